import { decisionAction } from '#contract/entities/decision.ts';
import { type HistoryEntry, historyTypes } from '#contract/entities/editorial.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import type { EventKind } from '#server/events/event-kinds.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import {
  canReadDecision,
  canReadNote,
  canReadOwnHistory,
  canReadReview,
  canRunProcess,
  hidesReviewer,
} from '#server/policy/index.ts';
import { historyOfRecord, toldByRecord } from './history-of-record.ts';
import { historyOfReview } from './history-of-reviews.ts';
import {
  type DecisionDates,
  findDecisionDates,
  findRecorded,
  findReviewDates,
  findSubmittedFiles,
  findSuggestions,
  findVersionDates,
} from './history-queries.ts';
import { findNotes } from './note-queries.ts';
import { fullName } from './present.ts';

/** What authors read of their own work's history: what was sent and answered, published and withdrawn; never who. */
const forAuthors: readonly HistoryEntry['tipo'][] = [
  ...historyTypes.ENVIO,
  ...historyTypes.DECISION,
  ...historyTypes.APELACION,
  ...historyTypes.LICENCIA,
  ...historyTypes.PRODUCCION,
  'REVISION_COMPLETADA',
  'ARCHIVO_SUBIDO',
];

/**
 * What happened to a work, the newest last: all of it for who runs the process, the shorter one for its authors. Throws
 * `no_encontrado`, or `sin_permiso` to other readers.
 */
export async function readHistory(
  services: Services,
  viewer: Person,
  id: string,
): Promise<{ historia: HistoryEntry[] }> {
  const work = await readableWork(services, viewer, id);
  const runs = canRunProcess(viewer, work);
  if (!runs && !canReadOwnHistory(viewer, work)) throw refuse('sin_permiso');
  const all = [...(await ofProcess(services, viewer, work)), ...(runs ? await ofDesk(services, viewer, work) : [])];
  const historia = runs
    ? all
    : all.filter(({ tipo }) => forAuthors.includes(tipo)).map((entry) => ({ ...entry, quien: null }));
  return { historia: historia.sort((one, other) => one.fecha.localeCompare(other.fecha)) };
}

async function ofProcess({ db }: Services, viewer: Person, work: Work): Promise<HistoryEntry[]> {
  const versions = await findVersionDates(db, work.id);
  const reviews = await findReviewDates(db, work.id);
  const decisions = await findDecisionDates(db, work.id);
  const files = await findSubmittedFiles(db, work.id);
  const recorded = await findRecorded(db, work.id, Object.keys(toldByRecord).filter(isKind));
  return [
    { ...plain, id: 'creada', tipo: 'CREADA', fecha: work.fechaCreacion.toISOString() },
    ...versions.map(({ numero, fecha }) => ({
      ...plain,
      id: `version.${numero}`,
      tipo: 'VERSION_ENVIADA' as const,
      fecha: fecha.toISOString(),
      datos: { version: String(numero) },
      enlace: 'VERSIONES' as const,
    })),
    ...reviews
      .filter(({ review }) => canReadReview(viewer, work, review))
      .flatMap((row) => {
        const hidden = hidesReviewer(viewer, work, row.review.revisorId);
        return historyOfReview(row, hidden ? `Revisor ${row.review.numero}` : fullName(row.reviewer));
      }),
    ...decisions.flatMap((row) => ofDecision(row, viewer, work)),
    ...files.map(({ id, nombre, fecha }) => ({
      ...plain,
      id,
      tipo: 'ARCHIVO_SUBIDO' as const,
      fecha: fecha.toISOString(),
      datos: { nombre },
    })),
    ...recorded.flatMap(historyOfRecord),
  ];
}

/** What is said among those who run the process, and what others suggested. */
async function ofDesk({ db }: Services, viewer: Person, work: Work): Promise<HistoryEntry[]> {
  const notes = await findNotes(db, work.id);
  const suggestions = await findSuggestions(db, work.id);
  return [
    ...notes
      .filter(({ note }) => canReadNote(viewer, work, note))
      .map(({ note, author }) => ({
        ...plain,
        id: note.id,
        tipo: note.privada ? ('NOTA_PRIVADA' as const) : ('NOTA' as const),
        fecha: note.fecha.toISOString(),
        detalle: note.texto,
        quien: author && fullName(author),
        enlace: 'NOTAS' as const,
      })),
    ...suggestions.map(({ suggestion, author }) => ({
      ...plain,
      id: suggestion.id,
      tipo: 'SUGERENCIA' as const,
      fecha: suggestion.fechaCreacion.toISOString(),
      detalle: suggestion.comentarios,
      quien: author && fullName(author),
    })),
  ];
}

const plain = { datos: {}, detalle: null, quien: null, enlace: null };

function ofDecision({ decision, editor }: DecisionDates, viewer: Person, work: Work): HistoryEntry[] {
  const action = decisionAction.safeParse(decision.accion);
  if (!action.success || !canReadDecision(viewer, work, decision)) return [];
  return [
    {
      ...plain,
      id: decision.id,
      tipo: action.data,
      fecha: decision.fecha.toISOString(),
      detalle: decision.motivo ?? decision.carta?.asunto ?? null,
      quien: editor && fullName(editor),
      enlace: 'DECISIONES',
    },
  ];
}

const isKind = (type: string): type is EventKind => type in toldByRecord;
