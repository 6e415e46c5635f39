import type { ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload, Plugin } from 'vite';

/** The beginning of a logged error, which each reporter writes in its own way. */
const PREFIX =
  /^(?:[\d:.]+(?: [AP]M)? )?(?:\[vite\] )?(?:\(\w+\) )?(?:Error during rendering|Internal server error|\w*Error)(?::|\n)\s*/i;
/** The beginning of a stack trace. */
const STACK = /\n\s+at /;

/**
 * `waku dev` only: shows server errors in the browser, in Vite's overlay, with the message that
 * would stop the build. Waku alone prints such an error to the terminal and answers with an empty
 * page, which does not reload once the error is fixed; the page made here does.
 */
export function errorsInDevelopment(): Plugin {
  return {
    name: 'noughtline:errors-in-development',
    apply: 'serve',
    configureServer(server) {
      let lastError = errorOf('The page could not be made; the terminal says why.');
      // Every server error is logged on this console; Waku logs some as warnings.
      const original = { error: console.error, warn: console.warn };
      for (const [level, log] of Object.entries(original)) {
        const logAndShow = (...parts: unknown[]) => {
          log(...parts);
          const text = textOf(parts);
          if (!PREFIX.test(text)) return;
          lastError = errorOf(text);
          server.ws.send({ type: 'error', err: lastError });
        };
        Object.assign(console, { [level]: logAndShow });
      }
      server.httpServer?.once('close', () => Object.assign(console, original));
      server.middlewares.use((request, response, next) => {
        const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
        if (isPage) answerFailure(response, () => pageWith(lastError, server.config.base));
        next();
      });
    },
  };
}

/** The logged message with real line breaks: Waku writes them as `\n`. */
function textOf(parts: readonly unknown[]): string {
  const text = parts
    .map((part) => (part instanceof Error ? (part.stack ?? String(part)) : String(part)))
    .join(' ');
  return stripVTControlCharacters(text).replaceAll('\\n', '\n').replaceAll(`${process.cwd()}/`, '');
}

/** A logged error without its prefixes, its message apart from its stack. */
function errorOf(text: string): ErrorPayload['err'] {
  let message = text;
  while (PREFIX.test(message)) message = message.replace(PREFIX, '');
  const at = message.search(STACK);
  return at < 0
    ? { message, stack: '' }
    : { message: message.slice(0, at), stack: message.slice(at + 1) };
}

/** Replaces a failed response by an error page. */
function answerFailure(response: ServerResponse, page: () => string): void {
  const { writeHead, flushHeaders, write, end } = response;
  let failed = false;
  const finish = () => {
    Object.assign(response, { writeHead, flushHeaders, write, end });
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.statusCode = 500;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return response.end(page());
  };
  /** A method that does something else once the response has failed. */
  const unless = <Method extends (...rest: never[]) => unknown>(
    failure: () => unknown,
    original: Method,
  ) =>
    new Proxy(original, {
      apply(_method, _this, rest: unknown[]) {
        failed ||= (typeof rest[0] === 'number' ? rest[0] : response.statusCode) >= 500;
        return failed ? failure() : Reflect.apply(original, response, rest);
      },
    });
  response.writeHead = unless(() => response, writeHead);
  response.flushHeaders = unless(() => undefined, flushHeaders);
  response.write = unless(() => true, write);
  response.end = unless(finish, end);
}

/** A page that shows the error as Vite does, and reloads when a module changes. */
function pageWith(err: ErrorPayload['err'], base: string): string {
  const json = JSON.stringify(err).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Error</title></head>
<body>
<script type="module">
import { createHotContext, ErrorOverlay } from '${base}@vite/client';
document.body.append(new ErrorOverlay(${json}));
createHotContext('/error').on('rsc:update', () => location.reload());
</script>
</body>
</html>
`;
}
