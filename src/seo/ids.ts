import { absolute } from '../site/absolute';

/** The agency's name in structured data, the same on every page. */
export const agencyId = `${absolute('/')}#organization`;
/** The studio's id in structured data. */
export const studioId = `${absolute('/')}#studio`;
/** Its logo. */
export const logoId = `${absolute('/')}#logo`;
/** The site as a whole. */
export const websiteId = `${absolute('/')}#website`;

/** A reference to an entity by its `@id`. */
export const ref = (id: string): { readonly '@id': string } => ({ '@id': id });

/** The `@id` of a page or of a part of it. */
export const pageId = (path: string, part?: string): string =>
  absolute(path) + (part ? `#${part}` : '');
