import type { ReactNode } from 'react';
import { Counter } from '../../components/counter';

export default function DocsLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="card">
      <p>Documents</p>
      {children}
      <Counter />
    </div>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
