/** How often the works of the demonstration journal were read and downloaded: the same each time, and as in life. */
import { createHash } from 'node:crypto';
import { monthOf, monthsBetween } from '#contract/months.ts';
import { dayMs } from '#contract/time.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import type { MonthlyUse } from './history-queries.ts';

export interface UsedWork {
  id: string;
  titulo: string;
  tipo: Tipo;
  published: Date | null;
  retracted: Date | null;
  /** Until when its text is closed: nobody takes it along. */
  closed: Date | null;
}

/** Of January to December: universities read in terms. */
const seasons = [0.9, 1, 1.15, 1.1, 1.15, 0.95, 0.65, 0.5, 1, 1.25, 1.2, 0.7];
/** Months since a work came out in which what is left above the floor of its first readers halves. */
const halfLife = 5;
/** What goes on being found, as a share of the first month. */
const floor = 0.3;
/** By how much more the journal is read each month. */
const growth = 1.015;
/** Since when it is read at all. */
const begins = Date.UTC(2024, 0, 1);
/** How many of those who read also take it along. */
const taken: Record<Tipo, number> = { ARTICULO: 0.24, REPORTE: 0.31, TESIS: 0.42, LIBRO: 0.47 };

/** A share from 0 to 1 that is always the same for the same words. */
const lot = (...words: string[]): number =>
  createHash('sha256').update(words.join('\0')).digest().readUInt32BE(0) / 2 ** 32;

/** The months of a work from its publication until now, or until it was retracted. */
export function usesOf({ id, titulo, tipo, published, retracted, closed }: UsedWork, now: Date): MonthlyUse[] {
  if (!published) return [];
  const until = retracted ?? now;
  // Few works are read much, most a little.
  const first = 45 * Math.exp(1.5 * lot(titulo));
  return monthsBetween(monthOf(published), monthOf(until)).flatMap((mes, age) => {
    const month = new Date(mes);
    const fresh = floor + (1 - floor) * 0.5 ** (age / halfLife);
    const grown = growth ** ((month.getTime() - begins) / (30.4 * dayMs));
    const noise = 0.85 + 0.3 * lot(titulo, String(age));
    const expected =
      first * fresh * grown * (seasons[month.getUTCMonth()] ?? 1) * noise * partOf(month, published, until);
    // Of the last day of a month, too, somebody reads what came out: without, its readings would begin a month late.
    const readings = Math.max(age === 0 ? 1 : 0, Math.round(expected));
    const downloads = closed ? 0 : Math.round(expected * taken[tipo] * (0.8 + 0.4 * lot(titulo, String(age), 'PDF')));
    const use = (clase: MonthlyUse['clase'], veces: number) => ({ publicacionId: id, mes, clase, veces });
    return [use('LECTURA', readings), use('DESCARGA', downloads)].filter(({ veces }) => veces > 0);
  });
}

/** Which part of a month lies between two moments. */
function partOf(month: Date, from: Date, until: Date): number {
  const next = Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1);
  const begin = Math.max(month.getTime(), from.getTime());
  const end = Math.min(next, until.getTime());
  return Math.max(0, end - begin) / (next - month.getTime());
}
