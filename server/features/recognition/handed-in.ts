/** Which reviews count as somebody's work, and what they come to. */
import type { ReviewingSummary } from '#contract/entities/recognition.ts';
import { dayMs } from '#contract/time.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { looksOf } from '#server/platform/shown-journals.ts';
import { hasSpoken } from '#server/policy/index.ts';
import { findHandedIn, type HandedIn } from './queries.ts';

/** The reviews that somebody completed in their own words, the first first; what an editor alone recorded is not theirs. */
export const reviewsOf = async (db: Database, userId: string): Promise<HandedIn[]> =>
  (await findHandedIn(db, userId)).filter(hasSpoken);

/** One of them; undefined where it is none. */
export const reviewHandedIn = async (db: Database, userId: string, reviewId: string): Promise<HandedIn | undefined> =>
  (await findHandedIn(db, userId, reviewId)).find(hasSpoken);

/**
 * The name under which reviews are certified together: their journal's where all are for one, else that of the platform, which has
 * them all.
 */
export const journalOf = (rows: readonly HandedIn[], settings: Services['settings']): string =>
  looksOf(settings, certifying(rows)).nombre;

/** The journal that certifies these reviews together; undefined: the platform. */
export function certifying(rows: readonly Pick<HandedIn, 'revistaId'>[]): string | undefined {
  const [first, ...others] = new Set(rows.map(({ revistaId }) => revistaId));
  return others.length === 0 ? first : undefined;
}

/**
 * The journal whose looks a certificate has, as they are now: that of the reviews, which may have another name by now, but not where
 * another has the name that the certificate was given under. Undefined: the platform's.
 */
export function faceOfCertificate(
  rows: readonly HandedIn[],
  certificate: { anio: number | null; fecha: Date; revista: string },
  settings: Services['settings'],
): string | undefined {
  const journal = certifying(certifiedBy(rows, certificate));
  if (!journal) return undefined;
  const isOf = (id: string) => settings.of(id).nombre === certificate.revista;
  return isOf(journal) || !settings.journals().some(({ id }) => isOf(id)) ? journal : undefined;
}

/** The reviews of a year, or of all, that had been handed in when they were certified. */
export const certifiedBy = (rows: readonly HandedIn[], { anio, fecha }: { anio: number | null; fecha: Date }) =>
  rows.filter((row) => row.fechaCompletada <= fecha && (anio === null || yearOf(row) === anio));

export const yearOf = ({ fechaCompletada }: Pick<HandedIn, 'fechaCompletada'>): number =>
  fechaCompletada.getUTCFullYear();

/** How many in which year, the first first. */
export function perYear(rows: readonly HandedIn[]): { anio: number; revisiones: number }[] {
  const years = Map.groupBy(rows, yearOf);
  return [...years].map(([anio, those]) => ({ anio, revisiones: those.length })).sort((a, b) => a.anio - b.anio);
}

/** The figures of a year; without one, of the last in which there are reviews. */
export function summarise(rows: readonly HandedIn[], asked: number | undefined): ReviewingSummary {
  const anios = perYear(rows)
    .map(({ anio }) => anio)
    .reverse();
  const anio = asked ?? anios[0] ?? null;
  const those = rows.filter((row) => yearOf(row) === anio);
  const due = those.filter(({ enPlazo }) => enPlazo !== null);
  return {
    anios,
    anio,
    revisiones: those.length,
    obras: new Set(those.map(({ publicacionId }) => publicacionId)).size,
    rondasSiguientes: those.filter(({ ronda }) => ronda > 1).length,
    diasMediana: median(those.map(daysTaken)),
    conPlazo: due.length,
    aTiempo: due.filter(({ enPlazo }) => enPlazo).length,
  };
}

const daysTaken = ({ fechaAceptada, fechaAsignacion, fechaCompletada }: HandedIn): number =>
  Math.max(0, fechaCompletada.getTime() - (fechaAceptada ?? fechaAsignacion).getTime()) / dayMs;

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 10) / 10;
}
