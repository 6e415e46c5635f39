import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { configFrom, type DeskConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { Outbox } from './outbox.ts';

/** A desk that runs. */
export interface RunningDesk {
  /** Its public origin. */
  readonly origin: string;
  readonly port: number;
  /** Ends it; what is being stored is stored. */
  readonly close: () => Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/**
 * Starts the desk.
 *
 * @throws when the port is taken (`EADDRINUSE`) or the data folder cannot be used
 */
export async function startDesk(config: DeskConfig): Promise<RunningDesk> {
  const database = openDatabase(config.data);
  let origin = config.origin ?? '';
  const desk = createApp(config, database, () => origin);
  const server = createServer(
    {
      maxHeaderSize: 8 * 1024,
      // Slow senders are disconnected.
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
    },
    getRequestListener(desk.app.fetch, { overrideGlobalObjects: false }),
  );
  // Connections on which nothing happens at all.
  server.setTimeout(20_000, (socket) => socket.destroy());
  try {
    await listen(server, config);
  } catch (error) {
    database.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  origin ||= `http://127.0.0.1:${port}`;

  const cleanUp = () => {
    const moment = config.now() - config.keepDays * DAY;
    try {
      desk.enquiries.deleteBefore(moment);
      desk.consultations.deleteBefore(moment);
    } catch (error) {
      console.error(`Old entries could not be deleted: ${(error as Error).message}`);
    }
    for (const limiter of desk.limiters) limiter.forget();
  };
  cleanUp();
  const timer = setInterval(cleanUp, HOUR);
  const outbox = config.smtp
    ? new Outbox(database, { smtp: config.smtp, email: config.email, now: config.now })
    : undefined;
  outbox?.start();

  return {
    origin,
    port,
    close: async () => {
      clearInterval(timer);
      await new Promise<void>((done) => {
        server.close(() => done());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 2_000).unref();
      });
      await outbox?.stop();
      database.close();
    },
  };
}

function listen(server: Server, { port, host }: DeskConfig): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen({ port, host, backlog: 1024 }, () => {
      server.off('error', fail);
      done();
    });
  });
}

/** Runs a function once when the process is asked to end. */
export function onStop(run: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    run().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** The message for an error at the start. */
function startError(error: unknown, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'EADDRINUSE') return message;
  return `Port ${port} is taken. NOUGHTLINE_DESK_PORT chooses another.`;
}

if (import.meta.main) {
  try {
    const config = configFrom(process.env);
    try {
      const { origin, close } = await startDesk(config);
      onStop(close);
      process.stdout.write(`The desk is served at ${origin}\n`);
    } catch (error) {
      process.stderr.write(`${startError(error, config.port)}\n`);
      process.exitCode = 1;
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
