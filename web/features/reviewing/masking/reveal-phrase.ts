/** Where in a page a phrase stands, by the words around it, and showing it there. */

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ');

/** What of the document is looked through: not what hides, and not the list of phrases itself. */
const left = '[data-identity-leaks], nav, header, footer, [hidden]';

function textNodesIn(root: Node): Text[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(left) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
}

/** From where to where the phrase goes in these texts joined; with the words before it where they are found so. */
export function placeIn(texts: readonly string[], before: string, phrase: string): [number, number] | undefined {
  const whole = texts.map(plain).join('');
  // Notes and formulas are drawn otherwise than they are written: fewer and fewer words before are asked for.
  for (let words = plain(before).slice(-30); ; words = words.slice(Math.ceil(words.length / 2))) {
    const at = whole.indexOf(words + plain(phrase));
    if (at >= 0) return [at + words.length, at + words.length + plain(phrase).length];
    if (words === '') return undefined;
  }
}

/** Selects the phrase in the page and brings it into view. Gives whether it is there. */
export function revealPhrase(root: HTMLElement, before: string, phrase: string): boolean {
  const nodes = textNodesIn(root);
  const place = placeIn(
    nodes.map(({ data }) => data),
    before,
    phrase,
  );
  const start = place && pointAt(nodes, place[0]);
  const end = place && pointAt(nodes, place[1] - 1);
  if (!start || !end) return false;
  getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, Math.min(end.offset + 1, end.node.length));
  start.node.parentElement?.scrollIntoView({ block: 'center' });
  return true;
}

/** The letter at a place of the texts joined, their runs of spaces counted as one. */
function pointAt(nodes: readonly Text[], place: number): { node: Text; offset: number } | undefined {
  let passed = 0;
  for (const node of nodes) {
    const length = plain(node.data).length;
    if (place < passed + length) {
      let offset = 0;
      while (offset < node.length && plain(node.data.slice(0, offset + 1)).length <= place - passed) offset++;
      return { node, offset };
    }
    passed += length;
  }
  return undefined;
}
