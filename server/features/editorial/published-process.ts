import type { PublishedChange, PublishedProcess } from '#contract/entities/published-process.ts';
import type { EventKind } from '#server/events/event-kinds.ts';
import { readGathered } from '#server/features/publications/gathered-chapters.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { readRelations } from '#server/features/publications/relations.ts';
import { findVersions } from '#server/features/publications/text-queries.ts';
import { publishedReviews } from '#server/features/reviewing/published.ts';
import type { Services } from '#server/platform/services.ts';
import { decidedVersion, publishedVersions, retractedAs } from '#server/policy/index.ts';
import { findDecisions } from './decisions/queries.ts';
import { findRecorded } from './history-queries.ts';

/** How a published work came about, as anybody may read it, whoever asks. Throws `no_encontrado`. */
export async function readPublishedProcess(services: Services, id: string): Promise<PublishedProcess> {
  const work = await readableWork(services, null, id);
  const [all, retractadaPor, { posteriores, sobre }, cambios, gathered] = await Promise.all([
    findVersions(services.db, id),
    whoRetracted(services, work),
    readRelations(services, id),
    changesOf(services, work),
    readGathered(services, work),
  ]);
  const reviews = await publishedReviews(services, work, all);
  const versions = publishedVersions(work, all, services.settings.of(work));
  const decisions = reviews.size > 0 ? await publicDecisions(services, id) : [];
  return {
    pasos: stepsOf(work, all),
    retractadaPor,
    posteriores,
    sobre,
    ...gathered,
    cambios,
    versiones: versions.map(({ numero, fecha }) => ({ numero, fecha: fecha.toISOString() })),
    rondas: [...reviews].map(([ronda, revisiones]) => {
      const decided = decisions.find((decision) => decision.ronda === ronda);
      return {
        ronda,
        version: decidedVersion(versions, ronda) ?? null,
        revisiones,
        decision: decided ? { accion: decided.accion, fecha: decided.fecha.toISOString() } : null,
      };
    }),
  };
}

/** Decisions that closed a round and stand, the last first: one that was revoked was a mistake, and is put right. */
async function publicDecisions({ db }: Services, id: string) {
  const rows = await findDecisions(db, id);
  return rows.flatMap(({ decision: { accion, ronda, fecha, fechaRevocacion } }) =>
    fechaRevocacion === null && (accion === 'APROBAR' || accion === 'SOLICITAR_CAMBIOS' || accion === 'RECHAZAR')
      ? { accion, ronda, fecha }
      : [],
  );
}

/** The days that journals print with an article: received with its first version, revised with its last. */
function stepsOf(work: Work, versions: readonly { numero: number; fecha: Date }[]): PublishedProcess['pasos'] {
  const { fechaEnvio, fechaAceptacion, fechaPublicacion, fechaRetractacion, versionActual } = work;
  const dayOf = (numero: number) => versions.find((version) => version.numero === numero)?.fecha ?? null;
  const first = dayOf(1);
  const steps = [
    { paso: 'RECIBIDA', fecha: fechaEnvio && first && first < fechaEnvio ? first : fechaEnvio },
    { paso: 'REVISADA', fecha: fechaEnvio && versionActual > 1 ? dayOf(versionActual) : null },
    { paso: 'ACEPTADA', fecha: fechaAceptacion },
    { paso: 'PUBLICADA', fecha: fechaPublicacion },
    { paso: 'RETRACTADA', fecha: fechaRetractacion },
  ] as const;
  return steps.flatMap(({ paso, fecha }) => (fecha ? { paso, fecha: fecha.toISOString() } : []));
}

async function whoRetracted({ db }: Services, work: Work): Promise<PublishedProcess['retractadaPor']> {
  if (!work.fechaRetractacion) return null;
  const [last] = await findRecorded(db, work.id, ['publication.retracted']);
  return retractedAs(work, last?.entry.userId ?? null);
}

/** What of a published work changes without a version, by the event that the record keeps of it. */
const changeOf = {
  'publication.bylineChanged': 'AUTORIA',
  'publication.mainAuthorChanged': 'AUTORIA_PRINCIPAL',
  'publication.doiEntered': 'DOI',
  'publication.doiTaken': 'DOI_QUITADO',
  'publication.numbered': 'NUMERO',
  'publication.chaptersChanged': 'CAPITULOS',
  'publication.publishedDirectly': 'VUELTA_A_PUBLICAR',
} as const satisfies Partial<Record<EventKind, PublishedChange>>;
const isChange = (type: string): type is keyof typeof changeOf => Object.hasOwn(changeOf, type);
const changing = Object.keys(changeOf).filter(isChange);

/** The version of record changes in no silence: what changed after its first publication, without a name, the last first. */
async function changesOf({ db }: Services, { id, fechaPublicacion }: Work): Promise<PublishedProcess['cambios']> {
  if (!fechaPublicacion) return [];
  const entries = await findRecorded(db, id, [...changing, 'publication.retracted']);
  const firstRetraction = entries.findLast(({ entry: { type } }) => type === 'publication.retracted')?.entry;
  return entries.flatMap(({ entry: { id: place, type, timestamp } }) => {
    if (!isChange(type) || timestamp < fechaPublicacion) return [];
    // Published without approval it is first published, where it was not withdrawn before.
    const isAgain = firstRetraction !== undefined && place > firstRetraction.id;
    if (type === 'publication.publishedDirectly' && !isAgain) return [];
    return [{ cambio: changeOf[type], fecha: timestamp.toISOString() }];
  });
}
