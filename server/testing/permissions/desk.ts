/** The editors' desk of a work, and finding its reviewers: for who runs the process, never for its authors (docs/specification.md 4 and 5). */

import { forCalls, type Table } from './read-table.ts';
import { needsSession, needsStaff, sets, suggesting } from './sets.ts';

const refused = `${needsStaff}
  @unreadableToStaff | * | 404
  @ofTheirOwn | * | 403`;

const assigning = `
  EDITOR | * | deleted | * | 404
  EDITOR | !authors | BORRADOR | * | 404
  staff | authors | !deleted | * | 403
  ADMIN | authors | deleted | * | 403
  staff | !authors,asked | EN_REVISION | * | ok
  staff | asked | EN_REVISION | * | te_piden_firmar
  EDITOR | !authors | !BORRADOR,EN_REVISION,deleted | * | fuera_de_revision
  ADMIN | !authors | !EN_REVISION | * | fuera_de_revision`;

export const desk: Table = {
  ...forCalls(
    ['getAlternates', 'previousReviewers', 'viewAs', 'standardLetter'],
    `${refused}
    @running | * | ok`,
    sets,
  ),
  ...forCalls(
    ['listCandidates'],
    `${needsStaff}
    EDITOR | * | deleted | * | 404
    EDITOR | !authors | BORRADOR | * | 404
    staff | authors | !deleted | * | 403
    ADMIN | authors | deleted | * | 403
    EDITOR | !authors | EN_REVISION,PUBLICADO | * | ok
    ADMIN | !authors | * | * | ok`,
    sets,
  ),
  // A deleted work has no desk.
  ...forCalls(
    [
      'editorialDesk',
      'readWorkPassport',
      'listNotes',
      'readSimilarity',
      'readDeposit',
      'readRepositoriesOfWork',
      'compareAgain',
      'hiddenIdentities',
      'setHandlingEditor',
      'setPriority',
      'addNote',
      'resolveNote',
      'reopenNote',
      'enterDoi',
    ],
    `${refused}
    EDITOR | !authors | !BORRADOR,deleted | * | ok
    ADMIN | !authors | !deleted | * | ok
    ADMIN | !authors | deleted | * | 404`,
    sets,
  ),
  // Nobody registers DOIs here: agencies are in server/features/exports/deposits.
  ...forCalls(
    ['depositDoi'],
    `${refused}
    EDITOR | !authors | !BORRADOR,deleted | * | sin_agencia_doi
    ADMIN | !authors | !deleted | * | sin_agencia_doi
    ADMIN | !authors | deleted | * | 404`,
    sets,
  ),
  ...forCalls(
    ['cancelDeposit'],
    `${refused}
    EDITOR | !authors | !BORRADOR,deleted | * | deposito_cerrado
    ADMIN | !authors | !deleted | * | deposito_cerrado
    ADMIN | !authors | deleted | * | 404`,
    sets,
  ),
  // There is no repository of that id.
  ...forCalls(
    ['depositInRepository'],
    `${refused}
    EDITOR | !authors | !BORRADOR,deleted | * | no_encontrado
    ADMIN | !authors | * | * | no_encontrado`,
    sets,
  ),
  ...forCalls(
    ['cancelRepositoryDeposit'],
    `${refused}
    EDITOR | !authors | !BORRADOR,deleted | * | deposito_en_repositorio_cerrado
    ADMIN | !authors | !deleted | * | deposito_en_repositorio_cerrado
    ADMIN | !authors | deleted | * | 404`,
    sets,
  ),
  // A notice about what is published is a work of its own; who has yet to say whether they sign the work writes none.
  ...forCalls(
    ['publishNotice'],
    `${refused}
    staff | !authors,asked | PUBLICADO | * | ok
    EDITOR | !authors,asked | !BORRADOR,PUBLICADO,deleted | * | aviso_no_posible
    ADMIN | !authors,asked | !PUBLICADO,deleted | * | aviso_no_posible
    EDITOR | asked | !BORRADOR,deleted | * | te_piden_firmar
    ADMIN | asked | !deleted | * | te_piden_firmar
    ADMIN | !authors | deleted | * | 404`,
    sets,
  ),
  // None of these works is an expression of concern: one is lifted in server/features/journals/after-publication.
  ...forCalls(
    ['liftConcern'],
    `${refused}
    EDITOR | !authors | !BORRADOR,deleted | * | preocupacion_cerrada
    ADMIN | !authors | !deleted | * | preocupacion_cerrada
    ADMIN | !authors | deleted | * | 404`,
    sets,
  ),
  // None of these works is a thesis: embargoes are in server/features/publications/embargo.test.ts.
  ...forCalls(
    ['changeEmbargo'],
    `${refused}
    EDITOR | !authors | !BORRADOR,deleted | * | embargo_no_posible
    ADMIN | !authors | !deleted | * | embargo_no_posible
    ADMIN | !authors | deleted | * | 404`,
    sets,
  ),
  // There is no journal to which it could go: works that do are in server/features/journals/moving.
  ...forCalls(
    ['moveWork'],
    `${refused}
    staff | !authors | inReview,CAMBIOS_SOLICITADOS,APROBADO | * | datos_no_validos
    EDITOR | !authors | !BORRADOR,inReview,CAMBIOS_SOLICITADOS,APROBADO,deleted | * | traslado_no_posible
    ADMIN | !authors | !inReview,CAMBIOS_SOLICITADOS,APROBADO,deleted | * | traslado_no_posible
    ADMIN | !authors | deleted | * | 404`,
    sets,
  ),
  ...forCalls(
    ['withdrawMove'],
    `${refused}
    EDITOR | !authors | !BORRADOR,deleted | * | traslado_cerrado
    ADMIN | !authors | !deleted | * | traslado_cerrado
    ADMIN | !authors | deleted | * | 404`,
    sets,
  ),
  // None of these works is a book: books with chapters are in server/features/editorial/book-chapters.
  ...forCalls(
    ['chapterPlan', 'saveChapters'],
    `${refused}
    EDITOR | !authors | !BORRADOR,deleted | * | libro_sin_capitulos
    ADMIN | !authors | !deleted | * | libro_sin_capitulos
    ADMIN | !authors | deleted | * | 404`,
    sets,
  ),
  // Whoever takes part in a work may complain; the co-author did. Of that nobody knows who has to do with the work, and who has not may answer.
  ...forCalls(
    ['readClaims', 'makeClaim'],
    `${needsSession}
    @unreadable | * | 404
    people | authors | !deleted | * | ok
    ADMIN | authors | deleted | * | 404
    EDITOR | !authors | !BORRADOR,deleted | * | ok
    ADMIN | !authors | !deleted | * | ok
    ADMIN | !authors | deleted | * | 404
    plain,REVISOR | reviewers | inReview,closed,public | * | ok
    plain,REVISOR | !authors,reviewers | public | * | 403
    REVISOR | none,declined,handler | inReview | * | 403`,
    sets,
  ),
  // None of these works is in production: what is asked of one that is says so, to who could have a part in it.
  ...forCalls(
    ['readProduction'],
    `${needsSession}
    @unreadable | * | 404
    people | authors | !deleted | * | ok
    ADMIN | authors | deleted | * | 404
    EDITOR | !authors | !BORRADOR,deleted | * | ok
    ADMIN | !authors | !deleted | * | ok
    ADMIN | !authors | deleted | * | 404
    @lookersOn | * | 403`,
    sets,
  ),
  ...forCalls(
    ['readProductionText', 'proofPdf'],
    `${needsSession}
    @unreadable | * | 404
    people | authors | !deleted | * | produccion_en_otra_etapa
    ADMIN | authors | deleted | * | 404
    EDITOR | !authors | !BORRADOR,deleted | * | produccion_en_otra_etapa
    ADMIN | !authors | !deleted | * | produccion_en_otra_etapa
    ADMIN | !authors | deleted | * | 404
    @lookersOn | * | 403`,
    sets,
  ),
  ...forCalls(
    ['answerChange'],
    `${needsSession}
    @unreadable | * | 404
    people | authors | !deleted | * | produccion_en_otra_etapa
    ADMIN | authors | deleted | * | 404
    EDITOR | !authors | !BORRADOR,deleted | * | 403
    ADMIN | !authors | !deleted | * | 403
    ADMIN | !authors | deleted | * | 404
    @lookersOn | * | 403`,
    sets,
  ),
  ...forCalls(
    ['takeProductionStep'],
    `${needsSession}
    @unreadable | * | 404
    people | authors | !deleted | * | 403
    ADMIN | authors | deleted | * | 404
    EDITOR | asked | !BORRADOR,deleted | * | 403
    ADMIN | asked | !deleted | * | 403
    EDITOR | !authors,asked | !BORRADOR,deleted | * | produccion_en_otra_etapa
    ADMIN | !authors,asked | !deleted | * | produccion_en_otra_etapa
    ADMIN | !authors | deleted | * | 404
    @lookersOn | * | 403`,
    sets,
  ),
  ...forCalls(
    ['saveProductionText', 'saveProductionHead', 'checkPoint', 'scheduleWork', 'unscheduleWork'],
    `${needsStaff}
    @unreadableToStaff | * | 404
    staff | authors | !deleted | * | 403
    ADMIN | authors | deleted | * | 404
    staff | asked | !BORRADOR,deleted | * | 403
    ADMIN | asked | BORRADOR | * | 403
    staff | !authors,asked | !BORRADOR,deleted | * | produccion_en_otra_etapa
    ADMIN | !authors,asked | BORRADOR | * | produccion_en_otra_etapa
    ADMIN | !authors | deleted | * | 404`,
    sets,
  ),
  ...forCalls(
    ['answerClaim'],
    `${needsStaff}
    staff | * | deleted | * | 404
    staff | coauthor | !deleted | * | reclamacion_con_parte
    staff | !authors,asked,reviewers,declined,handler | !deleted | * | ok
    staff | main,asked,reviewers,declined,handler | !deleted | * | 404`,
  ),
  ...forCalls(
    ['withdrawClaim'],
    `${needsSession}
    people | coauthor | !deleted | * | ok
    people | coauthor | deleted | * | 404
    staff | !authors,asked,reviewers,declined,handler | !deleted | * | 403
    staff | !authors,asked,reviewers,declined,handler | deleted | * | 404
    staff | main,asked,reviewers,declined,handler | * | * | 404
    notStaff | !coauthor | * | * | 404`,
  ),
  // Of several works: each is answered with what became of it, and the acts are those above.
  ...forCalls(
    ['setHandlingEditors', 'lateReviews', 'writeToAuthors'],
    `${needsStaff}
    staff | * | * | * | ok`,
    sets,
  ),
  // Who signs a work that was sent is opened for correction while it is on its way.
  ...forCalls(
    ['openByline'],
    `${refused}
    @running & inReview,CAMBIOS_SOLICITADOS,APROBADO | * | ok
    @running & rejected,public | * | autoria_no_corregible
    ADMIN | !authors | BORRADOR | * | autoria_no_corregible
    ADMIN | !authors | deleted | * | 404`,
    sets,
  ),
  // Opening an identity that is hidden (docs/specification.md 8): asked by who runs the work, answered by whose it is.
  ...forCalls(
    ['askConsent'],
    `${refused}
    EDITOR | !authors | !BORRADOR,deleted | blind | ok
    ADMIN | !authors | !deleted | blind | ok
    EDITOR | !authors | !BORRADOR,deleted | open | identidad_conocida
    ADMIN | !authors | !deleted | open | identidad_conocida
    ADMIN | !authors | deleted | * | 404`,
    sets,
  ),
  ...forCalls(
    ['withdrawConsent'],
    `${needsStaff}
    # Nobody is asked where nothing is hidden.
    staff | * | * | open | 404
    @unreadableToStaff | blind | 404
    @ofTheirOwn | blind | 403
    EDITOR | !authors | !BORRADOR,deleted | blind | ok
    ADMIN | !authors | !deleted | blind | ok
    ADMIN | !authors | deleted | blind | 404`,
    sets,
  ),
  ...forCalls(
    ['answerConsent'],
    `${needsSession}
    people | * | * | open | 404
    people | !completed | * | blind | 404
    people | completed | !deleted | blind | ok
    people | completed | deleted | blind | 404`,
    sets,
  ),
  // Everybody changes what they wrote themselves.
  ...forCalls(
    ['editNote', 'removeNote'],
    `${refused}
    EDITOR | !authors,handler | !BORRADOR,deleted | * | 403
    ADMIN | !authors,handler | !deleted | * | 403
    ADMIN | !authors,handler | deleted | * | 404
    EDITOR | handler | !BORRADOR,deleted | * | ok
    ADMIN | handler | !deleted | * | ok
    ADMIN | handler | deleted | * | 404`,
    sets,
  ),
  // Reviewers are looked for while the work is in review.
  ...forCalls(
    ['assignReviewer', 'saveAlternates', 'inviteAgain', 'inviteByMail'],
    `${needsStaff}
    ${assigning}`,
    sets,
  ),
  // Who reviews says unasked what they would like to, of works in review of which they were not asked anything.
  ...forCalls(
    ['saveBid'],
    `${needsSession}
    !guest,blocked,REVISOR | * | * | * | 403
    REVISOR | * | deleted | * | 404
    REVISOR | !authors | BORRADOR | * | 404
    REVISOR | authors | !deleted | * | preferencia_cerrada
    REVISOR | !authors,asked,reviewers,declined | EN_REVISION | * | ok
    REVISOR | asked,reviewers,declined | EN_REVISION | * | preferencia_cerrada
    REVISOR | !authors | PUBLICADO | * | preferencia_cerrada`,
    sets,
  ),
  // By a REVISOR it is a suggestion, whomever they name.
  ...forCalls(
    ['createReview/assign'],
    `${needsSession}
    plain | 403
    ${suggesting}
    ${assigning}`,
    sets,
  ),
  // Mails about a work are for who handles it and for every ADMIN, and never for its authors.
  ...forCalls(
    ['retryMail', 'discardMail'],
    `${needsStaff}
    ADMIN | !authors | ok
    ADMIN | authors | 404
    EDITOR | handler | ok
    EDITOR | !handler | 404`,
    sets,
  ),
};
