import { graphFor } from './graph';
import { JsonLd } from './json-ld';
import { Metadata } from './metadata';

/**
 * Metadata and structured data of a page. Each page renders it once, first thing inside its tree.
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
