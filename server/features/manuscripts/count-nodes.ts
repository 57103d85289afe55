/** How many nodes a document has: blocks, their parts, and the pieces of their lines. */
export function countNodes(node: object): number {
  if (!('content' in node) || !Array.isArray(node.content)) return 1;
  return node.content.reduce((sum: number, child: object) => sum + countNodes(child), 1);
}
