import type { HistoryEntry } from '#contract/entities/editorial.ts';
import type { EventKind } from '#server/events/event-kinds.ts';
import type { Recorded } from './history-queries.ts';
import { fullName } from './present.ts';

type Told = Pick<HistoryEntry, 'tipo' | 'enlace'>;

/** What only the activity record keeps. The rest stands in tables of its own, with more said of it. */
export const toldByRecord: Partial<Record<EventKind, Told>> = {
  'publication.takenBack': { tipo: 'ENVIO_RETIRADO', enlace: null },
  'publication.reopened': { tipo: 'NUEVA_VERSION', enlace: null },
  'publication.published': { tipo: 'PUBLICADA', enlace: null },
  'publication.publishedDirectly': { tipo: 'PUBLICADA_SIN_APROBACION', enlace: null },
  'publication.numbered': { tipo: 'EN_NUMERO', enlace: null },
  'publication.unpublished': { tipo: 'RETIRADA_CON_NUMERO', enlace: null },
  'publication.moved': { tipo: 'OTRA_REVISTA', enlace: null },
  'publication.moveProposed': { tipo: 'TRASLADO_PROPUESTO', enlace: null },
  'publication.moveWithdrawn': { tipo: 'TRASLADO_RETIRADO', enlace: null },
  'publication.moveDeclined': { tipo: 'TRASLADO_RECHAZADO', enlace: null },
  'publication.deleted': { tipo: 'ELIMINADA', enlace: null },
  'publication.restored': { tipo: 'RESTAURADA', enlace: null },
  'publication.editorAssigned': { tipo: 'EDITOR_ASIGNADO', enlace: null },
  'publication.editorReleased': { tipo: 'EDITOR_LIBRE', enlace: null },
  'publication.prioritised': { tipo: 'PRIORIDAD', enlace: null },
  'publication.doiEntered': { tipo: 'DOI_ANOTADO', enlace: null },
  'publication.doiTaken': { tipo: 'DOI_QUITADO', enlace: null },
  'publication.announcementAccepted': { tipo: 'ANUNCIO_ACEPTADO', enlace: null },
  'publication.announcementDismissed': { tipo: 'ANUNCIO_DESCARTADO', enlace: null },
  'publication.announcementTakenOff': { tipo: 'ANUNCIO_QUITADO', enlace: null },
  'publication.announcementUndone': { tipo: 'ANUNCIO_RETIRADO', enlace: null },
  'publication.announcementKept': { tipo: 'ANUNCIO_MANTENIDO', enlace: null },
  // Of complaints a history says nothing: whom one may be about reads it.
  'appeal.made': { tipo: 'APELACION_PRESENTADA', enlace: null },
  'appeal.upheld': { tipo: 'APELACION_ESTIMADA', enlace: 'DECISIONES' },
  'appeal.dismissed': { tipo: 'APELACION_DESESTIMADA', enlace: null },
  'appeal.withdrawn': { tipo: 'APELACION_RETIRADA', enlace: null },
  'appeal.ended': { tipo: 'APELACION_SIN_OBJETO', enlace: null },
  'rights.asked': { tipo: 'FIRMA_PEDIDA', enlace: null },
  'rights.signed': { tipo: 'LICENCIA_FIRMADA', enlace: null },
  'rights.refused': { tipo: 'LICENCIA_RECHAZADA', enlace: null },
  'rights.completed': { tipo: 'LICENCIA_COMPLETA', enlace: null },
  'rights.revoked': { tipo: 'ENLACE_ANULADO', enlace: null },
  'review.deadlineMoved': { tipo: 'PLAZO_CAMBIADO', enlace: 'REVISIONES' },
  'review.resumed': { tipo: 'REVISION_REANUDADA', enlace: 'REVISIONES' },
  'review.invitedAgain': { tipo: 'INVITACION_REENVIADA', enlace: 'REVISIONES' },
  'review.withdrawn': { tipo: 'REVISION_RETIRADA', enlace: 'REVISIONES' },
  'review.takenBack': { tipo: 'REVISION_RETIRADA', enlace: 'REVISIONES' },
  'review.conflictOverridden': { tipo: 'CONFLICTO_OMITIDO', enlace: 'REVISIONES' },
  'candidates.ranked': { tipo: 'CANDIDATOS_ORDENADOS', enlace: 'CANDIDATOS' },
  'candidates.exhausted': { tipo: 'CANDIDATOS_AGOTADOS', enlace: 'CANDIDATOS' },
  'reminder.review': { tipo: 'RECORDATORIO_REVISION', enlace: 'REVISIONES' },
  'production.started': { tipo: 'PRODUCCION_EMPEZADA', enlace: null },
  'production.copyedited': { tipo: 'CORRECCION_ENVIADA', enlace: null },
  'production.answered': { tipo: 'CORRECCION_RESPONDIDA', enlace: null },
  'production.proofsSent': { tipo: 'PRUEBAS_ENVIADAS', enlace: null },
  'production.proofsApproved': { tipo: 'PRUEBAS_APROBADAS', enlace: null },
  'production.proofsCorrected': { tipo: 'PRUEBAS_CORREGIDAS', enlace: null },
  'production.wentOn': { tipo: 'PRODUCCION_SIN_RESPUESTA', enlace: null },
  'production.takenBack': { tipo: 'PRODUCCION_RECUPERADA', enlace: null },
  'production.reopened': { tipo: 'PRODUCCION_ABIERTA', enlace: null },
  'production.ready': { tipo: 'PRODUCCION_LISTA', enlace: null },
  'production.scheduled': { tipo: 'FECHA_PUESTA', enlace: null },
  'production.unscheduled': { tipo: 'FECHA_QUITADA', enlace: null },
  'production.ended': { tipo: 'PRODUCCION_INTERRUMPIDA', enlace: null },
  'production.skipped': { tipo: 'PRODUCCION_OMITIDA', enlace: null },
  'reminder.production': { tipo: 'RECORDATORIO_PRODUCCION', enlace: null },
  'reminder.changes': { tipo: 'RECORDATORIO_CAMBIOS', enlace: null },
};

/** What sentences of a history name of an entry. Of the version only where it is signed: a new draft still has the number before its own. */
const namedOf = (type: string): string[] => [
  ...['ronda', 'plazo', 'prioridad', 'doi', 'numero'],
  ...(type.startsWith('publication.announcement') ? ['servicio'] : []),
  ...(type.startsWith('rights.') ? ['version'] : []),
  ...(type.startsWith('publication.move') ? ['desde', 'hasta', 'motivo'] : []),
];

/** One entry of the activity record as a history tells it; nothing of a kind that it does not tell. */
export function historyOfRecord({ entry, actor, about }: Recorded): HistoryEntry[] {
  const told = Object.entries(toldByRecord).find(([type]) => type === entry.type)?.[1];
  if (!told) return [];
  const said = namedOf(entry.type).flatMap((name) => {
    const value = entry.datos[name];
    return value === undefined || value === null ? [] : [[name, String(value)] as const];
  });
  return [
    {
      ...told,
      id: `registro.${entry.id}`,
      fecha: entry.timestamp.toISOString(),
      datos: { ...Object.fromEntries(said), ...(about && { persona: about }) },
      detalle: typeof entry.datos.motivo === 'string' ? entry.datos.motivo : null,
      quien: actor && fullName(actor),
    },
  ];
}
