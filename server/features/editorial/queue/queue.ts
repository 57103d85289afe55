import { awayUntil } from '#contract/absence.ts';
import type { Action } from '#contract/actions.ts';
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { QueueEntry, Wait, WaitKind } from '#contract/entities/editorial.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { runsWorksIn } from '#contract/roles.ts';
import { dayMs } from '#contract/time.ts';
import { allowedActions, isAsked, type Journals, type Person } from '#contract/workflow.ts';
import { presentSummary } from '#server/features/publications/present.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { understand } from '#server/features/publications/search-queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canRunProcess, canSearchBylinesOfRun } from '#server/policy/index.ts';
import { presentStaff } from '../present.ts';
import { isTheirs } from '../reminders/waiting.ts';
import { ensureCurrent } from './keep.ts';
import { keepQueue } from './keep-queries.ts';
import { countQueue, findEntry, findQueue, type QueuePage, type QueueRow, type QueueScope } from './queries.ts';
import { queueRules } from './wait-queries.ts';

type Query = CallData<Calls['editorialQueue']>['query'];

/**
 * A page of what waits for whom, in the order asked for, and how many works wait for each, as the filters leave them. Works of
 * one's own are not in it.
 */
export async function readQueue(services: Services, viewer: Person, query: Query) {
  const { db } = services;
  const { espera, orden, page, limit } = query;
  const now = new Date();
  const scope = await scopeOf(services, viewer, query);
  const asked = { espera, order: orden, limit, offset: (page - 1) * limit };
  const { counts, editors, ids } = await currentCounts(services, scope, asked);
  const porEspera = { ...noneWaiting, ...counts };
  const rows = await findQueue(db, scope, asked, ids);
  // The condition chose them by the same rule; the policy has the last word.
  const cola = rows
    .filter(({ work }) => canRunProcess(viewer, work))
    .map((row) => presentEntry(row, viewer, services.settings.of(row.work)));
  const total = espera ? porEspera[espera] : Object.values(porEspera).reduce((sum, obras) => sum + obras, 0);
  return {
    cola,
    porEspera,
    editores: editors.map((person) => ({
      ...presentStaff(person),
      ausenteHasta: awayUntil(person, now)?.toISOString() ?? null,
    })),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
}

/** Whoever runs a work reads its byline in every mode, and works of one's own are not in the queue: so all may be found by it. */
async function scopeOf({ db }: Services, viewer: Person, query: Query): Promise<QueueScope> {
  const { de, estado, prioridad, tipo, editor, dias, search: typed } = query;
  const search = typed && { typed, sought: await understand(db, typed, { bylines: canSearchBylinesOfRun(viewer) }) };
  const filters = {
    estado,
    prioridad,
    tipo,
    editorId: editor,
    ...(dias && { since: new Date(Date.now() - dias * dayMs) }),
    ...(search && { search }),
  };
  return { viewerId: viewer.id, of: de, journals: within(runsWorksIn(viewer), query.revista), filters };
}

/** Of the journals that the viewer runs works in, the one asked for; none where it is not among them. */
const within = (journals: Journals, revista: string | undefined): Journals => {
  if (revista === undefined) return journals;
  return journals === 'all' || journals.includes(revista) ? [revista] : [];
};

/** How many works wait for each, once the queue is brought up to date where it is not. */
async function currentCounts({ database, settings }: Services, scope: QueueScope, page: QueuePage) {
  const as = { rules: queueRules(settings), now: new Date() };
  const found = await countQueue(database.db, scope, page, as);
  if (found.isCurrent) return found;
  await keepQueue(database, as.rules, as.now);
  return countQueue(database.db, scope, page, as);
}
const noneWaiting: Record<WaitKind, number> = {
  REVISORES: 0,
  INVITACION: 0,
  REVISION: 0,
  VENCIDA: 0,
  DECISION: 0,
  FIRMA: 0,
  CAMBIOS: 0,
  PRODUCCION: 0,
  PRODUCCION_AUTORES: 0,
};

/** What one work waits for; null where it is not in the process. For who runs it. */
export async function readWait(services: Services, viewer: Person, work: Work): Promise<Wait | null> {
  await ensureCurrent(services);
  const entry = await findEntry(services.db, work.id);
  return entry ? presentWait(entry, work, viewer, services.settings.of(work)) : null;
}

const presentEntry = ({ entry, work, editor }: QueueRow, viewer: Person, settings: PlatformSettings): QueueEntry => ({
  obra: presentSummary(work, viewer, settings),
  editor: editor && presentStaff(editor),
  ...presentWait(entry, work, viewer, settings),
});

const presentWait = (entry: QueueRow['entry'], work: Work, viewer: Person, settings: PlatformSettings): Wait => ({
  espera: entry.espera,
  desde: entry.desde.toISOString(),
  vence: entry.vence.toISOString(),
  turno: turnOf(entry.espera, work, viewer, settings),
  sinRespuesta: entry.sinRespuesta,
  enCurso: entry.enCurso,
  vencidas: entry.vencidas,
});

/** What an editor does about it; absent where others have to. */
const actOf: Partial<Record<WaitKind, Action>> = { REVISORES: 'CREAR_REVISION', DECISION: 'APROBAR', FIRMA: 'APROBAR' };

function turnOf(espera: WaitKind, work: Work, viewer: Person, settings: PlatformSettings): QueueEntry['turno'] {
  if (espera === 'PRODUCCION_AUTORES') return 'AUTORES';
  if (espera === 'PRODUCCION') return isTheirs(work, viewer) && !isAsked(work, viewer) ? 'TUYO' : 'EDITORES';
  const act = actOf[espera];
  if (!act) return espera === 'CAMBIOS' ? 'AUTORES' : 'REVISORES';
  return isTheirs(work, viewer) && allowedActions(work, viewer, settings).includes(act) ? 'TUYO' : 'EDITORES';
}
