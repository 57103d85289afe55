import type { Account, KeptPreferences, ManagedUser, Preferences, User } from '#contract/entities/user.ts';
import type { UserRow } from './queries.ts';

/** An account as its owner sees it. */
export const presentAccount = (row: UserRow): Account => ({
  ...presentUser(row),
  palabrasClave: row.palabrasClave,
  capacidadRevisiones: row.capacidadRevisiones,
  noDisponibleHasta: row.noDisponibleHasta?.toISOString() ?? null,
  ausenteDesde: row.ausenteDesde?.toISOString() ?? null,
  notaAusencia: row.notaAusencia,
  correoVerificado: row.fechaVerificacion !== null,
  ...(row.afiliacionRor && { afiliacionRor: row.afiliacionRor }),
  ...(row.fechaOrcid && { orcidConfirmado: row.fechaOrcid.toISOString() }),
  preferencias: presentPreferences(row.preferencias),
  ...scopesOf(row),
});

/** The same by one of its log-ins. */
export const presentOwnAccount = (row: UserRow, { soloAlta }: { soloAlta: boolean }): Account => ({
  ...presentAccount(row),
  ...(soloAlta && { faltaSegundoPaso: true }),
});

/** Where roles hold, said where one does not hold everywhere, and where one is asked for. */
const scopesOf = ({
  ambitos,
  rolSolicitado,
  revistaSolicitada,
}: UserRow): Pick<User, 'ambitos' | 'revistaSolicitada'> => ({
  ...(Object.keys(ambitos).length > 0 && { ambitos }),
  ...(rolSolicitado && revistaSolicitada && { revistaSolicitada }),
});

/** What a person chose, with what holds where they have not. */
export const presentPreferences = (kept: KeptPreferences): Preferences => ({ teclas: true, ...kept });

/** An account as those who run the platform see it; where its roles hold, to administrators alone. */
export const presentManagedUser = (row: UserRow, { tellsScopes }: { tellsScopes: boolean }): ManagedUser => ({
  ...presentUser(row),
  estado: row.fechaBloqueo ? 'BLOQUEADO' : 'ACTIVO',
  correoVerificado: row.fechaVerificacion !== null,
  ...(tellsScopes && scopesOf(row)),
});

/** What an account says of its person. */
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
