/** Every estado × role × relation to a work, and the sentences of docs/specification.md 5 about them, for the tests of the policy. */
import { expect } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { type Estado, estados, type Role, roles } from '#contract/vocabulary.ts';
import type { ReviewFacts, Viewer, WorkAccess } from './index.ts';

/** `asked`: whether they sign it, and they have not said; they read as a stranger does. */
export const relations = [
  'guest',
  'stranger',
  'asked',
  'main',
  'coauthor',
  'assigned',
  'completed',
  'declined',
] as const;
export type Relation = (typeof relations)[number];
const roleSets: Role[][] = [
  [],
  ...roles.map((role) => [role]),
  ['AUTOR', 'EDITOR'],
  ['AUTOR', 'ADMIN'],
  ['REVISOR', 'AUTOR'],
  [...roles],
];

export interface Case {
  estado: Estado;
  has: readonly Role[];
  relation: Relation;
  wasPublished: boolean;
  deleted: boolean;
}

export function* everyCase(): Generator<Case> {
  for (const estado of estados)
    for (const relation of relations)
      for (const has of relation === 'guest' ? [[]] : roleSets)
        for (const wasPublished of estado === 'RETIRADO' ? [true, false] : [estado === 'PUBLICADO'])
          for (const deleted of [false, true]) yield { estado, has, relation, wasPublished, deleted };
}

export const review = (revisorId: string, estado: ReviewFacts['estado'], declined = false): ReviewFacts => ({
  revisorId,
  ronda: 1,
  estado,
  registradaPor: [],
  estadoRevisor: null,
  declined,
  answered: false,
  withheld: false,
  roundDecided: false,
});
/** The same with whether its point-by-point answer was sent. */
export const sent = (facts: ReviewFacts, answerSent = true) => ({ ...facts, answerSent });
export const own: Partial<Record<Relation, ReviewFacts>> = {
  assigned: review('me', 'PENDIENTE'),
  completed: review('me', 'ACEPTADA'),
  declined: review('me', 'PENDIENTE', true),
};
export const viewerOf = (c: Case): Viewer => (c.relation === 'guest' ? null : { id: 'me', roles: c.has, ambitos: {} });
export function workOf(c: Case): WorkAccess {
  const mine = own[c.relation];
  return {
    estado: c.estado,
    revistaId: principalJournal,
    autorPrincipalId: c.relation === 'main' ? 'me' : 'another',
    authorIds: c.relation === 'coauthor' ? ['another', 'me'] : c.relation === 'main' ? ['me'] : ['another'],
    askedIds: c.relation === 'asked' ? ['me'] : [],
    isBylineOpen: false,
    raisedById: null,
    decidedById: null,
    decidedAt: null,
    reviews: 1,
    completedReviews: 1,
    reviewedByIds: ['a reviewer'],
    submittable: true,
    wasPublished: c.wasPublished,
    deletedAt: c.deleted ? new Date() : null,
    ronda: 1,
    identidadRevision: 'abierta',
    consentedIds: [],
    refusedIds: [],
    libroAbierto: null,
    firmanCapitulos: [],
    dejaronCapitulos: [],
    authorsWithoutAccount: 0,
    fechaDevolucion: null,
    reviewFacts: [review('a reviewer', 'ACEPTADA'), review('a slow reviewer', 'EN_PROCESO'), ...(mine ? [mine] : [])],
  };
}

export const is = (c: Case, ...some: Role[]) => some.some((role) => c.has.includes(role));
export const wrote = (c: Case) => c.relation === 'main' || c.relation === 'coauthor';
export const runs = (c: Case) => is(c, 'EDITOR', 'ADMIN') && !wrote(c);
export const published = (c: Case) => c.estado === 'PUBLICADO' || (c.estado === 'RETIRADO' && c.wasPublished);

/** docs/specification.md 5, second list item, in its order. */
export function maySee(c: Case): boolean {
  if (c.deleted) return is(c, 'ADMIN');
  if (published(c)) return true;
  if (wrote(c) || is(c, 'ADMIN')) return true;
  if (c.estado === 'BORRADOR') return false;
  if (is(c, 'EDITOR')) return true;
  if (c.relation === 'assigned' || c.relation === 'completed') return true;
  return is(c, 'REVISOR') && (c.estado === 'EN_REVISION' || c.estado === 'PENDIENTE_APROBACION');
}

export function forEveryCase(check: (c: Case, work: WorkAccess, viewer: Viewer) => void): void {
  for (const c of everyCase()) check(c, workOf(c), viewerOf(c));
}
/** Names the case in the failure. */
export const agree = (c: Case, got: unknown, due: unknown) => {
  if (JSON.stringify(got) !== JSON.stringify(due)) expect({ ...c, got }).toEqual({ ...c, got: due });
};

/** Holds what the policy says of a person and a work to the sentence about it, in every case. */
export const holdsTo = (got: (viewer: Viewer, work: WorkAccess) => unknown, due: (c: Case) => unknown): void =>
  forEveryCase((c, work, viewer) => agree(c, got(viewer, work), due(c)));

/** One work, with what is said of it. */
export function aWork(facts: Partial<WorkAccess> = {}): WorkAccess {
  return {
    ...workOf({ estado: 'EN_REVISION', has: [], relation: 'stranger', wasPublished: false, deleted: false }),
    ...facts,
  };
}
/** Who asks: `me`, with these roles everywhere. */
export const me = (...has: Role[]) => ({ id: 'me', roles: has, ambitos: {} });
