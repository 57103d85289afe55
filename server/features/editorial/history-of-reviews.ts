import type { HistoryEntry } from '#contract/entities/editorial.ts';
import type { ReviewDates } from './history-queries.ts';

/** What happened to one review, each thing at its moment. `name` is the reviewer as the reader may know them. */
export function historyOfReview({ review, respondida }: ReviewDates, name: string): HistoryEntry[] {
  const { fechaDeclinada, fechaRetirada, expirada, fechaAceptada, fechaCompletada, fechaAgradecimiento } = review;
  const ronda = String(review.ronda);
  const at = (
    fecha: Date | null,
    tipo: HistoryEntry['tipo'],
    datos: HistoryEntry['datos'] = {},
    detalle: string | null = null,
  ): HistoryEntry[] =>
    fecha
      ? [
          {
            id: `${review.id}.${tipo}`,
            tipo,
            fecha: fecha.toISOString(),
            datos: { revisor: name, ...datos },
            detalle,
            quien: null,
            enlace: 'REVISIONES',
          },
        ]
      : [];
  return [
    ...at(review.fechaAsignacion, 'REVISION_ASIGNADA', { ronda }),
    ...at(fechaAceptada, 'INVITACION_ACEPTADA'),
    // Who took one back is told by the record.
    ...at(
      fechaRetirada ? null : fechaDeclinada,
      expirada ? 'INVITACION_CADUCADA' : 'INVITACION_DECLINADA',
      {},
      review.motivoDeclinacion,
    ),
    ...at(fechaCompletada, 'REVISION_COMPLETADA', { estado: review.estado, ronda }),
    ...at(fechaAgradecimiento, 'REVISION_AGRADECIDA'),
    ...at(respondida, 'RESPUESTA_ENVIADA'),
  ];
}
