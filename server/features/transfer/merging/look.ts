/** What a merge of two accounts would do, and what stands in its way: asked before it, and again within it. */
import type { MergeHindrance, MergePreview } from '#contract/entities/merge.ts';
import { asksFourEyes, type Person } from '#contract/workflow.ts';
import type { UserRow } from '#server/features/accounts/queries.ts';
import { signsBlind, signsDiscussed } from '#server/features/publications/scope.ts';
import type { Services } from '#server/platform/services.ts';
import { whyNotMerge } from '#server/policy/index.ts';
import { findHinderingWorks } from './hindrance-queries.ts';

export interface Both {
  queda: UserRow;
  unida: UserRow;
}
export const pairOf = ({ queda, unida }: Both) => ({ quedaId: queda.id, unidaId: unida.id });

/**
 * Whether the viewer signs a work of which they must not know who reviews it, or that its reviewers discuss it. They look at no merge,
 * whichever the accounts: what stands in the way of one, and how much would move, would tell whether one of the two reviews it.
 */
export const mustNotLook = async ({ db, settings }: Pick<Services, 'db' | 'settings'>, { id }: Pick<Person, 'id'>) =>
  (await signsBlind(db, id)) || (await signsDiscussed(db, id, settings.get().discusionEntreRevisores));

/**
 * What stands in the way. To who must not look it is that another administrator has to, and nothing else is asked. Of other works
 * that the viewer signs, too, nothing is told but that.
 */
export async function findMergeHindrances(
  services: Pick<Services, 'db' | 'settings'>,
  viewer: Pick<Person, 'id'>,
  both: Both,
  administrators: readonly string[],
): Promise<MergePreview['impedimentos']> {
  const { db, settings } = services;
  if (await mustNotLook(services, viewer)) return [bare('OTRA_PERSONA')];
  const ofAccounts = whyNotMerge(viewer, both, administrators);
  const fourEyes = asksFourEyes(settings.get());
  const works = await findHinderingWorks(db, pairOf(both), { viewerId: viewer.id, fourEyes });
  const told = Map.groupBy(
    works.filter(({ propia }) => !propia),
    ({ motivo }) => motivo,
  );
  return [
    ...ofAccounts.map(bare),
    ...[...told].map(([motivo, found]) => ({
      motivo,
      obras: found.map(({ id, titulo }) => ({ id, titulo })),
      total: found[0]?.total ?? 0,
    })),
    ...(works.some(({ propia }) => propia) ? [bare('OTRA_PERSONA')] : []),
  ];
}

const bare = (motivo: MergeHindrance) => ({ motivo, obras: [], total: 0 });

const filled = ['afiliacion', 'biografia', 'orcid', 'palabrasClave'] as const;
const isEmpty = (value: string | string[] | null) => value === null || value.length === 0;

/** Fields of the account that stays which are empty, and which the other fills. */
export const filledFields = ({ queda, unida }: Both): MergePreview['rellena'] =>
  filled.filter((field) => isEmpty(queda[field]) && !isEmpty(unida[field]));
