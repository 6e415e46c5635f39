import { createHash } from 'node:crypto';

/** The sources of a Content-Security-Policy's `script-src` that allow these inline scripts. */
export function policySources(scripts: readonly string[]): readonly string[] {
  return scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
