import { footerGroupNames, type Link } from '../content/schemas';
import { type Route, routes } from '../routes';

/** A link to a page by its short name. */
const linkTo = ({ shortTitle, path }: Route): Link => ({ label: shortTitle, href: path });

/** The links of the top bar: pages whose record has `header`, in the order of the list of pages. */
export const topLinks: readonly Link[] = routes.filter(({ header }) => header).map(linkTo);

/** A group of the footer's links. */
interface LinkGroup {
  readonly heading: string;
  readonly links: readonly Link[];
}

/** The footer's groups, each page in the group that its record names. */
export const footerGroups: readonly LinkGroup[] = footerGroupNames.map((heading) => {
  const pages = routes.filter(({ footer }) => footer === heading);
  return { heading, links: pages.map(linkTo) };
});
