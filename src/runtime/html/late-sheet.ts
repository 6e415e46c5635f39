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
 * The whole style sheet reaches a page late, with React, and the page stands already. A sheet with a
 * cascade layer or a font in it makes Chromium build all fonts anew, and so lay out all text once
 * more: 13 ms of a processor for the home page, four times that on a phone. So the sheet that comes
 * late has its layers written as specificity, and its fonts set aside: every page brings them. The
 * rules inside a page have them again: layers are fewer bytes.
 */

/** What one step of specificity is written as: a rule of a later layer has more of them. No rule of ours asks for an id. */
const STEP = ':not(#_)';
/** What stands before the steps: nothing else may come before the name of an element. */
const ELEMENT = /^(?:[a-z][\w-]*|\*)?/i;
/** Never met by a browser: a font in it is not there. */
const ASIDE = 'not (color:red)';
/** The blocks that hold rules of layers, and layers themselves. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'starting-style']);
const BLOCKS = new Set([...CONDITIONS, 'layer']);

/** PostCSS plugins that give a sheet the form in which it comes late; {@link asInPage} turns it back. */
export function lateSheet(): AcceptedPlugin[] {
  return [layersAsSteps(), fontsAside()];
}

/** @throws where a rule asks for an id: it would count for more than its layer */
function layersAsSteps(): Plugin {
  return {
    postcssPlugin: 'waku-lazy-hydration:layers-as-steps',
    OnceExit: (sheet) => {
      const layers = layersOf(sheet);
      for (const rule of rulesOf(sheet)) {
        const place = layers.indexOf(layersAround(rule).join('.'));
        // What is in no layer counts for more than what is in any.
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

/** Puts what stands in layers in their place, from the innermost on. */
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

/** A built sheet as it is sent: what was set aside is of use only while pages are built. */
export function withoutFonts(css: string): string {
  return css.replace(FONTS_ASIDE, '');
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

/** The rules that have selectors: not the steps of a movement. */
function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === 'root' || BLOCKS.has((parent as AtRule).name)) rules.push(rule);
  });
  return rules;
}
