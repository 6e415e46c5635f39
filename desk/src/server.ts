import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { backUpApart, backupName, backupsIn, rotate } from './backup.ts';
import { CLEANING_PAUSE } from './cleaning.ts';
import type { DeskConfig } from './config.ts';
import { lockFolder, openStore } from './database.ts';
import { HOUR } from './dates.ts';
import { createDesk } from './desk.ts';
import { about, log } from './log.ts';
import { Outbox } from './outbox.ts';

/** A desk that runs. */
export interface RunningDesk {
  /** Its public origin. */
  readonly origin: string;
  readonly port: number;
  /** Ends it; what is being stored is stored. */
  readonly close: () => Promise<void>;
}

/** How often hidden entries are looked for, in milliseconds. */
const RECENT_PAUSE = 5_000;
/** How long open requests may still take when the desk is asked to end. */
const LAST_ANSWERS = 2_000;

/**
 * Starts the desk.
 *
 * @throws when the port is taken (`EADDRINUSE`), another desk runs on the folder, or the database
 * cannot be used
 */
export async function startDesk(config: DeskConfig): Promise<RunningDesk> {
  const free = lockFolder(config.data);
  const server = createServer({
    maxHeaderSize: 8 * 1024,
    // Slow senders are disconnected.
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 1_000,
  });
  // Connections on which nothing happens at all.
  server.setTimeout(20_000, (socket) => socket.destroy());
  try {
    const store = openStore(config.data, { now: config.now });
    let origin = config.origin ?? '';
    const desk = createDesk(config, store, () => origin);
    server.on(
      'request',
      getRequestListener(createApp(desk).fetch, { overrideGlobalObjects: false }),
    );
    try {
      await listen(server, config);
      const { port } = server.address() as AddressInfo;
      origin ||= `http://127.0.0.1:${port}`;
      const outbox = config.smtp ? new Outbox(store, { ...config, smtp: config.smtp }) : undefined;
      outbox?.start();
      const tasks = [
        every(RECENT_PAUSE, 'cleaning-failed', () => desk.cleaning.recent()),
        every(CLEANING_PAUSE, 'cleaning-failed', async () => {
          for (const limiter of Object.values(desk.limits)) limiter.forget();
          const held = desk.cleaning.held;
          await desk.cleaning.old();
          if (!held && desk.cleaning.held)
            log('warn', 'cleaning-waits', { reason: desk.cleaning.held });
        }),
        every(HOUR, 'backup-failed', () => hourlyBackup(config)),
      ];
      return {
        origin,
        port,
        close: async () => {
          for (const task of tasks) clearInterval(task);
          await Promise.all([closeServer(server), outbox?.stop()]);
          store.database.close();
          free();
        },
      };
    } catch (error) {
      store.database.close();
      throw error;
    }
  } catch (error) {
    free();
    throw error;
  }
}

/** Runs something now and again after every pause; a failure is logged, and it is tried again. */
function every(pause: number, event: string, run: () => Promise<unknown>): NodeJS.Timeout {
  const attempt = () => run().catch((error: unknown) => log('error', event, about(error)));
  attempt();
  return setInterval(attempt, pause);
}

/** A restart within the hour makes no further backup. */
async function hourlyBackup({ backups, data, now }: DeskConfig): Promise<void> {
  if (!backups) return;
  const [last] = backupsIn(backups);
  if (last && now() - last.madeAt < HOUR - 60_000 && last.madeAt <= now()) return;
  await backUpApart(data, join(backups, backupName(now())));
  rotate(backups, now());
}

/** Answers what was asked, and nothing new. */
function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), LAST_ANSWERS).unref();
  });
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
        log('error', 'stop-failed', about(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
