const LARGEST = 16 * 1024;

/** A request that is answered with an error, and with which one. */
export class RefusedRequest extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads the fields of a form post, urlencoded or multipart. Absent fields are empty, and fields of
 * other names, which links and extensions add, are left out.
 *
 * @throws {RefusedRequest} saying what is wrong with the request
 */
export async function readForm<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const type = request.headers.get('content-type') ?? '';
  const [kind = '', ...parameters] = type.split(';').map((part) => part.trim());
  const isUrlencoded = kind.toLowerCase() === 'application/x-www-form-urlencoded';
  if (!isUrlencoded && kind.toLowerCase() !== 'multipart/form-data') {
    throw new RefusedRequest(
      415,
      'Please send the form of the page: this type of content is not accepted.',
    );
  }
  const charset = parameters.find((part) => /^charset=/i.test(part));
  if (charset && !/^charset="?utf-8"?$/i.test(charset)) {
    throw new RefusedRequest(415, 'Please send the form in UTF-8.');
  }
  if (request.headers.has('content-encoding')) {
    throw new RefusedRequest(415, 'Please send the form uncompressed.');
  }
  const bytes = await readBody(request);
  const entries = isUrlencoded ? urlencoded(textOf(bytes)) : await multipart(bytes, type);
  const fields = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
  const seen = new Set<string>();
  for (const [name, value] of entries) {
    const field = names.find((known) => known === name);
    if (field === undefined) continue;
    if (seen.has(name)) throw new RefusedRequest(400, `The form has the field ${field} twice.`);
    seen.add(name);
    fields[field] = value;
  }
  return fields;
}

async function readBody(request: Request): Promise<Uint8Array> {
  const tooLarge = new RefusedRequest(413, 'The form is larger than 16 KB.');
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > LARGEST) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    if (error === tooLarge) throw error;
    throw new RefusedRequest(400, 'The form did not arrive whole.');
  }
  return Buffer.concat(chunks);
}

const badEncoding = () => new RefusedRequest(400, 'The form is not valid UTF-8.');

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw badEncoding();
  }
}

/** As `URLSearchParams` reads it, but bad escapes are an error. */
function urlencoded(body: string): [name: string, value: string][] {
  const decoded = (part: string) => {
    try {
      return decodeURIComponent(part.replaceAll('+', ' '));
    } catch {
      throw badEncoding();
    }
  };
  return body
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
      return [decoded(name), decoded(value)];
    });
}

async function multipart(bytes: Uint8Array, type: string): Promise<[string, string][]> {
  // The parser replaces bad bytes; here they are an error.
  textOf(bytes);
  const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new RefusedRequest(400, 'The form is malformed.');
    });
  return [...form].map(([name, value]) => {
    if (typeof value !== 'string') throw new RefusedRequest(400, 'Files are not accepted.');
    return [name, value];
  });
}
