import type { Settings } from '../options.ts';
import type { Wake } from '../wake.ts';
import { compileScripts } from './compile-scripts.ts';
import type { Transform } from './handover.ts';
import { type ReadPage, readPage, withEdits } from './read-page.ts';
import { createUsedStyles } from './used-styles.ts';

/** Where a site is built, as Vite was told. */
export interface BuildPlace {
  /** The folder of the project. */
  readonly root: string;
  /** The folder of the built files. */
  readonly publicFolder: string;
  readonly basePath: string;
  /** Writes a line to the terminal. */
  readonly warn: (line: string) => void;
}

/** What the bundles hold. */
export interface BuiltIslands {
  /** The addresses of the chunk that hydrates and of what it imports. */
  readonly runtime: readonly string[];
  /** The strategies that occur. */
  readonly wakes: ReadonlySet<Wake>;
}

/** A page as it is written. */
export interface TransformedPage {
  readonly html: string;
  /** Its inline scripts. */
  readonly scripts: readonly string[];
}

/** An island and its slots are no boxes. */
const NO_BOX = 'waku-island,waku-slot{display:contents}';
const ERROR = Symbol.for('waku-islands:error');

/** Compiles the inline scripts and prepares the transform of the pages. */
export async function createTransform(
  place: BuildPlace,
  settings: Settings,
  { runtime, wakes }: BuiltIslands,
): Promise<Transform> {
  const { root, publicFolder, basePath } = place;
  const { mode, criticalCss, speculationRules } = settings;
  const isFull = mode === 'full';
  const { shared, own } = await compileScripts(root, settings, wakes);
  const stylesOf = criticalCss && createUsedStyles(publicFolder, basePath, criticalCss);
  const kept = new Set<string>();
  /** What stands at the end of the head's beginning: the scripts of this page. */
  const scriptsFor = ({ names }: ReadPage): string[] =>
    isFull
      ? []
      : [...own].flatMap(([name, script]) => (names.attributes.has(name) ? [script] : []));
  const elementsFor = (scripts: readonly string[]): string[] =>
    isFull
      ? []
      : [
          ...scripts.map((script) => `<script>${script}</script>`),
          speculationRules ? `<script type="speculationrules">${speculationRules}</script>` : '',
          `<script data-islands="${runtime.join(' ')}">${shared}</script>`,
        ];
  const page = (file: string, source: string): TransformedPage => {
    const failed = globalThis as { [ERROR]?: Error };
    if (failed[ERROR]) throw failed[ERROR];
    const read = readPage(file, source, basePath);
    const scripts = scriptsFor(read);
    const sheets = stylesOf ? read.sheets : [];
    const styles = sheets.flatMap(({ href }) => stylesOf?.(href, read.names) ?? []);
    const css = [read.hasIslands ? NO_BOX : '', ...styles.map((one) => one.css)].join('');
    const head = [
      // In the first kilobyte, where browsers look for it if the host sends no charset.
      read.charsets.length > 0 ? '<meta charset="utf-8"/>' : '',
      ...new Set(styles.flatMap(({ fonts }) => fonts)),
      css && `<style>${css}</style>`,
      ...elementsFor(scripts),
    ].join('');
    const removed = [...(isFull ? [] : read.ofWaku), ...sheets, ...read.charsets];
    for (const script of read.scripts) kept.add(script);
    return {
      html: withEdits(source, [
        { start: read.head, end: read.head, text: head },
        ...removed.map((range) => ({ ...range, text: '' })),
      ]),
      scripts: [...read.scripts, ...scripts, ...(isFull ? [] : [shared])],
    };
  };
  return {
    needsPayloads: isFull,
    page,
    end: () => [
      ...new Set([
        shared,
        ...own.values(),
        ...(speculationRules ? [speculationRules] : []),
        ...kept,
      ]),
    ],
  };
}
