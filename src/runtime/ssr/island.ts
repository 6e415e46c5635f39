import * as React from 'react';
import {
  type ComponentType,
  type Context,
  createContext,
  createElement,
  isValidElement,
  type ReactNode,
  use,
  useId,
} from 'react';
import { renderToString } from 'react-dom/server.edge';
import type { Wake } from '../wake.ts';
import { currentPage } from './document.ts';

/** What the build knows of an island. */
export interface IslandInfo {
  /** Its source file, for messages. */
  readonly source: string;
  /** The name of its export. */
  readonly name: string;
  /** The names of its chunks beside those that every island needs, its own first; none in development. */
  readonly files?: readonly string[];
  readonly wake: Wake;
}

type Props = Readonly<Record<string, unknown>>;

/** The module of plugin-rsc that loads client components by their key. */
type SetRequireModule = (options: { readonly load: Load }) => void;
type Load = (key: string) => Promise<object>;

/**
 * Wraps the client components that server components render. What a client component imports itself
 * stays as it is: it is part of that island.
 *
 * @param known the islands by their key; nothing in development, where the key is the file's address
 */
export function wrapReferences(
  set: SetRequireModule,
  known?: Readonly<Record<string, Omit<IslandInfo, 'name'>>>,
): SetRequireModule {
  return (options) =>
    set({
      ...options,
      load: async (key) => {
        const module = await options.load(key);
        const info = known ? known[key] : inDevelopment(key, module);
        return info ? wrapped(module, info) : module;
      },
    });
}

function inDevelopment(key: string, module: { readonly wake?: Wake }) {
  if (/node_modules|^\/@/.test(key)) return undefined;
  return { source: key.replace(/^\/|[?].*/g, ''), wake: module.wake ?? 'press' };
}

function wrapped(module: object, info: Omit<IslandInfo, 'name'>): object {
  const islands = new Map<string | symbol, unknown>();
  return new Proxy(module, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, receiver);
      const isComponent = typeof value === 'function' || value?.$$typeof;
      if (!isComponent || typeof name !== 'string') return value;
      if (!islands.has(name)) islands.set(name, island(value, { ...info, name }));
      return islands.get(name);
    },
  });
}

/**
 * Wraps a client component that a server component renders: in the HTML it is an element that the
 * browser can hydrate by itself. Its props stand in an attribute; elements among them are slots, whose
 * markup the browser leaves alone.
 *
 * - Without slots it is rendered as a root of its own, as the browser hydrates it, so that `useId`
 *   gives the same ids.
 * - With slots it is rendered in the page's tree, since a slot may wait for data. `useId` then
 *   differs from the browser's: such an island takes its ids as props.
 *
 * @throws where it could not be hydrated: naming the file, the component and what to do
 */
export function island(Component: ComponentType<Props>, info: IslandInfo): ComponentType<Props> {
  if (info.wake === 'never') return Component;
  /** In a component of its own: `useId` alters the ids of what is inside, which Waku's client does not know. */
  const Built = (props: Props) => {
    const prefix = useId();
    return explained(info, () => htmlOf(Component, info, props, prefix));
  };
  return function Island(props: Props) {
    const { mode, path } = currentPage();
    if (mode === 'full') return createElement(Component, props);
    if (info.files && mode === 'islands') return createElement(Built, props);
    explained(info, () => {
      if (mode === 'none')
        throw new Error(
          `it stands on ${path}, whose mode is none. Write \`export const wake = 'never'\` if it is to stay HTML, or give the page another mode`,
        );
      checked(Component, info, props, '');
    });
    return createElement(Component, props);
  };
}

function explained<T>(info: IslandInfo, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw explain(error as Error, info);
  }
}

/** Renders an island by itself, and its props as JSON. */
function checked(Component: ComponentType<Props>, info: IslandInfo, props: Props, prefix: string) {
  const slots: ReactNode[] = [];
  const data = JSON.stringify(serialised(props, slots, 'props'));
  const isolated = renderAlone(Component, emptied(props), prefix);
  for (const context of isolated.contexts) {
    if (use(context) !== isolated.valueOf(context))
      throw new Error('it reads a context whose provider is outside of it');
  }
  const outer = use(Outer);
  if (outer && isolated.contexts.length > 0)
    warn(
      `${info.source}: the island ${info.name} reads a context and stands in a slot of ${outer}, whose contexts do not reach it`,
    );
  return { slots, data, html: isolated.html };
}

function htmlOf(
  Component: ComponentType<Props>,
  info: IslandInfo,
  props: Props,
  prefix: string,
): ReactNode {
  const { slots, data, html } = checked(Component, info, props, prefix);
  const attributes = {
    'data-island': [info.name, ...(info.files ?? [])].join(' '),
    ...(info.wake === 'press' ? {} : { 'data-wake': info.wake }),
    ...(data === '{}' ? {} : { 'data-props': data }),
  };
  if (slots.length === 0) {
    return createElement('waku-island', {
      ...attributes,
      ...(html.includes(prefix) ? { 'data-prefix': prefix } : {}),
      dangerouslySetInnerHTML: { __html: html },
    });
  }
  const rendered = new Set<number>();
  const tree = createElement(Component, withSlots(props, rendered));
  return createElement(
    Outer,
    { value: info.name },
    createElement('waku-island', attributes, tree),
    createElement(Templates, { slots, rendered }),
  );
}

