/** A platform for the permission tables: in each blind mode a work in every standing, with the people who stand in each relation to it. */
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { RoleScopes } from '#contract/journals.ts';
import type { Role } from '#contract/vocabulary.ts';
import { institutionMembers, notifications, users } from '#server/platform/database/schema.ts';
import { failMails } from '../canary-listening.ts';
import type { TestPerson, TestPlatform } from '../platform.ts';
import { draft } from '../works.ts';
import type { Cell, Mode, Relation, Standing, Who } from './axes.ts';

/** Who stands in which relation to all works; `peer` reviews them, too, and `free` could; `desk` decides on them. */
const cast = {
  none: ['Nadal', 'LECTOR'],
  asked: ['Jovellanos', 'LECTOR'],
  main: ['Alcázar', 'AUTOR'],
  coauthor: ['Bermejo', 'AUTOR'],
  assigned: ['Cifuentes', 'REVISOR'],
  completed: ['Delibes', 'REVISOR'],
  declined: ['Echegaray', 'REVISOR'],
  peer: ['Figueroa', 'REVISOR'],
  free: ['Lizarazu', 'REVISOR'],
  handler: ['Gutiérrez', 'EDITOR'],
  desk: ['Hidalgo', 'EDITOR'],
  root: ['Ibarra', 'ADMIN'],
} as const satisfies Record<string, readonly [string, Role]>;
export type Part = keyof typeof cast;

/** A work and what belongs to it, by id. */
export interface StagedWork {
  id: string;
  file: string;
  /** By whose it is. */
  reviews: Record<'assigned' | 'completed' | 'declined' | 'peer', string>;
  reviewFile: string;
  /** The handler's. */
  note: string;
  /** The `completed` reviewer's, after one of `peer`, in the discussion of the first round. */
  message: string;
  /** That the `completed` reviewer's identity be known, where it is hidden. */
  consent: string | undefined;
  /** The co-author's complaint, which nobody who has to do with the work answers. */
  claim: string;
}

export interface Stage {
  platform: TestPlatform;
  people: Record<Part, TestPerson>;
  works: Record<Mode, Record<Standing, StagedWork>>;
  things: Things;
  /** A mail about a work in review that could not be sent. */
  failedMail: string;
}
/** Objects that are somebody's: those of who stands in no relation to any work, and another's. */
export type ThingKind =
  | 'notification'
  | 'job'
  | 'conflict'
  | 'assignment'
  | 'view'
  | 'search'
  | 'key'
  | 'user'
  | 'issue'
  | 'institution';
export type Things = Record<'own' | 'other', Record<ThingKind, string>>;

const settingOf = { open: 'abierta', single: 'simple ciego', double: 'doble ciego' } as const;
/** A work keeps the mode in which it is sent: it is asked about in the same. */
export const setMode = ({ settings }: TestPlatform, mode: Mode) => settings({ identidadRevision: settingOf[mode] });

const surnamesOf = (parts: readonly Part[]) => parts.map((part) => cast[part][0]);
/** Names of those who wrote the work, of those who review it, and what these told the editors alone. */
export type Side = 'A' | 'R' | 'C';
const inConfidence = (part: Part) => `Reservado de ${part}.`;

/** What of it is seen in a text. Nobody is hidden from themselves: a reviewer's own name is no name of others. */
export function namesIn(text: string, { relation }: Pick<Cell, 'relation'>): Side[] {
  const reviewers = (['assigned', 'completed', 'declined', 'peer'] as const).filter((part) => part !== relation);
  const sides = { A: surnamesOf(['main', 'coauthor']), R: surnamesOf(reviewers), C: reviewers.map(inConfidence) };
  return (['A', 'R', 'C'] as const).filter((side) => sides[side].some((name) => text.includes(name)));
}

