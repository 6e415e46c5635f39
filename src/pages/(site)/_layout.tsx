import type { ReactNode } from 'react';
import { Floats } from '../../components/floats';
import { Footer } from '../../components/footer';
import { Header } from '../../components/header';
import { Meridian } from '../../components/meridian';
import { PageChanges } from '../../islands/page-changes';
import { PageTransition } from '../../islands/page-transition';

/** The frame that every page shares; rendered once for all of them. */
export default async function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Header />
      <Meridian />
      <main id="main" tabIndex={-1}>
        <PageTransition>{children}</PageTransition>
      </main>
      <Footer />
      <Floats />
      <PageChanges />
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
