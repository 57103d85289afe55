import type { Manuscript } from '../entities/manuscript.ts';
import { citationParts } from './citation-parts.ts';
import type { AnyNode, Citation } from './nodes.ts';

/** Where a text mentions the entries of its reference list: its links to them, numbered from 1 as they come. */
export type Mentions = {
  /** The number of a citation's first link; its others follow. By the node itself, as notes are. */
  firstLinkOf: ReadonlyMap<Citation, number>;
  /** The links that mention an entry, by its id. */
  linksTo: ReadonlyMap<string, readonly number[]>;
};

export function mentionsOf(documento: Manuscript, referenceIds: ReadonlySet<string>): Mentions {
  const firstLinkOf = new Map<Citation, number>();
  const linksTo = new Map<string, number[]>();
  let next = 1;
  const take = (citation: Citation) => {
    firstLinkOf.set(citation, next);
    for (const { refs } of citationParts(citation.attrs.text, citation.attrs.refs)) {
      for (const ref of new Set(refs)) {
        if (!referenceIds.has(ref)) continue;
        const links = linksTo.get(ref);
        if (links) links.push(next);
        else linksTo.set(ref, [next]);
      }
      next++;
    }
  };
  collect(documento, take);
  return { firstLinkOf, linksTo };
}

function collect(node: AnyNode, take: (citation: Citation) => void): void {
  if (node.type === 'citation') take(node);
  else if ('content' in node) for (const child of node.content) collect(child, take);
}

/** Where in the text a link to the reference list stands. */
export const citationAnchor = (prefix: string, link: number) => `${prefix}cita-${link}`;
