/** What an editor chooses before an assignment is solved, and what is sent of it. */
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Tipo } from '#contract/vocabulary.ts';

export interface SetFields {
  /** Chosen one by one; null: all that the filters leave. */
  obras: ReadonlySet<string> | null;
  categoria: string;
  tipo: Tipo | '';
  soloMias: boolean;
  /** As typed; empty: what the platform asks for. */
  porObra: string;
  /** Chosen one by one; null: everybody who reviews. */
  revisores: ReadonlySet<string> | null;
  maximo: string;
  /** Who shares nothing with a work may be proposed for it, too. */
  sinCercania: boolean;
}

export const nothingChosen: SetFields = {
  obras: null,
  categoria: '',
  tipo: '',
  soloMias: false,
  porObra: '',
  revisores: null,
  maximo: '',
  sinCercania: false,
};

/** The works that an address names, as the queue leads here with those chosen in it; null where it names none. */
export function chosenIn(address: URLSearchParams): ReadonlySet<string> | null {
  const ids = (address.get('obras') ?? '').split(',').filter((id) => workId.test(id));
  return ids.length > 0 ? new Set(ids) : null;
}
const workId = /^[0-9a-f-]{36}$/;

/** A whole number from 1 to `most`; undefined where nothing is typed, null where it is none. */
export function wholeOf(typed: string, most: number): number | undefined | null {
  if (typed.trim() === '') return undefined;
  const value = Number(typed);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : null;
}

export const mostPerWork = 10;
export const mostPerPerson = 50;

/** The filters as the list of works is asked for. */
export const filtersOf = ({ categoria, tipo, soloMias, porObra }: SetFields) => {
  const wanted = wholeOf(porObra, mostPerWork);
  return {
    ...(categoria && { categoria }),
    ...(tipo && { tipo }),
    ...(soloMias && { soloMias: 'true' as const }),
    ...(wanted && { porObra: wanted }),
  };
};

/** What is sent; undefined where something is not right or nothing is chosen. */
export function asRequest(fields: SetFields): CallInput<Calls['startAssignment']>['body'] | undefined {
  const { obras, categoria, tipo, soloMias, revisores, sinCercania } = fields;
  const porObra = wholeOf(fields.porObra, mostPerWork);
  const maximo = wholeOf(fields.maximo, mostPerPerson);
  if (porObra === null || maximo === null || obras?.size === 0 || revisores?.size === 0) return undefined;
  return {
    ...(obras ? { obras: [...obras] } : { ...(categoria && { categoria }), ...(tipo && { tipo }), soloMias }),
    ...(porObra && { porObra }),
    ...(maximo && { maximo }),
    ...(sinCercania && { sinCercania }),
    ...(revisores && { revisores: [...revisores] }),
  };
}

/** The set with this one in it, or without. */
export function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