export async function openStage(
  platform: TestPlatform,
  modes: readonly Mode[],
  standings: readonly Standing[],
): Promise<Stage> {
  const entries: [Part, TestPerson][] = [];
  for (const part of Object.keys(cast) as Part[]) {
    const [apellidos, role] = cast[part];
    entries.push([part, await platform.account({ nombres: 'Persona', apellidos, email: `${part}@prueba.test` }, role)]);
  }
  const people = Object.fromEntries(entries) as Stage['people'];
  await platform.settings({ discusionEntreRevisores: true, revisionesPublicas: true });
  const works: Partial<Stage['works']> = {};
  for (const mode of modes) {
    await setMode(platform, mode);
    const staged: [Standing, StagedWork][] = [];
    for (const standing of standings) staged.push([standing, await stageWork(people, standing, mode)]);
    works[mode] = Object.fromEntries(staged) as Record<Standing, StagedWork>;
  }
  await setMode(platform, 'open');
  await platform.settings({ preferenciasDeRevision: true });
  return {
    platform,
    people,
    works: works as Stage['works'],
    things: await makeThings(platform, people),
    failedMail: await failMail(platform, people.assigned),
  };
}

async function makeThings(platform: TestPlatform, { none, root, free }: Stage['people']): Promise<Things> {
  const { db } = platform.services;
  // Waits for a role, so that there is something to grant.
  await db.update(users).set({ rolSolicitado: 'EDITOR' }).where(eq(users.id, free.user.id));
  const thingsOf = async (person: TestPerson): Promise<Record<ThingKind, string>> => {
    const notification = uuid();
    const [tipo, titulo] = ['SISTEMA', 'Un aviso'] as const;
    await db.insert(notifications).values({ id: notification, userId: person.user.id, tipo, titulo, mensaje: titulo });
    await db
      .update(users)
      .set({ roles: ['ADMIN'] })
      .where(eq(users.id, person.user.id));
    const { call } = person;
    const institution = await call.createInstitution({ body: { clave: `casa-${person.user.id}`, nombre: 'Una casa' } });
    await db
      .insert(institutionMembers)
      .values({ userId: person.user.id, institucionId: institution.id, responsable: true, por: 'INVITACION' });
    return {
      institution: institution.id,
      notification,
      job: (await call.verifyActivity()).id,
      conflict: (await call.declareConflict({ body: { institucion: 'Una casa' } })).id,
      assignment: (await call.startAssignment({ body: { porObra: 5 } })).id,
      view: (await call.saveQueueView({ body: { nombre: 'Mía', filtros: {} } })).id,
      search: (await call.saveSearch({ body: { nombre: 'Todo', consulta: '' } })).id,
      key: (await call.makeApiKey({ body: { nombre: 'Mía' } })).id,
      // No two of one platform are called the same.
      issue: (await call.createIssue({ body: { numero: person.user.id.slice(-12), anio: 2031 } })).id,
      user: person === root ? free.user.id : person.user.id,
    };
  };
  return { own: await thingsOf(none), other: await thingsOf(root) };
}

/** About a work in review that the `handler` handles, to the person that it is asked of. */
async function failMail(platform: TestPlatform, { user }: TestPerson): Promise<string> {
  const [id] = await failMails(platform, [user.email]);
  if (!id) throw new Error(`${user.email} was sent nothing.`);
  return id;
}

async function stageWork(people: Stage['people'], standing: Standing, mode: Mode): Promise<StagedWork> {
  const { main, handler, desk } = people;
  const { id } = await draft(main, { titulo: `Una obra ${standing}`, coauthors: [people.coauthor] });
  const coautoresIds = [people.coauthor, people.asked].map(({ user }) => user.id);
  await main.call.updatePublication({ params: { id }, body: { coautoresIds } });
  const params = { id };
  const query = { clase: 'DATOS', nombre: 'tabla.csv' } as const;
  const file = await main.call.uploadFile({ params, query, body: new File(['a;b\n1;2\n'], 'a') });
  await main.call.submitReview({ params, query: { revisionPublica: mode === 'open' ? 'true' : 'false' } });
  await handler.call.setHandlingEditor({ params, body: { editorId: handler.user.id, anterior: null } });
  const note = await handler.call.addNote({ params, body: { texto: 'Una nota.' } });
  const asked = async (part: 'assigned' | 'completed' | 'declined' | 'peer') =>
    (await desk.call.assignReviewer({ params, body: { revisorId: people[part].user.id } })).id;
  const reviews = {
    assigned: await asked('assigned'),
    completed: await asked('completed'),
    declined: await asked('declined'),
    peer: await asked('peer'),
  };
  const reviewFile = await people.completed.call.uploadReviewFile({
    params: { id: reviews.completed },
    query: { nombre: 'notas.txt', paraAutor: 'true' },
    body: new File(['Dos notas.\n'], 'a'),
  });
  for (const part of ['completed', 'peer'] as const)
    await people[part].call.updateReview({
      params: { id: reviews[part] },
      body: { estado: 'DEVUELTA', comentarios: 'Falta una tabla.', comentarioConfidencial: inConfidence(part) },
    });
  const say = (part: 'peer' | 'completed', texto: string) =>
    people[part].call.writeMessage({ params, body: { ronda: 1, texto } });
  await say('peer', '¿Y la tabla?');
  const message = await say('completed', 'También la echo de menos.');
  await people.declined.call.declineReview({ params: { id: reviews.declined }, body: { motivo: 'De viaje.' } });
  const about = { personaId: people.completed.user.id, motivo: 'Un motivo.' };
  const consent = mode === 'open' ? undefined : await desk.call.askConsent({ params, body: about });
  const complaint = { clase: 'QUEJA', sobre: 'TRAMITACION', texto: 'Llevamos meses sin noticias.' } as const;
  const [claim] = (await people.coauthor.call.makeClaim({ params, body: complaint })).reclamaciones;
  await bringTo(standing, params, people);
  return {
    id,
    file: file.id,
    reviews,
    reviewFile: reviewFile.id,
    note: note.id,
    message: message.id,
    consent: consent?.id,
    claim: claim?.id ?? '',
  };
}

