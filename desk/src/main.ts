import '../../src/node/env-file.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { backUp, backupName, backupsIn, restore } from './backup.ts';
import { configFrom, type DeskConfig } from './config.ts';
import { assertWhole, FILE, openStore, type Store } from './database.ts';
import { inWords } from './dates.ts';
import { createDesk, type Desk } from './desk.ts';
import { type EntryId, entriesFrom } from './entries.ts';
import { log } from './log.ts';
import { mailState } from './outbox.ts';
import { copiesOf } from './routes/inbox.ts';
import { onStop, startDesk } from './server.ts';
import { closureFrom, closureText } from './slots.ts';

const USAGE = `Usage: npm run desk -- COMMAND
  serve                        runs the desk (as without a command)
  list                         lists enquiries and consultations
  show enquiry-12              shows one of them
  export enquiries             prints all enquiries, or all consultations, as CSV
  delete enquiry-12            deletes one of them
  person ADDRESS               prints everything of one person; with --delete deletes it
  off [WHEN]                   lists time off, or takes it: 2026-12-24, 2026-12-24..2027-01-02,
                               2026-12-23T15:00..18:00; with --remove gives it back
  clean --confirm              deletes what is too old, where the desk has asked
  backup [FILE]                copies the database, also while the desk runs
  restore FILE                 puts a backup in its place, while the desk is stopped
  check                        says whether the database, its backups and the mail are in order
`;

/** A terminal would run control characters. What is stored holds none; this is the second check. */
const shown = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '\ufffd');
const say = (text: string): void => {
  process.stdout.write(`${shown(text)}\n`);
};

class Mistake extends Error {}

interface Called {
  readonly config: DeskConfig;
  readonly argument: string;
  readonly flags: Readonly<Record<'delete' | 'confirm' | 'remove', boolean | undefined>>;
}

/** The commands that work on the database of a desk, whether it runs or not. */
const commands: Readonly<Record<string, (desk: Desk, called: Called) => Promise<void> | void>> = {
  list: ({ enquiries, consultations, store }) => {
    for (let page = 1, hasMore = true; hasMore; page += 1) {
      const list = enquiries.list({ search: '', state: 'all', page });
      hasMore = list.hasMore;
      for (const { id, receivedAt, firstName, surname, email } of list.rows)
        say(
          `enquiry-${id}\t${inWords(receivedAt, store.now())}\t${firstName} ${surname}\t${email}`,
        );
    }
    for (const { id, slot, name, email } of consultations.list('coming'))
      say(`consultation-${id}\t${inWords(slot, store.now())}\t${name}\t${email}`);
  },
  show: (desk, { argument }) => say(JSON.stringify(find(desk, argument).entry, undefined, 2)),
  export: ({ enquiries, consultations }, { argument }) => {
    const from = argument === 'consultations' ? consultations : enquiries;
    for (const line of from.csv()) process.stdout.write(line);
  },
  delete: async (desk, { argument }) => {
    await desk.cleaning.removeNow([find(desk, argument).id]);
    say(`Deleted ${argument}.`);
  },
  person: async (desk, { argument, flags }) => {
    const { enquiries, consultations, cleaning } = desk;
    const all = { enquiries: enquiries.of(argument), consultations: consultations.of(argument) };
    const count = all.enquiries.length + all.consultations.length;
    if (argument === '' || count === 0)
      throw new Mistake(`The desk holds nothing of "${argument}".`);
    if (!flags.delete) return say(JSON.stringify(all, undefined, 2));
    await cleaning.removeNow([
      ...all.enquiries.map(({ id }) => ({ kind: 'enquiry', id }) as const),
      ...all.consultations.map(({ id }) => ({ kind: 'consultation', id }) as const),
    ]);
    say(`Deleted ${count} entries. What remains:\n${copiesOf(desk).join('\n')}`);
  },
  off: async ({ consultations }, { argument, flags }) => {
    const closures = consultations.closures();
    if (argument === '') return closures.forEach((closure) => say(closureText(closure)));
    const wanted = closureFrom(argument);
    if (flags.remove) {
      const there = closures.find(({ from, to }) => from === wanted.from && to === wanted.to);
      if (!there) throw new Mistake(`There is no such time off: ${argument}`);
      await consultations.open(there.id);
      return say(`Given back: ${argument}`);
    }
    const booked = await consultations.close(wanted);
    say(`Off: ${argument}`);
    for (const { id } of booked) say(`consultation-${id} is booked in that time, and stays.`);
  },
  clean: async ({ cleaning }, { flags }) => {
    const count = await cleaning.old(flags.confirm);
    if (cleaning.held) throw new Mistake(`${cleaning.held} With --confirm it is deleted.`);
    say(`Deleted ${count} entries.`);
  },
};

