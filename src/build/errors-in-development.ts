import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload, Plugin } from 'vite';

/** What stands before the message, by who reports it. */
const PREFIX =
  /^(?:[\d:.]+(?: [AP]M)? )?(?:\[vite\] )?(?:\(\w+\) )?(?:Error during rendering|Internal server error|\w*Error)(?::|\n)\s*/i;
/** Where a stack begins. */
const STACK = /\n\s+at /;

/**
 * `waku dev` only: what goes wrong on the server stands in the browser, in
 * Vite's overlay, with the message that the build would end with. By itself
 * Waku prints such an error to the terminal and answers with an empty page,
 * which knows nothing of the mend; this page does, and comes back with it.
 */
export function errorsInDevelopment(): Plugin {
  return {
    name: 'noughtline:errors-in-development',
    apply: 'serve',
    configureServer(server) {
      let last = errorOf('The page could not be made; the terminal says why.');
      const { error, warn } = console;
      // The one door that every error of the server passes, whoever caught it: Waku warns of some.
      const tell = (...parts: unknown[]) => {
        const text = textOf(parts);
        if (!PREFIX.test(text)) return;
        last = errorOf(text);
        server.ws.send({ type: 'error', err: last });
      };
      Object.assign(console, {
        error: (...parts: unknown[]) => {
          error(...parts);
          tell(...parts);
        },
        warn: (...parts: unknown[]) => {
          warn(...parts);
          tell(...parts);
        },
      });
      server.httpServer?.once('close', () => Object.assign(console, { error, warn }));
      server.middlewares.use((request, response, next) => {
        if (asksForPage(request)) answerFailure(response, () => pageWith(last, server.config.base));
        next();
      });
    },
  };
}

/** What was reported, on plain lines: Waku writes line breaks as `\n`. */
function textOf(parts: readonly unknown[]): string {
  const text = parts
    .map((part) => (part instanceof Error ? (part.stack ?? String(part)) : String(part)))
    .join(' ');
  return stripVTControlCharacters(text).replaceAll('\\n', '\n').replaceAll(`${process.cwd()}/`, '');
}

function errorOf(text: string): ErrorPayload['err'] {
  let message = text;
  while (PREFIX.test(message)) message = message.replace(PREFIX, '');
  const at = message.search(STACK);
  return at < 0
    ? { message, stack: '' }
    : { message: message.slice(0, at), stack: message.slice(at + 1) };
}

function asksForPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

/** Puts a page of our own in the place of a page that failed. */
function answerFailure(response: ServerResponse, page: () => string): void {
  const { writeHead, flushHeaders, write, end } = response;
  let failed = false;
  /** Whether this is, or has been found to be, an answer of failure. */
  const fails = (status: number) => {
    failed ||= status >= 500;
    return failed;
  };
  const finish = () => {
    Object.assign(response, { writeHead, flushHeaders, write, end });
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.statusCode = 500;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return response.end(page());
  };
  const unless = <Result>(failure: () => Result, original: (...rest: never[]) => unknown) =>
    ((...rest: unknown[]) =>
      fails(typeof rest[0] === 'number' ? rest[0] : response.statusCode)
        ? failure()
        : Reflect.apply(original, response, rest)) as never;
  response.writeHead = unless(() => response, writeHead);
  response.flushHeaders = unless(() => undefined, flushHeaders);
  response.write = unless(() => true, write);
  response.end = unless(finish, end);
}

/** A page that shows the error as Vite does, and loads again when the server has something new. */
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
