import { z } from 'zod';
import { defineCalls } from '../call.ts';
import {
  alternatesSchema,
  askedAgainSchema,
  candidateListSchema,
  declaredConflictSchema,
  newAlternatesSchema,
  newConflictSchema,
  previousReviewersSchema,
  rosterQuery,
  rosterSchema,
} from '../entities/candidate.ts';
import { flag, id, pageQuery } from '../entities/common.ts';
import { longest } from '../limits.ts';

const params = z.object({ id });
/** The acts of who runs a work; one's own works are refused by the policy. */
const access = ['EDITOR', 'ADMIN'] as const;

/** Finding reviewers: who could review a work, in which order they are asked, and who had better not. */
export const candidateCalls = defineCalls({
  listCandidates: {
    method: 'GET',
    path: '/publications/{id}/candidates',
    summary: 'Quién podría revisar una obra, de más a menos cercanía; aparte, quien tiene un conflicto de interés',
    access,
    params,
    query: z.object({
      ...pageQuery(10, 50),
      /** Words, each in a name or the address. */
      search: z.string().trim().max(200).optional(),
      /** Those that a conflict of interest excludes, instead of the others. */
      excluidas: flag.optional(),
    }),
    answer: candidateListSchema,
  },
  reviewerRoster: {
    method: 'GET',
    path: '/reviewers',
    summary: 'Quiénes revisan: con qué carga y puntualidad, de qué saben y qué se les pidió lo último',
    access,
    query: z.object(rosterQuery),
    answer: rosterSchema,
  },
  getAlternates: {
    method: 'GET',
    path: '/publications/{id}/alternates',
    summary: 'A quién se invitará en esta ronda, por orden',
    access,
    params,
    answer: alternatesSchema,
  },
  saveAlternates: {
    method: 'PUT',
    path: '/publications/{id}/alternates',
    summary:
      'Ordenar a quién se invita: al momento a las primeras personas que puedan, y a la siguiente si una no puede',
    access,
    params,
    body: newAlternatesSchema,
    answer: alternatesSchema,
  },
  previousReviewers: {
    method: 'GET',
    path: '/publications/{id}/previous-reviewers',
    summary: 'Quién revisó la última ronda anterior, y qué impide pedírselo de nuevo',
    access,
    params,
    answer: previousReviewersSchema,
  },
  inviteAgain: {
    method: 'POST',
    path: '/publications/{id}/previous-reviewers',
    summary: 'Invitar a esta ronda a quienes revisaron la anterior; quien no puede se queda fuera, con el porqué',
    access,
    params,
    body: askedAgainSchema,
    answer: previousReviewersSchema.extend({ invitadas: z.array(id).describe('A quiénes se ha invitado ahora.') }),
  },
  myConflicts: {
    method: 'GET',
    path: '/conflicts',
    summary: 'Los conflictos de interés que has declarado',
    access: 'person',
    answer: z.object({ conflictos: z.array(declaredConflictSchema) }),
  },
  declareConflict: {
    method: 'POST',
    path: '/conflicts',
    summary: 'Declarar un conflicto de interés con una persona o una institución; lo leen solo quienes editan',
    access: 'person',
    body: newConflictSchema,
    answer: declaredConflictSchema,
    status: 201,
    perMinute: 30,
  },
  withdrawConflict: {
    method: 'DELETE',
    path: '/conflicts/{id}',
    summary: 'Retirar un conflicto de interés que declaraste',
    access: 'person',
    params,
  },
  findPeopleInConflict: {
    method: 'GET',
    path: '/conflicts/people',
    summary: 'Personas con cuenta, para elegir con quién tienes un conflicto de interés',
    access: ['AUTOR', 'REVISOR', 'EDITOR', 'ADMIN'],
    query: z.object({ q: z.string().trim().min(3).max(longest.personSearch) }),
    answer: z.object({
      people: z.array(z.object({ id, nombres: z.string(), apellidos: z.string(), afiliacion: z.string() })),
    }),
    perMinute: 60,
  },
});
