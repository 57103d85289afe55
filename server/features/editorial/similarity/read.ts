import type { Similarity } from '#contract/entities/similarity.ts';
import type { Person } from '#contract/workflow.ts';
import { joined, wordsIn } from '#server/documents/similarity/shared-passages.ts';
import { findWorksById, type Work } from '#server/features/publications/queries.ts';
import { runWork } from '#server/features/publications/run-work.ts';
import type { SimilarSource } from '#server/platform/database/schema.ts';
import { bringForward } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { canRead, canReadText, knowsSharedAuthor } from '#server/policy/index.ts';
import { comparing } from './compare.ts';
import { findOutside } from './outside-queries.ts';
import { findSimilarity, forgetSimilarity } from './similarity-queries.ts';

/**
 * What the version of a work that was sent last has in common with other texts of the platform, those that the viewer may
 * read: of any other they do not learn that it is there, and it does not count. Throws as `runWork` does.
 */
export async function readSimilarity(services: Services, viewer: Person, id: string): Promise<Similarity> {
  const work = await runWork(services, viewer, id);
  const version = work.versionActual;
  const row = await findSimilarity(services.db, { id, version });
  const servicio = presentOutside(await findOutside(services.db, { id, version }));
  if (!row) return { version, fecha: null, palabras: 0, coincidentes: 0, fuentes: [], servicio };
  const works = new Map(
    (
      await findWorksById(
        services.db,
        row.fuentes.map(({ obraId }) => obraId),
      )
    ).map((each) => [each.id, each]),
  );
  const found = row.fuentes.flatMap((source) => {
    const other = works.get(source.obraId);
    return other && !other.deletedAt && canRead(viewer, other) && canReadText(viewer, other) ? [{ source, other }] : [];
  });
  return {
    version,
    fecha: row.fecha.toISOString(),
    palabras: row.palabras,
    coincidentes: countWords(found.map(({ source }) => source)),
    fuentes: found
      .map(({ source, other }) => presentSource(viewer, source, work, other))
      .toSorted((one, another) => another.coincidentes - one.coincidentes),
    servicio,
  };
}

/** Has a work be compared once more, with what came since, too. Throws as `runWork` does. */
export async function compareAgain(services: Services, viewer: Person, id: string): Promise<Similarity> {
  const { db, transact } = services;
  const { versionActual: version } = await runWork(services, viewer, id);
  await transact(async () => {
    await forgetSimilarity(db, { id, version });
    await bringForward(db, comparing);
  });
  return readSimilarity(services, viewer, id);
}

function presentSource(viewer: Person, source: SimilarSource, work: Work, other: Work): Similarity['fuentes'][number] {
  const { id, titulo, estado } = other;
  return {
    obra: { id, titulo, estado },
    coincidentes: countWords([source]),
    mismaAutoria: knowsSharedAuthor(viewer, work, other),
    total: source.tramos.length,
    pasajes: source.pasajes,
  };
}

function presentOutside(row: Awaited<ReturnType<typeof findOutside>>): Similarity['servicio'] {
  if (!row) return null;
  const { estado, fecha, porcentaje, informe } = row;
  return { estado, fecha: fecha.toISOString(), porcentaje, informe };
}

/** Words that stand in any of these texts, each counted once. */
const countWords = (sources: readonly SimilarSource[]): number =>
  wordsIn(joined(sources.flatMap(({ tramos }) => tramos.map(([from, to]) => ({ from, to })))));
