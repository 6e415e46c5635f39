import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a request on its way: it waits until it is let go, its
 * connection ends at once or half-way through the answer, half of the file comes
 * as if it were all, or the file is gone.
 */
export type Obstacle = 'hold' | 'refuse' | 'cut' | 'half' | 'missing';

/** A request, as it reached the host. */
export interface Asked {
  /** Without the query. */
  readonly path: string;
  /** Why the browser asked, where it was for a page that nobody has opened yet. */
  readonly purpose: string | undefined;
  /** The bytes of the answer's body as they went over the wire; 0 until it has begun. */
  readonly bytes: number;
}

/**
 * A host in front of the site's server whose ways can be blocked. Playwright's
 * own interception turns the browser's cache off, and what the page preloads
 * would be fetched twice.
 */
export interface Front {
  readonly url: string;
  readonly asked: readonly Asked[];
  /** Blocks, from now on, requests whose path matches. */
  readonly block: (paths: RegExp, obstacle: Obstacle) => void;
  /** Takes every obstacle away and lets go what is held. */
  readonly clear: () => void;
  /** Answers from another server from now on: a new deployment. What matches `cached` is as it was. */
  readonly deploy: (url: string, cached?: RegExp) => void;
  readonly close: () => Promise<void>;
}

/** Every path that was asked for, in its order. */
export const pathsOf = ({ asked }: Pick<Front, 'asked'>) => asked.map(({ path }) => path);

export const SCRIPT = /\.js$/;

export async function startFront(site: string): Promise<Front> {
  const asked: { -readonly [Key in keyof Asked]: Asked[Key] }[] = [];
  let behind: (path: string) => string = () => site;
  let obstacles: { paths: RegExp; obstacle: Obstacle }[] = [];
  let letGo = () => {};
  let held = new Promise<void>(() => {});
  const holdAgain = () => {
    held = new Promise((done) => {
      letGo = done;
    });
  };
  holdAgain();

  const server = createServer(async (request, response) => {
    const address = request.url ?? '/';
    const path = address.replace(/\?.*$/s, '');
    const entry = {
      path,
      purpose: request.headers['sec-purpose'] as string | undefined,
      bytes: 0,
    };
    asked.push(entry);
    const obstacle = obstacles.find(({ paths }) => paths.test(path))?.obstacle;
    if (obstacle === 'hold') await held;
    if (obstacle === 'refuse') request.socket.destroy();
    else if (obstacle === 'missing') response.writeHead(404).end();
    else {
      entry.bytes = await pass(new URL(address, behind(path)), request, response, obstacle);
    }
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    block: (paths, obstacle) => {
      obstacles = [...obstacles, { paths, obstacle }];
    },
    clear: () => {
      obstacles = [];
      letGo();
      holdAgain();
    },
    deploy: (url, cached) => {
      behind = (path) => (cached?.test(path) ? site : url);
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Passes a request on, and the answer back; told the size of the answer's body. */
function pass(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  obstacle: Obstacle | undefined,
): Promise<number> {
  const { method } = request;
  const headers =
    obstacle === 'half' ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
  return new Promise((done) => {
    const onward = ask(url, { method, headers: { ...headers, host: url.host } }, (answer) => {
      done(Number(answer.headers['content-length'] ?? 0));
      if (obstacle === 'half') {
        sendHalf(answer, response);
        return;
      }
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (obstacle !== 'cut') {
        answer.pipe(response);
        return;
      }
      answer.once('data', (bytes: Buffer) => {
        response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
        answer.destroy();
      });
    });
    onward.on('error', () => {
      response.destroy();
      done(0);
    });
    onward.end();
  });
}

async function sendHalf(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const bytes = Buffer.concat(await answer.toArray());
  const half = bytes.subarray(0, bytes.length / 2);
  const headers = { ...answer.headers, 'content-length': String(half.length) };
  response.writeHead(answer.statusCode ?? 500, headers).end(half);
}