function find(desk: Desk, text: string) {
  const [id] = entriesFrom(text);
  const entry = id && entryAt(desk, id);
  if (!entry) throw new Mistake(`There is no entry "${text}".`);
  return { id, entry };
}

const entryAt = ({ enquiries, consultations }: Desk, { kind, id }: EntryId) =>
  kind === 'enquiry' ? enquiries.find(id) : consultations.byId(id);

/** The commands that open no desk. */
const others: Readonly<Record<string, (called: Called) => Promise<void> | void>> = {
  serve: async ({ config }) => {
    const isNew = !existsSync(join(config.data, FILE));
    const { origin, close } = await startDesk(config).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new Mistake(`Port ${config.port} is taken. NOUGHTLINE_DESK_PORT chooses another.`);
    });
    onStop(close);
    if (isNew) log('warn', 'new-database', { folder: config.data });
    log('info', 'served', { url: origin });
  },
  backup: async ({ config, argument }) => {
    const file = argument || join(config.backups ?? '.', backupName(config.now()));
    assertDesk(config);
    await backUp(config.data, file);
    say(`Copied to ${file}`);
  },
  restore: ({ config, argument }) => {
    const kept = restore(config.data, argument, config.now());
    say(
      `Restored ${argument}.${kept ? ` What was there is in ${kept}; delete it when all is well.` : ''}`,
    );
  },
  check: ({ config }) => {
    assertDesk(config);
    const database = new DatabaseSync(join(config.data, FILE));
    try {
      assertWhole(database);
      const integrity = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
      if (integrity !== 'ok') throw new Mistake(`The database is damaged: ${integrity}`);
    } finally {
      database.close();
    }
    const store = openStore(config.data, { mustExist: true });
    try {
      sayState(config, store);
    } finally {
      store.database.close();
    }
  },
};

function sayState(config: DeskConfig, store: Store): void {
  const { enquiries } = createDesk(config, store, () => 'http://localhost');
  const { all, open, review } = enquiries.counts();
  say(`The database is whole: ${all} enquiries, ${open} to do, ${review} for review.`);
  const { waiting, late, refused } = mailState(store);
  say(`Mail: ${waiting} waiting, ${late} of them late, ${refused} refused for good.`);
  const [last] = config.backups ? backupsIn(config.backups) : [];
  say(last ? `Last backup: ${inWords(last.madeAt, config.now())}` : 'There is no backup.');
  if (late + refused > 0) throw new Mistake('Mail does not go out.');
}

function assertDesk({ data }: DeskConfig): void {
  if (!existsSync(join(data, FILE)))
    throw new Mistake(
      `There is no desk in the folder "${data}". NOUGHTLINE_DESK_DATA names another.`,
    );
}

/** Runs one command. */
async function main(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      delete: { type: 'boolean' },
      confirm: { type: 'boolean' },
      remove: { type: 'boolean' },
    },
  });
  const [command = 'serve', argument = ''] = positionals;
  const called: Called = {
    config: configFrom(process.env),
    argument,
    flags: { delete: values.delete, confirm: values.confirm, remove: values.remove },
  };
  const other = others[command];
  if (other) return other(called);
  const run = commands[command];
  if (!run) throw new Mistake(USAGE);
  const store = openStore(called.config.data, { mustExist: true });
  try {
    const origin = called.config.origin ?? `http://127.0.0.1:${called.config.port}`;
    await run(
      createDesk(called.config, store, () => origin),
      called,
    );
  } finally {
    store.database.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
