import type { Account, User } from '#contract/entities/user.ts';
import type { UserRow } from './queries.ts';

/** An account as its owner sees it. */
export const presentAccount = (row: UserRow): Account => ({
  ...presentUser(row),
  correoVerificado: row.fechaVerificacion !== null,
  preferencias: row.preferencias,
});

/** An account as administrators see it. */
export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    nombres: row.nombres,
    apellidos: row.apellidos,
    email: row.email,
    afiliacion: row.afiliacion,
    orcid: row.orcid,
    fotoUrl: row.fotoUrl,
    biografia: row.biografia,
    roles: row.roles,
    rol: row.roles[0] ?? 'LECTOR',
    rolSolicitado: row.rolSolicitado,
    fechaCreacion: row.fechaCreacion.toISOString(),
  };
}
