import { colours } from './colours';
import { tokens } from './tokens';

/** The theme as lists, for the page that shows it. */

/** Every colour by role, as it is in one theme. */
export function coloursIn(theme: 'day' | 'night'): { role: string; value: string }[] {
  return Object.entries(colours).map(([role, value]) => ({ role, value: value[theme] }));
}

/** Every other token, by kind: its name and its value. */
export const measures = Object.entries(tokens).map(([kind, values]) => ({
  kind,
  values: Object.entries(values as Record<string, { readonly value: unknown }>).map(
    ([name, { value }]) => [name, String(value)] as const,
  ),
}));
