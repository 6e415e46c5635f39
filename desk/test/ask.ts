import { type IncomingHttpHeaders, request } from 'node:http';

/** What was answered. */
export interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request exactly as it is written: no client tidies it on the way. */
export function ask(
  server: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Buffer;
  } = {},
): Promise<Asked> {
  const { hostname, port } = new URL(server);
  const hasLength = body.length > 0 && !('transfer-encoding' in headers);
  const length = hasLength ? { 'content-length': Buffer.byteLength(body) } : {};
  const options = {
    hostname,
    port,
    path,
    method,
    headers: { ...length, ...headers },
    agent: false,
  };
  return new Promise((done, fail) => {
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', fail)
      .end(body);
  });
}
