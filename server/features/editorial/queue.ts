import type { Action } from '#contract/actions.ts';
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { QueueEntry, WaitKind } from '#contract/entities/editorial.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { allowedActions, type Person, reviewsNeeded } from '#contract/workflow.ts';
import { presentSummary } from '#server/features/publications/present.ts';
import { findWorksById, type Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canRunProcess } from '#server/policy/index.ts';
import { findPeople } from './desk-queries.ts';
import { presentStaff } from './present.ts';
import { countQueue, findQueue, type QueueRow, type QueueScope } from './queue-queries.ts';
import { isTheirs } from './reminders/waiting.ts';

type Query = CallData<Calls['editorialQueue']>['query'];

/** A page of what waits for whom, the most urgent first, and how many works wait for each. Works of one's own are not in it. */
export async function readQueue(services: Services, viewer: Person, { espera, de, page, limit }: Query) {
  const { db, settings } = services;
  const scope = queueScope(settings.get(), viewer, de);
  const counts = await countQueue(db, scope);
  const rows = await findQueue(db, scope, { espera, limit, offset: (page - 1) * limit });
  const works = new Map(
    (
      await findWorksById(
        db,
        rows.map(({ id }) => id),
      )
    ).map((work) => [work.id, work]),
  );
  const people = await findPeople(
    db,
    [...works.values()].flatMap(({ editorId }) => editorId ?? []),
  );
  const cola = rows.flatMap((row) => {
    const work = works.get(row.id);
    // The condition chose them by the same rule; the policy has the last word.
    if (!work || !canRunProcess(viewer, work)) return [];
    const editor = people.get(work.editorId ?? '');
    return [presentEntry(row, work, viewer, settings.get(), editor ? presentStaff(editor) : null)];
  });
  const porEspera = { ...noneWaiting, ...counts };
  const total = espera ? porEspera[espera] : Object.values(porEspera).reduce((sum, obras) => sum + obras, 0);
  return { cola, porEspera, total, page, totalPages: Math.ceil(total / limit) };
}

const noneWaiting: Record<WaitKind, number> = {
  REVISORES: 0,
  INVITACION: 0,
  REVISION: 0,
  VENCIDA: 0,
  DECISION: 0,
  FIRMA: 0,
  CAMBIOS: 0,
};

/** Days after which an editor is late where no digest is sent. */
const usualEditorDays = 7;
/** Days that authors have for their changes where no reminder is sent. */
const usualAuthorDays = 60;

/** The queue of a person, with the settings of now. */
export function queueScope(settings: PlatformSettings, viewer: Person, of: QueueScope['of']): QueueScope {
  return {
    viewerId: viewer.id,
    of,
    now: new Date(),
    needed: reviewsNeeded(settings),
    days: {
      editors: settings.recordarEditoresDias || usualEditorDays,
      invitation: settings.plazoInvitacionDias,
      review: settings.plazoRevisionDias,
      authors: Math.max(0, ...settings.recordarAutoresDias) || usualAuthorDays,
    },
  };
}

function presentEntry(
  row: QueueRow,
  work: Work,
  viewer: Person,
  settings: PlatformSettings,
  editor: QueueEntry['editor'],
): QueueEntry {
  return {
    obra: presentSummary(work, viewer, settings),
    espera: row.espera,
    desde: row.desde.toISOString(),
    vence: row.vence.toISOString(),
    turno: turnOf(row.espera, work, viewer, settings),
    editor,
    sinRespuesta: row.sinRespuesta,
    enCurso: row.enCurso,
    vencidas: row.vencidas,
  };
}

/** What an editor does about it; absent where others have to. */
const actOf: Partial<Record<WaitKind, Action>> = { REVISORES: 'CREAR_REVISION', DECISION: 'APROBAR', FIRMA: 'APROBAR' };

function turnOf(espera: WaitKind, work: Work, viewer: Person, settings: PlatformSettings): QueueEntry['turno'] {
  const act = actOf[espera];
  if (!act) return espera === 'CAMBIOS' ? 'AUTORES' : 'REVISORES';
  return isTheirs(work, viewer) && allowedActions(work, viewer, settings).includes(act) ? 'TUYO' : 'EDITORES';
}
