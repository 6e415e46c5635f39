import { AsyncLocalStorage } from 'node:async_hooks';
import { fault, isBuilding } from '../build-report.ts';
import { type IslandParts, islandPage } from '../html/island-page.ts';
import { parsed, streamOf, withOverlay } from '../html/page.ts';
import { hasMode, type IslandsOptions, type Mode, modeOf } from '../options.ts';
import { isRendered, pathOf } from '../waku.ts';

interface Rendering {
  /** The page's path. */
  readonly path: string;
  readonly mode: Mode;
}

const renderings = new AsyncLocalStorage<Rendering>();

/** Which page is being rendered. Outside of Waku, as in tests, it is a page with islands. */
export const currentPage = (): Rendering => renderings.getStore() ?? { path: '/', mode: 'islands' };

interface RenderOptions {
  readonly rscPath?: string;
  readonly onError?: (error: unknown) => unknown;
}
type Render = (
  elements: unknown,
  html: unknown,
  options: RenderOptions,
) => Promise<{ readonly stream: ReadableStream; readonly status?: number | undefined }>;

/**
 * Wraps Waku's function that renders a page, so that pages have islands, in builds and on request.
 * If a component throws, Waku would answer with an empty page: in a build that is a fault.
 *
 * @param parts undefined in development with React, where Waku's own client hydrates the page
 * @param base the path from which the site is served; given only in development with Preact, where
 *   errors are shown in the page
 */
export function withIslands(
  render: Render,
  options: IslandsOptions,
  parts?: () => Promise<IslandParts>,
  base?: string,
): Render {
  return async (elements, html, given) => {
    const path = pathOf(given.rscPath);
    const mode = modeOf(path, options);
    let thrown: unknown;
    const onError = (error: unknown) => {
      // An error with a digest is Waku's own, such as a redirect, or was reported where it was
      // thrown.
      if (!(error as { digest?: string } | null)?.digest) thrown ??= error;
      return given.onError?.(error);
    };
    const result = await renderings.run({ path, mode }, () =>
      render(elements, html, { ...given, onError }),
    );
    if (!parts || mode === 'full') return result;
    // The page is sent once it is complete, since an incomplete one cannot be parsed and changed.
    const source = await new Response(result.stream).text();
    const page = parsed(source);
    try {
      // Within `Suspense` React renders the page although something was thrown. In development what
      // `fault` in `build-report.ts` threw is shown even then. In a build `fault` throws nothing, and
      // only notes; a page that did not render at all is noted here.
      const isFault = base !== undefined && (thrown as { isFault?: boolean } | undefined)?.isFault;
      if (thrown && (isFault || !isRendered(source))) {
        if (!isBuilding()) throw thrown;
        const { stack = String(thrown) } = thrown as Error;
        fault(new Error(`${path}: ${stack.split('\n').slice(0, 4).join('\n  ')}`));
      }
      islandPage(page, path, mode, await parts());
    } catch (error) {
      if (base === undefined) throw error;
      // Waku has printed what was thrown while it rendered.
      if (error !== thrown) given.onError?.(error);
      const body = new Response(withOverlay(source, base, error as Error)).body;
      return { ...result, status: 500, stream: body as ReadableStream };
    }
    return { ...result, stream: streamOf(page) };
  };
}

/**
 * Wraps Waku's function that makes the page of a route that only the browser renders. The wrapped
 * function throws where no page has Waku's own client.
 */
export function withoutSsr(render: () => Promise<unknown>, options: IslandsOptions) {
  return () => {
    if (hasMode('full', options)) return render();
    throw new Error(
      `A page is rendered in the browser alone (disableSSR), which needs Waku's own client. In waku.config.ts write islands({ routes: { '/its/path': 'full' } }).`,
    );
  };
}
