/**
 * What a notification of COAR Notify 1.0.1 says (https://coar-notify.net/specification/1.0.1/), read leniently in what is not used: types
 * with or without their prefix, resources as objects or as bare addresses.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { seen } from '#contract/entities/common.ts';
import { type FaultCode, fault } from '#contract/faults.ts';
import { faultOf } from '#contract/issue-faults.ts';
import {
  longestNotificationId,
  longestNotifiedAddress,
  notifiedNameKept,
  type ReceivedKind,
  type ReplyKind,
} from '#contract/notify.ts';
import { refuse } from '#contract/refuse.ts';

/** Printable ASCII, as addresses are (RFC 3986): `urn:uuid:…`, `https://…`. */
const uri = z
  .string()
  .max(longestNotificationId)
  .regex(/^[a-z][a-z0-9+.-]*:[!-~]+$/i);
const asList = <T extends z.ZodType>(schema: T) =>
  z.preprocess((said) => (typeof said === 'string' ? [said] : said), schema);
/** One line of what strangers call something; undefined of what says nothing, or is no text. */
const words = z
  .string()
  .transform((said) => oneLine(said, notifiedNameKept))
  .optional()
  .catch(undefined);
const asObject = <T extends z.ZodType>(schema: T) =>
  z.preprocess((said) => (typeof said === 'string' ? { id: said } : said), schema);

const resource = asObject(
  z.object({
    id: uri.optional(),
    name: words,
    'ietf:cite-as': uri.optional(),
    'as:subject': asObject(z.object({ id: uri })).optional(),
    'as:relationship': uri.optional().catch(undefined),
    'as:object': asObject(z.object({ id: uri })).optional(),
  }),
);
const contexts = asList(
  z
    .array(z.unknown())
    .max(20)
    .refine(
      (said) =>
        said.includes('https://www.w3.org/ns/activitystreams') &&
        said.some(
          (each) => typeof each === 'string' && /^https?:\/\/(coar-notify\.net|purl\.org\/coar\/notify)\/?$/.test(each),
        ),
      fault('otro_contexto'),
    ),
);

const notificationSchema = z.object({
  '@context': contexts,
  id: uri,
  type: asList(z.array(z.string().max(300)).min(1).max(20)),
  origin: asObject(z.object({ id: uri, inbox: uri.optional() })),
  object: resource,
  context: resource.optional(),
  inReplyTo: uri.optional(),
  summary: words,
});
export type Notification = z.infer<typeof notificationSchema>;

/** Throws `no_es_notificacion`, which names the fields. */
export function readNotification(body: unknown): Notification {
  const read = notificationSchema.safeParse(body ?? {});
  if (read.success) return read.data;
  throw refuse('no_es_notificacion', { errors: read.error.issues.slice(0, 20).map((issue) => faultOf(issue)) });
}

/** The same for what is said twice, in whatever order: SHA-256 in hexadecimal. */
export const printOf = (notification: Notification): string =>
  createHash('sha256').update(JSON.stringify(notification)).digest('hex');

export type Pattern =
  | { does: 'announce'; clase: ReceivedKind }
  | { does: 'answer'; clase: ReplyKind }
  | { does: 'undo' };

const announced: Record<string, ReceivedKind> = {
  ReviewAction: 'RESENA',
  EndorsementAction: 'AVAL',
  RelationshipAction: 'RELACION',
  IngestAction: 'INGRESO',
};
const replies: Record<string, ReplyKind> = {
  TentativeAccept: 'ACEPTA_PROVISIONAL',
  TentativeReject: 'RECHAZA_PROVISIONAL',
  Accept: 'ACEPTA',
  Reject: 'RECHAZA',
  UnprocessableNotification: 'NO_PROCESABLE',
};

/** What it does, by its types; throws `oferta_no_atendida` of what asks for something, and `patron_no_tratado`. */
export function patternOf({ type }: Notification): Pattern {
  // 'coar-notify:ReviewAction', 'as:Announce', or their addresses.
  const types = type.map((each) => each.slice(Math.max(...[...':/#'].map((sign) => each.lastIndexOf(sign))) + 1));
  if (types.includes('Undo')) return { does: 'undo' };
  if (types.includes('Announce')) {
    const clase = types.map((each) => Object.hasOwn(announced, each) && announced[each]).find(Boolean);
    if (clase) return { does: 'announce', clase };
  }
  const answer = types.map((each) => Object.hasOwn(replies, each) && replies[each]).find(Boolean);
  if (answer) return { does: 'answer', clase: answer };
  throw refuse(types.includes('Offer') ? 'oferta_no_atendida' : 'patron_no_tratado');
}

/**
 * By which addresses it may name a work of ours: what it says that it is about, and where that is none of ours the ends of a relation, of
 * which both may be. Throws `no_es_notificacion` where it names nothing.
 */
export function worksNamedIn({ object, context, inReplyTo }: Notification): { first: string[]; ends: string[] } {
  const first = [context?.id, context?.['ietf:cite-as'], inReplyTo].filter((each) => each !== undefined);
  const ends = [object['as:subject']?.id, object['as:object']?.id].filter((each) => each !== undefined);
  if (first.length + ends.length === 0) throw faulty('context.id', 'requerido');
  return { first, ends };
}

export interface AnnouncedResource {
  direccion: string;
  titulo: string | null;
  relacion: string | null;
}

/**
 * What is announced, and where it is: by the address it is cited by, where it has one that anybody can go to. Of a relation, its end that is
 * less of ours. Throws `no_es_notificacion` where nothing leads there over https.
 * @param nearness of an address to the work that it is about: 2 of its own, 1 of its preprint, 0 of all else
 */
export function resourceOf(
  { object }: Notification,
  clase: ReceivedKind,
  nearness: (address: string) => number,
): AnnouncedResource {
  const titulo = object.name ?? null;
  if (clase !== 'RELACION') {
    const direccion = [object['ietf:cite-as'], object.id].find((each) => each !== undefined && leadsThere(each));
    if (direccion === undefined) throw faulty('object.id', object.id === undefined ? 'requerido' : 'direccion_web');
    return { direccion: kept(direccion, 'object.id'), titulo, relacion: null };
  }
  const { 'as:subject': subject, 'as:object': other, 'as:relationship': relacion = null } = object;
  if (!subject || !other) throw faulty(subject ? 'object.as:object' : 'object.as:subject', 'requerido');
  const [field, end] =
    nearness(subject.id) > nearness(other.id)
      ? (['object.as:object', other] as const)
      : (['object.as:subject', subject] as const);
  if (!leadsThere(end.id)) throw faulty(field, 'direccion_web');
  return { direccion: kept(end.id, field), titulo, relacion };
}

/** What is undone or answered, by the id that its sender gave it. Throws `no_es_notificacion`. */
export function meantBy({ object, inReplyTo }: Notification): string {
  const meant = inReplyTo ?? object.id;
  if (meant === undefined) throw faulty('inReplyTo', 'requerido');
  return meant;
}

/** Cut, on one line, without signs that nobody sees; undefined where nothing is left. */
export function oneLine(said: string, most: number): string | undefined {
  const line = said
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\uFFFD]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return !seen.test(line) ? undefined : [...line].slice(0, most).join('');
}

function leadsThere(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && !username && !password;
}

function kept(address: string, field: string): string {
  const { href } = new URL(address);
  if (href.length > longestNotifiedAddress) throw faulty(field, 'texto_largo', { maximo: longestNotifiedAddress });
  return href;
}

const faulty = (field: string, code: FaultCode, values?: Record<string, number>) =>
  refuse('no_es_notificacion', { errors: [{ field, code, ...(values && { values }) }] });
