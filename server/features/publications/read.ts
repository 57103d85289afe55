import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Publication } from '#contract/entities/publication.ts';
import type { NamedWork } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import type { Services } from '#server/platform/services.ts';
import { canRead, canReadText, canReadVersion, masking, publishedVersions, type Viewer } from '#server/policy/index.ts';
import { presentIn, presentPublication, presentVersion } from './present.ts';
import { findWork, lockWork, type Work } from './queries.ts';
import { findVersion, findVersions, findWorkWithText } from './text-queries.ts';
import { findTextLanguages, findTranslatedText } from './translated-text-queries.ts';

/** The work, if the viewer may know of it. Throws `no_encontrado`, the same for what is not there and what is not theirs. */
export async function readableWork({ db }: Services, viewer: Viewer, id: string): Promise<Work> {
  const work = await findWork(db, id);
  mustBeReadable(viewer, work);
  return work;
}

/** The same, its row locked for the transaction that the caller is in. */
export async function lockReadableWork({ db }: Services, viewer: Viewer, id: string): Promise<Work> {
  const work = await lockWork(db, id);
  mustBeReadable(viewer, work);
  return work;
}

/** Throws `no_encontrado` where there is no such work, or the viewer may not know of it. */
export function mustBeReadable(viewer: Viewer, work: Work | undefined): asserts work is Work {
  if (!work || !canRead(viewer, work)) throw refuse('no_encontrado');
}

/**
 * A whole work as the viewer may see it, in its own language or in `idioma`. Throws `no_encontrado`, also where the viewer may
 * not read its text in that language.
 */
export async function readPublication(
  services: Services,
  viewer: Viewer,
  id: string,
  idioma?: string,
): Promise<Publication> {
  return (await readWithText(services, viewer, id, idioma)).publication;
}

/** The same with the facts that it was presented by; `read`: the work as it was found before it was known for whom. */
export async function readWithText(
  services: Services,
  viewer: Viewer,
  id: string,
  idioma?: string,
  read?: Awaited<ReturnType<typeof findWorkWithText>>,
) {
  const { db } = services;
  const found = read ?? (await findWorkWithText(db, id));
  mustBeReadable(viewer, found?.work);
  const { work, text, languages } = found;
  const seen = presentPublication(services, work, text, viewer, languages);
  if (idioma === undefined || idioma === seen.idioma) return { work, publication: seen };
  const translated = isReadIn(seen, idioma) && (await findTranslatedText(db, id, idioma));
  if (!translated) throw refuse('no_encontrado');
  return { work, publication: presentIn(seen, translated) };
}

/** Whether its reader can read the whole text in this language. */
export const isReadIn = ({ idiomasDelTexto }: Pick<Publication, 'idiomasDelTexto'>, language: string): boolean =>
  idiomasDelTexto.some(({ idioma }) => idioma === language);

/** A work as its addresses name it: by its title in the language in which it is read. Throws what `readPublication` does. */
export async function readNamedWork(
  services: Services,
  viewer: Viewer,
  id: string,
  idioma?: string,
): Promise<NamedWork & Pick<Work, 'tipo' | 'revistaId' | 'fechaCambioPublico' | 'fechaActualizacion'>> {
  const work = await readableWork(services, viewer, id);
  const { tipo, revistaId, titulo, authors, traducciones, fechaCambioPublico, fechaActualizacion } = work;
  const named = { id, tipo, revistaId, titulo, autores: authors, fechaCambioPublico, fechaActualizacion };
  if (idioma === undefined || idioma === work.idioma) return named;
  const languages =
    masking(viewer, work).authors || !canReadText(viewer, work) ? [] : await findTextLanguages(services.db, id);
  if (!languages.some((each) => each.idioma === idioma)) throw refuse('no_encontrado');
  const said = traducciones.find((translation) => translation.idioma === idioma);
  return { ...named, titulo: said?.titulo || titulo, traducidaA: idioma };
}

/** The versions of a work that the viewer may read, the last first. */
export async function readableVersions({ db, settings }: Services, viewer: Viewer, work: Work) {
  const rows = await findVersions(db, work.id);
  const published = publishedVersions(work, rows, settings.of(work));
  return rows.filter((row) => canReadVersion(viewer, work, row.numero) || published.includes(row));
}

/** The versions that the viewer may read, the last first. Throws `no_encontrado`. */
export async function readVersions(services: Services, viewer: Viewer, id: string) {
  const work = await readableWork(services, viewer, id);
  const rows = await readableVersions(services, viewer, work);
  return { versions: rows.map(({ decidida: _, ...row }) => ({ ...row, fecha: row.fecha.toISOString() })) };
}

/** One submitted version, whole. Throws `no_encontrado`, also where the viewer may read the work but not that version. */
export async function readVersion(
  services: Services,
  viewer: Viewer,
  id: string,
  numero: number,
): Promise<CallAnswer<Calls['getVersion']>> {
  const work = await readableWork(services, viewer, id);
  const isReadable =
    canReadVersion(viewer, work, numero) ||
    (await readableVersions(services, viewer, work)).some((version) => version.numero === numero);
  const row = isReadable && (await findVersion(services.db, id, numero));
  if (!row) throw refuse('no_encontrado');
  return presentVersion(services, work, row, viewer);
}
