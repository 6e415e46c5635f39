import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the stand-in answers from now on. */
export type Manner = 200 | 400 | 500 | 'redirect' | 'hang' | 'refuse';

/** One request, as it arrived. */
export interface Received {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** The host that the page meant. */
  readonly host: string;
  readonly contentType: string;
  /** The posted fields in the order of the body; a field that came twice stands twice. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** A server in the place of every service outside: it records what it receives. */
export interface StandIn {
  readonly url: string;
  readonly received: readonly Received[];
  /** Only what was posted. */
  readonly posts: () => readonly Received[];
  readonly answerWith: (manner: Manner) => void;
  readonly manner: () => Manner;
  readonly close: () => Promise<void>;
}

/** The path that a redirected request ends at. */
const REDIRECTED = '/thanks';

const PAGE =
  '<!doctype html><html lang="en"><title>Stand-in</title><p>Received.</p><a href="/">Back</a></html>';

export async function startStandIn(): Promise<StandIn> {
  const received: Received[] = [];
  let manner: Manner = 200;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({
      method: request.method ?? '',
      path: request.url ?? '',
      host: String(request.headers['x-meant-for'] ?? request.headers.host),
      contentType: request.headers['content-type'] ?? '',
      fields: [...new URLSearchParams(body)],
    });
    send(manner, request, response);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    posts: () => received.filter(({ method }) => method === 'POST'),
    answerWith: (next) => {
      manner = next;
    },
    manner: () => manner,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function send(manner: Manner, request: IncomingMessage, response: ServerResponse): void {
  const type = { 'content-type': 'text/html;charset=utf-8' };
  switch (manner) {
    case 'hang':
      return;
    case 'refuse':
      request.socket.destroy();
      return;
    case 'redirect':
      if (request.url === REDIRECTED) response.writeHead(200, type).end(PAGE);
      else response.writeHead(303, { location: REDIRECTED }).end();
      return;
    default:
      response.writeHead(manner, type).end(PAGE);
  }
}
