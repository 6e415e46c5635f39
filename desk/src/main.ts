import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, backupName, backupsIn, restore } from './backup.ts';
import { removePerson } from './cleaning.ts';
import { configFrom, type DeskConfig } from './config.ts';
import { FILE, openStore } from './database.ts';
import { inWords } from './dates.ts';
import { createDesk, type Desk } from './desk.ts';
import { healthOf, problemsOf } from './health.ts';
import { log } from './record.ts';
import { onStop, signInAt, startDesk } from './server.ts';

const USAGE = `Usage: npm run desk -- COMMAND
  start               runs the desk (as without a command)
  check               says how the desk is, and how to sign in
  backup [FILE]       copies the database, also while the desk runs
  restore FILE        puts a backup in its place, while the desk is stopped, without what was deleted
                      since (--revive brings it back) and without mail that was sent since (--resend)
  person ADDRESS      prints everything of one person; with --delete deletes it
`;

const FLAGS = ['delete', 'revive', 'resend'] as const;

interface Called {
  readonly config: DeskConfig;
  readonly argument: string;
  readonly flags: Readonly<Partial<Record<(typeof FLAGS)[number], boolean>>>;
  readonly say: (text: string) => void;
}

const commands: Readonly<Record<string, (called: Called) => Promise<void> | void>> = {
  start: async ({ config, say }) => {
    const desk = await startDesk(config).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new Error(`Port ${config.port} is taken. NOUGHTLINE_DESK_PORT chooses another.`);
    });
    onStop(desk.close);
    log('info', 'served', { url: desk.origin });
    // Later starts keep it out of the log.
    if (desk.isNew || process.stdout.isTTY) say(`Sign in to the inbox: ${desk.signIn}`);
  },
  backup: async ({ config, argument, say }) => {
    assertDesk(config);
    const file = argument || join(config.backups ?? '.', backupName(config.now()));
    await backUp(config.data, file);
    say(`Copied to ${file}`);
  },
  restore: ({ config, argument, flags, say }) => {
    const { kept, deleted, sent } = restore(config.data, argument, config.now(), flags);
    say(`Restored ${argument}.`);
    if (kept) say(`What was there is in ${kept}; delete it when all is well.`);
    say(`${deleted} entries were deleted since: they are ${flags.revive ? 'back' : 'left out'}.`);
    say(`${sent} mails were sent since: they are ${flags.resend ? 'sent again' : 'left out'}.`);
  },
  check: ({ config, say }) =>
    withDesk(config, async (desk) => {
      const { enquiries, outbox, originOf, token, store } = desk;
      await outbox?.verify();
      const health = await healthOf(desk);
      say(`The inbox holds ${enquiries.count({ search: '', state: 'all' })} enquiries.`);
      const [newest] = config.backups ? backupsIn(config.backups) : [];
      say(newest ? `Last backup: ${inWords(newest.madeAt, store.now())}` : 'There is no backup.');
      say(`Sign in: ${signInAt(originOf(), token)}`);
      for (const notice of health.notices) say(notice);
      const problems = problemsOf(health);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      say('All is well.');
    }),
  person: ({ config, argument, flags, say }) =>
    withDesk(config, async (desk) => {
      const enquiries = desk.enquiries.of(argument);
      const consultations = desk.consultations.of(argument);
      const count = enquiries.length + consultations.length;
      if (count === 0) throw new Error(`The desk holds nothing of "${argument}".`);
      if (!flags.delete) return say(JSON.stringify({ enquiries, consultations }, undefined, 2));
      await removePerson(desk, argument);
      say(`Deleted ${count} entries. ${REMAINS}`);
    }),
};

/** What a deletion does not reach. */
const REMAINS = `What remains:
The mail about it, in the mailboxes of the agency and the person.
The hourly backups, for two weeks; a restore leaves the person out.
Copies that you have made yourself.`;

function assertDesk({ data }: DeskConfig): void {
  if (existsSync(join(data, FILE))) return;
  throw new Error(`There is no desk in the folder "${data}". NOUGHTLINE_DESK_DATA names another.`);
}

/** Works on the database of a desk, whether it runs or not. */
async function withDesk(config: DeskConfig, run: (desk: Desk) => Promise<void>): Promise<void> {
  assertDesk(config);
  const store = openStore(config.data, config.now);
  const origin = config.origin ?? `http://127.0.0.1:${config.port}`;
  try {
    await run(createDesk(config, store, () => origin));
  } finally {
    store.database.close();
  }
}

/** Runs one command. @throws saying what was wrong */
export async function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (text: string) => void,
): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: Object.fromEntries(FLAGS.map((flag) => [flag, { type: 'boolean' }] as const)),
  });
  const [name = 'start', argument = ''] = positionals;
  const command = commands[name];
  if (!command) throw new Error(USAGE);
  // A terminal would run control characters. What is stored holds none; this is the second check.
  const shown = (text: string) => say(text.replace(/[^\P{Cc}\n\t]/gu, '\ufffd'));
  await command({ config: configFrom(env), argument, flags: { ...values }, say: shown });
}

if (import.meta.main)
  await run(process.argv.slice(2), process.env, (text) => console.info(text)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
