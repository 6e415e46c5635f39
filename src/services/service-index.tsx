import { sva } from '../../styled-system/css';
import type { Service } from '../content/services';

/** Ruled links under one another. */
const linkList = sva({
  slots: ['root', 'link'],
  base: {
    root: { width: '100%', borderBottom: 'hair' },
    link: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      borderTop: 'hair',
      fontWeight: 'strong',
      _hover: { borderTopColor: 'line' },
      _current: { color: 'reading' },
    },
  },
});

/** The services by name, each a jump to its block. */
export function ServiceIndex({ services }: { readonly services: readonly Service[] }) {
  const classes = linkList();
  return (
    <ul className={classes.root}>
      {services.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={classes.link}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
