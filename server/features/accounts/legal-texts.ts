/** Which version of terms and privacy a person accepted, and when. A version is the moment its text was written. */
import { type LegalSlug, type LegalTexts, legalSlugs } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { findLegalVersions, mergeAcceptedTexts } from './legal-text-queries.ts';
import { findUser, type UserRow } from './queries.ts';

/** Both texts, with what the person accepted of each. */
export async function listLegalTexts({ db }: Services, viewer: SignedIn): Promise<LegalTexts> {
  return presentLegalTexts(db, await findUser(db, viewer.id));
}

/** Notes that they accept a text as it is now. Throws `condiciones_cambiadas` where it is another by now than the one they read. */
export async function acceptLegalText(
  { db, transact }: Services,
  viewer: SignedIn,
  { slug, version }: { slug: LegalSlug; version: string | null },
): Promise<LegalTexts> {
  return transact(async () => {
    const present = (await findLegalVersions(db))[slug];
    if (present !== version) throw refuse('condiciones_cambiadas');
    return presentLegalTexts(db, await mergeAcceptedTexts(db, viewer.id, { [slug]: accepted(version) }));
  });
}

/** Who registers accepts both as they are: the form says so (spec 000 §2.8). */
export async function acceptOnRegistering(db: Database, userId: string): Promise<void> {
  const { terminos, privacidad } = await findLegalVersions(db);
  await mergeAcceptedTexts(db, userId, { terminos: accepted(terminos), privacidad: accepted(privacidad) });
}

const accepted = (version: string | null) => ({ version, fecha: new Date().toISOString() });

async function presentLegalTexts(db: Database, row: UserRow | undefined): Promise<LegalTexts> {
  if (!row) throw refuse('sesion_caducada');
  const versions = await findLegalVersions(db);
  const textos = legalSlugs.map((slug) => ({
    slug,
    version: versions[slug],
    aceptado: row.textosAceptados[slug] ?? null,
  }));
  return { textos };
}
