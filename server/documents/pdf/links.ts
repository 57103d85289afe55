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

/** A web address as a link to itself. */
export const webLink = (address: string, said = address): Code => call('link', [string(address), string(said)]);
