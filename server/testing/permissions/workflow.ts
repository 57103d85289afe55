/**
 * The transitions of docs/specification.md 4, asked by the estado they lead to, and deciding with a letter. A reason is always given.
 * Where no transition leads there from, whoever reads the work is told where it stands; where one does, it is somebody's.
 */

import { forCalls, type Table } from './read-table.ts';
import { needsSession, needsStaff, sets } from './sets.ts';

const late = 'transicion_no_permitida';
/** `from`: where a transition leads there from. */
const leading = (from: string) => `${needsSession}
  @unreadable | * | 404
  @readers & !${from} | * | ${late}`;

export const workflow: Table = {
  // Approving: who decides, and for the second signature not who asked for it.
  ...forCalls(
    ['changeEstado/APROBADO', 'changeStatus'],
    `${leading('inReview')}
    @lookersOn & inReview | * | 403
    @ownAuthors & inReview | * | 403
    staff | !authors,asked | EN_REVISION | * | ok
    staff | !authors,handler,asked | PENDIENTE_APROBACION | * | ok
    staff | asked | inReview | * | te_piden_firmar
    staff | handler | PENDIENTE_APROBACION | * | 403`,
    sets,
  ),
  ...forCalls(
    ['changeEstado/CAMBIOS_SOLICITADOS'],
    `${leading('EN_REVISION')}
    @lookersOn & EN_REVISION | * | 403
    @ownAuthors & EN_REVISION | * | 403
    staff | !authors,asked | EN_REVISION | * | ok
    staff | asked | EN_REVISION | * | te_piden_firmar`,
    sets,
  ),
  // Rejecting is not for authors, and the role EDITOR gives them nothing (docs/specification.md 8); an ADMIN retracts everything.
  ...forCalls(
    ['changeEstado/RETIRADO'],
    `${leading('EN_REVISION,PUBLICADO')}
    @lookersOn & EN_REVISION,PUBLICADO | * | 403
    staff | !authors,asked | EN_REVISION,PUBLICADO | * | ok
    staff | asked | EN_REVISION,PUBLICADO | * | te_piden_firmar
    !guest,blocked,ADMIN | authors | EN_REVISION,PUBLICADO | * | 403
    ADMIN | authors | EN_REVISION | * | 403
    ADMIN | authors | PUBLICADO | * | ok`,
    sets,
  ),
  // Asking for a second signature is an EDITOR's.
  ...forCalls(
    ['changeEstado/PENDIENTE_APROBACION'],
    `${leading('EN_REVISION')}
    @lookersOn & EN_REVISION | * | 403
    @ownAuthors & EN_REVISION | * | 403
    ADMIN | !authors | EN_REVISION | * | 403
    EDITOR | !authors,asked | EN_REVISION | * | ok
    EDITOR | asked | EN_REVISION | * | te_piden_firmar`,
    sets,
  ),
  // Sending a draft is its main author's; giving back what was raised is the second signer's.
  ...forCalls(
    ['changeEstado/EN_REVISION'],
    `${leading('BORRADOR,PENDIENTE_APROBACION')}
    people | main | BORRADOR | * | ok
    people | main | PENDIENTE_APROBACION | * | 403
    people | coauthor | BORRADOR,PENDIENTE_APROBACION | * | 403
    ADMIN | !authors | BORRADOR | * | 403
    @lookersOn & PENDIENTE_APROBACION | * | 403
    staff | !authors,handler,asked | PENDIENTE_APROBACION | * | ok
    staff | asked | PENDIENTE_APROBACION | * | te_piden_firmar
    staff | handler | PENDIENTE_APROBACION | * | 403`,
    sets,
  ),
  ...forCalls(
    ['submitReview'],
    `${leading('BORRADOR')}
    people | main | BORRADOR | * | ok
    people | coauthor | BORRADOR | * | 403
    ADMIN | !authors | BORRADOR | * | 403`,
    sets,
  ),
  // Preparing the next version is the main author's.
  ...forCalls(
    ['changeEstado/BORRADOR'],
    `${leading('CAMBIOS_SOLICITADOS')}
    @outsiders & CAMBIOS_SOLICITADOS | * | 403
    people | main | CAMBIOS_SOLICITADOS | * | ok
    people | coauthor | CAMBIOS_SOLICITADOS | * | 403`,
    sets,
  ),
  // Publishing what is approved is the main author's and an ADMIN's; publishing all else outside review, an ADMIN's.
  ...forCalls(
    ['changeEstado/PUBLICADO'],
    `${leading('BORRADOR,PENDIENTE_APROBACION,closed,retracted')}
    @lookersOn & PENDIENTE_APROBACION,closed,retracted | * | 403
    EDITOR | !authors | PENDIENTE_APROBACION,closed,retracted | * | 403
    !guest,blocked,ADMIN | main | APROBADO | * | ok
    !guest,blocked,ADMIN | main | BORRADOR,PENDIENTE_APROBACION,CAMBIOS_SOLICITADOS,rejected,retracted | * | 403
    !guest,blocked,ADMIN | coauthor | BORRADOR,PENDIENTE_APROBACION,closed,retracted | * | 403
    ADMIN | !asked | BORRADOR,PENDIENTE_APROBACION,closed,retracted | * | ok
    ADMIN | asked | BORRADOR,PENDIENTE_APROBACION,CAMBIOS_SOLICITADOS,rejected,retracted | * | te_piden_firmar
    ADMIN | asked | APROBADO | * | ok`,
    sets,
  ),
  ...forCalls(
    ['decide', 'previewDecision'],
    `${needsStaff}
    @unreadableToStaff | * | 404
    @running & !inReview | * | ${late}
    @ofTheirOwn & !inReview | * | ${late}
    @ofTheirOwn & inReview | * | 403
    staff | !authors,asked | EN_REVISION | * | ok
    staff | !authors,handler,asked | PENDIENTE_APROBACION | * | ok
    staff | asked | inReview | * | te_piden_firmar
    staff | handler | PENDIENTE_APROBACION | * | 403`,
    sets,
  ),
  // Taking it back from review is its main author's.
  ...forCalls(
    ['changeEstado/retirar'],
    `${leading('EN_REVISION')}
    @outsiders & EN_REVISION | * | 403
    people | main | EN_REVISION | * | ok
    people | coauthor | EN_REVISION | * | 403`,
    sets,
  ),
  // Returning it is a decider's: here as far as that the works have the reviews that a decision needs.
  ...forCalls(
    ['changeEstado/devolver'],
    `${leading('EN_REVISION')}
    @lookersOn & EN_REVISION | * | 403
    @ownAuthors & EN_REVISION | * | 403
    staff | !authors,asked | EN_REVISION | * | hay_revisiones
    staff | asked | EN_REVISION | * | te_piden_firmar`,
    sets,
  ),
  ...forCalls(
    ['decide/devolver'],
    `${needsStaff}
    @unreadableToStaff | * | 404
    @running & !EN_REVISION | * | ${late}
    @ofTheirOwn & !EN_REVISION | * | ${late}
    @ofTheirOwn & EN_REVISION | * | 403
    staff | !authors,asked | EN_REVISION | * | hay_revisiones
    staff | asked | EN_REVISION | * | te_piden_firmar`,
    sets,
  ),
  // A decision is revoked by who took it, here none of those who ask, or by an ADMIN; a retraction is none.
  ...forCalls(
    ['changeEstado/revocar'],
    `${leading('closed,retracted')}
    @lookersOn & closed,retracted | * | 403
    @ownAuthors & closed,retracted | * | 403
    EDITOR | !authors | closed,retracted | * | 403
    ADMIN | !authors,asked | closed | * | ok
    ADMIN | !authors,asked | retracted | * | decision_firme
    ADMIN | asked | closed,retracted | * | te_piden_firmar`,
    sets,
  ),
  ...forCalls(
    ['decide/revocar'],
    `${needsStaff}
    @unreadableToStaff | * | 404
    @running & !closed,retracted | * | ${late}
    @ofTheirOwn & !closed,retracted | * | ${late}
    @ofTheirOwn & closed,retracted | * | 403
    EDITOR | !authors | closed,retracted | * | 403
    ADMIN | !authors,asked | closed | * | ok
    ADMIN | !authors,asked | retracted | * | decision_firme
    ADMIN | asked | closed,retracted | * | te_piden_firmar`,
    sets,
  ),
};
