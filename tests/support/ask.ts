import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/**
 * Asks a server for a path exactly as it is written: no client tidies it on the way.
 *
 * @param server the server's address
 * @param path sent as it is
 * @throws when the connection breaks
 */
export async function ask(
  server: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
) {
  const { hostname, port } = new URL(server);
  const asked = request({ hostname, port, path, method, headers, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}
