/** Where a work is on its way to being public, with the days on which it came to each step. Pure functions. */
import type { Estado } from './vocabulary.ts';
import { transitions } from './workflow.ts';

/** The way of a work that nothing holds up, from the workflow's table: from each estado the first transition onwards, until it is public. */
export const mainWay: readonly Estado[] = wayFrom('BORRADOR');

function wayFrom(first: Estado): Estado[] {
  const way = [first];
  for (let at = first; at !== 'PUBLICADO'; ) {
    const onwards = transitions.find(({ from, to }) => from.includes(at) && !way.includes(to));
    if (!onwards) break;
    at = onwards.to;
    way.push(at);
  }
  return way;
}

/** Steps that a work makes besides, each after the one that it comes from. */
const besides: Partial<Record<Estado, Estado>> = {
  PENDIENTE_APROBACION: 'EN_REVISION',
  CAMBIOS_SOLICITADOS: 'EN_REVISION',
};

export interface TrackedWork {
  estado: Estado;
  /** A draft that was sent before is a version in the making. */
  versionActual: number;
  /** Instants, ISO 8601. */
  fechaCreacion: string;
  fechaEnvio: string | null;
  fechaAceptacion: string | null;
  fechaPublicacion: string | null;
  fechaRetractacion: string | null;
}

export interface TrackStep {
  estado: Estado;
  /** `past`: it has been there; `now`: it stands there; `ahead`: it comes to it where all goes well. */
  when: 'past' | 'now' | 'ahead';
  /** When it came there; null where that is not known, or not so yet. */
  fecha: string | null;
}

/**
 * The steps of a work's way: those it made, where it stands, and those ahead. A work that was withdrawn has none ahead. Steps
 * that it never made, as the review of an imported work, are left out.
 */
export function trackOf(work: TrackedWork): TrackStep[] {
  const { estado } = work;
  const dates: Partial<Record<Estado, string | null>> = {
    BORRADOR: work.fechaCreacion,
    EN_REVISION: work.fechaEnvio,
    APROBADO: work.fechaAceptacion,
    PUBLICADO: work.fechaPublicacion,
    RETIRADO: work.fechaRetractacion,
  };
  const dated = (step: Estado) => dates[step] ?? null;
  // A draft of a later version is a draft again after its review: changes were asked for, or its authors took it back.
  const isDraftAgain = estado === 'BORRADOR' && work.versionActual > 0;
  const after = isDraftAgain ? 'EN_REVISION' : besides[estado];
  const way = mainWay.flatMap((step) => (step === after ? [step, estado] : [step]));
  const at = estado === 'RETIRADO' ? lastMade(way, dated) : way.lastIndexOf(estado);
  const steps = way.map((step, index): TrackStep => {
    if (index === at && step === estado) return { estado: step, when: 'now', fecha: isDraftAgain ? null : dated(step) };
    return index <= at
      ? { estado: step, when: 'past', fecha: dated(step) }
      : { estado: step, when: 'ahead', fecha: null };
  });
  const made = steps.filter(({ when, fecha }) => when !== 'past' || fecha !== null);
  if (estado !== 'RETIRADO') return made;
  return [...made.filter(({ when }) => when === 'past'), { estado: 'RETIRADO', when: 'now', fecha: dated('RETIRADO') }];
}

const lastMade = (way: readonly Estado[], dated: (step: Estado) => string | null): number =>
  way.findLastIndex((step) => dated(step) !== null);
