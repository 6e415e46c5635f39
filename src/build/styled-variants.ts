import type { Artifact, PandaHooks } from '@pandacss/types';

/** A recipe or slot recipe as the theme defines it, as far as variants go. */
interface Defined {
  readonly className?: string;
  readonly slots?: readonly string[];
  readonly variants?: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

const CREATE = 'create-recipe.js';
const NAMES = 'recipeCss(recipeStyles)';

/**
 * The class of each variant that has a rule. Panda gives an element the class of
 * every variant of its recipe, and on the home page those without a rule weigh
 * as much as the footer.
 *
 * @param recipes by name, as the theme has them
 */
export function styledVariants(recipes: Readonly<Record<string, Defined>>): readonly string[] {
  return Object.entries(recipes).flatMap(([key, { className = key, slots, variants = {} }]) =>
    Object.entries(variants).flatMap(([variant, values]) =>
      Object.entries(values).flatMap(([value, styles]) => {
        const styled = Object.entries(slots ? styles : { '': styles })
          .filter(([, rules]) => Object.keys(rules).length > 0)
          .map(([slot]) => slot);
        return styled.map(
          (slot) => `${className}${slot && `__${slot}`}--${variant}_${value.replaceAll(' ', '_')}`,
        );
      }),
    ),
  );
}

/**
 * Has Panda's generated recipes leave out the classes of variants that have no rule.
 * Recipes run on the server alone, so the list reaches no visitor.
 *
 * @param recipes by name, as the theme has them
 * @throws when Panda writes its recipes in another form than 1.12's
 */
export function onlyStyledVariants(
  recipes: Readonly<Record<string, Defined>>,
): NonNullable<PandaHooks['codegen:prepare']> {
  const styled = JSON.stringify(styledVariants(recipes));
  const filter = `const styled = new Set(${styled})
const withRules = (names) => names.split(' ').filter((name) => !name.includes('--') || styled.has(name.slice(name.lastIndexOf(':') + 1))).join(' ')
`;
  return ({ artifacts }) => {
    const file = artifacts
      .flatMap((artifact: Artifact) => artifact?.files ?? [])
      .find((candidate) => candidate.file === CREATE);
    // A partial run writes other files alone.
    if (!file) return;
    if (!file.code?.includes(NAMES)) {
      throw new Error(
        `Panda's ${CREATE} has another form than 1.12's; see src/build/styled-variants.ts.`,
      );
    }
    const [imports, rest] = split(file.code);
    file.code = imports + filter + rest.replaceAll(NAMES, `withRules(${NAMES})`);
  };
}

/** Before and after the point where the imports end. */
function split(code: string): [string, string] {
  const at = code.indexOf('export const createRecipe');
  return [code.slice(0, at), code.slice(at)];
}
