import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { fingerprint, HASH_IN_NAME } from '../build-helpers/fingerprint';
import { type Client, clients } from '../content/clients';
import { basePath } from '../site/environment';
import { find } from '../site/find';
import { generatedFiles, virtualModule } from './plugin-helpers';

/** A wordmark as the Logo component shows it: its place in the sprite and its size. */
export interface DeliveredLogo {
  /** URL of the sprite with the symbol's id. */
  readonly href: string;
  /** The width, as a multiple of the strip's height; the symbol keeps its shape. */
  readonly width: number;
}

const ORIGINALS = 'src/content/logos';
/** The largest size of a wordmark's file, in bytes. */
const LARGEST = 3 * 1024;
/** A wordmark's file, with its width, height, title and shapes. */
const WORDMARK =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 ([\d.]+) ([\d.]+)" fill="currentColor">\s*<title>([^<]+)<\/title>(.+)<\/svg>\s*$/s;
/** Matches anything that is no outline, or has a colour of its own. */
const FOREIGN =
  /<(?!\/|svg\b|title\b|path\b|g\b)\w+|\b(?:stroke|opacity|style|fill)="(?!currentColor")[^"]*"/;

/** The source drawings by client. */
export const drawnLogos = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(ORIGINALS)
      .filter((name) => name.endsWith('.svg'))
      .sort()
      .map((name) => [name.slice(0, -4), readFileSync(`${ORIGINALS}/${name}`, 'utf8')]),
  );

/** Files of other formats, by client: unlike an SVG, they cannot take the colour of the page. */
const pictured = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(ORIGINALS)
      .filter((name) => !/\.svg$|^\./.test(name))
      .map((name) => [name.replace(/\.\w+$/, ''), name]),
  );

/**
 * Makes one sprite of the clients' wordmarks, emits it as a file, and describes it to the Logo
 * component as the module `virtual:logos`.
 *
 * @throws one error that lists every wordmark that is missing, not listed, too heavy or not of one
 *   colour
 */
export function logosPlugin(): Plugin {
  const drawn = drawnLogos();
  const problems = problemsOf(drawn, clients, pictured());
  if (problems.length > 0) throw new Error(`Logos with problems:\n  ${problems.join('\n  ')}`);
  const sprite = spriteOf(drawn);
  const file = `assets/logos.${fingerprint(sprite).slice(0, HASH_IN_NAME)}.svg`;
  const delivered = [...drawn].map(([id, svg], index): readonly [string, DeliveredLogo] => {
    const [, width, height] = WORDMARK.exec(svg) ?? [];
    const share = (find(clients, id, 'clients.yaml').height * Number(width)) / Number(height);
    return [id, { href: `${basePath()}${file}#l${index}`, width: Number(share.toFixed(3)) }];
  });
  return {
    ...generatedFiles('logos', new Map([[file, () => sprite]])),
    ...virtualModule('virtual:logos', Object.fromEntries(delivered)),
  };
}

/**
 * Problems of these wordmarks, one sentence each: file, problem, how to fix it.
 *
 * @param drawn the SVG files by client
 * @param owners the clients, each of whom needs a wordmark
 * @param others files of another format, by client
 */
export function problemsOf(
  drawn: ReadonlyMap<string, string>,
  owners: readonly Pick<Client, 'id' | 'name'>[],
  others: ReadonlyMap<string, string> = new Map(),
): readonly string[] {
  const names = new Map(owners.map(({ id, name }) => [id, name]));
  const unusable = [...others].map(
    ([id, file]) => `${ORIGINALS}/${file} is no SVG; only SVG outlines are taken: draw ${id}.svg`,
  );
  const wrong = [...new Set([...drawn.keys(), ...names.keys()])]
    .filter((id) => drawn.has(id) || !others.has(id))
    .flatMap((id) =>
      faultsOf(drawn.get(id), names.get(id)).map((fault) => `${ORIGINALS}/${id}.svg ${fault}`),
    );
  return [...unusable, ...wrong];
}

function faultsOf(svg?: string, name?: string): readonly string[] {
  if (name === undefined) return ['belongs to no client of src/content/clients.yaml; remove it'];
  if (svg === undefined) return ['is missing; draw it'];
  const title = WORDMARK.exec(svg)?.[3]?.replaceAll('&amp;', '&');
  const foreign = FOREIGN.exec(svg.replace(/^<svg[^>]*>/, ''));
  const bytes = Buffer.byteLength(svg);
  return [
    title !== name &&
      `has to begin with <svg xmlns="…" viewBox="0 0 w h" fill="currentColor"><title>${name}</title>`,
    foreign && `holds ${foreign[0]}; draw outlines in one colour, without strokes`,
    bytes > LARGEST && `has ${bytes} bytes; simplify it to ${LARGEST}`,
  ].filter((fault) => typeof fault === 'string');
}

/** The sprite, with numbered symbols: clients' names would add 70 B to the home page. */
export function spriteOf(drawn: ReadonlyMap<string, string>): string {
  const symbols = [...drawn.values()].map((svg, index) => {
    const [, width, height, , shapes] = WORDMARK.exec(svg) ?? [];
    return `<symbol id="l${index}" viewBox="0 0 ${width} ${height}">${shapes?.trim()}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
