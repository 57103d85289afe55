/**
 * The part of an address that names a passage of a page: in words of our own, which this page finds again anywhere, and after
 * them as a text directive (WICG Scroll to Text Fragment), which browsers that know it find before any script runs.
 */
import type { Passage } from '#contract/entities/annotation.ts';
import { findPassage, type Place } from '#web/features/manuscript/passages.ts';
import { passageKey } from './passage-key.ts';

/** A longer passage is named by how it begins and how it ends, in characters of each. */
const longestWhole = 160;
const endLength = 60;
/** As much of what stands around it goes along. */
const around = 24;

/** '#pasaje=120&texto=…:~:text=…'. */
export function passageHash(passage: Passage): string {
  const { exacto, prefijo, sufijo, posicion } = passage;
  const isWhole = exacto.length <= longestWhole;
  const said = new URLSearchParams({
    [passageKey]: String(posicion),
    texto: isWhole ? exacto : exacto.slice(0, endLength).toWellFormed(),
    ...(!isWhole && { fin: exacto.slice(-endLength).toWellFormed(), largo: String(exacto.length) }),
    antes: prefijo.slice(-around).toWellFormed(),
    despues: sufijo.slice(0, around).toWellFormed(),
  });
  return `#${said}${directiveOf(passage)}`;
}

/** A passage as an address names it. */
export interface LinkedPassage {
  begins: Passage;
  /** How a long one ends, and how long it is. */
  ends?: { passage: Passage; length: number };
}

/** Undefined where the address names none. */
export function passageIn(hash: string): LinkedPassage | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, '').split(':~:')[0]);
  const posicion = numberOf(said.get(passageKey));
  const exacto = said.get('texto');
  if (posicion === undefined || !exacto) return undefined;
  const [prefijo, sufijo, end] = [said.get('antes') ?? '', said.get('despues') ?? '', said.get('fin')];
  if (!end) return { begins: { exacto, prefijo, sufijo, posicion } };
  const length = Math.max(numberOf(said.get('largo')) ?? 0, end.length);
  return {
    begins: { exacto, prefijo, sufijo: '', posicion },
    ends: { passage: { exacto: end, prefijo: '', sufijo, posicion: posicion + length - end.length }, length },
  };
}

const numberOf = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** Where it stands in a text, which may have changed; null where it is there no more. */
export function findLinked(text: string, { begins, ends }: LinkedPassage): Place | null {
  const start = findPassage(text, begins);
  if (!start || !ends) return start;
  // The end is sought where it would be by the length, wherever the beginning has moved.
  const posicion = start.start + ends.length - ends.passage.exacto.length;
  const end = findPassage(text, { ...ends.passage, posicion });
  const length = end ? end.end - start.start : 0;
  return end && length > 0 && length <= 2 * ends.length ? { start: start.start, end: end.end } : null;
}

const wordsOfEnd = 5;

/** ':~:text=…': words at both ends where it is long or goes over several blocks, since a directive's part may not. */
function directiveOf({ exacto, prefijo, sufijo }: Passage): string {
  const lines = exacto.split('\n').map((line) => line.trim());
  const [first = '', last = ''] = [lines[0], lines.at(-1)];
  const isWhole = lines.length === 1 && exacto.length <= longestWhole;
  const words = (line: string) => line.split(/\s+/);
  const said = isWhole
    ? [first]
    : [words(first).slice(0, wordsOfEnd).join(' '), words(last).slice(-wordsOfEnd).join(' ')];
  // Whole words of the same block: of a word that a cut went through nothing is found.
  const before = /(?<=\s)\S.*$/.exec(prefijo.split('\n').at(-1)?.slice(-around) ?? '')?.[0].trim();
  const after = /^.*\S(?=\s)/.exec(sufijo.split('\n')[0]?.slice(0, around) ?? '')?.[0].trim();
  const parts = [before && `${coded(before)}-`, ...said.map(coded), after && `-${coded(after)}`];
  return `:~:text=${parts.filter(Boolean).join(',')}`;
}

/** What a directive sets its parts apart by, spelt out. */
const coded = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D');
