import type { Typesetting } from './typesetting.ts';
import { type Code, call, joined, string } from './typst.ts';

/** `said` as a link to a label of the document; as it is where there is no such label. */
export const linkTo = (label: string | undefined, said: Code): Code =>
  label === undefined ? said : call('link', [call('label', [string(label)]), said]);

/** The same to a place of the text, which may have been left out. */
export const linkToPlace = (label: string | undefined, said: Code): Code =>
  label === undefined ? said : call('link-to-place', [string(label), said]);

/** An element of Typst with the label of the node that it shows, if that has one. */
export function anchored(element: Code, node: object, { labels }: Typesetting): Code {
  const label = labels.get(node);
  return label === undefined ? element : joined([element, call('label', [string(label)])]);
}

const addresses = /(https?:\/\/[^\s<>"«»]+|\b10\.\d{4,9}\/[^\s<>"«»]+)/i;

/** Plain text with its web addresses (only http and https) and DOIs as links. */
export function linkedText(text: string): Code {
  const parts = text.split(addresses).flatMap((piece, index) => {
    if (piece === '') return [];
    if (index % 2 === 0) return [string(piece)];
    const said = withoutEnd(piece);
    return [call('link', [string(addressOf(said)), string(said)]), string(piece.slice(said.length))];
  });
  return joined(parts);
}

/** A DOI's characters that would end or garble the path of an address are escaped. */
const addressOf = (said: string) =>
  /^https?:/i.test(said) ? said : `https://doi.org/${said.replace(/[%#?]/g, encodeURIComponent)}`;

/** Marks at the end are the sentence's; so is a bracket that was not opened within. */
function withoutEnd(address: string): string {
  const end = address.replace(/[.,;:!?'’”\]}]+$/, '');
  if (!end.endsWith(')') || end.split('(').length >= end.split(')').length) return end;
  return withoutEnd(end.slice(0, -1));
}
