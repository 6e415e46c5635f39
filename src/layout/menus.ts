import { footerGroupNames, type Link } from '../content/schemas';
import { type Route, routes } from '../routes';

const linkTo = ({ shortTitle, path }: Route): Link => ({ label: shortTitle, href: path });

/** The links of the top bar: pages whose record has `header`, in the order of the list of pages. */
export const topLinks: readonly Link[] = routes.filter(({ header }) => header).map(linkTo);

/** The footer’s groups of links, each page in the group that its record names. */
export const footerGroups = footerGroupNames.map((heading) => ({
  heading,
  links: routes.filter(({ footer }) => footer === heading).map(linkTo),
}));
