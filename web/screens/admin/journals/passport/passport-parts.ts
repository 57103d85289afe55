/** What of a passport both its screen and its report on paper say. */
import type { Passport, PassportCriterion } from '#contract/entities/passport.ts';
import type { Outcome, Remedy } from '#contract/passport.ts';
import type { Tone } from '#web/ui/Badge.tsx';

export const toneOf: Record<Outcome, Tone> = {
  CUMPLE: 'green',
  FALTA: 'yellow',
  PERSONA: 'blue',
  NO_COMPROBADO: 'gray',
};

type Criteria = readonly PassportCriterion[];

export const countOf = (criteria: Criteria, outcome: Outcome): number =>
  criteria.filter(({ resultado }) => resultado === outcome).length;

/** Of those that a person judges, so many that somebody has said something of. */
export const notedOf = (criteria: Criteria): number =>
  criteria.filter(({ resultado, nota }) => resultado === 'PERSONA' && nota !== null).length;

/** The criteria in their groups, both in the order of the index. */
export function groupsOf(criteria: Criteria): { group: PassportCriterion['grupo']; criteria: PassportCriterion[] }[] {
  const groups: { group: PassportCriterion['grupo']; criteria: PassportCriterion[] }[] = [];
  for (const criterion of criteria) {
    const last = groups.at(-1);
    if (last && last.group?.es === criterion.grupo?.es) last.criteria.push(criterion);
    else groups.push({ group: criterion.grupo, criteria: [criterion] });
  }
  return groups;
}

/** As an index numbers it, '7. '; of one without numbers nothing. */
export const numberOf = ({ clave }: PassportCriterion): string => {
  const number = /\.(\d+)$/.exec(clave)?.[1];
  return number ? `${number}. ` : '';
};

/** Of the platform's first journal these are the platform's settings. */
const ofPlatform: readonly Remedy[] = ['identidad', 'revision', 'publicacion'];

/** The screen that mends what is missing. */
export function remedyPlace({ id, principal }: Passport['revista'], remedy: Remedy): string {
  if (remedy === 'obras') return '/admin/publications';
  if (remedy === 'numeros') return '/editorial/numeros';
  return principal && ofPlatform.includes(remedy) ? `/admin/ajustes/${remedy}` : `/admin/revistas/${id}/${remedy}`;
}
