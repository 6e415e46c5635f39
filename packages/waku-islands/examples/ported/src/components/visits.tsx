'use client';

import { useEffect, useState } from 'react';

/** An island of one effect, which no press could wake: it wakes when the browser is idle. */
export const wake = 'idle';

export function Visits() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(1), []);
  return <output>{count > 0 ? 'Counted by an effect' : 'Not counted'}</output>;
}
