/** Works: who reads, writes and moves them (docs/specification.md 2, 4 and 5; docs/decisions: out of reach 404, not yours 403, yours in another estado 409). */

import { forCalls, type Table } from './read-table.ts';
import { needsSession, sets } from './sets.ts';

/** Drafts are written by their authors. */
const written = (done: string) => `${needsSession}
  @unreadable | * | 404
  @outsiders | * | 403
  people | authors | BORRADOR | * | ${done}
  people | authors | !BORRADOR,deleted | * | solo_borradores
  ADMIN | authors | deleted | * | solo_borradores`;

/** Whether they sign it. `signed`: what who signs already is told. */
const answered = (signed: string) => `${needsSession}
  people | asked | !deleted | * | ok
  people | authors | !deleted | * | ${signed}
  people | !asked,authors | !deleted | * | 404
  people | * | deleted | * | 404`;

/** Another main author: proposed, and taken back, by the present one and by who runs the work and was not asked to sign it. */
const succeeding = (done: string) => `${needsSession}
  @unreadable | * | 404
  @lookersOn | * | 403
  people | main | !deleted | * | ${done}
  ADMIN | main | deleted | * | 404
  people | coauthor | !deleted | * | 403
  ADMIN | coauthor | deleted | * | 403
  EDITOR | !authors,asked | !BORRADOR,deleted | * | ${done}
  ADMIN | !authors,asked | !deleted | * | ${done}
  ADMIN | !authors,asked | deleted | * | 404
  EDITOR | asked | !BORRADOR,deleted | * | 403
  ADMIN | asked | * | * | 403`;

/** What is signed of a work is nothing to who neither wrote nor runs it, and over with the work. */
const signing = `${needsSession}
  @unreadable | * | 404
  ADMIN | * | deleted | * | 403
  @lookersOn | * | 403`;

/** That authors sign is asked, and taken back, by the main author and by who runs the work and was not asked to sign it. */
const askedToSign = (done: string) => `${signing}
  people | main | !deleted | * | ${done}
  people | coauthor | !deleted | * | 403
  EDITOR | !authors,asked | !BORRADOR,deleted | * | ${done}
  ADMIN | !authors,asked | !deleted | * | ${done}
  EDITOR | asked | !BORRADOR,deleted | * | 403
  ADMIN | asked | !deleted | * | 403`;

