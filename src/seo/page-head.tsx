import { graphFor } from './graph';
import { Metadata } from './metadata';

/**
 * Metadata and structured data of a page. Each page renders this once, as its first element.
 *
 * @param path the page, as the list of pages has it
 */
export function PageHead({ path }: { readonly path: string }) {
  // `<` is escaped, so that nothing in the data can close the script element.
  const data = JSON.stringify(graphFor(path)).replaceAll('<', '\\u003c');
  return (
    <>
      <Metadata path={path} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text must not be escaped as HTML
        dangerouslySetInnerHTML={{ __html: data }}
      />
    </>
  );
}
