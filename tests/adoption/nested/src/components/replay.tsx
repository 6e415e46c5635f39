'use client';

import { useState } from 'react';

const NOTHING = { untyped: 0, reset: 0, popover: 0, role: 0, summary: 0, toggle: 0 };

/** Every kind of control whose press the browser answers too, and fields that React controls. */
export function Replay() {
  const [counts, setCounts] = useState(NOTHING);
  const [animal, setAnimal] = useState('');
  const [colour, setColour] = useState('blue');
  const [isSure, setSure] = useState(false);
  const add = (name: keyof typeof NOTHING) => () =>
    setCounts((before) => ({ ...before, [name]: before[name] + 1 }));
  return (
    <div>
      <input
        aria-label="Animal"
        value={animal}
        onChange={({ target }) => setAnimal(target.value)}
      />
      <select aria-label="Colour" value={colour} onChange={({ target }) => setColour(target.value)}>
        <option>blue</option>
        <option>red</option>
      </select>
      <input
        type="checkbox"
        aria-label="Sure"
        checked={isSure}
        onChange={({ target }) => setSure(target.checked)}
      />
      <form method="post" action="/posted" target="answer">
        {/* biome-ignore lint/a11y/useButtonType: that it is none is what is tried */}
        <button onClick={add('untyped')}>Untyped</button>
      </form>
      <form>
        <input aria-label="Note" />
        <button type="reset" onClick={add('reset')}>
          Reset
        </button>
      </form>
      <iframe name="answer" title="answer" hidden />
      <button type="button" popoverTarget="popover" onClick={add('popover')}>
        Popover
      </button>
      <div id="popover" popover="auto">
        The popover
      </div>
      <div role="button" tabIndex={0} onClick={add('role')} onKeyDown={() => {}}>
        Role
      </div>
      <details onToggle={add('toggle')}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed */}
        <summary onClick={add('summary')} onKeyDown={() => {}}>
          More
        </summary>
      </details>
      <p>{`${animal} ${colour} ${isSure}`}</p>
      <p>
        {Object.entries(counts)
          .map((entry) => entry.join(' '))
          .join(', ')}
      </p>
    </div>
  );
}
