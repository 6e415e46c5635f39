import { site } from '../site/site';
import { withBasePath } from '../site/urls';
import { colours } from '../theme/colours';
import { type FaviconFile, faviconFiles } from './favicon-files';

/** The site as an installed application would be shown (W3C, Web Application Manifest). */
export function webManifest() {
  const entry = ({ path, type, sizes }: FaviconFile, purpose: 'any' | 'maskable') => ({
    src: withBasePath(path),
    type,
    sizes: sizes.map((side) => `${side}x${side}`).join(' ') || 'any',
    purpose,
  });
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    dir: 'ltr',
    id: withBasePath('/'),
    start_url: withBasePath('/'),
    scope: withBasePath('/'),
    display: 'browser',
    background_color: colours.page.day,
    theme_color: colours.page.day,
    icons: [
      entry(faviconFiles.drawing, 'any'),
      entry(faviconFiles.small, 'any'),
      entry(faviconFiles.large, 'any'),
      entry(faviconFiles.maskableSmall, 'maskable'),
      entry(faviconFiles.maskableLarge, 'maskable'),
    ],
  } as const;
}
