'use client';

import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { sizeAtom } from '../store';

/** State that is kept on the device shows when this island wakes. */
export const wake = 'idle';

export function Size() {
  const [size, setSize] = useAtom(sizeAtom);
  useEffect(() => {
    document.documentElement.style.fontSize = `${100 + 10 * size}%`;
  }, [size]);
  return (
    <section>
      <button type="button" onClick={() => setSize(size + 1)}>
        Larger
      </button>
      <p>Text size: {size}</p>
    </section>
  );
}
