import { globSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { policySources } from '../../src/server.ts';

/** The inline scripts of a built site, each once, without data. */
export function inlineScripts(root: string): string[] {
  const scripts = globSync('**/*.html', { cwd: root }).flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /<script\b(?![^>]*type="application)[^>]*>([\s\S]+?)<\/script>/g,
    ),
  ]);
  return [...new Set(scripts.map(([, script = '']) => script))];
}

/** A host on a free port. */
export interface Host {
  readonly url: string;
  /** Bytes of the bodies that were sent since this was last called. */
  readonly takeBytes: () => number;
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  png: 'image/png',
  txt: 'text/plain',
};
/** Icons, which a browser asks for by itself, and pictures: their bytes are not compared. */
const LEFT_OUT = /\.(?:ico|png)$/;

/**
 * Serves a built site as a static host does, compressed with brotli.
 *
 * @param isStrict sends a policy that allows the site's own scripts and its inline ones by their
 *   hash
 */
export async function startHost(root: string, isStrict: boolean): Promise<Host> {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...policySources(inlineScripts(root))].join(' '),
    "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-src 'self'",
  ].join('; ');
  const compressed = new Map<string, Buffer>();
  let sent = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const content = fileOf(root, pathname);
    const body = content ?? fileOf(root, '/404') ?? Buffer.from('Not found');
    const bytes = compressed.get(pathname) ?? brotliCompressSync(body);
    compressed.set(pathname, bytes);
    if (!LEFT_OUT.test(pathname)) sent += bytes.length;
    response.writeHead(content ? 200 : 404, {
      'content-encoding': 'br',
      'content-type': TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? ''] ?? 'text/html; charset=utf-8',
      // Hosts let browsers keep files whose names hold a hash.
      ...(/^\/_?as\w+\//.test(pathname)
        ? { 'cache-control': 'public, max-age=31536000, immutable' }
        : {}),
      ...(isStrict ? { 'content-security-policy': policy } : {}),
    });
    response.end(bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    takeBytes: () => {
      const bytes = sent;
      sent = 0;
      return bytes;
    },
    close: () => {
      server.closeAllConnections();
      return server[Symbol.asyncDispose]();
    },
  };
}

function fileOf(root: string, path: string): Buffer | undefined {
  const file = [path, `${path}.html`, `${path}/index.html`]
    .map((name) => join(root, decodeURI(name)))
    .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
  return file ? readFileSync(file) : undefined;
}
