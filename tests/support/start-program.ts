import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/**
 * Starts a program of Node's and waits until it has printed something.
 *
 * @param awaited matches what the program prints
 * @param options its folder, and variables in addition to the current ones
 * @throws where the program ends before, with all that it printed
 */
export async function startProgram(
  args: readonly string[],
  awaited: RegExp,
  { cwd, env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    ...(cwd && { cwd }),
  });
  const ended = once(child, 'close');
  let printed = '';
  const match = await new Promise<RegExpExecArray>((done, fail) => {
    for (const output of [child.stdout, child.stderr])
      output.on('data', (chunk: Buffer) => {
        printed += stripVTControlCharacters(`${chunk}`);
        const found = awaited.exec(printed);
        if (found) done(found);
      });
    ended.then(() => fail(new Error(`${args.join(' ')} has ended: ${printed}`)));
  });
  return {
    match,
    printed: () => printed,
    /** Ends the program. @returns its exit code, or null where the signal ended it */
    end: async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
      child.kill(signal);
      return (await ended)[0] as number | null;
    },
  };
}
