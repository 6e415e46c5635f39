import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Article } from './article-schema';
import { articleTags } from './article-tags';

/** Words that begin with their number: £78 a year, 35 per cent of a visit. */
const MARKED = /^(£?\d+(?:[.,]\d+)*[%p]?)(\sper\scent)?,?\s(.{3,60})$/u;

/**
 * Unwraps the words of `<Key>`, and puts the large number at the start of their paragraph.
 *
 * @throws naming file and line, where the words begin with no number or stand outside a paragraph
 */
export function placeKeys(tree: Root, nodes: readonly Nodes[], { file, firstLine }: Article): void {
  for (const key of nodes) {
    if (key.type !== 'mdxJsxTextElement' || key.name !== 'Key') continue;
    const within = tree.children.find((it) => it.type === 'paragraph' && it.children.includes(key));
    const [, number, percent, says] = MARKED.exec(textOf(key)) ?? [];
    if (within?.type !== 'paragraph' || !number) {
      throw new Error(
        `${file}:${(key.position?.start.line ?? 1) + firstLine - 1}: <Key> holds no words that begin with a number; write <Key>24 hours a week</Key> in a paragraph`,
      );
    }
    within.children.splice(within.children.indexOf(key), 1, ...key.children);
    const hProperties = { number: percent ? `${number}%` : number, says };
    within.children.unshift({
      ...key,
      children: [],
      data: { hName: articleTags.Key.element, hProperties },
    });
  }
}
