import { existsSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { distFolder } from '../src/build-helpers/settings.ts';
import { basePath as basePathOf } from '../src/site/environment.ts';
import { readHostSite } from './hosts/host-site.ts';
import { type HostName, hostNamed, hosts } from './hosts/imitated-hosts.ts';
import { headersFor } from './parse-host-files.ts';

/** What to serve and where. */
interface ServeOptions {
  /** The folder to serve; by default `public` in `dist`, or in the folder of NOUGHTLINE_DIST. */
  readonly root?: string;
  /** The port; 0 for any free one. */
  readonly port: number;
  /** Where the site lies below the host, with a slash at both ends. */
  readonly basePath?: string;
  /** The kind of host whose rules are followed; by default nginx. */
  readonly hostKind?: HostName;
  /** Called with each response: its path, the bytes sent, whether it was fetched ahead. */
  readonly onSent?: (path: string, bytes: number, isAhead: boolean) => void;
}

/** A server that runs. */
export interface Served {
  /** The address of the home page, without the trailing slash. */
  readonly url: string;
  /** Stops the server, open connections included. */
  readonly close: () => Promise<void>;
}

/** The port that is tried first where PORT names none. */
export const DEFAULT_PORT = 3000;
const PORTS_TRIED = 20;
/** Types that sirv sends without the character set, and one that it does not know. */
const TYPES: Readonly<Record<string, string>> = {
  '.txt': 'text/plain;charset=utf-8',
  '.md': 'text/markdown;charset=utf-8',
  '.csv': 'text/csv;charset=utf-8',
  '.ico': 'image/x-icon',
};

/**
 * Serves the built site as a static host would: one address for each page, `404.html` for missing
 * files, precompressed text, ETags, immutable caching of hashed files, revalidation of pages, and
 * the rules of `_headers` and `_redirects`.
 *
 * @throws when the folder holds no built site, or the port is taken
 */
export async function serve({
  root = join(distFolder(), 'public'),
  port,
  basePath = '/',
  hostKind = 'nginx',
  onSent,
}: ServeOptions): Promise<Served> {
  const folder = resolve(root);
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${root} holds no built site; "npm run build" makes one.`);
  const handle = handler(folder, basePath, hostKind);
  const server = createServer((request, response) => {
    // The path as requested, since handling changes the request.
    const [path = '/'] = (request.url ?? '/').split('?');
    response.on('finish', () => {
      const isSame = response.statusCode === 304;
      onSent?.(
        path,
        isSame ? 0 : Number(response.getHeader('content-length') ?? 0),
        `${request.headers['sec-purpose']}`.startsWith('prefetch'),
      );
    });
    handle(request, response);
  });
  await new Promise<void>((done, fail) => {
    // By default only this machine can connect.
    server.once('error', fail).listen(port, process.env.HOST || 'localhost', done);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://localhost:${bound}${basePath.replace(/\/$/, '')}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The function that answers requests with files of the folder, by the rules of a kind of host. */
function handler(folder: string, basePath: string, hostKind: HostName) {
  const site = readHostSite(folder, 'localhost', basePath);
  // GitHub Pages sends none of a site's own headers.
  const rules = hostKind === 'github-pages' ? [] : site.rules;
  // Read from disk at each request, so that a new build is served without a restart.
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true });

  const sendNotFound = (request: IncomingMessage, response: ServerResponse): void => {
    if (!existsSync(join(folder, '404.html'))) return void response.writeHead(404).end('Not found');
    const { writeHead } = response;
    // sirv answers with 200 alone.
    response.writeHead = ((_status: number, headers: OutgoingHttpHeaders) =>
      writeHead.call(response, 404, headers)) as typeof writeHead;
    response.setHeader('cache-control', 'no-cache');
    for (const name of ['if-none-match', 'range']) delete request.headers[name];
    request.url = '/404.html';
    files(request, response);
  };
  const sendFile = (file: string, request: IncomingMessage, response: ServerResponse): void => {
    const type = TYPES[extname(file)];
    if (type) response.setHeader('content-type', type);
    if (file.startsWith('/assets/') && !response.hasHeader('cache-control'))
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    // The exact file: sirv's own lookup would answer other addresses too.
    request.url = encodeURI(file);
    files(request, response, () => sendNotFound(request, response));
  };
  /** Whether a path names a file of the site, and not one that is for the host alone. */
  const has = (path: string) => {
    const inside = path.startsWith(basePath) ? path.slice(basePath.length) : '';
    const isForHost = /^(?:_headers|_redirects|404\.html|$)/.test(inside);
    return (
      !isForHost && Boolean(statSync(join(folder, inside), { throwIfNoEntry: false })?.isFile())
    );
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [rawPath = '/', query] = (request.url ?? '/').split(/(\?.*)/s, 2);
    const path = decoded(rawPath);
    for (const [name, value] of headersFor(rules, path ?? '/')) response.setHeader(name, value);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    if (path === undefined) return void response.writeHead(400).end();
    const { file, status, location } = hosts[hostKind](path, { ...site, has, folder });
    if (file) sendFile(`/${file.slice(basePath.length)}`, request, response);
    else if (status) response.writeHead(status, { location: `${location}${query ?? ''}` }).end();
    else sendNotFound(request, response);
  };
}

/** The decoded path; undefined where it is malformed or tries to leave the folder. */
function decoded(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath);
    const isWrong = !path.startsWith('/') || /\p{Cc}|\\|(?:^|\/)\.\.?(?:\/|$)/u.test(path);
    return isWrong ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Starts a server on the first free port from this one on. */
export async function fromPort<T>(first: number, start: (port: number) => Promise<T>): Promise<T> {
  for (let port = first; ; port += 1) {
    try {
      return await start(port);
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || port - first >= PORTS_TRIED) throw error;
    }
  }
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({ options: { host: { type: 'string', default: 'nginx' } } });
    const hostKind = hostNamed(values.host);
    const { url } = await fromPort(Number(process.env.PORT || DEFAULT_PORT), (port) =>
      serve({ port, basePath: basePathOf(), hostKind }),
    );
    process.stdout.write(`Noughtline is served at ${url}, as ${hostKind} would serve it\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
