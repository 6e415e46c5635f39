'use client';

import { useState } from 'react';

export const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <section className="card counter">
      <p>Count: {count}</p>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        Increment
      </button>
    </section>
  );
};
