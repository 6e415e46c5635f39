import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
  useId,
} from 'react';
import { preinit } from 'react-dom';
import { fault, noteRendered, warn } from '../build-report.ts';
import type { IslandInfo } from '../island-info.ts';
import { isWake, WAKE_PROP, type Wake, waitsOnlyForPress, withReact } from '../wake-strategies.ts';
import { currentPage } from './document.ts';
import { emptied, mapped, type Props, serialised } from './props.ts';
import { type Alone, renderAlone, settled, watchEffects } from './render-alone.ts';

/**
 * Thrown where a component reads a context of the page around it, which does not reach an island.
 */
class ContextFault extends Error {}

/**
 * Wraps a client component that a server component renders: in the HTML it is an element that the
 * browser can hydrate by itself. Its props stand in an attribute; elements among them are slots,
 * whose markup the browser leaves alone.
 *
 * - Without slots it is rendered as a root of its own, as the browser hydrates it, so that `useId`
 *   gives the same ids.
 * - With slots it is rendered in the page's tree, since a slot may wait for data. `useId` then
 *   differs from the browser's: such an island takes its ids as props.
 *
 * Anything that prevents its hydration is a fault of the build, with the file, the line, the
 * component and what to do.
 */
export function island(Component: ComponentType<Props>, info: IslandInfo): ComponentType<Props> {
  if (info.package) return ofPackage(Component, info);
  const Still = still(Component, info);
  /**
   * Only for pages without Waku's client. It calls `useId`, which shifts all ids below it: Waku's
   * client would find others.
   */
  const Built = ({ props, wake }: { readonly props: Props; readonly wake: Wake }) => {
    const prefix = useId();
    const first = renderAlone(Component, emptied(props), prefix, info.client);
    // Outside of `withFaults`, which catches what is thrown: React waits by throwing.
    const alone = first.isWaiting
      ? use(settled(Component, props, prefix, first, info.client))
      : first;
    return withFaults(info, () => htmlOf(Component, { ...info, wake }, props, prefix, alone));
  };
  return function Island(given: Props) {
    const { [WAKE_PROP]: wakeHere, ...props } = given;
    const { mode, path } = currentPage();
    if (mode === 'full') return createElement(Component, props);
    const wake = wakeAt(wakeHere, info);
    if (wake === 'never') return createElement(Still, props);
    if (info.files && mode === 'islands') {
      if (!wakeHere) noteRendered(info.source);
      return createElement(Built, { props, wake });
    }
    withFaults(info, () => {
      if (mode === 'none')
        throw new Error(
          `it stands on ${path}, whose mode is none. Write \`export const wake = 'never'\` if it is to stay HTML, or give the page another mode`,
        );
      // The result is not needed: this reports what a build would refuse.
      contentsOf({ ...info, wake }, props, renderAlone(Component, emptied(props), ''));
    });
    return createElement(Component, props);
  };
}

/** A package's component that stays HTML. It is a fault if its place of use says when it wakes. */
const ofPackage =
  (Component: ComponentType<Props>, info: IslandInfo): ComponentType<Props> =>
  ({ [WAKE_PROP]: wakeHere, ...props }) => {
    if (wakeHere)
      fault(
        new Error(
          `<Island wake="${wakeHere}">: ${info.name} of ${info.package} stays HTML. Write islands({ include: { '${info.package}': '${wakeHere}' } }).`,
        ),
      );
    return createElement(Component, props);
  };

/**
 * When an island wakes: as its place of use says, or as its file says where the place says nothing.
 * An island that shares state wakes together with the others.
 */
function wakeAt(wakeHere: unknown, { wake, files, name, source }: IslandInfo): Wake {
  if (typeof wakeHere !== 'string' || !isWake(wakeHere)) return wake;
  if (wake === 'never' && files)
    fault(
      new Error(
        `<Island wake="${wakeHere}"> has no effect on ${name}: its file ${source} says wake = 'never'. Take out one of the two`,
      ),
    );
  return wake.includes('with-react') ? withReact(wakeHere) : wakeHere;
}

/** Runs something for an island. An error becomes a fault that names the island. */
function withFaults<T>(info: IslandInfo, run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    fault(explain(error as Error, info));
    return null;
  }
}

