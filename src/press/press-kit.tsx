import { sva } from '../../styled-system/css';
import type { Kit } from '../content/press';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { Cards } from '../parts/sections/cards';
import { withBasePath } from '../site/urls';

/** An item: a file on its ground, two colours abreast, a word in its typeface, or a photograph. */
const recipe = sva({
  slots: ['root', 'half', 'sample'],
  base: {
    root: {
      display: 'flex',
      // All but photographs have one height, though the column right of the meridian is wider.
      height: 'clamp(180px, 14vw, 280px)',
      marginRight: { base: '-7', sm: '0' },
      background: 'page',
      border: 'hair',
      '& > img': { width: '56%', height: '46%', margin: 'auto', objectFit: 'contain' },
    },
    half: { flex: 1 },
    sample: { alignSelf: 'end', fontSize: 'max(9vw, min(5rem, 20vw))', lineHeight: '1' },
  },
  variants: {
    ground: {
      day: { root: { colorScheme: 'light' } },
      night: { root: { colorScheme: 'dark' } },
    },
    face: {
      display: { root: { border: 'none' }, sample: { fontFamily: 'display' } },
      text: { root: { border: 'none' }, sample: { fontSize: 'max(6vw, min(3.5rem, 14vw))' } },
      reading: { root: { border: 'none' }, sample: { fontFamily: 'display', color: 'reading' } },
    },
    isPicture: { true: { root: { height: 'clamp(220px, 20vw, 400px)', border: 'none' } } },
  },
});

/** The item itself, above its title and text. */
function KitItem({ link, ground, halves, face, sample, picture }: Kit['items'][number]) {
  const classes = recipe({ ground, face, isPicture: picture !== undefined });
  return (
    <div className={classes.root} aria-hidden={!picture}>
      {picture && <Picture id={picture} sizes={pictureSizes.card} ratio="natural" />}
      {ground && link && (
        <img src={withBasePath(link.href)} alt="" width="614" height="206" loading="lazy" />
      )}
      {halves?.map((colour) => (
        <span key={colour} className={classes.half} style={{ background: colour }} />
      ))}
      {sample && <span className={classes.sample}>{sample}</span>}
    </div>
  );
}

/** A section of the press kit in ruled columns: files to download, colours and faces to match. */
export function PressKit({ kit: { items, ...head } }: { readonly kit: Kit }) {
  return (
    <Cards head={head} cards={items.map((item) => ({ ...item, above: <KitItem {...item} /> }))} />
  );
}
