/** The HTML of a text (contract/manuscript-html) as XHTML, and the pages of an EPUB around it. */
import type { Attributes, Child } from '#contract/manuscript-html/element.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';

/** Where each picture of a text lies, from its page, by its address in the text. */
export type Places = ReadonlyMap<string, string>;

export const xhtml = (children: readonly Child[], places: Places): string =>
  children.map((child) => xhtmlOf(child, places)).join('\n');

function xhtmlOf(child: Child, places: Places): string {
  if (typeof child === 'string') return escapeMarkup(child);
  if ('picture' in child) {
    const { src, alt, width, height, missing } = child.picture;
    const place = src === null ? undefined : places.get(src);
    if (place) return `<img${attributesOf({ src: place, alt, width, height })}/>`;
    return `<p class="missing">${escapeMarkup([missing, alt].filter(Boolean).join(' '))}</p>`;
  }
  if ('mathml' in child)
    return child.id
      ? `<span id="${escapeMarkup(child.id)}">${inNamespace(child.mathml)}</span>`
      : inNamespace(child.mathml);
  const { tag, attributes, children } = child;
  // Blanks between elements would show inside of lines.
  const inner = children.map((each) => xhtmlOf(each, places)).join('');
  return `<${tag}${attributesOf(attributes)}${inner === '' && empty.has(tag) ? '/>' : `>${inner}</${tag}>`}`;
}

/** They have no end tag in HTML (§13.1.2); any other element without content has one. */
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name.toLowerCase()}="${escapeMarkup(`${value}`)}"`))
    .join('');

/** MathML of another language of markup says so in XHTML. */
const inNamespace = (mathml: string): string =>
  mathml.replace(/^<math(?![^>]*\sxmlns=)/, '<math xmlns="http://www.w3.org/1998/Math/MathML"');

/** A page of the book; `body` is XHTML. */
export const pageOf = (title: string, language: string, body: string): string => `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<meta charset="utf-8"/>
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${body}
</body>
</html>
`;
