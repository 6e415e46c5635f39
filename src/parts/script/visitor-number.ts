import type { LANGUAGE } from '../../site/format';

/** What the visitor counts in a month, how many of it there are, and what they would be at the rate of a client. */
export interface VisitorNumber {
  /** In the plural: “bookings”. */
  readonly unit: string;
  readonly number: number;
  readonly comesTo: number;
  /** As people write it: “1,250”. */
  readonly written: string;
  /** With what it counts: “1,250 bookings a month”, “1 booking a month”. */
  readonly said: string;
}

/** Told to the window when the number has changed or has gone. */
export const NUMBER_CHANGED = 'visitornumber';

/** The number that the visitor has typed on the home page: it is kept for the session, on the device. */
export function readNumber(): VisitorNumber | undefined {
  try {
    return JSON.parse(sessionStorage.visitorNumber);
  } catch {
    // Nothing was typed, or storage is blocked.
    return undefined;
  }
}

/** Keeps a number, or forgets it, and shows it on this page. Where storage is blocked it is lost with the page. */
export function keepNumber(number: VisitorNumber | undefined): void {
  try {
    sessionStorage.visitorNumber = JSON.stringify(number ?? null);
  } catch {}
  showNumber(number);
  dispatchEvent(new Event(NUMBER_CHANGED));
}

/** Answers the buttons that forget the visitor's number. */
export function forgetOnPress(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-forget]'))
    button.onclick = () => keepNumber(undefined);
}

/** A number as people write it: 1,250. With the language's module this script would be 20 bytes longer. */
export const written = (number: number): string =>
  number.toLocaleString('en-GB' satisfies typeof LANGUAGE);

/** What a number comes to, no more exact than it can be: from 1,000 on in two digits. */
export const rounded = (number: number): number =>
  number < 1000 ? Math.round(number) : Number(number.toPrecision(2));

/** Shows a number wherever the page's styles write it: as properties of the root, and `data-number` on it. */
export function showNumber(visitor: VisitorNumber | null | undefined): void {
  const root = document.documentElement;
  root.toggleAttribute('data-number', Boolean(visitor));
  // The root has no other styles of its own. JSON's quotes are those of CSS.
  root.style.cssText = visitor
    ? `--said:${JSON.stringify(visitor.said)};--yours:${JSON.stringify(visitor.written)};--own:${visitor.number};--then:${visitor.comesTo}`
    : '';
}
