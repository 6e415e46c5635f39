import type { ReactNode } from 'react';
import { Menu } from '../components/menu';
import { MenuButton } from '../components/menu-button';

/** Before porting, the layout had Jotai's `Provider` and Waku's `Link`. */
export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a href="/">Home</a>
      <MenuButton />
      <Menu />
      {children}
    </>
  );
}
