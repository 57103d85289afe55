import type { create } from 'xmlbuilder2';

type Built = ReturnType<typeof create>;

/** What of a text xmlbuilder2 takes for written already, and leaves as it is. */
const entityLike = /&(?=[A-Za-z]+;|#\d+;)/g;

/**
 * Has a tree of xmlbuilder2 say what its texts and attributes say, also where that looks like XML: a text about `&nbsp;` would be written as
 * that entity, which nobody declared, and `&amp;` as `&`. Once, before it is written.
 */
export function spellEntities<Tree extends Built>(tree: Tree): Tree {
  const nodes: Node[] = [tree.node];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (isText(node)) {
      if (node.data.search(entityLike) >= 0) node.data = node.data.replace(entityLike, '&amp;');
    } else if (isElement(node))
      for (const attribute of node.attributes)
        if (attribute.value.search(entityLike) >= 0) attribute.value = attribute.value.replace(entityLike, '&amp;');
    nodes.push(...node.childNodes);
  }
  return tree;
}

type Node = { nodeType: number; childNodes: Iterable<Node> };
const isText = (node: Node): node is Node & { data: string } => node.nodeType === 3;
const isElement = (node: Node): node is Node & { attributes: Iterable<{ value: string }> } => node.nodeType === 1;
