import { sva } from '../../styled-system/css';
import { navigation } from '../content/navigation';
import { trailTo } from '../routes';
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

/** The path from home to this page, which is the last entry. */
export function Breadcrumb({ path }: { readonly path: string }) {
  const classes = breadcrumb();
  const trail = trailTo(path);
  return (
    <nav aria-label={navigation.breadcrumb} className={classes.root}>
      <ol className={classes.list}>
        {trail.map((route) => (
          <li key={route.path} className={classes.item}>
            {route.path === path ? (
              <span aria-current="page">{route.shortTitle}</span>
            ) : (
              <AnyLink href={route.path} className={classes.link}>
                {route.shortTitle}
              </AnyLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
