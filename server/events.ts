/**
 * What can happen, and how the activity record tells it. An act records one event in its transaction; notifications
 * (notices.ts), the activity entry and the clearing of caches follow from it and from nothing else.
 */

import { z } from 'zod';
import { forgetExpertise, insertActivity } from './event-queries.ts';
import { notify } from './notices.ts';
import type { Database, OpenDatabase } from './platform/database/database.ts';
import { signal } from './platform/database/signals.ts';

type Severity = 'info' | 'success' | 'warning' | 'error';
type Data = Record<string, string | number | null>;

/** Type → severity and sentence. `{name}` is filled from the event's `datos`. */
export const eventKinds = {
  'account.registered': ['info', 'Cuenta creada con el rol {rol}.'],
  'account.loggedIn': ['info', 'Inicio de sesión.'],
  'account.loginFailed': ['warning', 'Intento fallido de inicio de sesión.'],
  'account.loggedOut': ['info', 'Cierre de sesión.'],
  'account.loggedOutEverywhere': ['info', 'Cierre de todas las sesiones.'],
  'account.passwordForgotten': ['info', 'Enlace para cambiar la contraseña enviado.'],
  'account.passwordReset': ['warning', 'Contraseña cambiada con un enlace de correo.'],
  'account.passwordChanged': ['info', 'Contraseña cambiada.'],
  'account.verified': ['info', 'Correo confirmado.'],
  'account.profileChanged': ['info', 'Perfil actualizado.'],
  // `cuenta` is whose role it is; an administrator decides, or the account itself where nobody has to.
  'account.roleRequested': ['info', 'Rol solicitado: {solicitado}.'],
  'account.roleGranted': ['warning', 'Rol concedido: {rol}.'],
  'account.roleDeclined': ['info', 'Rol no concedido: {rol}.'],
  'account.rolesChanged': ['warning', 'Roles de una cuenta cambiados: {antes} → {roles}.'],
  'account.blocked': ['warning', 'Cuenta bloqueada.'],
  'account.unblocked': ['info', 'Cuenta desbloqueada.'],
  'account.tokenReused': ['error', 'Un token de renovación se usó dos veces: se cerró la sesión.'],
  'account.deleted': ['warning', 'Cuenta eliminada.'],
  'activity.exported': ['warning', 'Registro de actividad exportado ({formato}).'],
  // Written by the database itself (`prune_activity`).
  'activity.pruned': ['warning', 'Entradas antiguas del registro de actividad retiradas: {entradas}.'],
  'settings.changed': ['warning', 'Ajustes cambiados: {cambios}.'],
  'page.written': ['info', 'Página del sitio escrita: {slug}.'],
  'page.emptied': ['warning', 'Página del sitio vaciada: {slug}.'],
  'letter.changed': ['info', 'Plantilla de carta cambiada: {clave}, {idioma}.'],
  'letter.reset': ['info', 'Plantilla de carta devuelta a la original: {clave}, {idioma}.'],
  'contact.sent': ['info', 'Mensaje de contacto recibido: «{asunto}».'],
  'publication.created': ['info', 'Borrador creado: «{titulo}».'],
  'publication.edited': ['info', 'Borrador editado: «{titulo}».'],
  'publication.deleted': ['warning', 'Publicación eliminada: «{titulo}».'],
  'publication.restored': ['info', 'Publicación restaurada: «{titulo}».'],
  'publication.imported': ['success', 'Obra incorporada al catálogo: «{titulo}».'],
  'publication.authorsChanged': ['info', 'Autoría cambiada: «{titulo}».'],
  'publication.submitted': ['info', 'Enviada a revisión: «{titulo}», versión {version}.'],
  'publication.approved': ['success', 'Aprobada: «{titulo}».'],
  'publication.changesRequested': ['warning', 'Cambios solicitados: «{titulo}».'],
  'publication.rejected': ['warning', 'Rechazada: «{titulo}». Motivo: {motivo}'],
  'publication.raised': ['info', 'Elevada a aprobación: «{titulo}».'],
  'publication.returned': ['info', 'Devuelta a revisión: «{titulo}».'],
  'publication.reopened': ['info', 'Nueva versión en preparación: «{titulo}», ronda {ronda}.'],
  'publication.published': ['success', 'Publicada: «{titulo}».'],
  'publication.publishedDirectly': ['warning', 'Publicada sin aprobación: «{titulo}». Motivo: {motivo}'],
  'publication.retracted': ['error', 'Retractada: «{titulo}». Motivo: {motivo}'],
  'publication.viewedAs': ['info', 'Publicación vista como la ve otra persona ({quien}): «{titulo}».'],
  // `cuenta` is who is told of it.
  'coauthor.added': ['info', 'Coautoría añadida: «{titulo}».'],
  'coauthor.invited': ['info', 'Invitación a firmar enviada: «{titulo}».'],
  'coauthor.accepted': ['success', 'Invitación a firmar aceptada: «{titulo}».'],
  'coauthor.declined': ['warning', 'Invitación a firmar declinada: «{titulo}».'],
  'coauthor.left': ['warning', 'Alguien ha dejado de figurar en la autoría: «{titulo}».'],
  // By its class: its name may say who wrote it.
  'file.uploaded': ['info', 'Archivo subido ({clase}): «{titulo}».'],
  'file.changed': ['info', 'Archivo cambiado ({clase}): «{titulo}».'],
  'file.removed': ['info', 'Archivo quitado ({clase}): «{titulo}».'],
  // `cuenta` is whose work it is now, or was.
  'publication.editorAssigned': ['info', '«{titulo}» ya tiene quien la lleve.'],
  'publication.editorReleased': ['info', '«{titulo}» queda sin la persona que la llevaba.'],
  'publication.prioritised': ['info', 'Prioridad cambiada a {prioridad}: «{titulo}».'],
  'note.added': ['info', 'Nota editorial sobre «{titulo}».'],
  'review.assigned': ['info', 'Revisión asignada: «{titulo}», ronda {ronda}.'],
  'review.updated': ['info', 'Revisión actualizada a {estado}: «{titulo}».'],
  'review.completed': ['success', 'Revisión completada ({estado}): «{titulo}».'],
  'review.deadlineMoved': ['info', 'Plazo de revisión cambiado al {plazo}: «{titulo}».'],
  'review.thanked': ['success', 'Revisión agradecida: «{titulo}».'],
  'review.accepted': ['success', 'Invitación a revisar aceptada: «{titulo}».'],
  'review.declined': ['warning', 'Invitación a revisar declinada: «{titulo}».'],
  'review.expired': ['warning', 'Invitación a revisar sin respuesta, declinada por sí sola: «{titulo}».'],
  'review.conflictOverridden': ['warning', 'Revisión asignada pese a un conflicto de interés: «{titulo}».'],
  'candidates.ranked': ['info', 'Candidatas y candidatos a revisar «{titulo}», ordenados.'],
  'candidates.exhausted': ['warning', 'La lista de candidatas y candidatos a revisar «{titulo}» se ha terminado.'],
  'assignment.applied': ['info', 'Asignación conjunta aplicada: {revisiones} revisiones de {obras} obras.'],
  'account.conflictDeclared': ['info', 'Conflicto de interés declarado.'],
  'account.conflictWithdrawn': ['info', 'Conflicto de interés retirado.'],
  'review.answered': ['info', 'El autor respondió a una revisión: «{titulo}».'],
  // `cuenta` is who is reminded.
  'reminder.review': ['info', 'Recordatorio de plazo enviado a quien revisa «{titulo}».'],
  'reminder.changes': ['info', 'Recordatorio enviado: «{titulo}» espera los cambios solicitados.'],
  'reminder.waiting': ['info', 'Resumen enviado a quien edita: obras en espera, {obras}.'],
  'review.pointsAnswered': ['info', 'Respuesta punto por punto enviada: «{titulo}», ronda {ronda}.'],
  'suggestion.sent': ['info', 'Sugerencia enviada: «{titulo}».'],
} as const satisfies Record<string, readonly [Severity, string]>;
export type EventKind = keyof typeof eventKinds;

