/**
 * The reading layer: every name under which the spec's screens read a field (000 §3 and §7, 001 §3 and §7), brought to
 * the contract's one name before the contract's schema checks it. Those of people, which a stored session may have, too, are in
 * aliases-of-people.ts; no other file knows aliases.
 */
import type { CallName } from '#contract/calls.ts';
import { type Fields, fieldsOf, first, readUser, renamed } from './aliases-of-people.ts';

type Read = (value: unknown) => unknown;

/** Adds the fields that are absent and that something else tells. */
function filled(fields: Fields, known: Fields): Fields {
  const missing = Object.entries(known).filter(([name, value]) => fields[name] == null && value != null);
  return missing.length === 0 ? fields : { ...fields, ...Object.fromEntries(missing) };
}

/** The specification's users carry no state: they can log in. */
const readManagedUser: Read = (value) => ({ estado: 'ACTIVO', ...fieldsOf(readUser(value)) });

const words = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean)
    : value;

function fullName(value: unknown): string | undefined {
  const person = fieldsOf(value);
  return person ? [person.nombres, person.apellidos].filter(Boolean).join(' ') || undefined : undefined;
}

export function readPublication(value: unknown): unknown {
  const work = renamed(value, {
    palabrasClave: ['palabras_clave'],
    titulo: ['publicacionTitulo'],
    resumen: ['descripcion'],
  });
  if (!work) return value;
  return filled(
    { ...work, ...('palabrasClave' in work && { palabrasClave: words(work.palabrasClave) }) },
    {
      categoria: fieldsOf(work.metadatos)?.categoria,
      autorPrincipalId: fieldsOf(work.autorPrincipal)?.id,
      autor: fullName(work.autorPrincipal),
    },
  );
}

export function readReview(value: unknown): unknown {
  const review = renamed(value, {
    fechaAsignacion: ['fecha_asignacion', 'createdAt'],
    fechaLimite: ['fecha_limite', 'deadline'],
    tipo: ['tipo_publicacion'],
    comentarios: ['comentario'],
    comentario: ['comentarios'],
  });
  if (!review) return value;
  const work = fieldsOf(review.publicacion);
  const title = first(review, 'publicacionTitulo', 'titulo') ?? work?.titulo;
  const author = first(review, 'autorNombre', 'autor') ?? work?.autor;
  return filled(review, {
    publicacionId: work?.id,
    publicacionTitulo: title,
    titulo: title,
    autor: author,
    autorNombre: author,
    historialCambios: [],
  });
}

export const readNotification: Read = (value) =>
  renamed(value, {
    titulo: ['title'],
    mensaje: ['message'],
    fecha: ['createdAt'],
    para: ['to'],
    asunto: ['subject'],
  }) ?? value;

const asIs: Read = (value) => value;

/** A list, or an object that holds it under one of several names; `total` may be `count` or not there at all. */
const listUnder =
  (name: string, item: Read): Read =>
  (value) => {
    const fields = Array.isArray(value) ? {} : (fieldsOf(value) ?? {});
    const list = Array.isArray(value) ? value : first(fields, name, 'items', 'data', 'results');
    if (!Array.isArray(list)) return value;
    return {
      page: 1,
      totalPages: 1,
      ...fields,
      total: first(fields, 'total', 'count') ?? list.length,
      [name]: list.map(item),
    };
  };

/** A user alone, or wrapped in `data`. */
const unwrapped: Read = (value) => readUser(fieldsOf(value)?.data ?? value);

const readSession: Read = (value) => {
  const session = fieldsOf(value);
  return session ? { ...session, user: readUser(session.user) } : value;
};

const notifications: Read = (value) => {
  const read = fieldsOf(listUnder('notifications', readNotification)(value));
  if (!read || !Array.isArray(read.notifications)) return value;
  return filled(read, { noLeidas: read.notifications.filter((each) => fieldsOf(each)?.leida === false).length });
};

const publications = listUnder('publications', readPublication);
const reviews = listUnder('reviews', readReview);
const readers: Partial<Record<CallName, Read>> = {
  register: readSession,
  login: readSession,
  authProfile: unwrapped,
  profile: (value) => ({ data: unwrapped(value) }),
  listUsers: listUnder('users', (value) => ({
    uso: null,
    ausenteHasta: null,
    rolesPrometidos: [],
    ...fieldsOf(readManagedUser(value)),
  })),
  changeUser: readManagedUser,
  decideRoleRequest: readManagedUser,
  listPublications: publications,
  myPublications: publications,
  deletedPublications: publications,
  searchCatalogue: (value) => filled(fieldsOf(publications(value)) ?? {}, { totalExacto: true, aproximadas: [] }),
  getPublication: readPublication,
  readWork: readPublication,
  createPublication: readPublication,
  updatePublication: readPublication,
  saveContent: readPublication,
  restorePublication: readPublication,
  submitReview: readPublication,
  changeEstado: readPublication,
  changeStatus: readPublication,
  listReviews: reviews,
  myReviews: reviews,
  reviewsOfPublication: reviews,
  assignReviewer: readReview,
  createReview: readReview,
  updateReview: readReview,
  declineReview: readReview,
  listNotifications: notifications,
  markNotificationRead: readNotification,
  activity: listUnder('activity', asIs),
};

/** An answer as it came, with the contract's names; the call's schema judges it next. */
export const readAnswer = (name: CallName, answer: unknown): unknown => (readers[name] ?? asIs)(answer);
