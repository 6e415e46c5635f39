import type { ReactNode } from 'react';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { scene } from '../parts/sections/scene.styles';

/** Logs the attempted path; it holds no quotes, since these would be escaped. */
const LOGS_PATH = 'console.error(`404: no page at`,location.pathname)';

/** The 404 page: the nought, and a link home. */
export function NotFound({
  heading,
  text,
  children,
}: {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  const classes = scene({ kind: 'notFound' });
  return (
    <div className={classes.root}>
      <div className={classes.picture}>
        <Picture id="meridian" sizes={pictureSizes.bleed} ratio="natural" decorative priority />
      </div>
      <div className={classes.words}>
        <h1 className={classes.heading}>{heading}</h1>
        <p className={classes.text}>{text}</p>
        {children}
        <script>{LOGS_PATH}</script>
      </div>
    </div>
  );
}
