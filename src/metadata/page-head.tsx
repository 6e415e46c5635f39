import { graphFor } from './graph';
import { JsonLd } from './json-ld';
import { Metadata } from './metadata';

/**
 * What a page says of itself to browsers, search engines and assistants. Each
 * page renders it once, first thing inside its tree.
 *
 * @param path the page, as the list of pages has it
 */
export function PageHead({ path }: { readonly path: string }) {
  return (
    <>
      <Metadata path={path} />
      <JsonLd graph={graphFor(path)} />
    </>
  );
}
