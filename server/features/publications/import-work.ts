import { v7 as uuid } from 'uuid';
import type { ImportedWork } from '#contract/entities/imported-work.ts';
import { checkedManuscript } from '#server/documents/model/checked.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { bylineOf, saveByline } from './byline-queries.ts';
import { claimDoi, estadoOfRegistered } from './dois.ts';
import { findWork, insertWork, isInCatalogue } from './queries.ts';
import { insertVersion, saveManuscript } from './text-queries.ts';
import { replaceTranslatedTexts } from './translated-text-queries.ts';

const instantOf = (day: string | null) => (day ? new Date(`${day}T12:00:00Z`) : null);

/** Where a finished work comes to, and with what. */
interface Destination {
  /** Given where files were stored under it before. */
  id?: string;
  /** The principal journal unless said. */
  revistaId?: string;
  seccionId?: string | null;
  /** Who brings it in; nobody where the platform does. */
  userId?: string;
  /** Who asks has looked whether it is here already, by more than its title and byline. */
  isMatched?: boolean;
  /** Within the transaction: what its first version is to keep, too. */
  beside?: () => Promise<void>;
}

/**
 * Takes a finished work into the catalogue as published, its first version kept. False where its DOI is here already
 * or, of a work without one, its title and byline: importing twice changes nothing.
 */
export async function importWork(
  services: Services,
  {
    doi,
    autores,
    documento,
    referencias,
    textos,
    fechaRecepcion,
    fechaAceptacion,
    fechaPublicacion,
    ...work
  }: ImportedWork,
  { id = uuid(), revistaId, seccionId = null, userId, isMatched = false, beside }: Destination = {},
): Promise<boolean> {
  const { db, transact, settings } = services;
  return transact(async () => {
    const autor = bylineOf(autores);
    const known = doi
      ? !(await claimDoi(services, id, doi))
      : !isMatched && (await isInCatalogue(db, work.titulo, autor));
    if (known) return false;
    const now = new Date();
    const published = instantOf(fechaPublicacion) ?? now;
    await insertWork(db, {
      ...work,
      id,
      ...(revistaId !== undefined && { revistaId, seccionId }),
      doi,
      estadoDoi: doi ? estadoOfRegistered(doi) : null,
      estado: 'PUBLICADO',
      identidadRevision: (revistaId === undefined
        ? await settings.stored()
        : await settings.storedOf({ revistaId, seccionId })
      ).identidadRevision,
      autorPrincipalId: autores[0]?.id ?? null,
      autor,
      versionActual: 1,
      fechaCreacion: instantOf(fechaRecepcion) ?? published,
      fechaActualizacion: published,
      fechaEnvio: instantOf(fechaRecepcion),
      fechaAceptacion: instantOf(fechaAceptacion),
      fechaPublicacion: published,
    });
    await saveByline(db, id, autores);
    const text = checkedManuscript(documento);
    await saveManuscript(db, { publicacionId: id, documento: text, contenido: plainText(text), referencias });
    await replaceTranslatedTexts(
      db,
      id,
      textos.map((translated) => ({ ...translated, documento: checkedManuscript(translated.documento) })),
    );
    await beside?.();
    const stored = await findWork(db, id);
    if (!stored) throw new Error('an imported work was not stored');
    await insertVersion(db, stored, 1, new Date());
    await record(db, {
      type: 'publication.imported',
      userId: userId ?? null,
      publicacionId: id,
      datos: { titulo: work.titulo },
    });
    return true;
  });
}
