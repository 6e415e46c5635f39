import { useEffect } from 'react';
import { useRegisterRscEnhancer } from './waku-client.ts';

/** How often a payload is asked for again, and how long is waited before each, in milliseconds. */
const WAITS = [300, 900, 2700];

/**
 * Asks again for a page's payload that did not come: three times, each after a
 * longer wait. When none comes, or the host answers with something that is no
 * payload (a page that is gone, a redirect to HTML), the visitor who is on the
 * way there is taken there by the browser itself.
 */
export function usePayloadRetries(): void {
  const register = useRegisterRscEnhancer();
  useEffect(
    () =>
      register((request) => (path, params, options) => {
        const patient: typeof fetch = (input, init) =>
          fetchPatiently(() => options.fetch(input, init), init?.signal ?? undefined).catch(
            (error) => {
              // Only a navigation can be aborted; what is fetched ahead just fails.
              if (!init?.signal || init.signal.aborted) throw error;
              window.location.assign(pageOf(path));
              return new Promise<never>(() => {});
            },
          );
        return request(path, params, { ...options, fetch: patient });
      }),
    [register],
  );
}

/**
 * @param ask makes the request; called up to four times
 * @param signal stops asking once aborted
 * @throws the last failure
 */
export async function fetchPatiently(
  ask: () => Promise<Response>,
  signal?: AbortSignal,
): Promise<Response> {
  for (let tries = 0; ; tries++) {
    try {
      const response = await ask();
      // To its end: a body that is cut off is a payload that did not come.
      if (isPayload(response)) return new Response(await response.arrayBuffer(), response);
      if (response.status < 500) throw new NotAPayload();
    } catch (error) {
      if (signal?.aborted || error instanceof NotAPayload) throw error;
    }
    const wait = WAITS[tries];
    if (wait === undefined) throw new Error('The payload did not come.');
    await new Promise((resolve) => setTimeout(resolve, wait));
    signal?.throwIfAborted();
  }
}

class NotAPayload extends Error {}

/** Hosts with a fallback page answer 200 and HTML for a file that is not there. */
function isPayload(response: Response): boolean {
  return response.ok && !response.headers.get('content-type')?.includes('text/html');
}

/** The page of a payload: `R/about` is `/about`, `R/_root` the home page, below the base path. */
function pageOf(rscPath: string): string {
  const route = rscPath.replace(/^R\/?/, '');
  return import.meta.env.WAKU_CONFIG_BASE_PATH + (route === '_root' ? '' : route);
}
