import { createHash } from 'node:crypto';
import type { DefaultTreeAdapterTypes } from 'parse5';

/** A generated page. */
export interface WrittenPage {
  /** The file's path below the public folder, without a leading slash. */
  readonly file: string;
  readonly html: string;
  /** The HTML, parsed by parse5. */
  readonly document: DefaultTreeAdapterTypes.Document;
  /** Its inline scripts. */
  readonly scripts: readonly string[];
}

/** A project's hooks around its build, the default export of the module in the option `hooks`. */
export interface BuildHooks {
  /** Called with each page. Returns the HTML to write. */
  readonly beforeWrite?: (page: WrittenPage) => string | Promise<string>;
  /**
   * Called after the last page.
   *
   * @param inlineScripts all inline scripts of the pages, for a Content-Security-Policy
   * @returns more files to write
   */
  readonly afterBuild?: (
    inlineScripts: readonly string[],
  ) => Iterable<readonly [fileName: string, body: string]>;
  /** False for a static site: then nothing is stored for a server. Default: true. */
  readonly hasServer?: boolean;
}

/** The sources of a Content-Security-Policy's `script-src` that allow these inline scripts. */
export function policySources(scripts: readonly string[]): readonly string[] {
  return scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
