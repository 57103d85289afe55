/** SQL of what stands decided on the round of a review or a version, and what that keeps from the authors. */
import { sql } from '#server/platform/database/sql.ts';

/** Whether the decision on a review's round chose others for the authors. Tables are named, since a query of one table names none. */
export const isWithheld = sql<boolean>`exists (
  select 1 from decisions where decisions.publicacion_id = reviews.publicacion_id and decisions.ronda = reviews.ronda
    and decisions.fecha_revocacion is null and decisions.revisiones is not null and not (reviews.id = any(decisions.revisiones)))`.mapWith(
  Boolean,
);

/** Whether a decision on a review's round stands: a round that its authors took the work back from ends without one. */
export const isRoundDecided = sql<boolean>`exists (
  select 1 from decisions where decisions.publicacion_id = reviews.publicacion_id and decisions.ronda = reviews.ronda
    and decisions.fecha_revocacion is null and decisions.accion in ('APROBAR', 'SOLICITAR_CAMBIOS', 'RECHAZAR'))`.mapWith(
  Boolean,
);

/** When the decision on a version's round that stands was taken; null: none was. */
export const roundDecidedOn = sql<Date | null>`(
  select max(decisions.fecha) from decisions where decisions.publicacion_id = versions.publicacion_id and decisions.ronda = versions.ronda
    and decisions.fecha_revocacion is null and decisions.accion in ('APROBAR', 'SOLICITAR_CAMBIOS', 'RECHAZAR'))`;
