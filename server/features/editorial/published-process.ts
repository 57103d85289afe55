import type { PublishedProcess } from '#contract/entities/published-process.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { findVersions } from '#server/features/publications/text-queries.ts';
import { publishedReviews } from '#server/features/reviewing/published.ts';
import type { Services } from '#server/platform/services.ts';
import { publishedVersions, retractedAs } from '#server/policy/index.ts';
import { findDecisions } from './decisions/queries.ts';
import { findRecorded } from './history-queries.ts';

/** How a published work came about, as anybody may read it, whoever asks. Throws `no_encontrado`. */
export async function readPublishedProcess(services: Services, id: string): Promise<PublishedProcess> {
  const work = await readableWork(services, null, id);
  const [all, retractadaPor] = await Promise.all([findVersions(services.db, id), whoRetracted(services, work)]);
  const reviews = await publishedReviews(services, work, all);
  const versions = publishedVersions(work, all, services.settings.of(work));
  const decisions = reviews.size > 0 ? await publicDecisions(services, id) : [];
  return {
    pasos: stepsOf(work, all),
    retractadaPor,
    versiones: versions.map(({ numero, fecha }) => ({ numero, fecha: fecha.toISOString() })),
    rondas: [...reviews].map(([ronda, revisiones]) => {
      const decided = decisions.find((decision) => decision.ronda === ronda);
      return {
        ronda,
        version: versions.find((version) => version.ronda === ronda)?.numero ?? null,
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
