/** What can happen to a work, who signs it and its files, and how the activity record tells it. */
import type { KindTellings } from './kind.ts';

export const workKinds = {
  'publication.created': ['info', 'Borrador creado: «{titulo}».', 'Draft created: “{titulo}”.'],
  'publication.edited': ['info', 'Borrador editado: «{titulo}».', 'Draft edited: “{titulo}”.'],
  'publication.deleted': ['warning', 'Publicación eliminada: «{titulo}».', 'Publication deleted: “{titulo}”.'],
  'publication.restored': ['info', 'Publicación restaurada: «{titulo}».', 'Publication restored: “{titulo}”.'],
  'publication.imported': [
    'success',
    'Obra incorporada al catálogo: «{titulo}».',
    'Work added to the catalogue: “{titulo}”.',
  ],
  // By a load of a journal's past: what it lacked was said there.
  'publication.completed': ['info', 'Obra completada: «{titulo}».', 'Work completed: “{titulo}”.'],
  'publication.authorsChanged': ['info', 'Autoría cambiada: «{titulo}».', 'Authors changed: “{titulo}”.'],
  'publication.submitted': [
    'info',
    'Enviada a revisión: «{titulo}», versión {version}.',
    'Submitted for review: “{titulo}”, version {version}.',
  ],
  'publication.approved': ['success', 'Aprobada: «{titulo}».', 'Approved: “{titulo}”.'],
  'publication.changesRequested': ['warning', 'Cambios solicitados: «{titulo}».', 'Changes requested: “{titulo}”.'],
  'publication.rejected': [
    'warning',
    'Rechazada: «{titulo}». Motivo: {motivo}',
    'Rejected: “{titulo}”. Reason: {motivo}',
  ],
  // Beside the decision itself.
  'publication.decidedByReviewer': [
    'warning',
    'Una misma persona revisó y decidió: «{titulo}», ronda {ronda}.',
    'One person reviewed and decided: “{titulo}”, round {ronda}.',
  ],
  'publication.raised': ['info', 'Elevada a aprobación: «{titulo}».', 'Second signature asked for: “{titulo}”.'],
  'publication.returned': ['info', 'Devuelta a revisión: «{titulo}».', 'Returned to review: “{titulo}”.'],
  // By its main author: the round ends undecided.
  'publication.takenBack': [
    'warning',
    'Envío retirado de la revisión: «{titulo}». Motivo: {motivo}',
    'Submission taken back from review: “{titulo}”. Reason: {motivo}',
  ],
  // For formal flaws: the round waits.
  'publication.returnedToAuthors': [
    'warning',
    'Devuelta a sus autores: «{titulo}». Motivo: {motivo}',
    'Returned to its authors: “{titulo}”. Reason: {motivo}',
  ],
  // By who took it, or an administrator: the round is open again.
  'publication.decisionRevoked': [
    'warning',
    'Decisión revocada: «{titulo}» vuelve a revisión. Motivo: {motivo}',
    'Decision revoked: “{titulo}” is in review again. Reason: {motivo}',
  ],
  'publication.reopened': [
    'info',
    'Nueva versión en preparación: «{titulo}», ronda {ronda}.',
    'New version under way: “{titulo}”, round {ronda}.',
  ],
  'publication.published': ['success', 'Publicada: «{titulo}».', 'Published: “{titulo}”.'],
  'publication.publishedDirectly': [
    'warning',
    'Publicada sin aprobación: «{titulo}». Motivo: {motivo}',
    'Published without approval: “{titulo}”. Reason: {motivo}',
  ],
  'publication.retracted': [
    'error',
    'Retractada: «{titulo}». Motivo: {motivo}',
    'Retracted: “{titulo}”. Reason: {motivo}',
  ],
  // Beside the publication of the notice itself. `aviso` is its title.
  'publication.noticed': [
    'warning',
    'Publicado un aviso ({relacion}) sobre «{titulo}»: «{aviso}».',
    'Notice published ({relacion}) about “{titulo}”: “{aviso}”.',
  ],
  'publication.concernLifted': [
    'warning',
    'Expresión de preocupación levantada: «{titulo}». Motivo: {motivo}',
    'Expression of concern lifted: “{titulo}”. Reason: {motivo}',
  ],
  // The fact stays in the record; who edits in the former journal alone sees the work no longer.
  'publication.moved': [
    'warning',
    '«{titulo}» pasa de {desde} a {hasta}. Motivo: {motivo}',
    '“{titulo}” goes from {desde} to {hasta}. Reason: {motivo}',
  ],
  'publication.moveProposed': [
    'info',
    'Propuesto a su autor principal que «{titulo}» pase a {hasta}. Motivo: {motivo}',
    'Proposed to its main author that “{titulo}” go to {hasta}. Reason: {motivo}',
  ],
  'publication.moveWithdrawn': [
    'info',
    'Retirada la propuesta de que «{titulo}» pase a {hasta}.',
    'The proposal that “{titulo}” go to {hasta} was taken back.',
  ],
  'publication.moveDeclined': [
    'info',
    'Su autor principal no acepta que «{titulo}» pase a {hasta}.',
    'Its main author does not agree that “{titulo}” go to {hasta}.',
  ],
  'publication.embargoSet': [
    'warning',
    'Texto embargado hasta el {hasta}: «{titulo}». Motivo: {motivo}',
    'Text under embargo until {hasta}: “{titulo}”. Reason: {motivo}',
  ],
  'publication.embargoLifted': [
    'warning',
    'Embargo levantado: «{titulo}». Motivo: {motivo}',
    'Embargo lifted: “{titulo}”. Reason: {motivo}',
  ],
  'publication.embargoEnded': [
    'info',
    'Terminó el embargo y el texto está abierto: «{titulo}».',
    'The embargo ended and the text is open: “{titulo}”.',
  ],
  // `servicio` announced something of the work to us (COAR Notify), at `enlace`.
  'publication.announcementReceived': [
    'info',
    '{servicio} anunció algo de «{titulo}»: {enlace}. Espera a que la redacción decida.',
    '{servicio} announced something about “{titulo}”: {enlace}. It waits for the editors to decide.',
  ],
  'publication.announcementAccepted': [
    'success',
    'La página de «{titulo}» muestra lo que anunció {servicio}: {enlace}.',
    'The page of “{titulo}” shows what {servicio} announced: {enlace}.',
  ],
  'publication.announcementDismissed': [
    'info',
    'Descartado lo que {servicio} anunció de «{titulo}»: {enlace}.',
    'What {servicio} announced of “{titulo}” was dismissed: {enlace}.',
  ],
  'publication.announcementTakenOff': [
    'warning',
    'La página de «{titulo}» ya no muestra lo que anunció {servicio}: {enlace}.',
    'The page of “{titulo}” no longer shows what {servicio} announced: {enlace}.',
  ],
  'publication.announcementUndone': [
    'warning',
    '{servicio} retira lo que anunció de «{titulo}»: {enlace}. Sigue en su página hasta que la redacción decida.',
    '{servicio} took back what it announced of “{titulo}”: {enlace}. It stays on its page until the editors decide.',
  ],
  'publication.announcementKept': [
    'info',
    'La página de «{titulo}» sigue mostrando lo que anunció {servicio}, que lo había retirado: {enlace}.',
    'The page of “{titulo}” still shows what {servicio} announced and had taken back: {enlace}.',
  ],
  'publication.chaptersGathered': [
    'info',
    'Capítulos reunidos u ordenados en «{titulo}»: {capitulos}.',
    'Chapters gathered or ordered in “{titulo}”: {capitulos}.',
  ],
  'publication.chaptersChanged': [
    'warning',
    'Capítulos cambiados en el libro publicado «{titulo}»: ahora {capitulos}.',
    'Chapters changed in the published book “{titulo}”: now {capitulos}.',
  ],
  'publication.joinedBook': [
    'info',
    'Pasa a ser capítulo de «{libro}»: «{titulo}».',
    'Becomes a chapter of “{libro}”: “{titulo}”.',
  ],
  'publication.bookSubmitted': [
    'info',
    'Su libro «{libro}» se ha enviado a revisión y espera el capítulo «{titulo}».',
    'Its book “{libro}” was submitted for review and waits for the chapter “{titulo}”.',
  ],
  'publication.leftBook': [
    'warning',
    'Deja de ser capítulo de «{libro}»: «{titulo}».',
    'Is no longer a chapter of “{libro}”: “{titulo}”.',
  ],
  'publication.editionStarted': [
    'info',
    'Nueva edición en preparación: «{titulo}».',
    'New edition under way: “{titulo}”.',
  ],
  'publication.doiEntered': ['info', 'DOI registrado anotado: «{titulo}».', 'Registered DOI entered: “{titulo}”.'],
  'publication.doiTaken': ['warning', 'DOI quitado: «{titulo}».', 'DOI taken away: “{titulo}”.'],
  'publication.viewedAs': [
    'info',
    'Publicación vista como la ve otra persona ({quien}): «{titulo}».',
    'Publication viewed as somebody else sees it ({quien}): “{titulo}”.',
  ],
  'publication.authorGone': [
    'warning',
    'Se ha eliminado una cuenta que firma «{titulo}».',
    'An account that signs “{titulo}” has been deleted.',
  ],
  // Beside the publishing or deleting itself: one of its authors did it by administering the platform.
  'publication.publishedByAuthor': [
    'warning',
    'La publicó una de las personas que la firman, por administrar la plataforma: «{titulo}». Motivo: {motivo}',
    'One of its authors published it, by administering the platform: “{titulo}”. Reason: {motivo}',
  ],
  'publication.deletedByAuthor': [
    'warning',
    'La eliminó una de las personas que la firman, por administrar la plataforma: «{titulo}». Motivo: {motivo}',
    'One of its authors deleted it, by administering the platform: “{titulo}”. Reason: {motivo}',
  ],
  // `cuenta` is for whom it is opened, and who is told that it is closed.
  'publication.bylineOpened': [
    'warning',
    'Autoría abierta a corrección: «{titulo}».',
    'Authors opened for correction: “{titulo}”.',
  ],
  'publication.bylineClosed': ['info', 'Autoría corregida: «{titulo}».', 'Authors corrected: “{titulo}”.'],
  // Of a work that was sent, by what somebody answered.
  'publication.bylineChanged': [
    'warning',
    'La autoría ha cambiado después de enviarse: «{titulo}».',
    'The authors changed after submission: “{titulo}”.',
  ],
  // `cuenta` is who is asked, and of the answers who is told of it.
  'coauthor.asked': [
    'info',
    'Alguien debe decir si firma la obra: «{titulo}».',
    'Somebody is asked whether they sign: “{titulo}”.',
  ],
  'coauthor.refused': [
    'warning',
    'Alguien nombrado en la autoría no la firma: «{titulo}».',
    'Somebody named among the authors does not sign: “{titulo}”.',
  ],
  // What earlier releases recorded: nobody was asked.
  'coauthor.added': ['info', 'Coautoría añadida: «{titulo}».', 'Co-author added: “{titulo}”.'],
  'coauthor.invited': ['info', 'Invitación a firmar enviada: «{titulo}».', 'Invitation to sign sent: “{titulo}”.'],
  'coauthor.accepted': [
    'success',
    'Invitación a firmar aceptada: «{titulo}».',
    'Invitation to sign accepted: “{titulo}”.',
  ],
  'coauthor.declined': [
    'warning',
    'Invitación a firmar declinada: «{titulo}».',
    'Invitation to sign declined: “{titulo}”.',
  ],
  'coauthor.left': [
    'warning',
    'Alguien ha dejado de figurar en la autoría: «{titulo}».',
    'Somebody is no longer among the authors: “{titulo}”.',
  ],
  // Another main author: `cuenta` is who would be it, or is; of the answers who proposed it.
  'coauthor.successionProposed': [
    'warning',
    'Propuesto un relevo en la autoría principal: «{titulo}».',
    'Another main author proposed: “{titulo}”.',
  ],
  'coauthor.successionByEditors': [
    'warning',
    'La redacción propone un relevo en la autoría principal: «{titulo}».',
    'The editors propose another main author: “{titulo}”.',
  ],
  'coauthor.successionWithdrawn': [
    'info',
    'Retirada la propuesta de relevo en la autoría principal: «{titulo}».',
    'The proposal of another main author was taken back: “{titulo}”.',
  ],
  'coauthor.successionAccepted': [
    'info',
    'Alguien acepta la autoría principal, y falta la respuesta de quien la lleva: «{titulo}».',
    'Somebody accepts to be the main author, and who is it has yet to answer: “{titulo}”.',
  ],
  'coauthor.successionAgreed': [
    'info',
    'Quien lleva la autoría principal acepta el relevo: «{titulo}».',
    'The main author agrees to another: “{titulo}”.',
  ],
  'coauthor.successionDeclined': [
    'info',
    'Alguien no acepta la autoría principal: «{titulo}».',
    'Somebody declines to be the main author: “{titulo}”.',
  ],
  'coauthor.successionObjected': [
    'warning',
    'Quien lleva la autoría principal se opone al relevo: «{titulo}».',
    'The main author objects to another: “{titulo}”.',
  ],
  'coauthor.successionEnded': [
    'info',
    'La propuesta de relevo en la autoría principal queda sin efecto: «{titulo}».',
    'The proposal of another main author comes to nothing: “{titulo}”.',
  ],
  // The first of a draft that was never sent.
  'coauthor.succeeded': ['warning', 'Autoría principal cambiada: «{titulo}».', 'Main author changed: “{titulo}”.'],
  'publication.mainAuthorChanged': [
    'warning',
    'Autoría principal cambiada, con consentimiento: «{titulo}».',
    'Main author changed, with consent: “{titulo}”.',
  ],
  // By its class: its name may say who wrote it.
  'file.uploaded': ['info', 'Archivo subido ({clase}): «{titulo}».', 'File uploaded ({clase}): “{titulo}”.'],
  'file.changed': ['info', 'Archivo cambiado ({clase}): «{titulo}».', 'File changed ({clase}): “{titulo}”.'],
  'file.removed': ['info', 'Archivo quitado ({clase}): «{titulo}».', 'File removed ({clase}): “{titulo}”.'],
  // `cuenta` is whose work it is now, or was.
  'publication.editorAssigned': [
    'info',
    '«{titulo}» ya tiene quien la lleve.',
    '“{titulo}” now has a handling editor.',
  ],
  'publication.editorReleased': [
    'info',
    '«{titulo}» queda sin la persona que la llevaba.',
    '“{titulo}” is left without its handling editor.',
  ],
  'publication.prioritised': [
    'info',
    'Prioridad cambiada a {prioridad}: «{titulo}».',
    'Priority changed to {prioridad}: “{titulo}”.',
  ],
  'note.added': ['info', 'Nota editorial sobre «{titulo}».', 'Editorial note on “{titulo}”.'],
  // `cuenta` is who wrote it.
  'note.resolved': ['info', 'Nota editorial resuelta: «{titulo}».', 'Editorial note resolved: “{titulo}”.'],
  'note.reopened': ['info', 'Nota editorial abierta de nuevo: «{titulo}».', 'Editorial note reopened: “{titulo}”.'],
} as const satisfies KindTellings;