async function bringTo(
  standing: Standing,
  params: { id: string },
  { main, handler, desk }: Stage['people'],
): Promise<void> {
  const take = (
    by: TestPerson,
    estado: 'BORRADOR' | 'PENDIENTE_APROBACION' | 'CAMBIOS_SOLICITADOS' | 'APROBADO' | 'PUBLICADO' | 'RETIRADO',
  ) => by.call.changeEstado({ params, body: { estado, motivo: 'Un motivo.' } });
  if (standing === 'EN_REVISION') return;
  if (standing === 'PENDIENTE_APROBACION') await take(handler, 'PENDIENTE_APROBACION');
  else if (standing === 'rejected') await take(desk, 'RETIRADO');
  else if (standing === 'BORRADOR' || standing === 'CAMBIOS_SOLICITADOS' || standing === 'deleted') {
    await take(desk, 'CAMBIOS_SOLICITADOS');
    if (standing === 'BORRADOR') await take(main, 'BORRADOR');
    if (standing === 'deleted') await main.call.deletePublication({ params });
  } else {
    await take(desk, 'APROBADO');
    if (standing !== 'APROBADO') await take(main, 'PUBLICADO');
    if (standing === 'retracted') await take(desk, 'RETIRADO');
  }
}

/** What the account of each is like; a blocked one is an administrator's until another blocks it. */
const accounts: Record<Exclude<Who, 'guest'>, { roles: Role[]; rolSolicitado?: Role; unconfirmed?: true }> = {
  LECTOR: { roles: ['LECTOR'] },
  AUTOR: { roles: ['AUTOR'] },
  REVISOR: { roles: ['REVISOR'] },
  EDITOR: { roles: ['EDITOR'] },
  ADMIN: { roles: ['ADMIN'] },
  requested: { roles: ['LECTOR'], rolSolicitado: 'EDITOR' },
  blocked: { roles: ['ADMIN'] },
  unconfirmed: { roles: ['AUTOR'], unconfirmed: true },
};

/** Makes the account of the cell's person what the cell says. Inside a transaction that is undone. */
export async function setAccount(
  { platform, people }: Stage,
  person: TestPerson,
  who: Exclude<Who, 'guest'>,
  ambitos: RoleScopes,
): Promise<void> {
  const { roles, rolSolicitado = null, unconfirmed } = accounts[who];
  const fechaVerificacion = unconfirmed ? null : new Date();
  const { db } = platform.services;
  await db.update(users).set({ roles, ambitos, rolSolicitado, fechaVerificacion }).where(eq(users.id, person.user.id));
  if (who === 'blocked')
    await people.root.call.changeUser({ params: { id: person.user.id }, body: { estado: 'BLOQUEADO' } });
}

/** Who asks in a cell; nobody for a guest. */
export const personOf = ({ people }: Stage, { who, relation }: Cell): TestPerson | undefined =>
  who === 'guest' ? undefined : people[partOf(relation)];
const partOf = (relation: Relation): Part => (relation === 'own' ? 'none' : relation);
