import postcss, {
  type AcceptedPlugin,
  type AtRule,
  type Container,
  type Plugin,
  type Root,
  type Rule,
} from 'postcss';
import { layersAround, layersOf } from './layers.ts';
import { removeNode } from './remove-node.ts';

/*
 * The whole style sheet loads late, with React, into a page that is already laid out. A sheet that
 * holds a cascade layer or a font makes Chromium reload all fonts and lay out all text again: 13 ms
 * of CPU time for the home page, four times that on a phone. So the late sheet has its layers
 * written as specificity and its `@font-face` rules removed: every page inlines them. Critical CSS
 * has the layers again, which are fewer bytes. Hand-written: `@csstools/postcss-cascade-layers`
 * makes the late sheet 0.6 % smaller, but cannot turn it back.
 */

/**
 * One step of specificity: a rule of a later layer has more of them. No rule here selects by id.
 */
const STEP = ':not(#_)';
/** Stands before the steps, since an element's name has to come first. */
const ELEMENT = /^(?:[a-z][\w-]*|\*)?/i;
/** Matches no browser, so its fonts are ignored. */
const ASIDE = 'not (color:red)';
/** The blocks that hold rules of layers, and layers themselves. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'starting-style']);
const BLOCKS = new Set([...CONDITIONS, 'layer']);

/** PostCSS plugins that turn a sheet into its late form; {@link asInPage} reverses that. */
export function lateSheet(): AcceptedPlugin[] {
  return [layersAsSteps(), fontsAside()];
}

/** @throws where a selector contains an id: it would outweigh the layers */
function layersAsSteps(): Plugin {
  return {
    postcssPlugin: 'waku-lazy-hydration:layers-as-steps',
    OnceExit: (sheet) => {
      const layers = layersOf(sheet);
      for (const rule of rulesOf(sheet)) {
        const place = layers.indexOf(layersAround(rule).join('.'));
        // Rules outside all layers win over those in layers.
        const steps = STEP.repeat(place < 0 ? layers.length : place);
        rule.selectors = rule.selectors.map((selector) => {
          if (/#[\w-]/.test(selector))
            throw rule.error(`"${selector}" asks for an id; ask for a class or an attribute.`);
          return selector.replace(ELEMENT, (name) => name + steps);
        });
      }
      openLayers(sheet);
    },
  };
}

/** Replaces layers by their rules, from the innermost on. */
function openLayers(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule') return;
    if (node.nodes) openLayers(node as Container);
    if (node.name === 'layer') node.replaceWith(node.nodes ?? []);
  });
}

function fontsAside(): Plugin {
  return {
    postcssPlugin: 'waku-lazy-hydration:fonts-aside',
    OnceExit: (sheet) => {
      const aside = postcss.atRule({ name: 'supports', params: ASIDE, nodes: [] });
      sheet.walkAtRules('font-face', (font) => void aside.append(font.remove()));
      if (aside.nodes?.length) sheet.prepend(aside);
    },
  };
}

const FONTS_ASIDE = /@supports not \(color:\s*red\)\s*\{(?:@font-face\{[^}]*\})*\}/g;

/** A built sheet as it is sent, without what only the build needs. */
export function withoutFonts(css: string): string {
  return css.replace(FONTS_ASIDE, '');
}

/**
 * Turns the late sheet back into one with layers and fonts.
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

/** The rank of a selector's layer; 0 is the lowest. */
const stepsOf = (selector: string): number => selector.split(STEP).length - 1;
/** The minifier drops the `*` of a selector that is only steps. */
const BARE = /(^|[\s>+~(])(?::not\(#_\))+(?=$|[\s>+~)])/g;
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

/** Rules with selectors: not those of keyframes. */
function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === 'root' || BLOCKS.has((parent as AtRule).name)) rules.push(rule);
  });
  return rules;
}
