import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { hourlyBackup } from './backup.ts';
import { clean } from './cleaning.ts';
import type { DeskConfig } from './config.ts';
import { lockFolder, openStore } from './database.ts';
import { MINUTE } from './dates.ts';
import { createDesk, type Desk } from './desk.ts';
import { BACKUP_FAILED } from './health.ts';
import { log, loggable } from './log.ts';

export type RunningDesk = Awaited<ReturnType<typeof startDesk>>;

/** How long open requests may still take once the desk is asked to end, in milliseconds. */
const LAST_ANSWERS = 2_000;
/** How long a mail that is being sent may still take once the desk is asked to end. */
const LAST_MAIL = 3_000;

/**
 * Opens the desk's folder and serves it.
 *
 * @throws where its port or folder is taken, or its database is broken
 */
export async function startDesk(config: DeskConfig) {
  const releases = [lockFolder(config.data)];
  try {
    const store = openStore(config.data, config.now);
    releases.unshift(() => store.database.close());
    let origin = config.origin ?? '';
    const desk = createDesk(config, store, () => origin);
    const server = createServer(
      {
        maxHeaderSize: 8 * 1024,
        // Slow senders are disconnected.
        headersTimeout: 10_000,
        requestTimeout: 15_000,
        keepAliveTimeout: 5_000,
        connectionsCheckingInterval: 1_000,
      },
      getRequestListener(createApp(desk).fetch, { overrideGlobalObjects: false }),
    );
    // Idle connections are closed.
    server.setTimeout(20_000, (socket) => socket.destroy());
    server.listen({ port: config.port, host: config.host, backlog: 1024 });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    origin ||= `http://127.0.0.1:${port}`;
    const tasks = [
      runEvery(5_000, 'outbox-failed', async () => desk.outbox?.run()),
      runEvery(MINUTE, 'cleaning-failed', () => clean(desk)),
      runEvery(5 * MINUTE, 'backup-failed', () => backUpWhenDue(desk)),
    ];
    const close = async () => {
      const ended = Promise.all(tasks.map((end) => end()));
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), LAST_ANSWERS).unref();
      // A mail server that does not answer must not keep the desk from ending.
      await Promise.all([
        closed,
        Promise.race([ended, delay(LAST_MAIL, undefined, { ref: false })]),
      ]);
      desk.outbox?.stop();
      for (const release of releases) release();
    };
    return { origin, port, signIn: desk.signIn, close };
  } catch (error) {
    for (const release of releases) release();
    throw error;
  }
}

/** Runs something now and after every pause; a failure is logged, and ends no later run. */
function runEvery(pause: number, event: string, run: () => Promise<unknown>) {
  let running: Promise<unknown> | undefined;
  const attempt = () => {
    running ??= run()
      .catch((error: unknown) => log('error', event, loggable(error)))
      .finally(() => {
        running = undefined;
      });
  };
  attempt();
  const timer = setInterval(attempt, pause);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Makes a backup where one is due, and remembers why it could not be made. */
async function backUpWhenDue({ config, store }: Desk): Promise<void> {
  if (!config.backups) return;
  let failed = '';
  try {
    await hourlyBackup(config.data, config.backups, store.now());
  } catch (error) {
    failed = (error as Error).message;
    throw error;
  } finally {
    await store.write(() => store.remember(BACKUP_FAILED, failed));
  }
}

/** Runs something once when the process is asked to end, and ends it then. */
export function onStop(run: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await run().catch((error: unknown) => {
      log('error', 'stop-failed', loggable(error));
      process.exitCode = 1;
    });
    process.exit();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
