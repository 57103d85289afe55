import type { Consent } from '#contract/entities/consent.ts';
import type { ConsentRow } from './consent-queries.ts';

/** A request and its answer, for its person and for who runs the work. Who asked is nobody's matter: the editors did. */
export const presentConsent = (row: ConsentRow): Consent => ({
  id: row.id,
  publicacionId: row.publicacionId,
  titulo: row.titulo,
  lado: row.lado,
  estado: row.estado,
  motivo: row.motivo,
  fecha: row.fecha.toISOString(),
  fechaRespuesta: row.fechaRespuesta?.toISOString() ?? null,
});
