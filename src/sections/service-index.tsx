import { linkList } from '../../styled-system/recipes';
import type { Service } from '../content/types';

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
