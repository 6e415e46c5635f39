import { useEffect } from 'react';
import { useRegisterRscEnhancer } from './waku-client.ts';

/** Delays before each retry of a payload request, in milliseconds. */
const WAITS = [300, 900, 2700];

/**
 * Retries a failed payload request three times, with exponential backoff. When all fail, or the
 * response is not a payload (a deleted page, a redirect to HTML), a pending navigation falls back
 * to a full page load.
 */
export function usePayloadRetries(): void {
  const register = useRegisterRscEnhancer();
  useEffect(
    () =>
      register((request) => (path, params, options) => {
        const patient: typeof fetch = (input, init) =>
          fetchPatiently(() => options.fetch(input, init), init?.signal ?? undefined).catch(
            (error) => {
              // Only a navigation can be aborted; a prefetch just fails.
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
      // Read to its end: a truncated body counts as a failure.
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

/** Hosts with a fallback page answer a missing file with 200 and HTML. */
function isPayload(response: Response): boolean {
  return response.ok && !response.headers.get('content-type')?.includes('text/html');
}

/** The page of a payload: `R/about` is `/about`, `R/_root` the home page, below the base path. */
function pageOf(rscPath: string): string {
  const route = rscPath.replace(/^R\/?/, '');
  return import.meta.env.WAKU_CONFIG_BASE_PATH + (route === '_root' ? '' : route);
}
