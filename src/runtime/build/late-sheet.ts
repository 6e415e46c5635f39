import cascadeLayers from '@csstools/postcss-cascade-layers';
import postcss, {
  type AcceptedPlugin,
  type AtRule,
  type ChildNode,
  type Plugin,
  type Root,
  type Rule,
} from 'postcss';
import { removeNode } from './remove-node';

/*
 * The whole style sheet reaches a page late, with React, and the page stands already. A sheet with a
 * cascade layer or a font in it makes Chromium build all fonts anew, and so lay out all text once
 * more: 13 ms of a processor for the home page, four times that on a phone. So the sheet that comes
 * late has its layers written as specificity, and its fonts set aside: every page brings them. The
 * rules inside a page have them again: layers are fewer bytes.
 */

/** What one step of specificity is written as; the layers of more importance have more of them. */
const STEP = ':not(#\\#)';
/** Never met by a browser: a font in it is not there. */
const ASIDE = 'not (color:red)';
/** The blocks that hold rules of layers. */
const CONDITIONS = new Set(['media', 'supports', 'container']);

/**
 * PostCSS plugins that give a sheet the form in which it comes late; {@link asInPage} turns it back.
 * In development, and in Waku's own output, it does not come late.
 */
export function lateSheet(): AcceptedPlugin[] {
  const isShaped = process.env.NODE_ENV === 'production' && process.env.NOUGHTLINE_STOCK !== '1';
  return isShaped ? [declareLayers(), cascadeLayers(), setFontsAside()] : [];
}

/**
 * Names all layers at the top, in their order: those inside another come before its own rules,
 * wherever they stand. `cascadeLayers` takes for later what is opened only after these rules.
 */
function declareLayers(): Plugin {
  return {
    postcssPlugin: 'noughtline:declare-layers',
    OnceExit: (sheet) => {
      const paths = new Set<string>();
      sheet.walkAtRules('layer', (rule) => {
        for (const names of rule.params.split(',')) {
          const path = [...layersAround(rule), ...names.trim().split('.')];
          for (const end of path.keys()) paths.add(path.slice(0, end + 1).join('.'));
        }
      });
      if (paths.size === 0) return;
      const inOrder = [...paths].filter(isOuter).flatMap((path) => withInner(path, paths));
      sheet.prepend(postcss.atRule({ name: 'layer', params: inOrder.join(', ') }));
    },
  };
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
function layersAround({ parent }: ChildNode): string[] {
  if (!parent || parent.type === 'root') return [];
  const rule = parent as AtRule;
  return [...layersAround(rule), ...(rule.name === 'layer' ? rule.params.split('.') : [])];
}

function setFontsAside(): Plugin {
  return {
    postcssPlugin: 'noughtline:fonts-aside',
    OnceExit: (sheet) => {
      const aside = postcss.atRule({ name: 'supports', params: ASIDE, nodes: [] });
      sheet.walkAtRules('font-face', (font) => void aside.append(font.remove()));
      if (aside.nodes?.length) sheet.prepend(aside);
    },
  };
}

/**
 * Turns the sheet that comes late back into one with layers and fonts.
 *
 * @param sheet is changed in place
 */
export function asInPage(sheet: Root): void {
  sheet.walkAtRules('supports', (rule) => {
    if (rule.params === ASIDE) rule.replaceWith(rule.nodes ?? []);
  });
  const layers = new Set(rulesOf(sheet).flatMap(({ selectors }) => selectors.map(stepsOf)));
  const blocks = [...layers]
    .toSorted((a, b) => a - b)
    .map((steps, place) =>
      postcss
        .atRule({ name: 'layer', params: nameOf(place), nodes: [] })
        .append(onlyLayer(sheet, steps).nodes),
    );
  // What has no selector (fonts, keyframes) belongs to no layer.
  for (const rule of rulesOf(sheet)) removeNode(rule);
  sheet.append(blocks);
}

/** How important a selector's layer is: 0 is the least. */
const stepsOf = (selector: string): number => selector.split(STEP).length - 1;
/** Where nothing but steps is asked of an element the minifier has left out the `*`. */
const BARE = /(^|[\s>+~(])(?::not\(#\\#\))+(?=$|[\s>+~)])/g;
const withoutSteps = (selector: string): string =>
  selector.replace(BARE, '$1*').replaceAll(STEP, '');
const nameOf = (place: number): string => String.fromCharCode('a'.charCodeAt(0) + place);

/** A copy of the rules of one layer, without its steps. */
function onlyLayer(sheet: Root, steps: number): Root {
  const copy = sheet.clone();
  copy.walkAtRules((rule) => {
    if (!CONDITIONS.has(rule.name)) removeNode(rule);
  });
  copy.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => stepsOf(selector) === steps);
    if (selectors.length === 0) removeNode(rule);
    else rule.selector = selectors.map(withoutSteps).join(',');
  });
  return copy;
}

/** The rules that have selectors: not the steps of a movement. */
function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === 'root' || CONDITIONS.has((parent as AtRule).name)) rules.push(rule);
  });
  return rules;
}
