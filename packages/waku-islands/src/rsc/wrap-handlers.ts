import { endReport } from '../build-report.ts';
import { elementsOf, htmlOf, type Page, scriptsIn, textOf, withOverlay } from '../html/page.ts';
import type { BuildHooks } from '../server.ts';
import { assertHandlers, isPayload, withBuild } from '../waku.ts';

/**
 * Wraps a router's build, to leave out payloads where no page has a router, and to call the hooks
 * of the project.
 *
 * @param needsPayloads whether Waku's own client runs on some pages
 */
export function withHooks<H>(handlers: H, hooks: BuildHooks, needsPayloads: boolean): H {
  /** All inline scripts of the pages, for a Content-Security-Policy. */
  const all = new Set<string>();
  return withBuild(handlers, {
    hasServer: hooks.hasServer ?? true,
    isWritten: (file) => needsPayloads || !isPayload(file),
    page: (file, page) => {
      const elements = elementsOf(page);
      const scripts = scriptsIn(elements).map(textOf).filter(Boolean);
      // A Content-Security-Policy applies to speculation rules too.
      for (const script of scriptsIn(elements, /json/)) all.add(textOf(script));
      const { document } = page;
      return hooks.beforeWrite?.({ file, html: htmlOf(page), document, scripts });
    },
    run: async (build, utils) => {
      await build();
      for (const [file, body] of hooks.afterBuild?.([...all]) ?? [])
        await utils.generateFile(file, body);
      await endReport(utils.generateFile);
    },
  });
}

/**
 * Wraps a router for development with Preact: a request that fails before a page is rendered is
 * answered with the error.
 */
export function withErrors<H>(handlers: H, base: string): H {
  assertHandlers(handlers);
  const { handleRequest } = handlers;
  return {
    ...handlers,
    handleRequest: async (input: { readonly type?: string }, ...more: readonly unknown[]) => {
      try {
        return await handleRequest(input, ...more);
      } catch (error) {
        // A digest is Waku's: a redirect, or a page that is not found.
        if (input.type !== 'http' || (error as { digest?: string }).digest) throw error;
        console.error((error as Error).stack);
        return new Response(withOverlay('', base, error as Error), {
          status: 500,
          headers: { 'content-type': 'text/html; charset=utf-8' },
        });
      }
    },
  };
}

/**
 * Puts the CSS that a page uses in place of its links to style sheets; `html/inline-styles.ts` makes
 * the function.
 */
export type InlineStyles = (file: string, page: Page) => undefined;

const KEY = Symbol.for('waku-islands:critical-css');
const shared = globalThis as { [KEY]?: InlineStyles };

/**
 * Makes critical CSS available to the built server, which Waku runs in the same process to generate
 * the pages. If the server's bundle imported it, PostCSS would have to be bundled too.
 */
export function offerStyles(inline: InlineStyles): void {
  shared[KEY] = inline;
}

/** Wraps a router's build so that its pages hold their CSS. */
export const withStyles = <H>(handlers: H): H =>
  withBuild(handlers, { page: (file, page) => shared[KEY]?.(file, page) });
