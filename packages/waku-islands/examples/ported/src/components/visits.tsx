'use client';

import { useEffect, useState } from 'react';

/** Was an effect that ran at once. An effect alone waits for no press: it runs when the browser is idle. */
export const wake = 'idle';

export function Visits() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(1), []);
  return <output>{count > 0 ? 'Counted by an effect' : 'Not counted'}</output>;
}
