import type { Page, Request } from 'playwright/test';

/**
 * The paths that a page asks for from here on, in their order; the list grows with them.
 *
 * @param passes which requests count; every one without
 */
export function requestsOf(
  page: Page,
  passes: (request: Request) => boolean = () => true,
): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (passes(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** The pages that the browser itself loads from here on. */
export const documentsOf = (page: Page) =>
  requestsOf(
    page,
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
  );
