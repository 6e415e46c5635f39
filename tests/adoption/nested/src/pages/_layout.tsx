import type { ReactNode } from 'react';
import { Link } from 'waku';
import '../styles.css';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <nav id="menu">
        <Link to="/">Home</Link>
        <Link to="/docs/start">About page</Link>
        <Link to="/contact">Contact</Link>
      </nav>
      <main>{children}</main>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
