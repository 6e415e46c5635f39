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

/** The result of rendering a component without the page around it. */
export interface Alone {
  /** The HTML; empty where the component threw. */
  readonly html: string;
  readonly error?: unknown;
  /** Whether the component still waits for something: `lazy()`, a promise. */
  readonly isWaiting: boolean;
  /** Whether the component has effects or reads a store. */
  readonly hasEffects: boolean;
  /** The contexts that the component read without a provider. */
  readonly contexts: readonly Context<unknown>[];
  /** The default value of a context. */
  readonly valueOf: (context: Context<unknown>) => unknown;
}

/** React's message for a root that waits outside of any `Suspense`, in development and builds. */
const SUSPENDED = /suspended while responding to synchronous input|error #426/;
/** React's mark of a boundary that shows its fallback. */
const FALLBACK = '<!--$!-->';

/** Renders a component as a root of its own, and finds the contexts that it read there. */
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
    isWaiting: html.includes(FALLBACK) || SUSPENDED.test(String(error)),
    hasEffects: effects > before,
    contexts: [...found].filter(([one, value]) => defaults.get(one) === value).map(([one]) => one),
    valueOf: (context: Context<unknown>) => defaults.get(context),
  };
}

/** How long a page waits for an island's promises, in milliseconds. */
const LONGEST_WAIT = 10_000;
/** The results that were asked for, by the props and then by the prefix of ids. */
const waits = new WeakMap<Props, Map<string, Promise<Alone>>>();

/**
 * The result of rendering a component once everything that it waits for has come. If that takes
 * longer than ten seconds, it is the first result. React asks repeatedly, and gets the same promise.
 *
 * @param first the result of the first rendering
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
      // Keeps long boundaries in their place instead of streaming them later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // For an error that a boundary catches, the fallback is shown.
      onError: () => {},
    }),
  ).then(({ prelude }) => new Response(prelude).text());
  let timer: unknown;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT);
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

/** Renders a component. @returns its result, and whether it has effects or reads a store */
export function watchEffects<T>(run: () => T): {
  readonly result: T;
  readonly hasEffects: boolean;
} {
  if (internals?.H) watch(internals.H);
  const before = effects;
  const result = run();
  return { result, hasEffects: effects > before };
}

/**
 * The ids that an island got so far where the client is Preact, which numbers them in the order of
 * rendering; React's encode the place. `browser/preact/root.ts` starts Preact with the same prefix.
 */
const ids = new AsyncLocalStorage<{
  readonly prefix: string;
  readonly given: Map<string, string>;
}>();
const withIds = <T>(client: Client | undefined, prefix: string, run: () => T): T =>
  client === 'preact' ? ids.run({ prefix, given: new Map() }, run) : run();

function preactId(id: string): string {
  const { prefix, given } = ids.getStore() ?? {};
  if (!given) return id;
  // A component that is rendered again keeps its id.
  if (!given.has(id)) given.set(id, `P${prefix}-${given.size}`);
  return given.get(id) as string;
}

/** How many effects components have had so far; `watch` counts them. */
let effects = 0;
/** The contexts that the component now rendered has read, with their values; `watch` adds them. */
let reads: Map<Context<unknown>, unknown> | undefined;
const watched = new WeakSet<Dispatcher>();

/** Counts effects and notes reads of contexts, through React's dispatcher, which all renders share. */
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
