import type { Author } from '#contract/entities/publication.ts';
import type { ExportedAuthor } from '#server/documents/model/exported-work.ts';
import type { Work } from '#server/features/publications/queries.ts';

/** The byline as its reader may see it, with which of its iDs ORCID has confirmed; of a hidden byline nothing. */
export const withConfirmedOrcids = (shown: readonly Author[], kept: Work['authors']): ExportedAuthor[] =>
  shown.map((author, i) => (kept[i]?.orcidConfirmado ? { ...author, orcidConfirmado: true } : author));
