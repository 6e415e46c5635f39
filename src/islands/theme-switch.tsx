'use client';

import { useState } from 'react';
import { choose, type Theme } from '../boot/choices';
import { useOnPage } from './use-on-page';

/** Labels and class names of the switch. */
interface Props {
  readonly legend: string;
  readonly options: readonly { readonly value: Theme; readonly label: string }[];
  readonly classes: { readonly root: string; readonly option: string };
}

/**
 * Day, night or the device's setting. The boot script restores it before the first paint and
 * handles the switch until hydration.
 */
export function ThemeSwitch({ legend, options, classes }: Props) {
  const [theme, setTheme] = useState(themeOnPage);
  useOnPage(() => setTheme(themeOnPage()));
  const pick = (next: Theme) => {
    setTheme(next);
    choose('theme', next);
  };
  return (
    <fieldset className={classes.root} data-wake="">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={classes.option}>
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => pick(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The theme that the boot script has applied; the switch is in the layout, which is rendered once.
 */
function themeOnPage(): Theme {
  if (typeof document === 'undefined') return 'system';
  const { theme } = document.documentElement.dataset;
  return theme === 'day' || theme === 'night' ? theme : 'system';
}
