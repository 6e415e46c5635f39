import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { backUp, backupName, backupsIn, restore } from './backup.ts';
import { removePerson } from './cleaning.ts';
import { configFrom, type DeskConfig } from './config.ts';
import { assertWhole, FILE, openStore } from './database.ts';
import { dayInWords, inWords } from './dates.ts';
import { createDesk, type Desk } from './desk.ts';
import { healthOf, problemsOf } from './health.ts';
import { log } from './log.ts';
import { onStop, signInAt, startDesk } from './server.ts';

const USAGE = `Usage: npm run desk -- COMMAND
  start               runs the desk (as without a command)
  check               says how the desk is, and how to sign in
  backup [FILE]       copies the database, also while the desk runs
  restore FILE        puts a backup in its place, while the desk is stopped, without what was deleted
                      since (--revive brings it back) and without mail that was sent since (--resend)
  person ADDRESS      prints everything of one person; with --delete deletes it
`;

class Mistake extends Error {}

/** What a command is called with. */
interface Called {
  readonly config: DeskConfig;
  readonly argument: string;
  readonly flags: Readonly<Partial<Record<'delete' | 'revive' | 'resend', boolean>>>;
  readonly say: (text: string) => void;
}

const commands: Readonly<Record<string, (called: Called) => Promise<void> | void>> = {
  start: async ({ config, say }) => {
    const desk = await startDesk(config).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new Mistake(`Port ${config.port} is taken. NOUGHTLINE_DESK_PORT chooses another.`);
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
    say(
      `${deleted} entries were deleted since: ${flags.revive ? 'they are back.' : 'they are left out.'}`,
    );
    say(
      `${sent} mails were sent since: ${flags.resend ? 'they are sent again.' : 'they are left out.'}`,
    );
  },
  check: async ({ config, say }) => {
    assertDesk(config);
    const database = new DatabaseSync(join(config.data, FILE));
    try {
      assertWhole(database);
      const integrity = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
      if (integrity !== 'ok') throw new Mistake(`The database is damaged: ${integrity}`);
    } finally {
      database.close();
    }
    await withDesk(config, async (desk) => {
      const { enquiries, consultations, outbox, originOf, token, store } = desk;
      await outbox?.verify();
      const health = await healthOf(desk);
      const count = enquiries.count({ search: '', state: 'all' });
      const coming = consultations.count({ search: '', state: 'coming' });
      say(`${count} enquiries, ${coming} consultations to come.`);
      const [newest] = config.backups ? backupsIn(config.backups) : [];
      say(newest ? `Last backup: ${inWords(newest.madeAt, store.now())}` : 'There is no backup.');
      say(`Sign in: ${signInAt(originOf(), token)}`);
      for (const notice of health.notices) say(notice);
      const problems = problemsOf(health);
      if (problems.length > 0) throw new Mistake(problems.join('\n'));
      say('All is well.');
    });
  },
  person: ({ config, argument, flags, say }) => {
    assertDesk(config);
    return withDesk(config, async (desk) => {
      const { enquiries, consultations } = desk;
      const all = { enquiries: enquiries.of(argument), consultations: consultations.of(argument) };
      const count = all.enquiries.length + all.consultations.length;
      if (count === 0) throw new Mistake(`The desk holds nothing of "${argument}".`);
      if (!flags.delete) return say(JSON.stringify(all, undefined, 2));
      await removePerson(desk, argument);
      say(`Deleted ${count} entries. What remains:\n${copiesOf(desk).join('\n')}`);
    });
  },
};

/** What a deletion does not reach, in sentences. */
function copiesOf({ config }: Desk): string[] {
  const backups = config.backups ? backupsIn(config.backups) : [];
  const [newest, oldest] = [backups[0], backups.at(-1)];
  return [
    config.smtp
      ? `Mail that was sent to ${config.email} and to the person: delete it in those mailboxes.`
      : 'No mail was sent by this desk as it is set up now.',
    newest && oldest
      ? `${backups.length} backups, from ${dayInWords(oldest.madeAt)} to ${dayInWords(newest.madeAt)}: they are deleted after two weeks, and a restore leaves the person out.`
      : 'The desk knows of no backups. Copies that you have made yourself are yours to delete.',
  ];
}

function assertDesk({ data }: DeskConfig): void {
  if (existsSync(join(data, FILE))) return;
  throw new Mistake(
    `There is no desk in the folder "${data}". NOUGHTLINE_DESK_DATA names another.`,
  );
}

async function withDesk(config: DeskConfig, run: (desk: Desk) => Promise<void>): Promise<void> {
  const store = openStore(config.data, config.now);
  try {
    await run(createDesk(config, store, () => config.origin ?? `http://127.0.0.1:${config.port}`));
  } finally {
    store.database.close();
  }
}

/**
 * Runs one command.
 *
 * @param say takes what it prints
 * @throws saying what was wrong
 */
export async function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (text: string) => void,
): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      delete: { type: 'boolean' },
      revive: { type: 'boolean' },
      resend: { type: 'boolean' },
    },
  });
  const [name = 'start', argument = ''] = positionals;
  const command = commands[name];
  if (!command) throw new Mistake(USAGE);
  // A terminal would run control characters. What is stored holds none; this is the second check.
  const shown = (text: string) => say(text.replace(/[^\P{Cc}\n\t]/gu, '\ufffd'));
  await command({ config: configFrom(env), argument, flags: { ...values }, say: shown });
}

if (import.meta.main) {
  await run(process.argv.slice(2), process.env, (text) => process.stdout.write(`${text}\n`)).catch(
    (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    },
  );
}
