import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';

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
  /** Brotli bytes of what was answered since this was last called, by kind. */
  readonly takeBytes: () => Record<Kind, number>;
  readonly close: () => Promise<void>;
}

type Kind = 'html' | 'css' | 'script' | 'payload';
const KINDS: Readonly<Record<string, Kind>> = {
  html: 'html',
  css: 'css',
  js: 'script',
  txt: 'payload',
};

/**
 * Serves a built site as a static host does.
 *
 * @param isStrict sends a policy that allows the site's own scripts and its inline ones by their hash
 */
export async function startHost(root: string, isStrict: boolean): Promise<Host> {
  const hashes = inlineScripts(root).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-src 'self'",
  ].join('; ');
  let asked: string[] = [];
  const files = sirv(root, {
    dev: true,
    setHeaders: (response, path) => {
      // As hosts send files whose names hold a hash.
      if (path.startsWith('/assets/'))
        response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (isStrict) response.setHeader('content-security-policy', policy);
    files(request, response, () => {
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(fileOf(root, '/404') ?? '<h1>Not found</h1>');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    takeBytes: () => {
      const bytes = { html: 0, css: 0, script: 0, payload: 0 };
      for (const path of asked) {
        const content = fileOf(root, path);
        const kind = KINDS[/\.(\w+)$/.exec(path)?.[1] ?? 'html'];
        if (content && kind) bytes[kind] += brotliCompressSync(content).length;
      }
      asked = [];
      return bytes;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function fileOf(root: string, path: string): Buffer | undefined {
  for (const name of [path, `${path}.html`, `${path}/index.html`]) {
    try {
      return readFileSync(join(root, name));
    } catch {
      // The next form of the address.
    }
  }
  return undefined;
}
