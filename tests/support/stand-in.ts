import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The ways in which the stand-in answers. */
type Behaviour = 200 | 500 | 'redirect' | 'hang' | 'refuse';

/** A request as received. */
export interface Received {
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  /** The host that the page addressed. */
  readonly host: string;
  readonly contentType: string;
  /** The posted fields in order, repeated ones included. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** What {@link startStandIn} starts. */
export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

/** The path that a redirected request ends at. */
const REDIRECTED = '/thanks';
const PAGE =
  '<!doctype html><html lang="en"><title>Stand-in</title><p>Received.</p><a href="/">Back</a></html>';

/** A server in place of all outside services, which records requests. */
export async function startStandIn() {
  const received: Received[] = [];
  let behaviour: Behaviour = 200;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({
      method: request.method ?? '',
      path: request.url ?? '',
      host: String(request.headers['x-meant-for'] ?? request.headers.host),
      contentType: request.headers['content-type'] ?? '',
      fields: [...new URLSearchParams(body)],
    });
    send(behaviour, request, response);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** The requests that posted something. */
    posts: (): readonly Received[] => received.filter(({ method }) => method === 'POST'),
    answerWith: (next: Behaviour) => {
      behaviour = next;
    },
    behaviour: () => behaviour,
    close: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

function send(behaviour: Behaviour, request: IncomingMessage, response: ServerResponse): void {
  const page = (status: number) =>
    response.writeHead(status, { 'content-type': 'text/html;charset=utf-8' }).end(PAGE);
  if (behaviour === 'refuse') request.socket.destroy();
  else if (behaviour === 'redirect') {
    if (request.url === REDIRECTED) page(200);
    else response.writeHead(303, { location: REDIRECTED }).end();
  } else if (behaviour !== 'hang') page(behaviour);
}
