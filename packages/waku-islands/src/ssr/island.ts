import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
  useId,
} from 'react';
import { type Wake, waitsForPress } from '../wake.ts';
import { currentPage } from './document.ts';
import { emptied, mapped, type Props, serialised } from './props.ts';
import { renderAlone, withEffects } from './render-alone.ts';

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
  if (info.wake === 'never') return still(Component, info);
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
  const provided = isolated.contexts
    .filter((context) => use(context) !== isolated.valueOf(context))
    .map(({ displayName }) => displayName ?? 'of a package');
  // Links read the router without needing it, and then lead nowhere.
  if (provided.some((name) => name.includes('node_modules/waku/')))
    throw new Error('Missing Router');
  if (provided.length > 0)
    throw new Error(`it reads the context ${provided[0]}, whose provider is outside of it`);
  if (
    info.files &&
    !isolated.html &&
    isolated.hasEffects &&
    slots.length === 0 &&
    waitsForPress(info.wake)
  )
    throw new Error(
      "it renders nothing that could be pressed, so its effects would never run. Write `export const wake = 'load'`, or 'idle'",
    );
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

/** A component that stays HTML, with a warning where it has effects. */
function still(
  Component: ComponentType<Props>,
  { source, name }: IslandInfo,
): ComponentType<Props> {
  if (typeof Component !== 'function' || Component.prototype?.isReactComponent) return Component;
  return function Still(props: Props) {
    const { result, hasEffects } = withEffects(() =>
      (Component as (props: Props) => ReactNode)(props),
    );
    if (hasEffects)
      warn(`${source}: ${name} has effects or reads a store, and wake = 'never': they do not run`);
    return result;
  };
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

function withSlots(props: Props, rendered: Set<number>): Props {
  let at = 0;
  return mapped(props, '', (slot) => {
    const number = at++;
    return createElement(Slot, { key: number, at: number, rendered }, slot);
  }) as Props;
}
