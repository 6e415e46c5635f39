import { payloadOf, readPage, UnexpectedWaku } from '../waku.ts';

/** What {@link shapePage} needs besides the page itself. */
export interface ShapeContext {
  /** The path that the site is served from. */
  readonly basePath: string;
  /** Waku's setting of that name. */
  readonly rscBase: string;
  /** The boot script. */
  readonly boot: string;
  /** Inline scripts of this page besides the boot script. */
  readonly pageScripts: (html: string) => readonly string[];
  /** The page's speculation rules, as JSON. */
  readonly speculationRules: string | undefined;
  /** Bytes of every payload written so far, by its path below the public folder. */
  readonly payloadSizes: ReadonlyMap<string, number>;
  /** The address of a payload file. */
  readonly payloadAddress: (file: string) => string;
  /** The rules of a style sheet that a page uses, and the fonts that it preloads. Without it sheets stay linked. */
  readonly usedStyles:
    | ((href: string, html: string) => { css: string; fonts: readonly string[] })
    | undefined;
}

/** A page with its styles and scripts. */
export interface ShapedPage {
  readonly html: string;
  /** The inline scripts of this page, the boot script last. */
  readonly scripts: readonly string[];
}

/**
 * Transforms the HTML that Waku rendered: removes the inline payload, the module preloads and Waku's
 * inline scripts; adds critical CSS, font preloads and the boot script.
 *
 * @param fileName the page's file below the public folder, e.g. `/about/index.html`
 * @param html the page as Waku rendered it
 * @throws when the HTML is not of the form that this release of Waku writes
 */
export function shapePage(fileName: string, html: string, context: ShapeContext): ShapedPage {
  const { boot, speculationRules, usedStyles } = context;
  const { entry, chunks, sheets, bare, inlineScripts } = readPage(fileName, html, context.basePath);
  const payload = payloadOf(fileName, context.rscBase);
  const size = context.payloadSizes.get(payload);
  if (size === undefined)
    throw new UnexpectedWaku(fileName, `its payload ${payload} to be built before it`);

  const styles = usedStyles ? sheets.map((href) => usedStyles(href, bare)) : [];
  const links = usedStyles ? [] : sheets.map((href) => `<link rel="stylesheet" href="${href}">`);
  const pageScripts = context.pageScripts(bare);
  const attributes = Object.entries({
    // Sorted: Waku names them in the order in which they happened to be loaded.
    scripts: [...new Set([entry, ...chunks.toSorted()])].join(' '),
    payload: context.payloadAddress(payload),
    size: String(size),
  })
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');
  const head = [
    '<head>',
    // In the first kilobyte, where browsers look for it if the host sends no charset.
    '<meta charset="utf-8"/>',
    ...new Set(styles.flatMap(({ fonts }) => fonts)),
    ...links,
    styles.length > 0 ? `<style>${styles.map(({ css }) => css).join('')}</style>` : '',
    ...pageScripts.map((script) => `<script>${script}</script>`),
    speculationRules ? `<script type="speculationrules">${speculationRules}</script>` : '',
    `<script${attributes}>${boot}</script>`,
  ].join('');
  return {
    html: shorter(bare).replace('<head>', () => head),
    scripts: [...inlineScripts, ...pageScripts, boot],
  };
}

/** Without what HTML does not need: empty attribute values, slashes at the end of tags. Scripts stay as they are. */
const shorter = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>|<[a-z][^<>]*>/g, (tag) =>
    tag.startsWith('<script') ? tag : tag.replaceAll('=""', '').replace(/\/>$/, '>'),
  );
