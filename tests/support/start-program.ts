import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { stripVTControlCharacters } from 'node:util';

/**
 * Runs a Node script and waits until what it has printed matches.
 *
 * @param args the script's path and its arguments
 * @param awaited what the output has to match; the match is returned
 * @param options the working folder, and variables added to the current environment
 * @throws where the script ends without having printed a match: the error holds its whole output
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

/** A port of this machine that nothing listens on, for a program to be started on it. */
export async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
