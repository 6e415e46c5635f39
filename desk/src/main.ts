import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, backupName, backupsIn, restore } from './backup.ts';
import { configFrom, type DeskConfig } from './config.ts';
import { DATABASE_FILE, openStore } from './database.ts';
import { inWords } from './dates.ts';
import { createDesk } from './desk.ts';
import { healthOf, problemsOf } from './health.ts';
import { log } from './log.ts';
import { RECORD_FILE } from './record.ts';
import { onStop, startDesk } from './server.ts';

const USAGE = `Usage: npm run desk -- COMMAND
  start               runs the desk (as without a command)
  check               says how the desk is, and how to sign in
  backup [FILE]       copies the database, also while the desk runs
  restore FILE        replaces the database by a backup, while the desk is stopped, without what was
                      deleted since and without email that was sent since
`;

interface CommandInput {
  readonly config: DeskConfig;
  readonly argument: string;
  readonly say: (text: string) => void;
}

const commands: Readonly<Record<string, (input: CommandInput) => Promise<void> | void>> = {
  start: async ({ config, say }) => {
    const desk = await startDesk(config).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new Error(`Port ${config.port} is taken. NOUGHTLINE_DESK_PORT chooses another.`);
    });
    onStop(desk.close);
    log('info', 'served', { url: desk.origin });
    // The first start says how to sign in even into a log; later ones only to a terminal.
    const { isNew, newAddress } = desk.signIn;
    if (isNew || process.stdout.isTTY) say(await newAddress());
  },
  backup: async ({ config, argument, say }) => {
    assertDesk(config);
    const file = argument || join(config.backups ?? '.', backupName(config.now()));
    await backUp(config.data, file);
    say(`Copied to ${file}`);
  },
  restore: ({ config, argument, say }) => {
    const { kept, deleted, sent } = restore(config.data, argument, config.now());
    say(`Restored ${argument}.`);
    if (kept) say(`What was there is in ${kept}; delete it when all is well.`);
    say(
      `Entries that were deleted since are left out: ${deleted}. So are emails that were sent: ${sent}.`,
    );
    say(
      `"${RECORD_FILE}" in "${config.data}" and beside the backup lists them. Where it is missing, they are back.`,
    );
  },
  check: async ({ config, say }) => {
    assertDesk(config);
    const store = openStore(config.data, config.now);
    try {
      const origin = config.origin ?? `http://127.0.0.1:${config.port}`;
      const desk = createDesk(config, store, () => origin);
      await desk.outbox?.verify();
      const health = await healthOf(desk);
      say(`The inbox holds ${desk.enquiries.count({ search: '', state: 'all' })} enquiries.`);
      const [newest] = config.backups ? backupsIn(config.backups) : [];
      say(newest ? `Last backup: ${inWords(newest.madeAt, store.now())}` : 'There is no backup.');
      say(await desk.signIn.newAddress());
      for (const notice of health.notices) say(notice);
      const problems = problemsOf(health);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      say('All is well.');
    } finally {
      store.database.close();
    }
  },
};

function assertDesk({ data }: DeskConfig): void {
  if (existsSync(join(data, DATABASE_FILE))) return;
  throw new Error(`There is no desk in the folder "${data}". NOUGHTLINE_DESK_DATA names another.`);
}

/** Runs one command. @throws saying what was wrong */
export async function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (text: string) => void,
): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [name = 'start', argument = ''] = positionals;
  const command = commands[name];
  if (!command) throw new Error(USAGE);
  // A terminal obeys control characters. Stored values hold none; this is a second check.
  const shown = (text: string) => say(text.replace(/[^\P{Cc}\n\t]/gu, '\ufffd'));
  await command({ config: configFrom(env), argument, say: shown });
}

if (import.meta.main) {
  // Only the user who runs the desk can read the files that it writes.
  process.umask(0o077);
  await run(process.argv.slice(2), process.env, (text) => console.info(text)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
