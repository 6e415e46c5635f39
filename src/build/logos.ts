import { readdir, readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { Client } from '../content/clients';
import { clients } from '../content/clients';
import { logos } from '../content/logos';
import { basePath } from '../node/base-path';
import { fingerprint, IN_FILE_NAME } from '../node/fingerprint';
import { virtualModule } from './virtual-module';

/** A wordmark as the Logo component shows it: its place in the sprite and its size. */
export interface DeliveredLogo {
  /** URL of the sprite with the symbol's id. */
  readonly href: string;
  /** In heights of the strip. Its height follows: the symbol keeps its shape. */
  readonly width: number;
}

/** The source drawing of a wordmark. */
export interface DrawnLogo {
  readonly id: string;
  readonly svg: string;
}

const ORIGINALS = 'src/content/logos';
const LARGEST = 3 * 1024;
const FORM =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 ([\d.]+) ([\d.]+)" fill="currentColor">\s*<title>([^<]+)<\/title>(.+)<\/svg>\s*$/s;
const ALIEN = /<(?:text|image|style|script|use|foreignObject|linearGradient|radialGradient)\b/;
const COLOUR = /\b(?:stroke|opacity|style|fill)="(?!currentColor")[^"]*"/;

/**
 * Makes one sprite of the clients' wordmarks and returns the plugin that emits it as a file and
 * describes it to the Logo component as the module `virtual:logos`.
 *
 * @throws one error that lists every wordmark that is missing, not listed, too heavy or not of one
 *   colour
 */
export async function logosPlugin(): Promise<Plugin> {
  const files = (await readdir(ORIGINALS)).filter((name) => name.endsWith('.svg')).sort();
  const drawn = await Promise.all(
    files.map(
      async (name): Promise<DrawnLogo> => ({
        id: name.slice(0, -'.svg'.length),
        svg: await readFile(`${ORIGINALS}/${name}`, 'utf8'),
      }),
    ),
  );
  const problems = problemsOf(drawn, clients, logos);
  if (problems.length > 0) throw new Error(`Logos with problems:\n  ${problems.join('\n  ')}`);
  const sprite = spriteOf(drawn);
  const fileName = `assets/logos.${fingerprint(sprite).slice(0, IN_FILE_NAME)}.svg`;
  return plugin(fileName, sprite, deliver(drawn, logos, basePath() + fileName));
}

/**
 * What is wrong with these wordmarks, one line each: file, problem, how to fix it.
 *
 * @param drawn the files
 * @param owners the clients, each of whom needs one
 * @param heights how high each stands in the strip
 */
export function problemsOf(
  drawn: readonly DrawnLogo[],
  owners: readonly Pick<Client, 'id' | 'name'>[],
  heights: Readonly<Record<string, number>>,
): readonly string[] {
  const names = new Map(owners.map(({ id, name }) => [id, name]));
  const problems = drawn.flatMap(({ id, svg }) => {
    const faults = faultsOf(svg, names.get(id));
    if (!names.has(id)) faults.push('belongs to no client of src/content/clients.ts; remove it');
    if (heights[id] === undefined) faults.push('has no height in src/content/logos.ts; add one');
    return faults.map((fault) => `${ORIGINALS}/${id}.svg ${fault}`);
  });
  const there = new Set(drawn.map(({ id }) => id));
  for (const id of names.keys()) {
    if (!there.has(id)) problems.push(`${ORIGINALS}/${id}.svg is missing; draw it`);
  }
  for (const id of Object.keys(heights)) {
    if (!names.has(id)) problems.push(`src/content/logos.ts: ${id} is no client; remove it`);
  }
  return problems;
}

/** What is wrong with one drawing. */
function faultsOf(svg: string, name: string | undefined): string[] {
  const faults: string[] = [];
  const title = FORM.exec(svg)?.[3]?.replaceAll('&amp;', '&');
  if (title === undefined) {
    faults.push(
      'has to begin with <svg xmlns="…" viewBox="0 0 w h" fill="currentColor"> and a <title>',
    );
  } else if (name !== undefined && title !== name) {
    faults.push(`is titled “${title}”; title it “${name}”, the client's name`);
  }
  const alien = ALIEN.exec(svg);
  if (alien) faults.push(`holds ${alien[0]}>; draw outlines`);
  const colour = COLOUR.exec(svg);
  if (colour) faults.push(`holds ${colour[0]}; its one colour is currentColor, without strokes`);
  const bytes = Buffer.byteLength(svg);
  if (bytes > LARGEST) faults.push(`has ${bytes} bytes; simplify it to ${LARGEST}`);
  return faults;
}

/** The sprite: one symbol for each wordmark, named by its client. */
export function spriteOf(drawn: readonly DrawnLogo[]): string {
  const symbols = drawn.map(({ id, svg }) => {
    const [, width, height, , shapes] = FORM.exec(svg) ?? [];
    return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${shapes?.trim()}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function deliver(
  drawn: readonly DrawnLogo[],
  heights: Readonly<Record<string, number>>,
  sprite: string,
): Readonly<Record<string, DeliveredLogo>> {
  const round = (length: number) => Number(length.toFixed(3));
  return Object.fromEntries(
    drawn.map(({ id, svg }) => {
      const [, width, height] = FORM.exec(svg) ?? [];
      const share = heights[id] ?? 0;
      return [
        id,
        {
          href: `${sprite}#${id}`,
          width: round((share * Number(width)) / Number(height)),
        },
      ];
    }),
  );
}

function plugin(
  fileName: string,
  sprite: string,
  logosById: Readonly<Record<string, DeliveredLogo>>,
): Plugin {
  return {
    name: 'noughtline:logos',
    ...virtualModule('virtual:logos', () => `export default ${JSON.stringify(logosById)}`),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName, source: sprite });
    },
    configureServer(server) {
      server.middlewares.use(basePath() + fileName, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(sprite);
      });
    },
  };
}
