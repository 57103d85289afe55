/**
 * Mails that came back: the one act that records it, and the addresses to which nothing is sent for it. Whoever tells of a return
 * names a mail, never an address, so that nobody can have another's stopped.
 */

import { dayMs } from '#contract/time.ts';
import type { ReturnKind } from '#contract/vocabulary.ts';
import type { Database } from '../database/database.ts';
import { mailReturns, mails, returnedAddresses } from '../database/schema.ts';
import { and, eq, inArray, isNotNull } from '../database/sql.ts';
import { withoutPersonalData } from '../log/without-personal-data.ts';
import type { Returned } from './return-kind.ts';

/** How many temporary returns, within how many days, stop an address. */
export const temporaryReturns = { most: 5, days: 14 };

export type ReturnedAddress = typeof returnedAddresses.$inferSelect;

/** What an address is known by here: all servers that matter take it in any case. */
export const addressKey = (address: string): string => address.trim().toLowerCase();

/**
 * Records that a mail came back, once of each kind; in the caller's transaction. Its address is stopped by a permanent return or a
 * complaint, and by the fifth temporary one within a fortnight. False where that was known, or there is no such mail any more.
 */
export async function recordReturn(
  db: Database,
  { correoId, clase, palabras }: Returned & { correoId: string },
): Promise<boolean> {
  const [mail] = await db.select({ para: mails.para }).from(mails).where(eq(mails.id, correoId)).for('update');
  if (!mail) return false;
  const [first] = await db
    .insert(mailReturns)
    .values({ correoId, clase })
    .onConflictDoNothing()
    .returning({ fecha: mailReturns.fecha });
  if (!first) return false;
  const said = withoutPersonalData(palabras.replace(/[\p{C}\s]+/gu, ' '));
  // A complaint is of one who has it.
  if (clase !== 'QUEJA')
    await db
      .update(mails)
      .set({ estado: 'DEVUELTO', error: said })
      .where(and(eq(mails.id, correoId), eq(mails.estado, 'ENVIADO')));
  await noteAddress(db, addressKey(mail.para), { clase, palabras: said, fecha: first.fecha });
  return true;
}

async function noteAddress(
  db: Database,
  direccion: string,
  { clase, palabras, fecha }: Returned & { fecha: Date },
): Promise<void> {
  await db
    .insert(returnedAddresses)
    .values({ direccion, clase, palabras, veces: 0, desde: fecha, ultima: fecha })
    .onConflictDoNothing();
  const [known] = await db
    .select()
    .from(returnedAddresses)
    .where(eq(returnedAddresses.direccion, direccion))
    .for('update');
  if (!known) return;
  const temporales = recentOf(known.temporales, clase, fecha);
  const isStopped = clase !== 'TEMPORAL' || temporales.length >= temporaryReturns.most;
  await db
    .update(returnedAddresses)
    .set({
      ...{ clase, palabras, temporales, veces: known.veces + 1, ultima: fecha },
      ...(isStopped && { detenida: known.detenida ?? fecha }),
    })
    .where(eq(returnedAddresses.direccion, direccion));
}

/** Those of the last fortnight, this one with them, no more than count. */
function recentOf(before: readonly Date[], clase: ReturnKind, fecha: Date): Date[] {
  const since = fecha.getTime() - temporaryReturns.days * dayMs;
  const recent = before.filter((each) => each.getTime() > since);
  return [...recent, ...(clase === 'TEMPORAL' ? [fecha] : [])].slice(-temporaryReturns.most);
}

/** Those of the addresses to which nothing is sent, as `addressKey` has them. */
export async function findStopped(db: Database, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await db
    .select({ direccion: returnedAddresses.direccion })
    .from(returnedAddresses)
    .where(
      and(
        inArray(returnedAddresses.direccion, [...new Set(addresses.map(addressKey))]),
        isNotNull(returnedAddresses.detenida),
      ),
    );
  return new Set(rows.map(({ direccion }) => direccion));
}

export const isStopped = async (db: Database, address: string): Promise<boolean> =>
  (await findStopped(db, [address])).size > 0;

/** Sends to the address again, and counts anew; in the caller's transaction. False where it was not stopped. */
export async function liftAddress(db: Database, address: string): Promise<boolean> {
  const lifted = await db
    .update(returnedAddresses)
    .set({ detenida: null, temporales: [] })
    .where(and(eq(returnedAddresses.direccion, addressKey(address)), isNotNull(returnedAddresses.detenida)))
    .returning({ direccion: returnedAddresses.direccion });
  return lifted.length > 0;
}
