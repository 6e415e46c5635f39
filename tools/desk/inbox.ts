import { parseArgs } from 'node:util';
import { configFrom } from './config.ts';
import { Consultations } from './consultations.ts';
import { csvOf } from './csv.ts';
import { openDatabase, whenFree } from './database.ts';
import { Enquiries } from './enquiries.ts';
import { dayOf, timeOf } from './slots.ts';

const USAGE = `Usage:
  npm run inbox                       lists enquiries and consultations
  npm run inbox -- show 12            shows enquiry 12
  npm run inbox -- export             prints all enquiries as CSV
  npm run inbox -- delete 12          deletes enquiry 12
  npm run inbox -- delete c3          deletes consultation 3
`;

/** A terminal would run control characters. What is stored holds none; this is the second check. */
const shown = (text: string) => text.replace(/\p{Cc}/gu, '\ufffd');

const say = (text: string) => process.stdout.write(`${text}\n`);
const at = (moment: number) => `${dayOf(moment)} ${timeOf(moment)}`;

/** @returns the exit code */
async function main(args: readonly string[]): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [command = 'list', id = ''] = positionals;
  const { data, now } = configFrom(process.env);
  const database = openDatabase(data);
  const enquiries = new Enquiries(database, now, false);
  const consultations = new Consultations(database, now);
  try {
    switch (command) {
      case 'list':
        for (const { id: number, receivedAt, firstName, surname, email } of enquiries.list()) {
          say(`${number}\t${at(receivedAt)}\t${shown(`${firstName} ${surname}`)}\t${shown(email)}`);
        }
        for (const { id: number, slot, name, email } of consultations.list()) {
          say(`c${number}\t${at(slot)}\t${shown(name)}\t${shown(email)}`);
        }
        return 0;
      case 'show': {
        const enquiry = enquiries.find(Number(id));
        if (!enquiry) return fail(`There is no enquiry "${id}".`);
        for (const [name, value] of Object.entries(enquiry)) {
          say(shown(`${name}: ${name === 'receivedAt' ? at(Number(value)) : value}`));
        }
        return 0;
      }
      case 'export':
        process.stdout.write(csvOf(enquiries.list()));
        return 0;
      case 'delete': {
        const isDeleted = await whenFree(() =>
          id.startsWith('c')
            ? consultations.delete(Number(id.slice(1)))
            : enquiries.delete(Number(id)),
        );
        if (!isDeleted) return fail(`There is no entry "${id}".`);
        say(`Deleted ${id}.`);
        return 0;
      }
      default:
        return fail(USAGE);
    }
  } finally {
    database.close();
  }
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`);
  return 1;
}

if (import.meta.main) {
  process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => fail(error.message));
}
