'use client';

import { useId, useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <section className="card" aria-labelledby={useId()}>
      <p>Count: {count}</p>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        Increment
      </button>
    </section>
  );
}
