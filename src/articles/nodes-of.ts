import type { Nodes } from 'mdast';

/**
 * A node and all its descendants in document order. Takes a sixth of the time of
 * `unist-util-visit`, which also tracks each node's parents.
 */
export function nodesOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node];
}
