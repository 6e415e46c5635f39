import { AsyncLocalStorage } from 'node:async_hooks';
import * as React from 'react';
import { type ComponentType, type Context, createElement, use } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { prerender } from 'react-dom/static.edge';
import type { Client } from '../options.ts';
import { emptied, type Props } from './props.ts';

/** React's dispatcher while it renders, by which components read contexts. */
interface Dispatcher {
  useContext: (context: Context<unknown>) => unknown;
  use: (usable: unknown) => unknown;
  useEffect: Hook;
  useLayoutEffect: Hook;
  useSyncExternalStore: Hook;
  useId: () => string;
}
type Hook = (...args: readonly unknown[]) => unknown;
const internals = (
  React as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { H: Dispatcher | null };
  }
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/** What a component is without the page around it. */
export interface Alone {
  /** Its HTML; nothing where it threw. */
  readonly html: string;
  readonly error?: unknown;
  /** Whether something in it is still to come: `lazy()`, a promise. */
  readonly isWaiting: boolean;
  readonly hasEffects: boolean;
  /** The contexts without a provider that it read, and the values that these have then. */
  readonly contexts: readonly Context<unknown>[];
  readonly valueOf: (context: Context<unknown>) => unknown;
}

/** What React says of a root that waits outside of any `Suspense`, in development and in a build. */
const WAITS = /suspended while responding to synchronous input|error #426/;
/** How React marks a boundary whose fallback stands in its place. */
const FALLBACK = '<!--$!-->';

/** Renders a component as a root, and says which contexts without a provider it read there. */
export function renderAlone(
  Component: ComponentType<Props>,
  props: Props,
  identifierPrefix: string,
  client?: Client,
): Alone {
  const found = new Map<Context<unknown>, unknown>();
  function Probe() {
    if (internals?.H) watch(internals.H);
    return createElement(Component, props);
  }
  reads = found;
  const before = effects;
  let html = '';
  let error: unknown;
  try {
    html = withIds(client, identifierPrefix, () =>
      renderToString(createElement(Probe), { identifierPrefix }),
    );
  } catch (thrown) {
    error = thrown;
  }
  reads = undefined;
  const defaults = new Map<Context<unknown>, unknown>();
  function Defaults() {
    for (const context of found.keys()) defaults.set(context, use(context));
    return null;
  }
  renderToString(createElement(Defaults));
  return {
    html,
    error,
    isWaiting: html.includes(FALLBACK) || WAITS.test(String(error)),
    hasEffects: effects > before,
    contexts: [...found].filter(([one, value]) => defaults.get(one) === value).map(([one]) => one),
    valueOf: (context: Context<unknown>) => defaults.get(context),
  };
}

/** How long a page waits for what an island waits for, in milliseconds. */
const PATIENCE = 10_000;
const waits = new WeakMap<Props, Map<string, Promise<Alone>>>();

/**
 * The same component once what it waits for has come; after ten seconds it stays as it was, with its
 * fallback. React asks again and again, and is given the same promise.
 *
 * @param first what it was at once
 */
export function settled(
  Component: ComponentType<Props>,
  props: Props,
  identifierPrefix: string,
  first: Alone,
  client?: Client,
): Promise<Alone> {
  const ofProps = waits.get(props) ?? new Map<string, Promise<Alone>>();
  waits.set(props, ofProps);
  const known = ofProps.get(identifierPrefix);
  if (known) return known;
  function Probe() {
    if (internals?.H) watch(internals.H);
    return createElement(Component, emptied(props));
  }
  const complete = withIds(client, identifierPrefix, () =>
    prerender(createElement(Probe), {
      identifierPrefix,
      // A boundary stands where it belongs, however long it is.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // What a boundary catches is shown by its fallback.
      onError: () => {},
    }),
  ).then(({ prelude }) => new Response(prelude).text());
  let timer: unknown;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  const result = Promise.race([complete, late])
    .then(
      (html): Alone =>
        html === undefined ? first : { ...first, html, error: undefined, isWaiting: false },
      (error): Alone => ({ ...first, error, isWaiting: false }),
    )
    .finally(() => clearTimeout(timer as number));
  ofProps.set(identifierPrefix, result);
  return result;
}

/** What a component renders, and whether it has effects or reads a store. */
export function withEffects<T>(run: () => T): { readonly result: T; readonly hasEffects: boolean } {
  if (internals?.H) watch(internals.H);
  const before = effects;
  const result = run();
  return { result, hasEffects: effects > before };
}

/** The ids of a root that Preact hydrates: it numbers them in the order of rendering, while React's name their place. */
const ids = new AsyncLocalStorage<{
  readonly prefix: string;
  readonly given: Map<string, string>;
}>();
const withIds = <T>(client: Client | undefined, prefix: string, run: () => T): T =>
  client === 'preact' ? ids.run({ prefix, given: new Map() }, run) : run();

function preactId(id: string): string {
  const { prefix, given } = ids.getStore() ?? {};
  if (!given) return id;
  // A component that is rendered again has the same.
  if (!given.has(id)) given.set(id, `P${prefix}-${given.size}`);
  return given.get(id) as string;
}

let effects = 0;
let reads: Map<Context<unknown>, unknown> | undefined;
const watched = new WeakSet<Dispatcher>();

/** Notes what is read through a dispatcher, which React shares between all renders. */
function watch(dispatcher: Dispatcher): void {
  if (watched.has(dispatcher)) return;
  watched.add(dispatcher);
  const { useContext, use: useUsable, useId } = dispatcher;
  dispatcher.useId = () => preactId(useId());
  for (const name of ['useEffect', 'useLayoutEffect', 'useSyncExternalStore'] as const) {
    const hook = dispatcher[name];
    dispatcher[name] = (...args) => {
      effects++;
      return hook(...args);
    };
  }
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
