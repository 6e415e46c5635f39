import type { ReactNode } from 'react';
import type { PictureId } from '../content/pictures';
import type { Link } from '../content/schemas';
import { AnyLink } from '../parts/any-link';
import { Breadcrumb } from '../parts/breadcrumb';
import { hero } from '../parts/hero.styles';
import { Icon } from '../parts/icon';
import { textLink } from '../parts/link.styles';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { prose } from '../parts/prose.styles';
import { trailTo } from '../routes';

/** The head of a client's or a trade's page: its title, and a picture up to the meridian. */
export function CaseHero({
  path,
  back,
  kicker,
  title,
  lead,
  picture,
  reading,
  link,
  over,
}: {
  readonly path: string;
  /** A link back, instead of the breadcrumb. */
  readonly back?: Link;
  /** The client, or what kind of page this is. */
  readonly kicker?: string;
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureId;
  /** Stands right of the meridian, over the lead. */
  readonly reading?: ReactNode;
  readonly link?: ReactNode;
  /** Laid over the picture. */
  readonly over?: ReactNode;
}) {
  const classes = hero({ with: 'crumbs' });
  return (
    <div className={classes.root}>
      <div className={classes.crumbs}>
        {back ? (
          <AnyLink href={back.href} className={`${textLink()} ${classes.back}`}>
            <Icon name="previous" />
            {back.label}
          </AnyLink>
        ) : (
          <Breadcrumb trail={trailTo(path)} />
        )}
      </div>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.picture}>
        <Picture
          id={picture}
          sizes={pictureSizes.bleedLeft}
          place="bleedLeft"
          ratio="caseHero"
          priority
        />
        {over}
      </div>
      <div className={classes.actions}>
        {kicker && <p className={classes.note}>{kicker}</p>}
        <p className={prose({ size: 'lead' })}>{lead}</p>
        {link}
        {reading && <div className={classes.reading}>{reading}</div>}
      </div>
    </div>
  );
}
