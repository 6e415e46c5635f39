import { type SMTPServer as Server, SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { after } from './desk.ts';

/** A mail that was delivered. */
export interface Delivered {
  readonly to: readonly string[];
  readonly text: string;
}

/** A mail server of one test. */
export interface MailServer {
  readonly url: string;
  readonly mails: Delivered[];
  readonly server: Server;
}

/**
 * Starts a mail server.
 *
 * @param refuse what it answers a mail with instead of taking it, if anything
 */
export async function mailServer(
  refuse: () => Error | undefined = () => undefined,
  options: SMTPServerOptions = {},
): Promise<MailServer> {
  const mails: Delivered[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const error = refuse();
        if (error) return done(error);
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: Buffer.concat(chunks).toString() });
        return done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  after(() => new Promise<void>((done) => server.close(() => done())));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { mails, url: `smtp://127.0.0.1:${port}`, server };
}
