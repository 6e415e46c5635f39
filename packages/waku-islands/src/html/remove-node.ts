import type { ChildNode } from 'postcss';

/** Removes a node of a style sheet, and the blocks that it leaves empty. */
export function removeNode(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0)
    removeNode(parent as ChildNode);
}
