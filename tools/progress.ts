import { existsSync, globSync } from 'node:fs';
import { setInterval } from 'node:timers';
import { runInBackground } from './run.ts';

type Out = NodeJS.WriteStream;

const WIDTH = 24;
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Does a step of a build, and says how long it took: `Compressing files … 1.2 s`. */
export async function step<T>(out: Out, label: string, run: () => Promise<T>): Promise<T> {
  const since = performance.now();
  if (!out.isTTY) out.write(`${label} …\n`);
  const result = await run();
  out.write(`${out.isTTY ? '\r\u001b[2K' : ''}${label}: ${seconds(since)}\n`);
  return result;
}

/**
 * Runs Waku's build. In a terminal a bar counts files against the last build, and Waku's output is
 * shown only where it fails; elsewhere the output is printed as it comes.
 *
 * @param next where the build is written
 * @param before the last build
 * @returns the exit code
 */
export async function buildPages(
  out: Out,
  environment: Readonly<Record<string, string>>,
  [next, before]: readonly [string, string],
): Promise<number> {
  const since = performance.now();
  const filesIn = (folder: string) =>
    existsSync(folder) ? globSync(`${folder}/**/index.html`).length : 0;
  const expected = filesIn(before) || 1;
  const draw = () => {
    const done = Math.round(WIDTH * Math.min(1, filesIn(next) / expected));
    const bar = '█'.repeat(done) + '░'.repeat(WIDTH - done);
    out.write(`\r\u001b[2KBuilding pages ${bar} ${seconds(since)}`);
  };
  const timer = out.isTTY ? setInterval(draw, 200) : undefined;
  let printed = '';
  const status = await runInBackground('waku', ['build'], environment, (text) => {
    if (out.isTTY) printed += text;
    else out.write(text);
  });
  clearInterval(timer);
  if (status !== 0) out.write(printed);
  return status;
}
