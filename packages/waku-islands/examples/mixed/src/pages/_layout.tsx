import type { ReactNode } from 'react';
import { Link } from 'waku';
import { ThemeProvider } from '../components/theme';
import '../styles.css';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider>
      <nav>
        <Link to="/">Home</Link> <Link to="/clock">Clock</Link> <a href="/app">App</a>{' '}
        <Link to="/imprint">Imprint</Link>
      </nav>
      {children}
    </ThemeProvider>
  );
}
