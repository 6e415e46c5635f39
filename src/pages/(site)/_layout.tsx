import type { ReactNode } from 'react';
import { FloatingLinks } from '../../layout/floating-links';
import { Footer } from '../../layout/footer';
import { Header } from '../../layout/header';
import { Meridian } from '../../layout/meridian';

/** What stands around every page of `(site)`, rendered once for all; frames have none of it. */
export default async function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Header />
      <Meridian />
      <main id="main">{children}</main>
      <Footer />
      <FloatingLinks />
    </>
  );
}
