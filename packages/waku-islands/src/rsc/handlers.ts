import { elementsOf, scriptsIn, textOf } from '../html/page.ts';
import type { BuildHooks } from '../server.ts';
import { isPayload, withBuild } from '../waku.ts';

/**
 * Wraps a router's build: payloads are not written where no page has a router, and the hooks of the
 * project are called.
 *
 * @param needsPayloads whether Waku's own client runs on some pages
 */
export function withHooks<H>(handlers: H, hooks: BuildHooks, needsPayloads: boolean): H {
  const all = new Set<string>();
  return withBuild(handlers, {
    hasServer: hooks.hasServer ?? true,
    file: async (file, body, write) => {
      if (!file.endsWith('.html')) {
        if (needsPayloads || !isPayload(file)) await write(body);
        return;
      }
      const source = await new Response(body).text();
      const elements = elementsOf(source);
      const scripts = scriptsIn(elements).map(textOf).filter(Boolean);
      // A policy holds for speculation rules too.
      for (const script of scriptsIn(elements, /json/)) all.add(textOf(script));
      await write((await hooks.beforeWrite?.({ file, html: source, scripts })) ?? source);
    },
    run: async (build, utils) => {
      await build();
      for (const [file, body] of hooks.afterBuild?.([...all]) ?? [])
        await utils.generateFile(file, body);
    },
  });
}

/** A page's HTML with the CSS that it uses in place of links to style sheets. */
export type InlineStyles = (file: string, html: string) => string;

const KEY = Symbol.for('waku-islands:critical-css');
const shared = globalThis as { [KEY]?: InlineStyles };

/**
 * Makes critical CSS available to the built server, which Waku runs in the same process to generate
 * the pages: in the server's bundle, PostCSS would have to be bundled too.
 */
export function offerStyles(inline: InlineStyles): void {
  shared[KEY] = inline;
}

/** Wraps a router's build so that its pages hold their CSS. */
export function withStyles<H>(handlers: H): H {
  return withBuild(handlers, {
    file: async (file, body, write) => {
      if (!file.endsWith('.html')) return write(body);
      const html = await new Response(body).text();
      return write(shared[KEY]?.(file, html) ?? html);
    },
  });
}
