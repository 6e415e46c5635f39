import type { Plugin, Root } from 'postcss';

/**
 * Removes unused custom properties, repeatedly, until none is left.
 *
 * @param sheet the style sheet, changed in place
 * @param elsewhere text outside the sheet that may read properties: a page, its style attributes
 */
export function removeUnusedVariables(sheet: Root, elsewhere = ''): void {
  for (let removed = true; removed; ) {
    removed = false;
    const read = new Set((sheet.toString() + elsewhere).match(/var\(--[\w-]+/g) ?? []);
    sheet.walkDecls(/^--/, (declaration) => {
      if (read.has(`var(${declaration.prop}`)) return;
      const rule = declaration.parent;
      declaration.remove();
      if (rule?.nodes?.length === 0) rule.remove();
      removed = true;
    });
  }
}

/** A PostCSS plugin that removes unused custom properties, such as the unused tokens of a theme. */
export function unusedVariables(): Plugin {
  return {
    postcssPlugin: 'waku-islands:unused-variables',
    OnceExit: (sheet) => removeUnusedVariables(sheet),
  };
}
