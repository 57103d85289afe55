/** Names of accounts in statements that ask for something else. */
import { type SQL, sql } from '#server/platform/database/sql.ts';

/** The name of an account; null once it is no more. */
export const fullName = (id: SQL) =>
  sql<string | null>`(select trim(u.nombres || ' ' || u.apellidos) from public.users u
    where u.id = ${id} and u.fecha_eliminacion is null)`;
