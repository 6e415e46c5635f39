import { Suspense } from 'react';
import { Counter } from '../components/counter';

async function Late() {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return <p>Late content</p>;
}

export default function Clock({ query }: { readonly query: string }) {
  return (
    <>
      <h1>Rendered on request</h1>
      <p>Asked for {new URLSearchParams(query).get('name')}</p>
      <Counter />
      <Suspense fallback={<p>Wait</p>}>
        <Late />
      </Suspense>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
