'use client';

import { useAtom } from 'jotai';
import { applyTheme, type Theme } from '../boot/theme';
import { themeAtom } from './store';

/** The words of the switch and the classes that dress it. */
interface Props {
  readonly legend: string;
  readonly options: readonly { readonly value: Theme; readonly label: string }[];
  readonly classes: { readonly root: string; readonly option: string };
}

/** Day, night or the device's choice. The boot script restores it before the first paint and answers the switch until React does. */
export function ThemeSwitch({ legend, options, classes }: Props) {
  const [theme, setTheme] = useAtom(themeAtom);
  const choose = (next: Theme) => {
    setTheme(next);
    applyTheme(next);
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
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
