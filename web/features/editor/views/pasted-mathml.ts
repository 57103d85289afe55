/**
 * Formulas in copied HTML. Their TeX is text; their MathML is written anew from a list of elements, without a single
 * attribute: it is shown as markup, and a paste may come from anywhere.
 */

const known = new Set(
  `math mi mn mo ms mtext mspace menclose mfrac mmultiscripts mover mpadded mphantom mprescripts mroot mrow msqrt
   mstyle msub msubsup msup mtable mtd mtr munder munderover none`.split(/\s+/),
);

const mathIn = (element: Element) => (element.localName === 'math' ? element : element.querySelector('math'));

/** The TeX that a copied formula says it was made from: ours, KaTeX's, Wikipedia's. */
export function texOf(element: Element): string | null {
  const written =
    element.getAttribute('data-tex') ?? mathIn(element)?.querySelector('annotation[encoding*="tex" i]')?.textContent;
  return written?.trim().slice(0, 20_000) || null;
}

/** Harmless MathML of a copied formula that has no TeX; empty where there is TeX, from which it is made. */
export function mathmlOf(element: Element): string {
  const math = mathIn(element);
  return math === null || texOf(element) !== null ? '' : written(math).slice(0, 200_000);
}

function written(element: Element): string {
  const name = element.localName;
  if (name === 'semantics') return element.firstElementChild ? written(element.firstElementChild) : '';
  if (!known.has(name)) return '';
  const inside = Array.from(element.childNodes, (child) => {
    if (child instanceof Element) return written(child);
    return child.nodeType === Node.TEXT_NODE ? escaped(child.textContent ?? '') : '';
  });
  const namespace = name === 'math' ? ' xmlns="http://www.w3.org/1998/Math/MathML"' : '';
  return `<${name}${namespace}>${inside.join('')}</${name}>`;
}

const escaped = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
