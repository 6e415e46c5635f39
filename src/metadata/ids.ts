import { absolute } from './absolute';

/** The agency's name in structured data, the same on every page. */
export const agencyId = `${absolute('/')}#organization`;
/** The place where it can be found. */
export const studioId = `${absolute('/')}#studio`;
/** Its logo. */
export const logoId = `${absolute('/')}#logo`;
/** The site as a whole. */
export const websiteId = `${absolute('/')}#website`;

/** A reference to a thing that is described elsewhere. */
export const ref = (id: string): { readonly '@id': string } => ({ '@id': id });

/** A page's own name, or that of a part of it. */
export const pageId = (path: string, part?: string): string =>
  absolute(path) + (part ? `#${part}` : '');
