'use client';

import { useState } from 'react';

const TEXTS = ['The first', 'The second'];

/** Porting changed nothing here. A press on a tab wakes the island and is then replayed. */
export function Tabs() {
  const [at, setAt] = useState(0);
  return (
    <section>
      {TEXTS.map((text, index) => (
        <button key={text} type="button" onClick={() => setAt(index)}>
          Tab {index + 1}
        </button>
      ))}
      <p>
        {TEXTS[at]}, shown: {at}
      </p>
    </section>
  );
}
