import { site } from '../site/site';

/** Alt texts of shared images. */
export const sharedImageAlt = (title: string): string =>
  `${title}, set large beside a thin vertical line, with the name ${site.name}.`;
