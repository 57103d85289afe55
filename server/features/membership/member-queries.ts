/** SQL of the members of institutions, and of invitations to become one. */
import type { Database } from '#server/platform/database/database.ts';
import { institutionInvitations, institutionMembers, institutions, users } from '#server/platform/database/schema.ts';
import { and, asc, desc, eq, gt, isNotNull, isNull, ne, sql } from '#server/platform/database/sql.ts';
import type { Page } from './queries.ts';

export type MemberRow = typeof institutionMembers.$inferSelect;
export type InvitationRow = typeof institutionInvitations.$inferSelect;

const stays = isNull(institutionMembers.fechaSalida);
const living = and(isNull(users.fechaEliminacion), isNull(users.unidaAId));

/** The institution of which somebody is a member now; of one that is closed, too. */
export async function findMembership(db: Database, userId: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(institutionMembers)
    .where(and(eq(institutionMembers.userId, userId), stays));
  return row;
}

/** Whether somebody is a member of an institution, or left one. */
export async function hasMembership(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(institutionMembers, eq(institutionMembers.userId, userId))) > 0;
}

/** Makes somebody a member who is of no institution now. */
export async function insertMember(db: Database, row: Omit<typeof institutionMembers.$inferInsert, 'fecha'>) {
  const member = { ...row, fecha: new Date(), fechaSalida: null };
  await db
    .insert(institutionMembers)
    .values(member)
    .onConflictDoUpdate({
      target: institutionMembers.userId,
      set: member,
      setWhere: isNotNull(sql`institution_members.fecha_salida`),
    });
}

/** Makes members of all whose confirmed address is of these domains, and who were never one of any institution. */
export async function insertMembersOf(
  db: Database,
  institucionId: string,
  domains: readonly string[],
): Promise<number> {
  if (domains.length === 0) return 0;
  const rows = await db
    .insert(institutionMembers)
    .select(
      db
        .select({
          userId: users.id,
          institucionId: sql`${institucionId}::uuid`.as('institucion_id'),
          responsable: sql`false`.as('responsable'),
          por: sql`'DOMINIO'`.as('por'),
          fecha: sql`now()`.as('fecha'),
          fechaSalida: sql`null::timestamptz`.as('fecha_salida'),
        })
        .from(users)
        .where(
          and(
            living,
            isNotNull(users.fechaVerificacion),
            sql`split_part(${users.email}, '@', 2) = any(${sql.param([...domains])}::text[])`,
          ),
        ),
    )
    .onConflictDoNothing()
    .returning({ id: institutionMembers.userId });
  return rows.length;
}

export async function updateMember(db: Database, userId: string, changes: Partial<MemberRow>): Promise<void> {
  await db.update(institutionMembers).set(changes).where(eq(institutionMembers.userId, userId));
}

const ofThis = (institucionId: string) => and(eq(institutionMembers.institucionId, institucionId), stays);

/** Its members now, and how many of them answer for it. */
export async function countMembers(db: Database, institucionId: string) {
  const [row] = await db
    .select({
      miembros: sql`count(*)`.mapWith(Number),
      responsables: sql`count(*) filter (where ${institutionMembers.responsable})`.mapWith(Number),
    })
    .from(institutionMembers)
    .innerJoin(users, and(eq(users.id, institutionMembers.userId), living))
    .where(ofThis(institucionId));
  return row ?? { miembros: 0, responsables: 0 };
}

/** A page of them, who answers for it first, then by name. */
export async function searchMembers(db: Database, institucionId: string, search: string, { limit, offset }: Page) {
  const said = search.replace(/[\\%_]/g, '\\$&');
  const where = and(
    ofThis(institucionId),
    search === ''
      ? undefined
      : sql`public.es_plain(${users.nombres} || ' ' || ${users.apellidos} || ' ' || ${users.email}) like '%' || public.es_plain(${said}) || '%'`,
  );
  const from = () =>
    db
      .select({
        id: users.id,
        nombres: users.nombres,
        apellidos: users.apellidos,
        email: users.email,
        responsable: institutionMembers.responsable,
        por: institutionMembers.por,
        desde: institutionMembers.fecha,
        total: sql`count(*) over ()`.mapWith(Number),
      })
      .from(institutionMembers)
      .innerJoin(users, and(eq(users.id, institutionMembers.userId), living))
      .where(where);
  const rows = await from()
    .orderBy(desc(institutionMembers.responsable), asc(users.apellidos), asc(users.nombres), asc(users.id))
    .limit(limit)
    .offset(offset);
  if (rows.length > 0 || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  return { rows, total: (await from().limit(1))[0]?.total ?? 0 };
}

// Invitations

export const findInvitations = (db: Database, institucionId: string): Promise<InvitationRow[]> =>
  db
    .select()
    .from(institutionInvitations)
    .where(eq(institutionInvitations.institucionId, institucionId))
    .orderBy(desc(institutionInvitations.fecha), desc(institutionInvitations.id));

/** Invitations to answer for it that still hold, but for one address's. */
export const countInvitedToAnswer = (db: Database, institucionId: string, butFor: string): Promise<number> =>
  db.$count(
    institutionInvitations,
    and(
      eq(institutionInvitations.institucionId, institucionId),
      institutionInvitations.responsable,
      ne(institutionInvitations.email, butFor),
      gt(institutionInvitations.expiresAt, sql`now()`),
    ),
  );

/** Those to an address, of institutions that are open. */
export const findInvitationsTo = (db: Database, email: string) =>
  db
    .select({ invitation: institutionInvitations, nombre: institutions.nombre })
    .from(institutionInvitations)
    .innerJoin(institutions, eq(institutions.id, institutionInvitations.institucionId))
    .where(and(eq(institutionInvitations.email, email), isNull(institutions.fechaCierre)))
    .orderBy(desc(institutionInvitations.fecha))
    .limit(20);

export async function findInvitation(db: Database, id: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(institutionInvitations).where(eq(institutionInvitations.id, id));
  return row;
}

/** Stores it; one that the address had of this institution before is the new one from now on. */
export async function saveInvitation(db: Database, row: typeof institutionInvitations.$inferInsert): Promise<string> {
  const { responsable, invitaId, fecha, expiresAt } = row;
  const [saved] = await db
    .insert(institutionInvitations)
    .values(row)
    .onConflictDoUpdate({
      target: [institutionInvitations.institucionId, institutionInvitations.email],
      set: { responsable, invitaId, fecha, expiresAt },
    })
    .returning({ id: institutionInvitations.id });
  return saved?.id ?? row.id;
}

/** Takes it away; gives whether it was there still. */
export async function deleteInvitation(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .delete(institutionInvitations)
    .where(eq(institutionInvitations.id, id))
    .returning({ id: institutionInvitations.id });
  return rows.length > 0;
}

/** Whoever has this address and is a member of the institution. */
export async function isMemberAt(db: Database, institucionId: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(institutionMembers)
    .innerJoin(users, eq(users.id, institutionMembers.userId))
    .where(and(ofThis(institucionId), eq(users.email, email)));
  return rows.length > 0;
}
