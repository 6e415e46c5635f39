import { type IncomingHttpHeaders, request } from 'node:http';

/** What was answered. */
export interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends a request exactly as it is written: no client tidies it on the way. */
export function ask(
  server: string,
  path: string,
  { method = 'GET', headers = {}, body = '' }: Question = {},
): Promise<Asked> {
  const { hostname, port } = new URL(server);
  const hasLength = body.length > 0 && !('transfer-encoding' in headers);
  const length = hasLength ? { 'content-length': Buffer.byteLength(body) } : {};
  const all = { ...length, ...headers };
  const options = { hostname, port, path, method, headers: all, agent: false };
  return new Promise((done, fail) => {
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        done({ status: statusCode, headers, body: Buffer.concat(chunks).toString() });
      });
    })
      .on('error', fail)
      .end(body);
  });
}
