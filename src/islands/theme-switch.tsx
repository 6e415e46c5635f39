'use client';

import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { type Theme, themeAtom } from './store';

const KEY = 'theme';

/** The words of the switch and the classes that dress it. */
interface Props {
  readonly legend: string;
  readonly options: readonly { readonly value: Theme; readonly label: string }[];
  readonly classes: { readonly root: string; readonly option: string };
}

/** Day, night or the device's choice. Remembered here; put on before first paint by the boot script. */
export function ThemeSwitch({ legend, options, classes }: Props) {
  const [theme, setTheme] = useAtom(themeAtom);
  useEffect(() => {
    const remembered = document.documentElement.dataset.theme;
    if (remembered === 'day' || remembered === 'night') setTheme(remembered);
  }, [setTheme]);
  const choose = (next: Theme) => {
    setTheme(next);
    if (next === 'system') {
      delete document.documentElement.dataset.theme;
      localStorage.removeItem(KEY);
    } else {
      document.documentElement.dataset.theme = next;
      localStorage.setItem(KEY, next);
    }
  };
  return (
    <fieldset className={classes.root}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={classes.option}>
          <input
            type="radio"
            name={KEY}
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