export const works: Table = {
  ...forCalls(
    ['getVersion', 'citePublication', 'citations'],
    `
    blocked | 401
    guest | * | public | * | ok A
    guest | * | !public | * | 404
    @unreadable | * | 404
    @ownAuthors | * | ok A
    @running | * | ok A
    @lookersOn | open,single | ok A
    # Published names are public.
    plain,REVISOR | !authors | public | double | ok A
    plain,REVISOR | reviewers | inReview,closed | double | ok -
    REVISOR | none,declined,handler | inReview | double | ok -`,
    sets,
  ),
  // The same with the reviews that they may read (reviews.ts, `reviewsOfPublication`).
  ...forCalls(
    ['getPublication'],
    `
    blocked | 401
    guest | * | public | * | ok A
    guest | * | !public | * | 404
    @unreadable | * | 404
    @running | * | ok A R
    @ownAuthors | open | ok A R
    @ownAuthors | blind | ok A
    plain,REVISOR | completed | inReview,closed,public | open | ok A R
    plain,REVISOR | assigned | inReview,closed | open | ok A
    plain,REVISOR | !authors,completed | public | open | ok A
    REVISOR | none,declined,handler | inReview | open | ok A
    @lookersOn | single | ok A
    plain,REVISOR | !authors | public | double | ok A
    plain,REVISOR | reviewers | inReview,closed | double | ok -
    REVISOR | none,declined,handler | inReview | double | ok -`,
    sets,
  ),
  // What is public is had at an address of its own, to which they are sent.
  ...forCalls(
    ['listVersions', 'listFiles', 'linkFile', 'exportPublication'],
    `
    blocked | 401
    guest | * | public | * | ok
    guest | * | !public | * | 404
    @unreadable | * | 404
    @ownAuthors | * | ok
    @outsiders | * | ok`,
    sets,
  ),
  // The catalogue has what is public, whoever asks.
  ...forCalls(
    ['readWork', 'relatedWorks', 'workUsage', 'recordView'],
    `
    blocked | 401
    !blocked | * | public | * | ok
    !blocked | * | !public | * | 404`,
    sets,
  ),
  // The same, and whoever asks the same: who reviewed a work whose reviews are published is no secret to anybody.
  ...forCalls(
    ['publishedProcess'],
    `
    blocked | 401
    !blocked | * | public | open | ok R
    !blocked | * | public | blind | ok -
    !blocked | * | !public | * | 404`,
    sets,
  ),
  // No work of the stage is in chapters: that a guest reads them is in server/features/catalogue/read-chapter.test.ts.
  ...forCalls(
    ['readChapter'],
    `
    blocked | 401
    !blocked | 404`,
    sets,
  ),
  ...forCalls(
    // Of its decisions authors read those that they were told of; to others who read the work there are none.
    ['muteWork', 'unmuteWork', 'listDecisions'],
    `${needsSession}
    @unreadable | * | 404
    @readers | * | ok`,
    sets,
  ),
  ...forCalls(
    ['updatePublication', 'saveContent', 'uploadFile', 'changeFile', 'removeFile', 'uploadPicture'],
    written('ok'),
    sets,
  ),
  // What is asked with is no document.
  ...forCalls(['importText'], written('archivo_no_incorporado'), sets),
  ...forCalls(
    ['deletePublication'],
    `${needsSession}
    @unreadable | * | 404
    # An administrator deletes anything that is there.
    ADMIN | * | !deleted | * | ok
    ADMIN | * | deleted | * | no_se_puede_eliminar
    # One's own unpublished work outside review.
    !guest,blocked,ADMIN | main | BORRADOR,closed | * | ok
    !guest,blocked,ADMIN | main | inReview,public | * | no_se_puede_eliminar
    !guest,blocked,ADMIN | coauthor | !deleted | * | 403
    EDITOR | !authors | !BORRADOR,deleted | * | 403
    @lookersOn | * | 403`,
    sets,
  ),
  ...forCalls(
    ['restorePublication'],
    `${needsSession}
    !guest,blocked,ADMIN | 403
    ADMIN | * | deleted | * | ok
    ADMIN | * | !deleted | * | no_se_puede_restaurar`,
    sets,
  ),
  ...forCalls(
    ['listAuthors'],
    `${needsSession}
    @unreadable | * | 404
    @outsiders | * | 403
    @ownAuthors | * | ok A`,
    sets,
  ),
  // What authors sign is for them, and for who runs the work; this journal asks for nothing.
  ...forCalls(
    ['readRights'],
    `${signing}
    people | authors | !deleted | * | ok
    EDITOR | !authors | !BORRADOR,deleted | * | ok
    ADMIN | !authors | !deleted | * | ok`,
    sets,
  ),
  ...forCalls(
    ['answerRights'],
    `${signing}
    people | authors | !deleted | * | derechos_no_se_piden
    EDITOR | !authors | !BORRADOR,deleted | * | 403
    ADMIN | !authors | !deleted | * | 403`,
    sets,
  ),
  ...forCalls(['askRights'], askedToSign('derechos_no_se_piden'), sets),
  ...forCalls(['revokeRightsLink'], askedToSign('enlace_no_valido'), sets),
  ...forCalls(
    ['saveAuthors'],
    `${needsSession}
    @unreadable | * | 404
    @outsiders | * | 403
    people | main | BORRADOR | * | ok
    people | main | !BORRADOR,deleted | * | solo_borradores
    ADMIN | main | deleted | * | solo_borradores
    people | coauthor | !deleted | * | 403
    ADMIN | coauthor | deleted | * | 403`,
    sets,
  ),
  ...forCalls(
    ['leaveAuthors'],
    `${needsSession}
    @unreadable | * | 404
    @outsiders | * | 403
    people | coauthor | BORRADOR | * | ok
    people | coauthor | !BORRADOR,deleted | * | solo_borradores
    ADMIN | coauthor | deleted | * | solo_borradores
    people | main | !deleted | * | 403
    ADMIN | main | deleted | * | 403`,
    sets,
  ),
  // Closing what an editor opened is theirs, and the main author's who has done.
  ...forCalls(
    ['closeByline'],
    `${needsSession}
    @unreadable | * | 404
    @running | * | ok
    people | main | !deleted | * | ok
    ADMIN | main | deleted | * | ok
    people | coauthor | !deleted | * | 403
    ADMIN | coauthor | deleted | * | 403
    @lookersOn | * | 403`,
    sets,
  ),
  // Whether one signs a work is one's own to say, whatever one's roles are and wherever it stands.
  ...forCalls(['acceptAuthorship'], answered('ok')),
  ...forCalls(['refuseAuthorship'], answered('ya_firmas')),
  // Another main author: known to who signs the work and who runs it. Here none is proposed.
  ...forCalls(
    ['getSuccession'],
    `${needsSession}
    @unreadable | * | 404
    @ownAuthors | * | ok A
    @running | * | ok A
    @lookersOn | * | 403`,
    sets,
  ),
  // A book is sent with its chapters by whose it is; none of these works is one.
  ...forCalls(
    ['chaptersToSend', 'sendWithChapters'],
    `${needsSession}
    @unreadable | * | 404
    @outsiders | * | 403
    people | coauthor | !deleted | * | 403
    ADMIN | coauthor | deleted | * | 403
    people | main | !deleted | * | libro_sin_capitulos
    ADMIN | main | deleted | * | libro_sin_capitulos`,
    sets,
  ),
  // A new edition is begun by whose the published work is.
  ...forCalls(
    ['startEdition'],
    `${needsSession}
    !guest,blocked,AUTOR,unconfirmed,ADMIN | * | * | * | 403
    AUTOR,unconfirmed | * | deleted | * | 404
    AUTOR,unconfirmed | !authors,reviewers | BORRADOR,inReview,closed | * | 404
    AUTOR,unconfirmed | reviewers | BORRADOR | * | 404
    AUTOR,unconfirmed | reviewers | inReview,closed | * | 403
    AUTOR,unconfirmed | !authors | public | * | 403
    AUTOR,unconfirmed | coauthor | !deleted | * | 403
    ADMIN | !main | * | * | 403
    AUTOR,unconfirmed | main | PUBLICADO | * | ok
    ADMIN | main | PUBLICADO | * | ok
    AUTOR,unconfirmed | main | !PUBLICADO,deleted | * | edicion_no_posible
    ADMIN | main | !PUBLICADO | * | edicion_no_posible`,
    sets,
  ),
  ...forCalls(['proposeSuccession'], succeeding('ok A'), sets),
  ...forCalls(['withdrawSuccession'], succeeding('relevo_cerrado'), sets),
  ...forCalls(
    ['answerMove'],
    `${needsSession}
    @unreadable | * | 404
    people | main | !deleted | * | traslado_cerrado
    ADMIN | main | deleted | * | traslado_cerrado
    people | coauthor | !deleted | * | 403
    ADMIN | coauthor | deleted | * | 403
    @running | * | 403
    @lookersOn | * | 403`,
    sets,
  ),
  ...forCalls(
    ['answerSuccession'],
    `${needsSession}
    people | asked,authors | !deleted | * | relevo_cerrado
    people | !asked,authors | !deleted | * | 404
    people | * | deleted | * | 404`,
  ),
  // Where a manuscript goes is said by whose it is, while nothing of it goes on here: a draft after changes were asked for does.
  ...forCalls(
    ['takeElsewhere'],
    `${needsSession}
    @unreadable | * | 404
    people | main | rejected | * | ok
    people | main | !rejected,deleted | * | no_va_a_otra_revista
    ADMIN | main | deleted | * | 403
    people | coauthor | !deleted | * | 403
    ADMIN | coauthor | deleted | * | 403
    @running | * | 403
    @lookersOn | * | 403`,
    sets,
  ),
  // What gives authors away, and the work's history, are for them and for who runs it.
  ...forCalls(
    ['findIdentityLeaks', 'anonymousFiles', 'publicationHistory', 'readEarlierReviews'],
    `${needsSession}
    @unreadable | * | 404
    @ownAuthors | * | ok
    @running | * | ok
    @lookersOn | * | 403`,
    sets,
  ),
};
