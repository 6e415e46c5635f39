import type { AtRule, ChildNode, Container, Declaration, Rule } from 'postcss';

/** Classes by the values of the class attributes of one page. */
export type ClassLists = readonly string[];

/**
 * Merges rules whose classes always occur together: `.a{top:0}.b{left:0}` becomes
 * `.a{top:0;left:0}` where no element has one of them without the other. The whole sheet stays
 * atomic; in a page the braces and selectors would weigh as much as the declarations.
 *
 * A rule is not moved before one that could decide the same property of the same element.
 *
 * @param container a sheet or block, changed in place
 * @param groups classes of which an element has all or none, anywhere on the site
 * @param lists the class attributes of the page
 */
export function mergeRules(
  container: Container,
  groups: readonly (readonly string[])[],
  lists: ClassLists,
): void {
  const first = new Map(groups.flatMap((group) => group.map((name) => [name, group[0] as string])));
  const places = new Map<string, Set<number>>();
  for (const [place, list] of lists.entries()) {
    for (const name of list.split(' ')) {
      if (!places.has(name)) places.set(name, new Set());
      places.get(name)?.add(place);
    }
  }
  const meet = (a: string, b: string) =>
    [...(places.get(a) ?? [])].some((place) => places.get(b)?.has(place));
  mergeIn(container, (name) => first.get(name) ?? name, meet);
}

type Meet = (a: string, b: string) => boolean;

const BLOCKS = new Set(['layer', 'media', 'supports', 'container']);
const CLASS = /\.([a-z_][\w-]*)/gi;
/** One class, states, and at most one pseudo-element. */
const SIMPLE = /^\.([a-z_][\w-]*)((?::[a-z-]+)*?)(::?(?:before|after))?$/i;

function mergeIn(container: Container, nameOf: (name: string) => string, meet: Meet): void {
  const targets = new Map<string, Rule>();
  container.each((node) => {
    if (node.type === 'atrule' && BLOCKS.has((node as AtRule).name))
      mergeIn(node as Container, nameOf, meet);
    if (node.type !== 'rule') return;
    const rule = node as Rule;
    const selector = rule.selector.replace(CLASS, (_, name: string) => `.${nameOf(name)}`);
    const target = targets.get(selector);
    if (!target || between(target, rule).some((other) => conflicts(other, rule, meet))) {
      rule.selector = selector;
      targets.set(selector, rule);
      return;
    }
    target.append(rule.nodes);
    rule.remove();
  });
}

/** What stands between two nodes of one block. */
function between(start: Rule, end: Rule): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = start.next(); node && node !== end; node = node.next()) nodes.push(node);
  return nodes;
}

/** Whether the order of the two could matter. */
function conflicts(other: ChildNode, rule: Rule, meet: Meet): boolean {
  if (other.type === 'atrule')
    return (other.nodes ?? []).some((inner) => conflicts(inner, rule, meet));
  if (other.type !== 'rule') return false;
  const [, a = '', , pseudoA] = SIMPLE.exec(other.selector) ?? [];
  const [, b = '', , pseudoB] = SIMPLE.exec(rule.selector) ?? [];
  if (a && b && (pseudoA !== pseudoB || !meet(a, b))) return false;
  return propertiesOf(other).some((p) => propertiesOf(rule).some((q) => overlaps(p, q)));
}

const propertiesOf = (rule: Rule): string[] =>
  rule.nodes.filter((node): node is Declaration => node.type === 'decl').map(({ prop }) => prop);

/** Whether two properties set a common longhand. */
function overlaps(a: string, b: string): boolean {
  if (a === b) return true;
  const [x, y] = [familyOf(a), familyOf(b)];
  if (x !== y) return false;
  // The sides of a box do not overlap, unless one is a shorthand or logical.
  return !(SIDE.test(a) && SIDE.test(b));
}

const SIDE = /^(?:(?:margin|padding|border)-)?(?:top|right|bottom|left)$/;
const FAMILIES: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  line: 'font',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  min: 'size',
  max: 'size',
  place: 'align',
  justify: 'align',
};

const familyOf = (property: string): string => {
  const [start = ''] = property.replace(/^-[a-z]+-/, '').split('-');
  return FAMILIES[start] ?? start;
};
