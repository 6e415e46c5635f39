import { options, type VNode } from 'preact';
import { hydrate, render, unmountComponentAtNode } from 'preact/compat';
import { effectsSoon } from './effects.ts';

/*
 * Replaces `react-dom/client`: Preact's roots, with the features of React's that islands need. The
 * short names are Preact's internal ones, which preact-render-to-string uses too.
 */
export { createRoot } from 'preact/compat/client';

interface Node extends VNode {
  /** The parent, the DOM node, and the mask for ids below it: a name and a number. */
  __?: Node | null;
  __e?: (Element & { __reactFiber?: boolean }) | null;
  __m?: [name: string, next: number];
  uncaught?: (error: unknown) => void;
}
type Catch = (error: unknown, vnode: Node, ...more: unknown[]) => void;
const hooks = options as typeof options & { __e: Catch };

interface RootOptions {
  readonly identifierPrefix?: string;
  readonly onUncaughtError?: (error: unknown) => void;
}

/** How many islands without ids in their HTML were hydrated; others have `data-prefix`. */
let unnamed = 0;

/** Hydrates a root, and lets its effects run before the next press is replayed. */
export function hydrateRoot(
  container: Element,
  app: Node,
  { identifierPrefix = `c${unnamed++}`, onUncaughtError }: RootOptions = {},
) {
  const root = {
    render: (children: VNode) => render(children, container),
    unmount: () => unmountComponentAtNode(container),
  };
  let hasFailed = false;
  app.__m = [identifierPrefix, 0];
  app.uncaught = (error) => {
    if (hasFailed) return;
    hasFailed = true;
    // Queued, since Preact continues with the rendering that it has begun.
    queueMicrotask(() => {
      root.unmount();
      onUncaughtError?.(error);
    });
  };
  effectsSoon();
  try {
    hydrate(app, container);
  } catch (error) {
    app.uncaught(error);
  }
  return root;
}

const caught = hooks.__e;
hooks.__e = (error, vnode, ...more) => {
  try {
    caught(error, vnode, ...more);
  } catch (uncaught) {
    let at: Node | null | undefined = vnode;
    while (at && !at.uncaught) at = at.__;
    at?.uncaught?.(uncaught);
    throw uncaught;
  }
};

const { diffed } = options;
options.diffed = (vnode: Node) => {
  diffed?.(vnode);
  // `hydrate.ts` waits for the mark that React puts on hydrated elements.
  if (typeof vnode.type === 'string' && vnode.__e) vnode.__e.__reactFiber = true;
};
