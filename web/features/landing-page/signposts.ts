/**
 * What belongs to a published work and where: who signs it, by what it is cited, its files and what is told of it.
 * Source: FAIR Signposting Profile, https://signposting.org/FAIR/; level 1 in the page's Link header, level 2 as a link set (RFC 9264).
 */
import { doiAddress, registeredDoi } from '#contract/doi.ts';
import { docmapAddress, exportAddress, linksetAddress, referenceTypes } from '#contract/public-addresses.ts';
import { referenceFormats } from '#contract/vocabulary.ts';
import type { Signpost } from '#web/routing/head.ts';
import type { ReadWork } from './citable.ts';

/** @param schemaType of schema.org, 'ScholarlyArticle' @param hasReviews whether its reviews are published with it */
export function signpostsOf(work: ReadWork, schemaType: string, origin: string, hasReviews = false): Signpost[] {
  const doi = registeredDoi(work);
  const items = work.embargo
    ? []
    : ([
        ['pdf', 'application/pdf'],
        ['jats', 'application/xml'],
      ] as const);
  return [
    { rel: 'type', href: 'https://schema.org/AboutPage' },
    { rel: 'type', href: `https://schema.org/${schemaType}` },
    ...(doi ? [{ rel: 'cite-as', href: doiAddress(doi) }] : []),
    ...(work.licencia ? [{ rel: 'license', href: work.licencia }] : []),
    ...work.autores.flatMap(({ orcid }) => (orcid ? [{ rel: 'author', href: `https://orcid.org/${orcid}` }] : [])),
    ...items.map(([format, type]) => ({ rel: 'item', href: origin + exportAddress(work, format), type })),
    ...referenceFormats.map((format) => ({
      rel: 'describedby',
      href: origin + exportAddress(work, format),
      type: referenceTypes[format],
    })),
    ...(hasReviews ? [{ rel: 'describedby', href: origin + docmapAddress(work.id), type: 'application/ld+json' }] : []),
    ...(['json', 'txt'] as const).map((format) => ({
      rel: 'linkset',
      href: origin + linksetAddress(work.id, format, work.traducidaA),
      type: format === 'json' ? 'application/linkset+json' : 'application/linkset',
    })),
  ];
}
