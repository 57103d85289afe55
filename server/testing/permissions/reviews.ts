/**
 * Reviews (docs/specification.md 4 and 5): read by who wrote them, who runs the work, its authors once they are completed, and reviewers
 * who completed theirs; written by their reviewer until the round is decided. A review whose work was deleted is not there.
 */

import { forCalls, type Table } from './read-table.ts';
import { needsSession, sets, suggesting } from './sets.ts';

const notThere = `${needsSession}
  people | * | deleted | * | 404`;
/** Nothing of theirs, and not run by them. */
const strangers = 'plain,REVISOR | none,handler | !deleted';
/** Who runs the work and is none of its reviewers. */
const editors = 'staff | none,handler | !deleted';

export const reviews: Table = {
  // The names of a work's other reviewers, and of its authors, in the reviews that one may read.
  ...forCalls(
    ['reviewsOfPublication'],
    `${needsSession}
    @unreadable | * | 404
    # Those who run it: everything, in every mode.
    @running | * | ok A R
    # Authors know who reviewed them only where nothing is hidden.
    @ownAuthors | open | ok A R
    @ownAuthors | blind | ok A
    # A reviewer's own, and with it the others' after completing it.
    plain,REVISOR | completed | inReview,closed,public | open | ok A R
    plain,REVISOR | completed | inReview,closed,public | single | ok A
    plain,REVISOR | completed | public | double | ok A
    plain,REVISOR | completed | inReview,closed | double | ok -
    plain,REVISOR | assigned | inReview,closed,public | open,single | ok A
    plain,REVISOR | assigned | public | double | ok A
    plain,REVISOR | assigned | inReview,closed | double | ok -
    plain,REVISOR | declined | public | * | ok A
    REVISOR | declined | inReview | open,single | ok A
    REVISOR | declined | inReview | double | ok -
    # Nobody else reads any.
    plain,REVISOR | none,handler | public | * | ok -
    REVISOR | none,handler | inReview | * | ok -`,
    sets,
  ),
  // One's own, or the completed one.
  ...forCalls(
    ['getReview'],
    `${notThere}
    ${strangers} | * | 404
    staff | none,handler,declined,reviewers | !deleted | * | ok
    plain,REVISOR | declined,reviewers | !deleted | * | ok
    people | authors | !deleted | * | ok`,
    sets,
  ),
  // Another's, which is completed.
  ...forCalls(
    ['getReview/peer'],
    `${notThere}
    plain,REVISOR | none,handler,assigned,declined | !deleted | * | 404
    staff | !authors | !deleted | * | ok A R
    people | authors | !deleted | open | ok A R
    people | authors | !deleted | blind | ok A
    plain,REVISOR | completed | !deleted | open | ok A R
    plain,REVISOR | completed | !deleted | single | ok A
    plain,REVISOR | completed | public | double | ok A
    plain,REVISOR | completed | BORRADOR,inReview,closed | double | ok -`,
    sets,
  ),
  // Before it is completed a review is its reviewer's, and for who runs the work; so is one that was declined.
  ...forCalls(
    ['getReview/unfinished'],
    `${notThere}
    people | assigned | !deleted | * | ok
    staff | none,handler,completed,declined | !deleted | * | ok A R
    plain,REVISOR | none,handler,completed,declined | !deleted | * | 404
    people | authors | !deleted | * | 404`,
    sets,
  ),
  ...forCalls(
    ['getReview/declined'],
    `${notThere}
    people | declined | !deleted | * | ok
    staff | none,handler,assigned,completed | !deleted | * | ok A R
    plain,REVISOR | none,handler,assigned,completed | !deleted | * | 404
    people | authors | !deleted | * | 404`,
    sets,
  ),
  // Its reviewer's, until the round is decided; whoever runs the work records one.
  ...forCalls(
    ['updateReview/write'],
    `${notThere}
    ${strangers} | * | 404
    people | reviewers | EN_REVISION | * | ok
    people | completed | PENDIENTE_APROBACION | * | ok
    people | declined | EN_REVISION | * | revision_declinada
    people | completed | !EN_REVISION,PENDIENTE_APROBACION,deleted | * | ronda_decidida
    people | assigned,declined | !EN_REVISION,deleted | * | ronda_decidida
    staff | !asked,authors,reviewers,declined | EN_REVISION | * | ok
    staff | !asked,authors,reviewers,declined | !EN_REVISION,deleted | * | ronda_decidida
    staff | asked | !deleted | * | 403
    people | authors | !deleted | * | 403`,
    sets,
  ),
  ...forCalls(
    ['updateReview/manage'],
    `${notThere}
    ${strangers} | * | 404
    staff | !asked,authors,declined | EN_REVISION | * | ok
    staff | declined | EN_REVISION | * | revision_declinada
    staff | !asked,authors | !EN_REVISION,deleted | * | ronda_decidida
    staff | asked | !deleted | * | 403
    plain,REVISOR | reviewers,declined | !deleted | * | 403
    people | authors | !deleted | * | 403`,
    sets,
  ),
  // Its author's reply, once.
  ...forCalls(
    ['updateReview/reply'],
    `${notThere}
    plain,REVISOR | none,handler,assigned,declined | !deleted | * | 404
    people | authors | !deleted | * | ok
    staff | !authors | !deleted | * | 403
    plain,REVISOR | completed | !deleted | * | 403`,
    sets,
  ),
  // Point by point, while the next version is prepared.
  ...forCalls(
    ['answerReview'],
    `${notThere}
    plain,REVISOR | none,handler,assigned,declined | !deleted | * | 404
    people | authors | BORRADOR,CAMBIOS_SOLICITADOS | * | ok
    people | authors | !BORRADOR,CAMBIOS_SOLICITADOS,deleted | * | respuesta_cerrada
    staff | !authors | !deleted | * | 403
    plain,REVISOR | completed | !deleted | * | 403`,
    sets,
  ),
  // The discussion of a round: for reviewers who handed in and who runs the work, in one another's names as the mode has them.
  ...forCalls(
    ['readDiscussion'],
    `${notThere}
    people | authors | !deleted | * | 404
    plain,REVISOR | none,handler,assigned,declined | !deleted | * | 404
    staff | !authors | !deleted | * | ok R
    plain,REVISOR | completed | !deleted | open | ok R
    plain,REVISOR | completed | !deleted | blind | ok -`,
    sets,
  ),
  ...forCalls(
    ['writeMessage'],
    `${notThere}
    people | authors | !deleted | * | 404
    plain,REVISOR | none,handler,assigned,declined | !deleted | * | 404
    staff | asked | !deleted | * | te_piden_firmar
    staff | !asked,authors,completed | inReview | * | ok
    staff | !asked,authors,completed | !inReview,deleted | * | discusion_cerrada
    people | completed | inReview | * | ok
    people | completed | !inReview,deleted | * | discusion_cerrada`,
    sets,
  ),
  ...forCalls(
    ['editMessage', 'removeMessage'],
    `${notThere}
    people | authors | !deleted | * | 404
    plain,REVISOR | none,handler,assigned,declined | !deleted | * | 404
    staff | !authors,completed | !deleted | * | 403
    people | completed | inReview | * | ok
    people | completed | !inReview,deleted | * | discusion_cerrada`,
    sets,
  ),
  // As its author will see it: for who writes it.
  ...forCalls(
    ['previewReview'],
    `${notThere}
    ${strangers} | * | 404
    people | reviewers,declined | !deleted | * | ok
    ${editors} | * | 403
    people | authors | !deleted | * | 403`,
    sets,
  ),
  // An invitation's answer is whom it invites.
  ...forCalls(
    ['acceptReview'],
    `${notThere}
    ${strangers} | * | 404
    people | assigned | EN_REVISION | * | ok
    people | completed,declined | EN_REVISION | * | invitacion_respondida
    people | reviewers,declined | !EN_REVISION,deleted | * | ronda_decidida
    ${editors} | * | 403
    people | authors | !deleted | * | 403`,
    sets,
  ),
  ...forCalls(
    ['declineReview'],
    `${notThere}
    ${strangers} | * | 404
    people | assigned | EN_REVISION | * | ok
    people | completed,declined | EN_REVISION | * | revision_declinada
    people | reviewers,declined | !EN_REVISION,deleted | * | ronda_decidida
    ${editors} | * | 403
    people | authors | !deleted | * | 403`,
    sets,
  ),
  // Taken back by who runs the work, while it is not handed in; who has it themselves declines it.
  ...forCalls(
    ['takeBackReview', 'resendInvitation'],
    `
    guest | 401
    blocked | 401
    notStaff | 403
    staff | * | deleted | * | 404
    staff | authors | !deleted | * | 404
    staff | asked,assigned | !deleted | * | 403
    staff | !asked,authors,assigned | EN_REVISION | * | ok
    staff | !asked,authors,assigned | !EN_REVISION,deleted | * | ronda_decidida`,
    sets,
  ),
  // Reminded of by the same; of what is awaited no more it is told that nobody was.
  ...forCalls(
    ['previewReminders', 'remindReviewers'],
    `
    guest | 401
    blocked | 401
    notStaff | 403
    staff | * | deleted | * | 404
    staff | authors | !deleted | * | 404
    staff | asked,assigned | !deleted | * | 403
    staff | !asked,authors,assigned | !deleted | * | ok`,
    sets,
  ),
  ...forCalls(
    ['uploadReviewFile'],
    `${notThere}
    ${strangers} | * | 404
    people | reviewers | EN_REVISION | * | ok
    people | completed | PENDIENTE_APROBACION | * | ok
    people | declined | EN_REVISION | * | revision_declinada
    people | completed | !EN_REVISION,PENDIENTE_APROBACION,deleted | * | ronda_decidida
    people | assigned,declined | !EN_REVISION,deleted | * | ronda_decidida
    ${editors} | * | 403
    people | authors | !deleted | * | 403`,
    sets,
  ),
  // The file of the completed review, which is for authors, too.
  ...forCalls(
    ['downloadReviewFile'],
    `${notThere}
    plain,REVISOR | none,handler,assigned,declined | !deleted | * | 404
    people | authors,completed | !deleted | * | ok
    staff | none,handler,assigned,declined | !deleted | * | ok`,
    sets,
  ),
  ...forCalls(
    ['changeReviewFile', 'removeReviewFile'],
    `${notThere}
    plain,REVISOR | none,handler,assigned,declined | !deleted | * | 404
    people | completed | EN_REVISION,PENDIENTE_APROBACION | * | ok
    people | completed | !EN_REVISION,PENDIENTE_APROBACION,deleted | * | ronda_decidida
    people | authors | !deleted | * | 403
    staff | none,handler,assigned,declined | !deleted | * | 403`,
    sets,
  ),
  // By somebody who runs the work, other than its reviewer.
  ...forCalls(
    ['thankReviewer'],
    `
    guest | 401
    blocked | 401
    notStaff | 403
    staff | * | deleted | * | 404
    staff | !authors,completed | !deleted | * | ok
    staff | authors,completed | !deleted | * | 403`,
    sets,
  ),
  ...forCalls(
    ['suggest'],
    `${needsSession}
    plain | 403
    ${suggesting}
    EDITOR | * | deleted | * | 404
    EDITOR | !authors | BORRADOR | * | 404
    EDITOR | authors | !deleted | * | 403
    EDITOR | !authors | inReview,closed,public | * | ok
    ADMIN | authors | * | * | 403
    ADMIN | !authors | inReview,closed,public | * | ok
    ADMIN | !authors | BORRADOR,deleted | * | 403`,
    sets,
  ),
  ...forCalls(
    ['reviewDeadline'],
    `${notThere}
    ${strangers} | * | 404
    people | reviewers,declined | !deleted | * | ok
    ${editors} | * | 404
    people | authors | !deleted | * | 404`,
    sets,
  ),
};
