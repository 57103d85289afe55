import { z } from 'zod';
import { longest } from '../limits.ts';
import { waitKinds } from '../queue-words.ts';
import { day, filter, id, instant, pageInfo, plannedDay, text } from './common.ts';
import { estado, prioridad, publicationSummarySchema, tipo } from './publication.ts';
import { monthsOfCounterSchema, monthsOfUseSchema } from './usage.ts';

export type { WaitKind } from '../queue-words.ts';
export { waitKinds };
export const waitKind = z.enum(waitKinds);
/** Whose turn it is: the reader's own, other editors', reviewers', authors'. */
export const turns = ['TUYO', 'EDITORES', 'REVISORES', 'AUTORES'] as const;

/** Somebody who runs works. */
export const staffSchema = z.object({ id, nombre: z.string() });
export type Staff = z.infer<typeof staffSchema>;

/** A work in the process, with what it waits for. */
export const queueEntrySchema = z.object({
  obra: publicationSummarySchema,
  espera: waitKind,
  /** Since when. */
  desde: instant,
  /** By when it should have moved on: a deadline, or the days that the settings give. */
  vence: instant,
  turno: z.enum(turns),
  /** Its handling editor. */
  editor: staffSchema.nullable(),
  /** Of the present round: invitations without an answer, reviews under way, and those of both past their deadline. */
  sinRespuesta: z.number().int(),
  enCurso: z.number().int(),
  vencidas: z.number().int(),
});
export type QueueEntry = z.infer<typeof queueEntrySchema>;
export const queueSchema = z.object({
  cola: z.array(queueEntrySchema),
  /** How many works wait for each, before the filter by it. */
  porEspera: z.record(waitKind, z.number().int()),
  /** Who may handle works, by name, whatever the queue is filtered by; who of them is away now, until then. */
  editores: z.array(staffSchema.extend({ ausenteHasta: instant.nullable() })),
  ...pageInfo,
});

export type QueueList = z.infer<typeof queueSchema>;

/** A deadline in the editors' calendar: of a review, from its assignment on, the day by which a decision is due, or what its production waits for. */
export const deadlineSchema = z.object({
  id,
  tipo: z.enum(['REVISION', 'DECISION', 'PRODUCCION']),
  publicacionId: id,
  titulo: z.string(),
  /** Who reviews; null for the others. */
  revisor: z.string().nullable(),
  inicio: instant,
  fin: instant,
});
export type Deadline = z.infer<typeof deadlineSchema>;
export const deadlineListSchema = z.object({
  plazos: z.array(deadlineSchema),
  /** False where there are more than one answer holds. */
  completo: z.boolean(),
});

/**
 * Why a reviewer is not reminded now: they were within the last day, want no reminders, have not confirmed their address or
 * cannot log in, nothing is awaited of them any more, or there is no deadline to remind of.
 */
export const unremindedReasons = [
  'RECIENTE',
  'SIN_RECORDATORIOS',
  'AUSENTE',
  'SIN_CONFIRMAR',
  'BLOQUEADA',
  'CERRADA',
  'SIN_PLAZO',
] as const;
/** A reminder of one review by hand: its mail, or why there is none. */
export const reminderSchema = z.object({
  reviewId: id,
  revisor: z.string(),
  /** When they were last reminded. */
  ultimo: instant.nullable(),
  impide: z.enum(unremindedReasons).nullable(),
  correo: z.object({ asunto: z.string(), texto: z.string() }).nullable(),
});
export type Reminder = z.infer<typeof reminderSchema>;
/** In the order asked for. */
export const remindersSchema = z.object({ recordatorios: z.array(reminderSchema) });
export const remindedReviewsSchema = z.object({ revisiones: z.array(id).min(1).max(50) });

const count = z.number().int();
/** Days, to a tenth; null where there is nothing to count. */
const days = z.number().nullable();

/** Days that a report tells at most of: ten years. */
export const longestReport = 3660;
/** What a report is about: from a day to a day, both included (absent: the last twelve months); works of a type, or handled by somebody. */
export const reportQuerySchema = z.object({
  desde: plannedDay.optional(),
  hasta: plannedDay.optional(),
  tipo: filter(tipo),
  editor: filter(id).describe('Solo de las obras que lleva esa persona.'),
});
const measured = z.object({ obras: count, mediana: days, p90: days });

