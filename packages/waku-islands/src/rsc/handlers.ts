import {
  elementsOf,
  htmlOf,
  type Page,
  pageOf,
  scriptsIn,
  streamOf,
  textOf,
} from '../html/page.ts';
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
      const page = await pageOf(body);
      const html = htmlOf(page);
      const elements = elementsOf(page);
      const scripts = scriptsIn(elements).map(textOf).filter(Boolean);
      // A policy holds for speculation rules too.
      for (const script of scriptsIn(elements, /json/)) all.add(textOf(script));
      const { document } = page;
      await write((await hooks.beforeWrite?.({ file, html, document, scripts })) ?? html);
    },
    run: async (build, utils) => {
      await build();
      for (const [file, body] of hooks.afterBuild?.([...all]) ?? [])
        await utils.generateFile(file, body);
    },
  });
}

/** Puts the CSS that a page uses in place of its links to style sheets. */
export type InlineStyles = (file: string, page: Page) => void;

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
      const page = await pageOf(body);
      shared[KEY]?.(file, page);
      return write(streamOf(page));
    },
  });
}
