import '../src/node/env-file.ts';
import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { compressed, type Encoding, encodingsOf, isText, SUFFIX } from './compression.ts';
import { fromPort } from './from-port.ts';
import { headersFor, parseHeaders } from './headers-file.ts';
import { parseRedirects } from './redirects-file.ts';

/** What to serve and where. */
export interface ServeOptions {
  /** The folder; `dist/public` unless told otherwise. */
  readonly root?: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** Where the site lies below the host, with a slash at both ends. */
  readonly basePath?: string;
  /** Called with each response: the requested path and the size of the body as it was sent. */
  readonly onSent?: (path: string, bytes: number) => void;
}

/** A server that runs. */
export interface Served {
  /** Of the home page, without the trailing slash. */
  readonly url: string;
  /** Ends it, open connections included. */
  readonly close: () => Promise<void>;
}

/** A file of the site that a path leads to. */
interface Found {
  readonly file: string;
  readonly stats: Stats;
}

const DEFAULT_PORT = 3000;
/** Files for the host, which are not served. */
const FOR_THE_HOST = new Set(['/_headers', '/_redirects']);

/**
 * Serves the built site as a static host would: one address for each page, `404.html` for missing
 * files, compressed text, ETags, immutable caching of hashed files, revalidation of pages, and the
 * rules of `_headers` and `_redirects`.
 *
 * @throws when the folder holds no built site, or the port is taken
 */
export async function serve({
  root = 'dist/public',
  port,
  basePath = '/',
  onSent,
}: ServeOptions): Promise<Served> {
  const folder = resolve(root);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${root} holds no built site; "npm run build" makes one.`);
  }
  const handle = handler(folder, basePath);
  const server = createServer((request, response) => {
    response.on('finish', () => {
      const [path = '/'] = (request.url ?? '/').split('?');
      onSent?.(
        path,
        response.statusCode === 304 ? 0 : Number(response.getHeader('content-length') ?? 0),
      );
    });
    handle(request, response);
  });
  await listen(server, port);
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

type Answer =
  | { readonly kind: 'refused'; readonly status: 400 | 405 }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'file'; readonly found: Found; readonly caching: string };

function handler(folder: string, basePath: string) {
  const rules = parseHeaders(textOr(join(folder, '_headers')));
  const redirects = parseRedirects(textOr(join(folder, '_redirects')));
  // Read from disk at each request, so that a new build is served without a restart.
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true });

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [rawPath = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s, 2);
    const path = decoded(rawPath);
    for (const [name, value] of headersFor(rules, path ?? '/')) response.setHeader(name, value);
    const answer = answerTo(request.method, path, folder, basePath);
    const moved = answer.kind === 'missing' ? redirects.get(path ?? '') : undefined;
    if (moved) {
      response.writeHead(moved.status, { location: moved.to }).end();
      return;
    }
    switch (answer.kind) {
      case 'refused':
        response.writeHead(answer.status, { allow: 'GET, HEAD' }).end();
        return;
      case 'redirect':
        response.writeHead(308, { location: query ? `${answer.to}?${query}` : answer.to }).end();
        return;
      case 'missing':
        return sendNotFound(folder, request, response);
      case 'file':
        if (!response.hasHeader('cache-control')) {
          response.setHeader('cache-control', answer.caching);
        }
        return sendFile(answer.found, request, response);
    }
  };

  const sendFile = (found: Found, request: IncomingMessage, response: ServerResponse) => {
    const encoding = encodingFor(found, request);
    if (encoding) return sendCompressed(found, encoding, 200, request, response);
    if (request.method === 'HEAD') delete request.headers.range;
    if (isText(found.file)) response.setHeader('content-type', typeOf(found.file));
    // The one kind of file whose MIME type sirv does not know.
    else if (found.file.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
    // The exact file: sirv's own lookup would answer other addresses too.
    request.url = encodeURI(found.file.slice(folder.length));
    files(request, response, () => sendNotFound(folder, request, response));
    return Promise.resolve();
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

/** The response to a path. */
function answerTo(
  method: string | undefined,
  path: string | undefined,
  folder: string,
  basePath: string,
): Answer {
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refused', status: 405 };
  if (path === undefined) return { kind: 'refused', status: 400 };
  if (`${path}/` === basePath) return { kind: 'redirect', to: basePath };
  if (!path.startsWith(basePath)) return { kind: 'missing' };

  const inside = `/${path.slice(basePath.length)}`;
  const canonical = canonicalOf(inside, folder);
  if (canonical === undefined || FOR_THE_HOST.has(inside)) return { kind: 'missing' };
  if (canonical !== inside) {
    return { kind: 'redirect', to: encodeURI(basePath + canonical.slice(1)) };
  }
  const found = find(folder, inside);
  if (!found || found.file === join(folder, '404.html')) return { kind: 'missing' };
  return { kind: 'file', found, caching: cachingOf(inside) };
}

/** The path with its escapes undone, or nothing where it is malformed or tries to leave the folder. */
function decoded(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath);
    const wrong = !path.startsWith('/') || /\p{Cc}|\\|(?:^|\/)\.\.?(?:\/|$)/u.test(path);
    return wrong ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * The one form of a path: no trailing slash, no `index.html`, no `.html`. Nothing for paths
 * that no form makes right: doubled slashes (which a redirect would turn into
 * another host), hidden files.
 */
function canonicalOf(path: string, folder: string): string | undefined {
  if (path.includes('//') || /\/\.(?!well-known(?:\/|$))/.test(path)) return undefined;
  const named = /^(.+)\.html$/.exec(path)?.[1];
  if (named && existsSync(join(folder, named, 'index.html'))) return named;
  return path.replace(/\/index\.html$/, '/').replace(/(.)\/$/, '$1');
}

/** The file for a path: itself, or the page of that name. */
function find(folder: string, path: string): Found | undefined {
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}/index.html`, `${path}.html`];
  for (const candidate of candidates) {
    const file = join(folder, candidate);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats?.isFile()) return { file, stats };
  }
  return undefined;
}

function cachingOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The encoding to compress with now; none where a compressed file lies ready or nothing is gained. */
function encodingFor({ file }: Found, request: IncomingMessage): Encoding | undefined {
  if (!isText(file) || request.headers.range) return undefined;
  const taken = encodingsOf(String(request.headers['accept-encoding'] ?? ''));
  if (taken.some((encoding) => existsSync(file + SUFFIX[encoding]))) return undefined;
  return taken[0];
}

async function sendCompressed(
  { file, stats }: Found,
  encoding: Encoding,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const version = `${stats.size}-${Math.round(stats.mtimeMs)}`;
  const etag = `W/"${version}-${encoding}"`;
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('etag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const body = await compressed(file, version, encoding);
  response.writeHead(status, {
    'content-type': typeOf(file),
    'content-encoding': encoding,
    'content-length': body.byteLength,
    'last-modified': stats.mtime.toUTCString(),
  });
  response.end(body);
}

async function sendNotFound(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('cache-control', 'no-cache');
  const file = join(folder, '404.html');
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) {
    response.writeHead(404, { 'content-type': 'text/plain;charset=utf-8' }).end('Not found');
    return;
  }
  const [encoding] = encodingsOf(String(request.headers['accept-encoding'] ?? ''));
  if (encoding) {
    await sendCompressed({ file, stats }, encoding, 404, request, response);
    return;
  }
  response.writeHead(404, { 'content-type': typeOf(file), 'content-length': stats.size });
  response.end(readFileSync(file));
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

function typeOf(file: string): string {
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return `${type};charset=utf-8`;
}

/** The text of a file, empty where there is none. */
function textOr(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    // This machine alone, unless told otherwise.
    server.listen(port, process.env.HOST || 'localhost', () => {
      server.off('error', fail);
      done();
    });
  });
}

if (import.meta.main) {
  try {
    const basePath = process.env.BASE_PATH || '/';
    const { url } = await fromPort(Number(process.env.PORT || DEFAULT_PORT), (port) =>
      serve({ port, basePath }),
    );
    process.stdout.write(`Noughtline is served at ${url}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
