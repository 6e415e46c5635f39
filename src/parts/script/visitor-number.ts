import type { LANGUAGE } from '../../site/format';

/** What the visitor counts in a month, how many, and what that comes to at a client's rate. */
export interface VisitorNumber {
  /** What is counted, in the plural: “bookings”. */
  readonly unit: string;
  readonly number: number;
  readonly comesTo: number;
  /** The number as people write it: “1,250”. */
  readonly written: string;
  /** The number with its unit: “1,250 bookings a month”, “1 booking a month”. */
  readonly said: string;
  /** Whose rate it is: “at the rate of Hair Nova. Not a promise.” */
  readonly terms: string;
}

/** The window's event when the number has changed or has been forgotten. */
const NUMBER_CHANGED = 'visitornumber';
const STORAGE_KEY = 'visitorNumber';

/** The number that the visitor typed on the home page, kept on the device for the session. */
export function readNumber(): VisitorNumber | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) as string);
  } catch {
    // Nothing was typed, or storage is blocked.
    return null;
  }
}

/** Keeps or forgets the number, and shows it; with storage blocked it ends with the page. */
export function keepNumber(number: VisitorNumber | null): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(number));
  } catch {
    // Storage is blocked: the page shows the number all the same.
  }
  showNumber(number);
  dispatchEvent(new Event(NUMBER_CHANGED));
}

/** Calls a function with the visitor's number: now, and whenever it changes. */
export function followNumber(show: (visitor: VisitorNumber | null) => void): void {
  const update = () => show(readNumber());
  addEventListener(NUMBER_CHANGED, update);
  update();
}

/** Answers the buttons that forget the visitor's number. */
export function forgetOnPress(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-forget]'))
    button.onclick = () => keepNumber(null);
}

/** A number as people write it: 1,250. Importing `LANGUAGE` would add 20 bytes to this script. */
export const written = (number: number): string =>
  number.toLocaleString('en-GB' satisfies typeof LANGUAGE);

/** A result rounded to what it can be known to: from 1,000 on to two digits. */
export const toTwoDigits = (number: number): number =>
  number < 1000 ? Math.round(number) : Number(number.toPrecision(2));

/** Writes a text into the part of an element that `data-part` names, where there is one. */
export function writePart(element: HTMLElement, name: string, text: string): void {
  const part = element.querySelector(`[data-part=${name}]`);
  if (part) part.textContent = text;
}

/** Sets the root's properties and `data-number`, from which the page's styles show the number. */
export function showNumber(visitor: VisitorNumber | null): void {
  const root = document.documentElement;
  root.toggleAttribute('data-number', Boolean(visitor));
  // JSON quotes a text as CSS does. An empty value removes the property.
  for (const name of ['said', 'written', 'number', 'comesTo'] as const)
    root.style.setProperty(`--${name}`, visitor ? JSON.stringify(visitor[name]) : '');
}
