import { site } from './site';

/** What stands in a shared link's picture, for those who do not see it. */
export const sharedImageAlt = (title: string): string =>
  `${title}, set large beside a thin vertical line, with the name ${site.name}.`;
