import { article, blog, boot, contact, frame, lost } from 'virtual:boot';

/** The scripts of one kind of page, by the attribute that marks such a page. */
const OF_KIND = {
  'data-contents': article,
  'data-rotation': blog,
  'data-hold': contact,
  'data-log-path': lost,
  'data-framed': frame,
} as const;

/** Every script that stands inline in some page, for the security policy. */
export const allPageScripts: readonly string[] = [boot, ...Object.values(OF_KIND)];

/** The inline scripts of a page beside that of every page. */
export const pageScripts = (html: string): string[] =>
  Object.entries(OF_KIND).flatMap(([attribute, script]) =>
    html.includes(` ${attribute}="`) ? [script] : [],
  );
