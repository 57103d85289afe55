/** Everybody who reviews, as who runs works may know them. */
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { type RosterEntry, toldInvitations } from '#contract/entities/candidate.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { tellAbsence } from './absences.ts';
import { stateOf } from './present.ts';
import {
  findLastInvitations,
  findPreferenceCounts,
  findRoster,
  type InvitationRow,
  type RosterRow,
} from './roster-queries.ts';

/**
 * A page of the roster. What it says of load and punctuality is what candidates are shown with, and of works that the
 * reader signs it names none: so no author reads off it who reviews them.
 */
export async function readRoster(
  { db, settings }: Services,
  viewer: Person,
  asked: CallData<Calls['reviewerRoster']>['query'],
) {
  const { search = '', situacion, orden, page, limit } = asked;
  const now = new Date();
  const present = settings.get();
  const rows = await findRoster(db, {
    search,
    state: situacion,
    order: orden,
    usual: present.capacidadRevisor,
    now,
    limit,
    offset: (page - 1) * limit,
  });
  const ids = rows.map(({ id }) => id);
  const told = ids.length > 0 ? await findLastInvitations(db, viewer, ids, toldInvitations) : [];
  const isAsked = present.preferenciasDeRevision && ids.length > 0;
  const preferred = isAsked ? await findPreferenceCounts(db, viewer, ids) : new Map<string, Preferred>();
  const last = Map.groupBy(told, ({ revisorId }) => revisorId);
  const total = rows[0]?.total ?? 0;
  return {
    revisores: rows.map((row) =>
      presentEntry(row, { last: last.get(row.id) ?? [], preferencias: preferred.get(row.id) ?? none }, present, now),
    ),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
}

type Preferred = RosterEntry['preferencias'];
const none: Preferred = { quiere: 0, puede: 0 };

function presentEntry(
  { total: _, roles: __, ambitos: ___, bloqueada: ____, capacidadRevisiones, ultimaInvitacion, ...row }: RosterRow,
  { last, preferencias }: { last: readonly InvitationRow[]; preferencias: Preferred },
  settings: PlatformSettings,
  now: Date,
): RosterEntry {
  return {
    ...row,
    capacidad: capacidadRevisiones ?? settings.capacidadRevisor,
    ...tellAbsence(row, settings, now),
    ultimaInvitacion: ultimaInvitacion?.toISOString() ?? null,
    preferencias,
    ultimas: last.map((review) => ({
      id: review.id,
      publicacionId: review.publicacionId,
      titulo: review.titulo,
      fecha: review.fecha.toISOString(),
      resultado: stateOf(review),
    })),
  };
}
