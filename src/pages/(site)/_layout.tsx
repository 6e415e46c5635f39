import type { ReactNode } from 'react';
import { Floats } from '../../frame/floats';
import { Footer } from '../../frame/footer';
import { Header } from '../../frame/header';
import { Meridian } from '../../frame/meridian';

/** The frame that every page shares; rendered once for all of them. */
export default async function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Header />
      <Meridian />
      <main id="main">{children}</main>
      <Footer />
      <Floats />
    </>
  );
}
