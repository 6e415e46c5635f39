import type { AtRule, ChildNode, Root } from 'postcss';

/**
 * The paths of all layers of a sheet in cascade order: nested layers come before their parent's own
 * rules.
 *
 * @see https://www.w3.org/TR/css-cascade-5/#layer-ordering
 */
export function layersOf(sheet: Root): string[] {
  const paths = new Set<string>();
  sheet.walkAtRules('layer', (rule) => {
    for (const names of rule.params.split(',')) {
      const path = [...layersAround(rule), ...names.trim().split('.')];
      for (const end of path.keys()) paths.add(path.slice(0, end + 1).join('.'));
    }
  });
  return [...paths].filter(isOuter).flatMap((path) => withInner(path, paths));
}

const isOuter = (path: string): boolean => !path.includes('.');

/** The layers inside one, and then itself. */
const withInner = (path: string, all: ReadonlySet<string>): string[] => [
  ...[...all]
    .filter((other) => other.startsWith(`${path}.`) && isOuter(other.slice(path.length + 1)))
    .flatMap((inner) => withInner(inner, all)),
  path,
];

/** The names of the layers that a rule stands in, the outermost first. */
export function layersAround({ parent }: ChildNode): string[] {
  if (!parent || parent.type === 'root') return [];
  const rule = parent as AtRule;
  return [...layersAround(rule), ...(rule.name === 'layer' ? rule.params.split('.') : [])];
}
