import type { ReactNode } from 'react';
import { Floats } from '../../components/floats';
import { Footer } from '../../components/footer';
import { Header } from '../../components/header';
import { Meridian } from '../../components/meridian';

/** The frame that every page shares; rendered once for all of them. */
export default async function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Header />
      <Meridian />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Floats />
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
