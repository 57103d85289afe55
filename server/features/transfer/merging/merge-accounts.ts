import { isDeepStrictEqual } from 'node:util';
import { v7 as uuid } from 'uuid';
import type { Merge, NewMerge, ResultingChanges } from '#contract/entities/merge.ts';
import { refuse } from '#contract/refuse.ts';
import { rolesToTakeOver } from '#contract/roles.ts';
import { record } from '#server/events/events.ts';
import {
  lockUser,
  revokeSessions,
  type UserRow,
  type UserUpdate,
  updateUser,
} from '#server/features/accounts/queries.ts';
import { lockAdministrators } from '#server/features/administration/people/queries.ts';
import { findWork } from '#server/features/publications/queries.ts';
import { endSuccession } from '#server/features/publications/succession/answer.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { canBeTakenOver, roleStillAsked, withRole, withScopesOf } from '#server/policy/index.ts';
import { findDecisionsToMark, lockSharedWorks } from './hindrance-queries.ts';
import { type Both, filledFields, findMergeHindrances, pairOf } from './look.ts';
import { moveToStaying } from './move.ts';
import { presentMerge } from './present.ts';
import {
  closeAccount,
  findMerge,
  findSuccessionsBetween,
  forgetExpertiseOf,
  insertMerge,
  isMerged,
  markDecisions,
  replaceLifted,
} from './queries.ts';
import { tellMerged } from './tell.ts';

/**
 * Merges an account into another: what names it names the other from then on, its log-ins end, and both addresses are told. The
 * record keeps who did what by then. Throws `no_encontrado`, `cuenta_ya_unida` (of two who do it at once, to the second),
 * `union_impedida`, and `datos_no_validos` for a role that the merged account has not.
 */
export function mergeAccounts(services: Services, viewer: SignedIn, asked: NewMerge): Promise<Merge> {
  const { db, transact } = services;
  return transact(async () => {
    // The administrators before the accounts, in the order of everyone who takes both.
    const administrators = await lockAdministrators(db);
    const both = await lockBoth(services, asked);
    const { queda, unida } = both;
    if (!canBeTakenOver(asked.roles, unida))
      throw refuse('datos_no_validos', { errors: [{ field: 'roles', code: 'opcion' }] });
    const pair = pairOf(both);
    await lockSharedWorks(db, pair);
    if ((await findMergeHindrances(services, viewer, both, administrators)).length > 0) throw refuse('union_impedida');

    const id = uuid();
    const marcadas = await findDecisionsToMark(db, pair);
    const { changes, campos } = fieldsAfter(both, asked);
    const given = rolesToTakeOver(asked.roles, both);
    const cuatroOjos = await replaceWhoLifted(services, unida.id, queda.id);
    const cambios: ResultingChanges = { roles: given, campos, marcadas, cuatroOjos };
    await insertMerge(db, { id, ...pair, motivo: asked.motivo, porId: viewer.id, cambios });
    await endSuccessionsBetween(services, both, viewer.id);
    const roles = given.reduce(withRole, queda.roles);
    // A role that comes with the other account holds where it held there.
    const ambitos = withScopesOf(given, unida.ambitos, queda.ambitos);
    // An iD is one account's: it goes before it comes.
    if (unida.fechaOrcid) await updateUser(db, unida.id, { fechaOrcid: null });
    await updateUser(db, queda.id, { ...changes, roles, ambitos, rolSolicitado: roleStillAsked(roles, queda) });
    await moveToStaying(services, id, pair, viewer.id);
    await markDecisions(db, marcadas, true);
    await revokeSessions(db, unida.id);
    await closeAccount(db, unida.id, queda.id);
    await forgetExpertiseOf(db, [queda.id, unida.id]);
    const by = { userId: viewer.id };
    await record(db, { ...by, type: 'account.mergedAway', datos: { cuenta: unida.id } });
    await record(db, {
      ...by,
      type: 'account.merged',
      datos: { cuenta: queda.id, roles: given.join(', ') || null },
    });
    await tellMerged(services, both);
    const merge = await findMerge(db, id);
    if (!merge) throw new Error('A merge is not there that was just made.');
    return presentMerge(merge);
  });
}

/** Both accounts, their rows locked in one order whichever stays. */
async function lockBoth({ db }: Services, ids: { queda: string; unida: string }): Promise<Both> {
  const rows = new Map<string, UserRow>();
  for (const id of [ids.queda, ids.unida].sort()) {
    const row = await lockUser(db, id);
    if (row) rows.set(id, row);
    else throw refuse((await isMerged(db, id)) ? 'cuenta_ya_unida' : 'no_encontrado');
  }
  const [queda, unida] = [rows.get(ids.queda), rows.get(ids.unida)];
  if (!queda || !unida) throw refuse('no_encontrado');
  return { queda, unida };
}

/** Nobody hands a work over to themselves: who proposed it is told that it comes to nothing. The works are locked by now. */
async function endSuccessionsBetween(services: Services, { queda, unida }: Both, by: string): Promise<void> {
  for (const id of await findSuccessionsBetween(services.db, [queda.id, unida.id])) {
    const work = await findWork(services.db, id);
    if (work) await endSuccession(services, work, by);
  }
}

/** What the account that stays takes over of what the other says of the person, and what it said before. */
function fieldsAfter(both: Both, { orcid }: NewMerge): { changes: UserUpdate; campos: ResultingChanges['campos'] } {
  const { queda, unida } = both;
  const taken = new Set(filledFields(both));
  if (orcid === 'UNIDA' && unida.orcid) taken.add('orcid');
  const changes: UserUpdate = {};
  const campos: ResultingChanges['campos'] = {};
  for (const field of taken) {
    if (isDeepStrictEqual(queda[field], unida[field])) continue;
    Object.assign(changes, { [field]: unida[field] });
    campos[field] = { antes: queda[field], despues: unida[field] };
    if (field === 'afiliacion') changes.afiliacionRor = unida.afiliacionRor;
    if (field === 'orcid') changes.fechaOrcid = unida.fechaOrcid;
  }
  // The same iD in both, typed where it stays and confirmed in the other.
  if (unida.fechaOrcid && !queda.fechaOrcid && queda.orcid === unida.orcid) {
    changes.fechaOrcid = unida.fechaOrcid;
    campos.fechaOrcid = { antes: null, despues: unida.fechaOrcid.toISOString() };
  }
  return { changes, campos };
}

/** Who lifted the four eyes is bound by them in their own works: by whichever account they go on. */
export async function replaceWhoLifted({ db, settings }: Services, from: string, to: string): Promise<boolean> {
  const { cuatroOjosLevantados: lifted } = await settings.lock();
  const inJournals = await replaceLifted(db, from, to);
  if (lifted.por === from) await settings.change({ cuatroOjosLevantados: { ...lifted, por: to } });
  else if (inJournals) await settings.change({});
  return lifted.por === from || inJournals;
}
