'use client';

import { useState } from 'react';

export const wake = 'visible';

export function Likes({ title }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {title}: {count}
    </button>
  );
}
