import { isValidElement, type ReactNode } from 'react';

export type Props = Readonly<Record<string, unknown>>;

const LAZY = Symbol.for('react.lazy');
const isElement = (value: unknown): value is ReactNode =>
  isValidElement(value) || (value as { $$typeof?: symbol } | null)?.$$typeof === LAZY;

/** Children are one slot if any of them is an element; in other lists each element is a slot. */
const isSlot = (value: unknown, name: string): value is ReactNode =>
  isElement(value) || (name === 'children' && Array.isArray(value) && value.some(isElement));

/** Copies plain data, with each slot replaced. @param name the key under which the data stands */
export function mapped(
  value: unknown,
  name: string,
  replace: (slot: ReactNode) => unknown,
): unknown {
  if (isSlot(value, name)) return replace(value);
  if (Array.isArray(value)) return value.map((one, at) => mapped(one, `${at}`, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapped(one, key, replace)]),
  );
}

/** The props with null in the place of each slot. */
export const emptied = (props: Props): Props => mapped(props, '', () => null) as Props;

/**
 * The props as JSON can hold them. A slot becomes `{"$s":"0"}`, in whose place `browser/slots.ts`
 * puts an element.
 *
 * @param slots gets the slots, in the order of their numbers
 * @param path where the value stands among the props, for messages
 * @throws where JSON would lose or change a value
 */
export function serialised(value: unknown, slots: ReactNode[], path: string): unknown {
  const name = path.split('.').at(-1) as string;
  if (isSlot(value, name)) return { $s: `${slots.push(value) - 1}` };
  if (Array.isArray(value)) return value.map((one, at) => serialised(one, slots, `${path}.${at}`));
  const isPlain =
    typeof value === 'object' &&
    (value === null || [Object.prototype, null].includes(Object.getPrototypeOf(value)));
  if (isPlain && value !== null) {
    if ('$s' in value) throw new Error(`${path} has a key "$s", which marks slots; rename it`);
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, serialised(one, slots, `${path}.${key}`)]),
    );
  }
  const isValue = ['string', 'boolean', 'undefined'].includes(typeof value) || value === null;
  if (isValue || Number.isFinite(value)) return value;
  if (typeof value === 'function' && ('$$FORM_ACTION' in value || '$$typeof' in value))
    throw new Error(
      `${path} is a server action, which needs Waku's client. Pass \`<form action={${name}}>\` of a server component as its children, fetch an address of src/pages/_api, or give the page the mode full`,
    );
  const kind = typeof value === 'object' ? value?.constructor.name : typeof value;
  throw new Error(
    `${path} is a ${kind}, which does not fit into HTML (${String(value)}). Pass a string, a number, a boolean, null, a list or a plain object of these, or an element`,
  );
}
