/**
 * One table: what happened → who is told, in which words. Texts name works, never people, so that no notice can tell
 * an author who reviewed or a reviewer who wrote, whatever the blind mode.
 */
import { v7 as uuid } from 'uuid';
import type { Notification } from '#contract/entities/notification.ts';
import { restoreDays } from '#contract/workflow.ts';
import { type Audience, findAudience, insertNotifications } from './event-queries.ts';
import type { DomainEvent, EventKind } from './events.ts';
import type { Database } from './platform/database/database.ts';

interface Notice {
  to: Audience;
  tipo: Notification['tipo'];
  titulo: string;
  mensaje: string;
}

const work = (to: Audience, titulo: string, mensaje: string): Notice => ({ to, tipo: 'PUBLICACION', titulo, mensaje });
const review = (to: Audience, titulo: string, mensaje: string): Notice => ({ to, tipo: 'REVISION', titulo, mensaje });

const account = (to: Audience, titulo: string, mensaje: string): Notice => ({ to, tipo: 'CUENTA', titulo, mensaje });

/** `{name}` is filled from the event's `datos`. */
const notices: Partial<Record<EventKind, readonly Notice[]>> = {
  'account.registered': [
    account(
      'administrators',
      'Solicitud de rol',
      'Una cuenta nueva pide el rol {solicitado}. Puedes concederlo en la gestión de usuarios.',
    ),
  ],
  'account.roleRequested': [
    account(
      'administrators',
      'Solicitud de rol',
      'Una cuenta pide el rol {solicitado}. Puedes concederlo en la gestión de usuarios.',
    ),
  ],
  'account.roleGranted': [
    account('account', 'Solicitud aceptada', 'Ya tienes el rol {rol}. Gracias por querer participar.'),
  ],
  'account.roleDeclined': [
    account(
      'account',
      'Sobre tu solicitud',
      'Esta vez no hemos podido concederte el rol {rol}. Tu cuenta sigue como estaba.',
    ),
  ],
  'account.rolesChanged': [account('account', 'Tus roles han cambiado', 'Ahora tu cuenta es de: {roles}.')],
  'contact.sent': [
    {
      to: 'administrators',
      tipo: 'SISTEMA',
      titulo: 'Mensaje de contacto',
      mensaje:
        'Alguien escribe desde la página de contacto: «{asunto}». Está en tu correo, o entre los correos guardados donde no se envían.',
    },
  ],
  'publication.submitted': [
    work('editors', 'Nueva publicación en revisión', '«{titulo}» ha llegado a revisión. Asigna a quien la revise.'),
    work('authors', 'Publicación enviada', '«{titulo}» está en revisión. Te avisaremos en cada paso.'),
  ],
  'publication.approved': [
    work('authors', 'Publicación aprobada', 'Enhorabuena: «{titulo}» ha sido aprobada. Ya puedes publicarla.'),
  ],
  'publication.changesRequested': [
    work(
      'authors',
      'Cambios solicitados',
      'Quien edita «{titulo}» pide cambios. Lee las revisiones y prepara una nueva versión.',
    ),
  ],
  'publication.rejected': [
    work('authors', 'Publicación rechazada', '«{titulo}» no ha sido aceptada. Motivo: {motivo}'),
  ],
  'publication.raised': [work('editors', 'Falta una segunda firma', '«{titulo}» espera una segunda aprobación.')],
  'publication.returned': [work('editors', 'De vuelta en revisión', '«{titulo}» ha vuelto a revisión.')],
  'publication.published': [
    work('authors', 'Publicación en el catálogo', '«{titulo}» ya está publicada y abierta a todo el mundo.'),
    work(
      'workReviewers',
      'Publicación en el catálogo',
      '«{titulo}», que revisaste, ya está publicada. Gracias por tu trabajo.',
    ),
  ],
  'publication.publishedDirectly': [work('authors', 'Publicación en el catálogo', '«{titulo}» ya está publicada.')],
  'publication.retracted': [
    work('authors', 'Publicación retractada', '«{titulo}» ha sido retractada. Motivo: {motivo}'),
  ],
  'publication.deleted': [
    work(
      'authors',
      'Publicación eliminada',
      `«{titulo}» se ha eliminado. Durante ${restoreDays} días, quien administra la plataforma puede restaurarla.`,
    ),
  ],
  'publication.restored': [work('authors', 'Publicación restaurada', '«{titulo}» se ha restaurado.')],
  'coauthor.added': [
    work(
      'account',
      'Te han añadido como coautora o coautor',
      'Figuras en la autoría de «{titulo}». Mientras sea un borrador puedes editarla con los demás, o dejar de figurar.',
    ),
  ],
  'coauthor.accepted': [
    work('account', 'Invitación aceptada', 'Alguien ha aceptado tu invitación a firmar «{titulo}».'),
  ],
  'coauthor.declined': [
    work(
      'account',
      'Invitación declinada',
      'Alguien ha declinado tu invitación a firmar «{titulo}». Mira la autoría antes de enviarla.',
    ),
  ],
  'coauthor.left': [
    work('account', 'Cambios en la autoría', 'Alguien ha dejado de figurar en la autoría de «{titulo}».'),
  ],
  'publication.editorAssigned': [
    work('account', 'Llevas una publicación', '«{titulo}» está ahora a tu cargo: su proceso te espera en tu panel.'),
  ],
  'publication.editorReleased': [
    work('account', 'Ya no llevas una publicación', '«{titulo}» ha dejado de estar a tu cargo.'),
  ],
  'note.added': [work('workEditors', 'Nota editorial', 'Hay una nota nueva en la conversación sobre «{titulo}».')],
  'review.deadlineMoved': [
    review('reviewer', 'Nuevo plazo', 'El plazo de tu revisión de «{titulo}» es ahora el {plazo}.'),
  ],
  'review.thanked': [
    review(
      'reviewer',
      'Gracias por tu revisión',
      'Quien edita «{titulo}» te agradece la revisión. Te ha escrito un correo.',
    ),
  ],
  'review.assigned': [
    review('reviewer', 'Tienes una revisión nueva', 'Te han asignado la publicación «{titulo}» para revisarla.'),
  ],
  'review.updated': [
    review(
      'reviewer',
      'Cambios en tu revisión',
      'Quien edita ha cambiado tu revisión de la publicación «{titulo}»: míralo por si afecta a su plazo.',
    ),
  ],
  'review.completed': [
    review('reviewer', 'Revisión completada', 'Quien edita ha cerrado tu revisión de la publicación «{titulo}».'),
    review('editors', 'Revisión completada', 'Hay una revisión completada de la publicación «{titulo}».'),
    work(
      'authors',
      'Revisión recibida',
      'Tu publicación «{titulo}» tiene una revisión nueva que puedes leer y responder.',
    ),
  ],
  'review.accepted': [
    review('editors', 'Invitación aceptada', 'Una invitación a revisar la publicación «{titulo}» ha sido aceptada.'),
  ],
  'review.declined': [
    review('editors', 'Invitación declinada', 'Una invitación a revisar la publicación «{titulo}» ha sido declinada.'),
  ],
  'review.expired': [
    review('editors', 'Invitación sin respuesta', 'Una invitación a revisar la publicación «{titulo}» ha caducado.'),
    review(
      'reviewer',
      'La invitación ha caducado',
      'Ha pasado el plazo para responder a la invitación a revisar «{titulo}». No tienes que hacer nada.',
    ),
  ],
  'candidates.exhausted': [
    review(
      'editors',
      'Faltan revisores',
      'A «{titulo}» le faltan {faltan} por revisar y nadie más espera en su lista. Añade a alguien.',
    ),
  ],
  'reminder.review': [
    review('account', 'Plazo de tu revisión', 'El plazo de tu revisión de «{titulo}» {termina} el {plazo}.'),
  ],
  'reminder.changes': [
    work(
      'account',
      'Tu obra espera cambios',
      '«{titulo}» espera tu nueva versión desde hace {dias}. Las revisiones están en la obra.',
    ),
  ],
  'reminder.waiting': [
    work(
      'account',
      'Obras que te esperan',
      'Obras que esperan algo de ti: {obras}. Están en tu panel, lo más antiguo primero.',
    ),
  ],
  'review.answered': [
    review('reviewer', 'Respuesta a tu revisión', 'Hay una respuesta a tu revisión de la publicación «{titulo}».'),
  ],
  'review.pointsAnswered': [
    review(
      'answeredReviewers',
      'Respuesta a tu revisión',
      'La nueva versión de la publicación «{titulo}» responde punto por punto a tu revisión.',
    ),
    review(
      'editors',
      'Respuestas a las revisiones',
      'La nueva versión de la publicación «{titulo}» responde punto por punto a sus revisiones.',
    ),
  ],
  'suggestion.sent': [review('editors', 'Sugerencia recibida', 'Hay una sugerencia sobre la publicación «{titulo}».')],
};

/** Writes the notifications that follow from an event. Whoever did it is not told of it. */
export async function notify(db: Database, event: DomainEvent): Promise<void> {
  if (event.type === 'account.registered' && !event.datos?.solicitado) return;
  for (const { to, tipo, titulo, mensaje } of notices[event.type] ?? []) {
    const people = new Set(await findAudience(db, to, event));
    people.delete(event.userId ?? '');
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(event.datos?.[name] ?? ''));
    const rows = [...people].map((userId) => ({
      id: uuid(),
      userId,
      tipo,
      publicacionId: event.publicacionId,
      titulo,
      mensaje: fill(mensaje),
    }));
    await insertNotifications(db, rows);
  }
}