export interface DomainEvent {
  type: EventKind;
  /** Who did it; null for the platform itself and for strangers. */
  userId: string | null;
  publicacionId?: string;
  reviewId?: string;
  datos?: Data;
}

/** The channel on which every process hears of committed events, as `{ type, publicacionId }`. */
export const eventsChannel = 'events';

/** Records what just happened. Called inside the act's transaction, so that all or nothing of it stays. */
export async function record(db: Database, event: DomainEvent): Promise<void> {
  await insertActivity(db, { ...event, severity: eventKinds[event.type][0] });
  await notify(db, event);
  await forgetExpertiseAfter(db, event);
  await signal(db, eventsChannel, JSON.stringify({ type: event.type, publicacionId: event.publicacionId }));
}

/** What a reader of the catalogue can see the difference of. */
const changesCatalogue: readonly string[] = [
  'publication.published',
  'publication.publishedDirectly',
  'publication.imported',
  'publication.retracted',
  'publication.deleted',
  'publication.restored',
] satisfies EventKind[];

const changesPages: readonly string[] = ['page.written', 'page.emptied'] satisfies EventKind[];

/** What a person knows about follows from what they published and say of themselves; it is made anew when it is asked for. */
const changesExpertise: readonly string[] = [...changesCatalogue, 'account.profileChanged'];
async function forgetExpertiseAfter(db: Database, { type, userId, publicacionId }: DomainEvent): Promise<void> {
  if (changesExpertise.includes(type)) await forgetExpertise(db, publicacionId ? { publicacionId } : { userId });
}

const changesPeople: readonly string[] = [
  'account.roleGranted',
  'account.rolesChanged',
  'account.blocked',
  'account.unblocked',
  'account.deleted',
] satisfies EventKind[];
/** Calls `forget` whenever who reviews, or what they know about, has changed. */
export const onExpertiseChange = (database: OpenDatabase, forget: () => void): Promise<void> =>
  onEvent(database, [...changesExpertise, ...changesPeople], forget);

/** Calls `forget` whenever any process has changed what the public sees, or may have. */
export const onCatalogueChange = (database: OpenDatabase, forget: () => void): Promise<void> =>
  onEvent(database, changesCatalogue, forget);
/** The same of the pages that administrators write. */
export const onPageChange = (database: OpenDatabase, forget: () => void): Promise<void> =>
  onEvent(database, changesPages, forget);

const onEvent = ({ listen }: OpenDatabase, kinds: readonly string[], act: () => void): Promise<void> =>
  listen(eventsChannel, (payload) => {
    if (payload === '' || kinds.includes(signalSchema.parse(JSON.parse(payload)).type)) act();
  });
const signalSchema = z.object({ type: z.string() });

/** The sentence of an activity entry. An entry of a kind that is no more is told by its type. */
export function tell(type: string, datos: Data): string {
  if (!isKind(type)) return type;
  return eventKinds[type][1].replace(/\{(\w+)\}/g, (_, name: string) => String(datos[name] ?? ''));
}

const isKind = (type: string): type is EventKind => type in eventKinds;
