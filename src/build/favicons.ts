import sharp from 'sharp';
import type { Plugin } from 'vite';
import { type FaviconFile, faviconFiles } from '../seo/favicon-files';
import { type MarkOptions, themedMark, tile } from '../seo/mark';
import { generatedFiles } from './plugin-helpers';

/**
 * Height of the nought as a share of the icon: on a home screen, in a browser tab, and in an icon
 * that a launcher may crop.
 */
const SHARE = { whole: 0.72, tab: 0.88, maskable: 0.54 } as const;

/**
 * Draws the site's icons from the one mark: files at the root of the built site, and the same
 * addresses in development. Nothing is cached: a changed theme colour shows at the next build.
 */
export function faviconsPlugin(): Plugin {
  const tab = (size: number, line: number) => png({ size, share: SHARE.tab, line });
  const drawn: readonly (readonly [FaviconFile, () => string | Promise<Uint8Array>])[] = [
    [faviconFiles.drawing, themedMark],
    [
      faviconFiles.fallback,
      async () => ico([await tab(16, 2), await tab(32, 2), await tab(48, 4)]),
    ],
    [faviconFiles.touch, () => png({ size: 180, share: SHARE.whole, line: 6 })],
    [faviconFiles.small, () => png({ size: 192, share: SHARE.whole, line: 6 })],
    [faviconFiles.large, () => png({ size: 512, share: SHARE.whole, line: 16 })],
    [faviconFiles.maskableSmall, () => png({ size: 192, share: SHARE.maskable, line: 6 })],
    [faviconFiles.maskableLarge, () => png({ size: 512, share: SHARE.maskable, line: 14 })],
  ];
  return generatedFiles(
    'favicons',
    new Map(drawn.map(([{ path }, make]) => [path.slice(1), make])),
  );
}

const png = (options: MarkOptions): Promise<Buffer> =>
  sharp(Buffer.from(tile(options)))
    .resize(options.size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/**
 * Several PNGs in one icon file.
 *
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) the directory's form
 */
export async function ico(images: readonly Uint8Array[]): Promise<Buffer> {
  const ENTRY = 16;
  const directory = Buffer.alloc(6 + ENTRY * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, image] of images.entries()) {
    const { width, height } = await sharp(image).metadata();
    const entry = 6 + ENTRY * index;
    directory.writeUInt8(width, entry);
    directory.writeUInt8(height, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(image.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([directory, ...images]);
}
