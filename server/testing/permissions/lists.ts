/** Whether a list has the work: what may be read one by one is listed, and nothing else (docs/specification.md 5). */

import { forCalls, type Table } from './read-table.ts';
import { needsSession, needsStaff } from './sets.ts';

/** Which works people find in a list of all that they may read. */
const readable = `
    people | authors | !deleted | ok
    people | !authors | public | ok
    ADMIN | !authors | BORRADOR,inReview,closed | ok
    EDITOR | !authors | inReview,closed | ok
    EDITOR | !authors | BORRADOR | absent
    plain,REVISOR | reviewers | inReview,closed | ok
    plain,REVISOR | reviewers | BORRADOR | absent
    REVISOR | others | inReview | ok
    REVISOR | others | BORRADOR,closed | absent
    plain | others | BORRADOR,inReview,closed | absent
    # Deleted works have a list of their own.
    people | * | deleted | absent`;

export const lists: Table = {
  ...forCalls(
    ['listPublications/work'],
    `
    blocked | 401
    guest | * | public | ok
    guest | * | !public | absent${readable}`,
  ),
  // By what a browser remembers, nothing that is not listed either.
  ...forCalls(['findAnything/work'], `${needsSession}${readable}`),
  ...forCalls(
    ['deletedPublications/work'],
    `${needsSession}
    !guest,blocked,ADMIN | 403
    ADMIN | * | deleted | ok
    ADMIN | * | !deleted | absent`,
  ),
  ...forCalls(
    ['myPublications/work'],
    `${needsSession}
    people | authors | !deleted | ok
    people | authors | deleted | absent
    people | !authors | absent`,
  ),
  ...forCalls(
    ['searchCatalogue/work'],
    `
    blocked | 401
    !blocked | * | PUBLICADO | ok
    !blocked | * | !PUBLICADO | absent`,
  ),
  // What waits for somebody; never for who wrote it.
  ...forCalls(
    ['editorialQueue/work', 'editorialQueue/byAuthor'],
    `${needsStaff}
    staff | !authors | inReview,CAMBIOS_SOLICITADOS | ok
    staff | !authors | !inReview,CAMBIOS_SOLICITADOS | absent
    staff | authors | absent`,
  ),
  ...forCalls(
    ['worksToAssign/work', 'editorialCalendar/work'],
    `${needsStaff}
    staff | !authors | EN_REVISION | ok
    staff | !authors | !EN_REVISION | absent
    staff | authors | absent`,
  ),
  // Of works that they wrote staff read what any author reads.
  ...forCalls(
    ['listReviews/work'],
    `${needsStaff}
    staff | * | !deleted | ok
    staff | * | deleted | absent`,
  ),
  ...forCalls(
    ['myReviews/work'],
    `${needsSession}
    people | reviewers,declined | !deleted | ok
    people | reviewers,declined | deleted | absent
    people | !reviewers,declined | absent`,
  ),
};
