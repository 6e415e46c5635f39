import { payloadOf } from './payload';

/** What {@link shapePage} needs besides the page itself. */
export interface ShapeContext {
  /** The path that the site is served from. */
  readonly basePath: string;
  /** The boot script. */
  readonly boot: string;
  /** Compressed bytes of the page's inline scripts. */
  readonly scriptBytes: number;
  /** Inline scripts of this kind of page, besides the boot script. */
  readonly pageScripts: (html: string) => readonly string[];
  /** The page's speculation rules, as JSON. */
  readonly speculationRules: string;
  /** Bytes of every payload written so far, by its path below the public folder. */
  readonly payloadSizes: ReadonlyMap<string, number>;
  /** The rules of a style sheet that a page uses, and the fonts that it preloads. */
  readonly usedStyles: (href: string, html: string) => { css: string; fonts: readonly string[] };
}

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*\/>/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g;
const SCRIPT =
  /<script\b(?![^>]*type="application\/(?:ld\+json|speculationrules)")[^>]*>[\s\S]*?<\/script>/g;
const CHARSET = /<meta charSet="utf-8"\/>/;
const ENTRY = /import\("([^"]+)"\)/;

/**
 * Transforms the HTML that Waku rendered: removes the inline payload, the module preloads and the
 * inline scripts; adds critical CSS, font preloads and the boot script.
 *
 * @param fileName the page's file below the public folder, e.g. `/about/index.html`
 * @param html the page as Waku rendered it
 * @throws when the HTML is not of the form that this release of Waku writes
 */
export function shapePage(fileName: string, html: string, context: ShapeContext): string {
  const scripts = html.match(SCRIPT) ?? [];
  const entry = scripts.map((script) => ENTRY.exec(script)?.[1]).find(Boolean);
  if (!entry) throw unexpected(fileName, 'its client entry was not found');

  const chunks = [...html.matchAll(MODULE_PRELOAD)].map((match) => match[1] as string);
  const sheets = [...html.matchAll(STYLESHEET)].map((match) => match[1] as string);
  const bare = [MODULE_PRELOAD, STYLESHEET, SCRIPT, CHARSET].reduce<string>(
    (rest, part) => rest.replace(part, ''),
    html,
  );
  if (!bare.includes('<head>')) throw unexpected(fileName, 'it has no head');

  const styles = sheets.map((href) => context.usedStyles(href, bare));
  const payload = payloadOf(fileName);
  const size = context.payloadSizes.get(payload);
  if (size === undefined) throw unexpected(fileName, `its payload ${payload} was not built`);

  const attributes = Object.entries({
    // Sorted: Waku names them in the order in which they happened to be loaded.
    scripts: [...new Set([entry, ...chunks.sort()])].join(' '),
    payload: context.basePath + payload,
    size: String(size),
    weight: String(context.scriptBytes),
  })
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');
  const head = [
    '<head>',
    // In the first kilobyte, where a host that sends no charset has browsers look for it.
    '<meta charset="utf-8"/>',
    ...new Set(styles.flatMap(({ fonts }) => fonts)),
    `<style>${styles.map(({ css }) => css).join('')}</style>`,
    ...context.pageScripts(bare).map((script) => `<script>${script}</script>`),
    // The boot script looks for the rules just before itself.
    `<script type="speculationrules">${context.speculationRules}</script>`,
    `<script${attributes}>${context.boot}</script>`,
  ].join('');
  return shorter(bare).replace('<head>', () => head);
}

/** Without what HTML does not need: empty attribute values, slashes at the end of tags. */
const shorter = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/g, (tag) => tag.replaceAll('=""', '').replace(/\/>$/, '>'));

function unexpected(fileName: string, what: string): Error {
  return new Error(
    `${fileName} cannot be transformed: ${what}. Waku's output has another form than 1.0.0-rc.1's; see src/runtime/html/shape-page.ts.`,
  );
}