/** How the process goes. All but `porEstado`, which is of now, is of the days asked for, works that the reader wrote left out. */
export const reportSchema = z.object({
  desde: day,
  hasta: day,
  /** Who may handle works, by name. */
  editores: z.array(staffSchema),
  porEstado: z.record(estado, count),
  /** From a work's first submission to its first decision, but for rejections without review. */
  primeraDecision: measured,
  /** The same of rejections without review: they take days where the others take months. */
  rechazoSinRevision: measured,
  /** Final decisions: `rechazadas` after a review, `sinRevision` without; `tasa`: accepted of all, from 0 to 1. */
  aceptacion: z.object({ aceptadas: count, rechazadas: count, sinRevision: count, tasa: z.number().nullable() }),
  /** Each month of those days, the oldest first. */
  revisionesPorMes: z.array(z.object({ mes: z.iso.date(), completadas: count })),
  /** Of published works, in the same months as far as they were kept. */
  usoPorMes: monthsOfUseSchema,
  /** The same as COUNTER counts it, by journals, in the order of their names; of those whose works were used. */
  usoCounter: z.array(z.object({ revistaId: id, nombre: z.string(), porMes: monthsOfCounterSchema })),
  puntualidad: z.object({
    aTiempo: count,
    tarde: count,
    /** Open and past their deadline now. */
    vencidas: count,
    /** The median of all of them, from assignment to review. */
    diasMediana: days,
    /** The fifty reviewers with most completed reviews; `diasMediana`: from assignment to review. */
    revisores: z.array(z.object({ id, nombre: z.string(), completadas: count, aTiempo: count, diasMediana: days })),
  }),
});
export type EditorialReport = z.infer<typeof reportSchema>;

/** What somebody who runs a work wrote about it, for the others or for themselves. */
export const noteSchema = z.object({
  id,
  texto: z.string(),
  /** For its author alone. */
  privada: z.boolean(),
  /** Null where the account is no more. */
  autor: staffSchema.nullable(),
  fecha: instant,
  fechaEdicion: instant.nullable(),
  /** When and by whom it was done with; null while it is open. */
  fechaResuelta: instant.nullable(),
  resueltaPor: staffSchema.nullable(),
  acciones: z.array(z.enum(['RESOLVER', 'REABRIR', 'EDITAR', 'ELIMINAR'])),
});
export type EditorialNote = z.infer<typeof noteSchema>;
export const noteText = text(longest.note);
export const newNoteSchema = z.object({ texto: noteText, privada: z.boolean().default(false) });

/** What can happen to a work, as its history tells it, by the parts that it is filtered by. */
export const historyTypes = {
  ENVIO: ['CREADA', 'VERSION_ENVIADA', 'NUEVA_VERSION', 'RESPUESTA_ENVIADA', 'ENVIO_RETIRADO'],
  REVISION: [
    'REVISION_ASIGNADA',
    'INVITACION_ACEPTADA',
    'INVITACION_DECLINADA',
    'INVITACION_CADUCADA',
    'INVITACION_REENVIADA',
    'REVISION_COMPLETADA',
    'PLAZO_CAMBIADO',
    'REVISION_AGRADECIDA',
    'REVISION_RETIRADA',
    'REVISION_REANUDADA',
    'SUGERENCIA',
    'CONFLICTO_OMITIDO',
    'CANDIDATOS_ORDENADOS',
    'CANDIDATOS_AGOTADOS',
  ],
  DECISION: [
    'APROBAR',
    'SOLICITAR_CAMBIOS',
    'RECHAZAR',
    'RECHAZAR_SIN_REVISION',
    'ELEVAR',
    'DEVOLVER_A_REVISION',
    'DEVOLVER_A_AUTORES',
    'REVOCAR_DECISION',
    'RETRACTAR',
    'PUBLICADA',
    'PUBLICADA_SIN_APROBACION',
  ],
  APELACION: [
    'APELACION_PRESENTADA',
    'APELACION_ESTIMADA',
    'APELACION_DESESTIMADA',
    'APELACION_RETIRADA',
    'APELACION_SIN_OBJETO',
  ],
  LICENCIA: ['FIRMA_PEDIDA', 'LICENCIA_FIRMADA', 'LICENCIA_RECHAZADA', 'LICENCIA_COMPLETA', 'ENLACE_ANULADO'],
  PRODUCCION: [
    'OTRA_REVISTA',
    'TRASLADO_PROPUESTO',
    'TRASLADO_RETIRADO',
    'TRASLADO_RECHAZADO',
    'PRODUCCION_EMPEZADA',
    'CORRECCION_ENVIADA',
    'CORRECCION_RESPONDIDA',
    'PRUEBAS_ENVIADAS',
    'PRUEBAS_APROBADAS',
    'PRUEBAS_CORREGIDAS',
    'PRODUCCION_SIN_RESPUESTA',
    'PRODUCCION_RECUPERADA',
    'PRODUCCION_ABIERTA',
    'PRODUCCION_LISTA',
    'FECHA_PUESTA',
    'FECHA_QUITADA',
    'PRODUCCION_INTERRUMPIDA',
    'PRODUCCION_OMITIDA',
  ],
  RECORDATORIO: ['RECORDATORIO_REVISION', 'RECORDATORIO_CAMBIOS', 'RECORDATORIO_PRODUCCION'],
  NOTA: ['NOTA', 'NOTA_PRIVADA'],
  ARCHIVO: ['ARCHIVO_SUBIDO'],
  GESTION: [
    'EDITOR_ASIGNADO',
    'EDITOR_LIBRE',
    'PRIORIDAD',
    'DOI_ANOTADO',
    'DOI_QUITADO',
    'EN_NUMERO',
    'RETIRADA_CON_NUMERO',
    'ANUNCIO_ACEPTADO',
    'ANUNCIO_DESCARTADO',
    'ANUNCIO_QUITADO',
    'ANUNCIO_RETIRADO',
    'ANUNCIO_MANTENIDO',
    'ELIMINADA',
    'RESTAURADA',
  ],
} as const;
export type HistoryPart = keyof typeof historyTypes;
export type HistoryType = (typeof historyTypes)[HistoryPart][number];
const historyType = z.enum(Object.values(historyTypes).flat());

