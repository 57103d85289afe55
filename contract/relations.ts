/**
 * What follows a published work, and is tied to it in both directions: notices, which are works of their own, and new editions.
 * The kinds are COPE's (Retraction Guidelines, 2019) and Crossref's (update types); JATS has its own words for them.
 */

/** Corrección: of what its authors got wrong. Fe de erratas: of what the press did. */
export const noticeKinds = ['CORRECCION', 'ERRATA', 'PREOCUPACION', 'RETRACTACION'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
/** What the catalogue is narrowed down to by notices: those of some kinds, or what is none. */
export const noticeFilters = ['NINGUNO', ...noticeKinds] as const;
export type NoticeFilter = (typeof noticeFilters)[number];
export const relationKinds = [...noticeKinds, 'NUEVA_EDICION'] as const;
export type RelationKind = (typeof relationKinds)[number];

export const isNoticeKind = (kind: RelationKind): kind is NoticeKind => kind !== 'NUEVA_EDICION';

/** Who signs a notice: the journal, or the work's own authors, who are asked. */
export const noticeSigners = ['REVISTA', 'AUTORIA'] as const;
