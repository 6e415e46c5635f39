import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * An obstacle that a request meets: it is held, its connection ends half-way through the answer, or
 * the file is missing.
 */
type Obstacle = 'hold' | 'cut' | 'missing';

/** What {@link startSiteProxy} starts. */
export type SiteProxy = Awaited<ReturnType<typeof startSiteProxy>>;

/** Matches the path of a script. */
export const SCRIPT = /\.js$/;

/**
 * A proxy in front of the site's server that can block requests. Playwright's interception would
 * turn the browser's cache off, and preloaded files would be fetched twice.
 */
export async function startSiteProxy(site: string) {
  /** The paths that were requested, in order, without queries. */
  const asked: string[] = [];
  let behind = site;
  let obstacles: { paths: RegExp; obstacle: Obstacle }[] = [];
  let held = Promise.withResolvers<void>();

  const server = createServer(async (request, response) => {
    const address = request.url ?? '/';
    const path = address.replace(/\?.*$/s, '');
    asked.push(path);
    const obstacle = obstacles.find(({ paths }) => paths.test(path))?.obstacle;
    if (obstacle === 'hold') await held.promise;
    if (obstacle === 'missing') response.writeHead(404).end();
    else pass(new URL(address, behind), request, response, obstacle === 'cut');
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: asked as readonly string[],
    /** Blocks, from now on, requests whose path matches. */
    block: (paths: RegExp, obstacle: Obstacle) => {
      obstacles = [...obstacles, { paths, obstacle }];
    },
    /** Ends all blocks and releases held requests. */
    clear: () => {
      obstacles = [];
      held.resolve();
      held = Promise.withResolvers();
    },
    /** Answers from another server from now on, as after a new deployment. */
    deploy: (url: string) => {
      behind = url;
    },
    close: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Passes a request on, and its answer or the first half of it back. */
function pass(url: URL, request: IncomingMessage, response: ServerResponse, isCut: boolean): void {
  const { method, headers } = request;
  ask(url, { method, headers: { ...headers, host: url.host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    if (!isCut) return answer.pipe(response);
    return answer.once('data', (bytes: Buffer) => {
      response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
      answer.destroy();
    });
  })
    .on('error', () => response.destroy())
    .end();
}
