/** The part of the API that is used here; browsers without it need no policy. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string; createScript: (text: string) => string },
  ): unknown;
}

/** What React writes while it creates a script element. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Allows the two strings that React writes as markup on this site: an empty script element, and
 * JSON-LD into it. Everything else that would turn text into code stays forbidden by the host's
 * policy.
 *
 * @see https://www.w3.org/TR/trusted-types/
 */
export function allowStructuredData(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const onlyData = (text: string) => {
    if (text === EMPTY_SCRIPT || isJson(text)) return text;
    throw new TypeError('Only structured data may be written as text.');
  };
  trustedTypes?.createPolicy('default', { createHTML: onlyData, createScript: onlyData });
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object' && !text.includes('<');
  } catch {
    return false;
  }
}
