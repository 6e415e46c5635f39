import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { after } from './test-desk.ts';

/** A mail that was delivered, decoded. */
export type Delivered = Readonly<Record<'to' | 'text', string>>;

/**
 * Starts a mail server of one test.
 *
 * @param refuse returns the error with which a mail is refused; undefined where it is taken
 */
export async function mailServer(refuse: () => Error | undefined = () => undefined) {
  const mails: Delivered[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const decoded = (await text(stream))
        .replace(/(?<!\?)=\r\n/g, '')
        .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
      const error = refuse();
      if (!error) mails.push({ to: envelope.rcptTo[0]?.address ?? '', text: decoded });
      done(error);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  after(() => new Promise<void>((done) => server.close(() => done())));
  const { port } = server.server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}` };
}
