import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** What is sent with a request. */
interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/**
 * Sends a request exactly as it is written, which HTTP clients would tidy up.
 *
 * @param server the server's address
 * @throws when the connection breaks before the answer
 */
export async function ask(
  server: string,
  path: string,
  { method = 'GET', headers = {}, body = '' }: Question = {},
) {
  const { hostname, port } = new URL(server);
  const hasLength = body.length > 0 && !('transfer-encoding' in headers);
  const length = hasLength ? { 'content-length': Buffer.byteLength(body) } : {};
  const all = { ...length, ...headers };
  const sent = request({ hostname, port, path, method, headers: all, agent: false });
  // A server may refuse a request before it has read it, and cut the connection off.
  sent.on('error', () => {}).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes, body: `${bytes}` };
}
