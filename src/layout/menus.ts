import { footerGroupNames, type Link } from '../content/schemas';
import { routes } from '../routes';

const link = ({
  shortTitle,
  path,
}: {
  readonly shortTitle: string;
  readonly path: string;
}): Link => ({
  label: shortTitle,
  href: path,
});

/** The links of the top bar: pages whose record has `header`, in the order of the list of pages. */
export const topLinks: readonly Link[] = routes.filter(({ header }) => header).map(link);

/** The footer’s groups of links, each page in the group that its record names. */
export const footerGroups = footerGroupNames.map((heading) => ({
  heading,
  links: routes.filter(({ footer }) => footer === heading).map(link),
}));