/** The contents of an island's element. @throws where it could not be hydrated */
function contentsOf(info: IslandInfo, props: Props, alone: Alone) {
  if (info.actions)
    throw new Error(
      `it imports the server actions of ${info.actions}, which need Waku's client. Pass \`<form action={…}>\` of a server component as its children, fetch an address of src/pages/_api, or give the page the mode full`,
    );
  const slots: ReactNode[] = [];
  const data = JSON.stringify(serialised(props, slots, 'props'));
  const provided = alone.contexts
    .filter((context) => use(context) !== alone.valueOf(context))
    .map(({ displayName }) => displayName ?? 'of a package');
  // `namesOfContexts` in `client-modules.ts` gives contexts their names. Waku's links read the router
  // without needing it: they would be rendered, and do nothing.
  if (provided.some((name) => name.includes('node_modules/waku/')))
    throw new Error('Missing Router');
  if (provided.length > 0)
    throw new ContextFault(`it reads the context ${provided[0]}, whose provider is outside of it`, {
      cause: alone.error,
    });
  if (alone.error && !alone.isWaiting) throw alone.error;
  if (
    info.files &&
    !alone.html &&
    alone.hasEffects &&
    slots.length === 0 &&
    waitsOnlyForPress(info.wake)
  )
    throw new Error(
      "it renders nothing that could be pressed, so its effects would never run. Move them to the module that the option `script` names, or write `export const wake = 'idle'`, which brings React to every reader",
    );
  const outer = use(Outer);
  if (outer && alone.contexts.length > 0)
    warn(
      info.source,
      `the island ${info.name} reads a context and stands in a slot of ${outer}, whose contexts do not reach it.`,
    );
  return { slots, data };
}

function htmlOf(
  Component: ComponentType<Props>,
  info: IslandInfo,
  props: Props,
  prefix: string,
  alone: Alone,
): ReactNode {
  const { slots, data } = contentsOf(info, props, alone);
  const { html } = alone;
  // Dynamic imports may be in the HTML already, so their sheets are linked as plugin-rsc does.
  for (const [href, classes] of info.laterStyles ?? []) {
    if (classes.length === 0 || classes.some((name) => html.includes(name)))
      preinit(href, { as: 'style', crossOrigin: 'anonymous', precedence: PRECEDENCE });
  }
  // `browser/boot.ts` reads `data-island`. That script and `html/island-page.ts` read `data-wake`.
  // `browser/hydrate.ts` reads `data-props` and `data-prefix`.
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

/** The component of an island that never wakes: it warns where it has effects. */
function still(
  Component: ComponentType<Props>,
  { source, name }: IslandInfo,
): ComponentType<Props> {
  if (typeof Component !== 'function' || Component.prototype?.isReactComponent) return Component;
  return function Still(props: Props) {
    const { result, hasEffects } = watchEffects(() =>
      (Component as (props: Props) => ReactNode)(props),
    );
    if (hasEffects)
      warn(source, `${name} has effects or reads a store, and wake = 'never': they do not run.`);
    return result;
  };
}

/** React's name for the group of style sheets that client components bring. */
const PRECEDENCE = 'vite-rsc/client-reference';

/** The island whose slot is being rendered. */
const Outer = createContext('');

/** An error with the place of the island, and with a remedy where there is one. */
function explain(error: Error, { source, line, name }: IslandInfo): Error {
  const where = `${line ? `${source}:${line}` : source}: the island ${name}`;
  const { message } = error;
  if (/Missing Router/.test(message)) {
    return new Error(
      `${where} uses Waku's router (useRouter, Link), which pages without Waku's client do not have. Pass what it needs as a prop, use a plain <a>, or write \`export const wake = 'never'\` if it is to stay HTML.`,
    );
  }
  if (error instanceof ContextFault) {
    const thrown = error.cause ? ` (it throws "${(error.cause as Error).message}")` : '';
    return new Error(
      `${where}: ${message}${thrown}. Contexts do not reach an island, which is a root of its own: put the provider inside, share the value through a store that both import, or pass it as a prop.`,
      { cause: error },
    );
  }
  return new Error(`${where}: ${message}`, { cause: error });
}

/** Slots that the component did not render at first; `browser/slots.ts` takes them when it does. */
function Templates({ slots, rendered }: { slots: readonly ReactNode[]; rendered: Set<number> }) {
  return slots.map((slot, at) =>
    rendered.has(at) ? null : createElement('template', { key: at, 'data-slot': at }, slot),
  );
}

function Slot({ at, rendered, children }: SlotProps) {
  if (rendered.has(at)) throw new Error(`it renders the same element twice; pass it once for each`);
  rendered.add(at);
  // `browser/slots.ts` finds it by its number.
  return createElement('waku-slot', { 'data-slot': at }, children);
}
interface SlotProps {
  readonly at: number;
  readonly rendered: Set<number>;
  readonly children?: ReactNode;
}

function withSlots(props: Props, rendered: Set<number>): Props {
  let at = 0;
  return mapped(props, '', (slot) => {
    const number = at++;
    return createElement(Slot, { key: number, at: number, rendered }, slot);
  }) as Props;
}