/** The island in whose slot something stands. */
const Outer = createContext('');
const warned = new Set<string>();

function warn(line: string): void {
  if (!warned.has(line)) console.warn(`waku-islands: ${line}.`);
  warned.add(line);
}

function explain(error: Error, { source, name }: IslandInfo): Error {
  const where = `${source}: the island ${name}`;
  const { message } = error;
  if (/Missing Router/.test(message)) {
    return new Error(
      `${where} uses Waku's router (useRouter, Link), which pages without Waku's client do not have. Pass what it needs as a prop, use a plain <a>, or write \`export const wake = 'never'\` if it is to stay HTML.`,
    );
  }
  if (/context/i.test(message)) {
    return new Error(
      `${where}: ${message}. Contexts do not reach an island, which is a root of its own: share the value through a store that both import, or pass it as a prop.`,
      { cause: error },
    );
  }
  return new Error(`${where}: ${message}`, { cause: error });
}

/** Slots that the component did not render at first, for the time when it does. */
function Templates({ slots, rendered }: { slots: readonly ReactNode[]; rendered: Set<number> }) {
  return slots.map((slot, at) =>
    rendered.has(at) ? null : createElement('template', { key: at, 'data-slot': at }, slot),
  );
}

function Slot({ at, rendered, children }: SlotProps) {
  if (rendered.has(at)) throw new Error(`it renders the same element twice; pass it once for each`);
  rendered.add(at);
  return createElement('waku-slot', { 'data-slot': at }, children);
}
interface SlotProps {
  readonly at: number;
  readonly rendered: Set<number>;
  readonly children?: ReactNode;
}

const LAZY = Symbol.for('react.lazy');
const isElement = (value: unknown): value is ReactNode =>
  isValidElement(value) || (value as { $$typeof?: symbol } | null)?.$$typeof === LAZY;

/** Children are one slot if any of them is an element; in other lists each element is its own. */
const isSlot = (value: unknown, name: string): value is ReactNode =>
  isElement(value) || (name === 'children' && Array.isArray(value) && value.some(isElement));

/** Copies plain data, with each slot replaced. */
function mapped(value: unknown, name: string, replace: (slot: ReactNode) => unknown): unknown {
  if (isSlot(value, name)) return replace(value);
  if (Array.isArray(value)) return value.map((one, at) => mapped(one, `${at}`, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapped(one, key, replace)]),
  );
}

function withSlots(props: Props, rendered: Set<number>): Props {
  let at = 0;
  return mapped(props, '', (slot) => {
    const number = at++;
    return createElement(Slot, { key: number, at: number, rendered }, slot);
  }) as Props;
}

const emptied = (props: Props): Props => mapped(props, '', () => null) as Props;

/**
 * The props as JSON can hold them, slots as `{"$s":"0"}`.
 *
 * @throws where JSON would lose or change a value
 */
function serialised(value: unknown, slots: ReactNode[], path: string): unknown {
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
  const kind = typeof value === 'object' ? value?.constructor.name : typeof value;
  throw new Error(
    `${path} is a ${kind}, which does not fit into HTML (${String(value)}). Pass a string, a number, a boolean, null, a list or a plain object of these, or an element`,
  );
}

/** React's dispatcher while it renders, by which components read contexts. */
interface Dispatcher {
  useContext: (context: Context<unknown>) => unknown;
  use: (usable: unknown) => unknown;
}
const internals = (
  React as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { H: Dispatcher | null };
  }
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/** Renders a component as a root, and says which contexts without a provider it read there. */
function renderAlone(Component: ComponentType<Props>, props: Props, identifierPrefix: string) {
  const found = new Map<Context<unknown>, unknown>();
  function Probe() {
    if (internals?.H) watch(internals.H);
    return createElement(Component, props);
  }
  reads = found;
  const html = renderToString(createElement(Probe), { identifierPrefix });
  reads = undefined;
  const defaults = new Map<Context<unknown>, unknown>();
  function Defaults() {
    for (const context of found.keys()) defaults.set(context, use(context));
    return null;
  }
  renderToString(createElement(Defaults));
  return {
    html,
    contexts: [...found].filter(([one, value]) => defaults.get(one) === value).map(([one]) => one),
    valueOf: (context: Context<unknown>) => defaults.get(context),
  };
}

let reads: Map<Context<unknown>, unknown> | undefined;
const watched = new WeakSet<Dispatcher>();

/** Notes what is read through a dispatcher, which React shares between all renders. */
function watch(dispatcher: Dispatcher): void {
  if (watched.has(dispatcher)) return;
  watched.add(dispatcher);
  const { useContext, use: useUsable } = dispatcher;
  dispatcher.useContext = (context) => {
    const value = useContext(context);
    if (!reads?.has(context)) reads?.set(context, value);
    return value;
  };
  dispatcher.use = (usable) => {
    const value = useUsable(usable);
    if (isContext(usable) && !reads?.has(usable)) reads?.set(usable, value);
    return value;
  };
}

const isContext = (usable: unknown): usable is Context<unknown> =>
  (usable as { $$typeof?: symbol } | null)?.$$typeof === Symbol.for('react.context');
