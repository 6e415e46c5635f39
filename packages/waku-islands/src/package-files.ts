import { fileURLToPath } from 'node:url';

/** The package that a file is part of; undefined for a file of the project. */
export const packageOf = (id: string): string | undefined =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace('\\', '/');

/**
 * The path of a file of this package: of the source in this repository, of the compiled file in the
 * published package.
 *
 * @param name the file's path below this folder, without its ending
 */
export function ownFile(name: string): string {
  const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  return fileURLToPath(new URL(`./${name}${ending}`, import.meta.url));
}

/** The path of a file of this package, in quotes, for code that imports it. */
export const quotedFile = (name: string): string => JSON.stringify(ownFile(name));
