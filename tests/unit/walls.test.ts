import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ONLY_BUILDING } from '../../src/build/only-building';
import { MAKERS } from '../../src/metadata/read-article';

/** A module specifier and whether it is erased before anything runs. */
interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

const SOURCE = /\.(?:tsx?|mts|css)$/;

/** Every source file below a folder, by path, with its text. */
function sources(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

const IMPORT =
  /(?:^|\n)\s*(import|export)(\s+type)?\b[^'"\n;]*(?:\{[^}]*\}[^'"\n;]*)?['"]([^'"]+)['"]/g;
const DYNAMIC = /\b(?:import|require|require\.resolve)\(\s*['"]([^'"]+)['"]/g;

function importsOf(text: string): Import[] {
  const fixed = [...text.matchAll(IMPORT)].map(([, , type, from]) => ({
    from: from ?? '',
    typeOnly: type !== undefined,
  }));
  const dynamic = [...text.matchAll(DYNAMIC)].map(([, from]) => ({
    from: from ?? '',
    typeOnly: false,
  }));
  return [...fixed, ...dynamic];
}

/** The room of `src` that a file stands in: `content`, `sections`… */
const roomOf = (file: string) => file.split('/')[1] ?? '';

/** The room that a relative import reaches, seen from a file below `src`; nothing for packages. */
function reached(file: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  return roomOf(join(file, '..', from));
}

const all = sources('src');

test('the import scan sees imports of every form', () => {
  const text = [
    "import a from 'a';",
    "import { b,\n  c } from './b';",
    "import type { D } from 'd';",
    "import './e.css';",
    "export * from 'f';",
    "const g = await import('g');",
  ].join('\n');
  expect(importsOf(text).map(({ from }) => from)).toEqual(['a', './b', 'd', './e.css', 'f', 'g']);
});

describe('the walls between the rooms', () => {
  test("'use client' stands in src/islands only, and in every component there", () => {
    const client = all.filter(({ text }) => /^\s*(['"])use client\1/m.test(text));
    expect(client.map(({ file }) => file).filter((file) => roomOf(file) !== 'islands')).toEqual([]);
    const islands = all.filter(({ file }) => /^src\/islands\/.*\.tsx$/.test(file));
    expect(islands.length).toBeGreaterThan(0);
    expect(islands.filter((island) => !client.includes(island)).map(({ file }) => file)).toEqual(
      [],
    );
  });

  test('content imports nothing of the other rooms, no React and no Waku', () => {
    const wrong = all
      .filter(({ file }) => roomOf(file) === 'content')
      .flatMap(({ file, text }) =>
        importsOf(text)
          .filter(({ from }) => {
            const room = reached(file, from);
            return (room !== undefined && room !== 'content') || /^(?:react|waku)\b/.test(from);
          })
          .map(({ from }) => `${file} imports ${from}`),
      );
    expect(wrong).toEqual([]);
  });

  test('sections take their copy as props: of content they know the types alone', () => {
    const wrong = all
      .filter(({ file }) => roomOf(file) === 'sections')
      .flatMap(({ file, text }) =>
        importsOf(text)
          .filter(({ from, typeOnly }) => reached(file, from) === 'content' && !typeOnly)
          .map(({ from }) => `${file} imports ${from}`),
      );
    expect(wrong).toEqual([]);
  });

  test('nothing below a page imports a page or a section from below', () => {
    const above: Readonly<Record<string, readonly string[]>> = {
      sections: ['pages'],
      components: ['pages', 'sections'],
      islands: ['pages', 'sections', 'content'],
    };
    const wrong = all.flatMap(({ file, text }) =>
      importsOf(text)
        .filter(({ from, typeOnly }) => {
          const room = reached(file, from);
          return room !== undefined && !typeOnly && above[roomOf(file)]?.includes(room);
        })
        .map(({ from }) => `${file} imports ${from}`),
    );
    expect(wrong).toEqual([]);
  });

  /** The islands that are made with another one, and why. */
  const composites: Readonly<Record<string, readonly string[]>> = {
    // What moves, and the buttons that move it.
    'article-rotation.tsx': ['carousel-controls.tsx'],
    // Its three controls are icons, and each needs a word.
    'carousel-controls.tsx': ['hint.tsx'],
    // The word is fetched when it is first wanted.
    'hint.tsx': ['hint-word.tsx'],
    // A link that knows the page that is open.
    'nav-link.tsx': ['page-link.tsx'],
  };

  test('no island reaches into another: what they share stands in the store', () => {
    const islands = all.filter(({ file }) => /^src\/islands\/.*\.tsx$/.test(file));
    const found = islands.flatMap(({ file, text }) => {
      const name = basename(file);
      const others = importsOf(text)
        .filter(({ from }) => from.startsWith('./'))
        .map(({ from }) => `${basename(from)}.tsx`)
        .filter((other) => islands.some((island) => basename(island.file) === other));
      return others.length > 0 ? [[name, [...new Set(others)]] as const] : [];
    });
    expect(Object.fromEntries(found)).toEqual(composites);
  });

  test('atoms are made in the store alone', () => {
    const makers = all.filter(({ text }) => /\batom(?:With\w+|Family)?\s*[(<]/.test(text));
    expect(makers.map(({ file }) => file)).toEqual(['src/islands/store.ts']);
  });

  test("Waku's unstable doors are used in src/runtime and the two entries only", () => {
    const wrong = all
      .filter(({ text }) => /unstable_|_UNSTABLE/.test(text))
      .map(({ file }) => file)
      .filter((file) => roomOf(file) !== 'runtime' && !/^src\/waku\.[a-z]+\.tsx$/.test(file));
    expect(wrong).toEqual([]);
  });
});

test('what is left out of the bundle is what the build alone runs: no package is missing, none is too many', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  // These render, or are the bundler's own.
  const others = ['react', 'vite', 'waku'];
  const imported = all
    .filter(({ file }) => !/^src\/(?:build|islands|theme|runtime\/browser|waku\.)/.test(file))
    .flatMap(({ text }) => importsOf(text).filter(({ typeOnly }) => !typeOnly))
    .map(({ from }) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? '')
    .filter((name) => name in { ...dependencies, ...devDependencies } && !others.includes(name));
  expect(ONLY_BUILDING).toEqual([...new Set(imported)].sort());
});

test('an article is parsed anew when any file that it is parsed by has changed', () => {
  // What links may lead to is looked up each time, and kept of no article.
  const lookedUp = ['src/content/routes.ts', 'src/content/services.ts'];
  const reachedFrom = (file: string): string[] =>
    importsOf(readFileSync(file, 'utf8'))
      .filter(({ from, typeOnly }) => from.startsWith('.') && !typeOnly)
      .map(({ from }) => `${join(file, '..', from)}.ts`)
      .filter((other) => !lookedUp.includes(other))
      .flatMap((other) => [other, ...reachedFrom(other)]);
  const first = 'src/content/article-text.ts';
  const parsedBy = [...new Set([first, ...reachedFrom(first)])].sort();
  expect(MAKERS).toEqual([...parsedBy, 'package-lock.json']);
});

describe('what is drawn', () => {
  const drawn = all.filter(({ file }) =>
    ['pages', 'sections', 'components', 'islands'].includes(roomOf(file)),
  );
  const without = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

  test('takes its colours from the theme', () => {
    const colour =
      /['"`\s(:]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/i;
    const wrong = drawn.filter(({ text }) => colour.test(without(text))).map(({ file }) => file);
    expect(wrong).toEqual([]);
  });

  test('is styled where Panda reads: in server components and beside them, never in islands', () => {
    const wrong = all.flatMap(({ file, text }) =>
      importsOf(text)
        .filter(({ from }) => from.includes('styled-system'))
        .filter(({ from }) => {
          const isRead = ['pages', 'sections', 'components'].includes(roomOf(file));
          return !isRead || !from.endsWith('styled-system/css');
        })
        .map(({ from }) => `${file} imports ${from}`),
    );
    expect(wrong).toEqual([]);
  });

  test('takes its measures from the theme: no sizes in pixels in styles', () => {
    const wrong = drawn
      .filter(({ text }) =>
        /style=\{\{[^}]*\b\d+px\b|\bcss\(\{[^)]*['"]\d+px['"]/.test(without(text)),
      )
      .map(({ file }) => file);
    expect(wrong).toEqual([]);
  });
});
