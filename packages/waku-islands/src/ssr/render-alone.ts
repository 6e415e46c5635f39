import * as React from 'react';
import { type ComponentType, type Context, createElement, use } from 'react';
import { renderToString } from 'react-dom/server.edge';
import type { Props } from './props.ts';

/** React's dispatcher while it renders, by which components read contexts. */
interface Dispatcher {
  useContext: (context: Context<unknown>) => unknown;
  use: (usable: unknown) => unknown;
  useEffect: Hook;
  useLayoutEffect: Hook;
  useSyncExternalStore: Hook;
}
type Hook = (...args: readonly unknown[]) => unknown;
const internals = (
  React as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { H: Dispatcher | null };
  }
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/** Renders a component as a root, and says which contexts without a provider it read there. */
export function renderAlone(
  Component: ComponentType<Props>,
  props: Props,
  identifierPrefix: string,
) {
  const found = new Map<Context<unknown>, unknown>();
  function Probe() {
    if (internals?.H) watch(internals.H);
    return createElement(Component, props);
  }
  reads = found;
  const before = effects;
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
    hasEffects: effects > before,
    contexts: [...found].filter(([one, value]) => defaults.get(one) === value).map(([one]) => one),
    valueOf: (context: Context<unknown>) => defaults.get(context),
  };
}

/** What a component renders, and whether it has effects or reads a store. */
export function withEffects<T>(run: () => T): { readonly result: T; readonly hasEffects: boolean } {
  if (internals?.H) watch(internals.H);
  const before = effects;
  const result = run();
  return { result, hasEffects: effects > before };
}

let effects = 0;
let reads: Map<Context<unknown>, unknown> | undefined;
const watched = new WeakSet<Dispatcher>();

/** Notes what is read through a dispatcher, which React shares between all renders. */
function watch(dispatcher: Dispatcher): void {
  if (watched.has(dispatcher)) return;
  watched.add(dispatcher);
  const { useContext, use: useUsable } = dispatcher;
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