/** One thing that happened to a work. */
export const historyEntrySchema = z.object({
  id: z.string(),
  tipo: historyType,
  fecha: instant,
  /**
   * What the sentence is filled with: `revisor`, `version`, `ronda`, `estado`, `plazo` (an instant), `persona`,
   * `prioridad`, `doi`, `nombre`.
   */
  datos: z.record(z.string(), z.string()),
  /** What was written along: a note, a reason, a letter's subject. */
  detalle: z.string().nullable(),
  /** Who did it; null where nobody did or this reader must not know. */
  quien: z.string().nullable(),
  /** What it leads to; null where to nothing. */
  enlace: z.enum(['VERSIONES', 'REVISIONES', 'DECISIONES', 'NOTAS', 'CANDIDATOS']).nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export const historySchema = z.object({ historia: z.array(historyEntrySchema) });

/** What a work waits for, as its row of the queue says. */
export const waitSchema = queueEntrySchema.omit({ obra: true, editor: true });
export type Wait = z.infer<typeof waitSchema>;

/** What stands about a work on its editors' desk and nowhere else. */
export const deskSchema = z.object({
  /** Its handling editor. */
  editor: staffSchema.nullable(),
  /** Who could be: editors and administrators who did not write it. */
  /** `ausenteHasta`: away now, until then, with what they say of it. */
  editores: z.array(staffSchema.extend({ ausenteHasta: instant.nullable(), notaAusencia: z.string() })),
  /** Since when its main author may correct who signs it; null where that is closed. */
  firmaAbierta: instant.nullable(),
  /** It stands where that may be opened. */
  firmaCorregible: z.boolean(),
  /** What it waits for; null where it is not in the process. */
  espera: waitSchema.nullable(),
  /** How much this reader finds in each of its parts: of notes the open ones; `discusion`: messages of all rounds, absent where the press allows none. */
  cuentas: z.object({
    versiones: count,
    revisiones: count,
    decisiones: count,
    notas: count,
    discusion: count.optional(),
  }),
  /**
   * Who is asked in the present round: their reviews under way, how many they take at once, and until when they are away, now or,
   * where it has a first day to come, from then; with what they say of it.
   */
  cargas: z.array(
    z.object({
      id,
      abiertas: count,
      capacidad: count,
      ausenteDesde: instant.nullable(),
      ausenteHasta: instant.nullable(),
      notaAusencia: z.string(),
      /** Mails to them come back: nothing that is written to them arrives. */
      correoDevuelto: z.literal(true).optional(),
    }),
  ),
  /** The same of the main author. */
  autorDevuelto: z.literal(true).optional(),
});
export type Desk = z.infer<typeof deskSchema>;
/** PUT /publications/{id}/editor. */
export const handlingEditorSchema = z.object({
  editorId: id.nullable(),
  anterior: id
    .nullable()
    .describe('Quien la lleva según lo que ves: si ya es otra persona, la respuesta es 409 `editor_cambiado`.'),
});
export const priorityChangeSchema = z.object({ prioridad });
export const calendarQuerySchema = z.object({
  desde: plannedDay,
  hasta: plannedDay,
  de: filter(z.enum(['mias'])).describe('Solo de las obras que llevas.'),
});
