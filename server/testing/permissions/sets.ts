/**
 * Groups of cells that many calls treat alike (docs/specification.md 5), as rows of the first three columns. `unreadable`, `outsiders` and
 * `ownAuthors` are together everybody with a session that holds; `unreadableToStaff`, `ofTheirOwn` and `running` all EDITORs and ADMINs.
 */
const groups = {
  /** Who may not know that the work is there. */
  unreadable: `
    LECTOR,AUTOR,REVISOR,EDITOR,requested,unconfirmed | * | deleted
    plain | none,declined,handler | BORRADOR,inReview,closed
    plain,REVISOR | reviewers | BORRADOR
    REVISOR | none,declined,handler | BORRADOR,closed
    EDITOR | !authors | BORRADOR`,
  /** Who may read the work and did not write it. */
  outsiders: `
    people | !authors | public
    ADMIN | !authors | BORRADOR,inReview,closed,deleted
    EDITOR | !authors | inReview,closed
    plain,REVISOR | reviewers | inReview,closed
    REVISOR | none,declined,handler | inReview`,
  /** The same without those who run its process. */
  lookersOn: `
    plain,REVISOR | !authors | public
    plain,REVISOR | reviewers | inReview,closed
    REVISOR | none,declined,handler | inReview`,
  /** Its authors, as far as they may read it: one's own deleted work an administrator alone. */
  ownAuthors: `
    people | authors | !deleted
    ADMIN | authors | deleted`,
  /** EDITORs, where the work is not for them. */
  unreadableToStaff: `
    EDITOR | * | deleted
    EDITOR | !authors | BORRADOR`,
  /** EDITORs and ADMINs who wrote the work: they do not run it. */
  ofTheirOwn: `
    staff | authors | !deleted
    ADMIN | authors | deleted`,
  /** Who runs the work's process: EDITORs and ADMINs who did not write it. */
  running: `
    EDITOR | !authors | !BORRADOR,deleted
    ADMIN | !authors | *`,
};

export const sets: Readonly<Record<string, string>> = {
  ...groups,
  /** Everybody who may read the work. */
  readers: `${groups.outsiders}${groups.ownAuthors}`,
};

/** A REVISOR's suggestion, on any work that they may read, past its draft, and did not write. */
export const suggesting = `
  REVISOR | * | deleted | * | 404
  REVISOR | !authors | BORRADOR | * | 404
  REVISOR | none,declined,handler | closed | * | 404
  REVISOR | authors | !deleted | * | 403
  REVISOR | reviewers | inReview,closed,public | * | ok
  REVISOR | none,declined,handler | inReview,public | * | ok`;

/** Nobody without a session that holds. */
export const needsSession = `
  guest | 401
  blocked | 401`;
/** The same, and EDITORs and ADMINs alone. */
export const needsStaff = `${needsSession}
  notStaff | 403`;
