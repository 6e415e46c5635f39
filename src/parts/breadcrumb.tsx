import { sva } from '../../styled-system/css';
import { navigation } from '../content/navigation';
import type { PageRecord } from '../content/schemas';
import { AnyLink } from './any-link';

const breadcrumb = sva({
  slots: ['root', 'list', 'item', 'link'],
  base: {
    root: { color: 'quiet' },
    list: { display: 'flex', flexWrap: 'wrap', textStyle: 'tiny' },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      '& + &': { _before: { content: '"/"', paddingInline: '2' } },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'target', md: '24px' },
      _hover: {
        textDecorationLine: 'underline',
      },
    },
  },
});

/** The way from home to a page. */
export function Breadcrumb({
  trail,
}: {
  /** The pages from home to this one, itself included. */
  readonly trail: readonly Pick<PageRecord, 'path' | 'shortTitle'>[];
}) {
  const classes = breadcrumb();
  return (
    <nav aria-label={navigation.breadcrumb} className={classes.root}>
      <ol className={classes.list}>
        {trail.map(({ path, shortTitle }, index) => (
          <li key={path} className={classes.item}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{shortTitle}</span>
            ) : (
              <AnyLink href={path} className={classes.link}>
                {shortTitle}
              </AnyLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
