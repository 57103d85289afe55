import { folded } from '#contract/text.ts';

/**
 * Whether two affiliations name the same institution. Only strong matches count: an institution's whole name, however its
 * head is abbreviated and whatever stands beside it, so that 'Universidad Nacional' and 'Universidad Nacional de Córdoba',
 * or two faculties of law, are not the same.
 */

/** The words that head an institution's name, as they are abbreviated and as other languages write them. */
const heads: Record<string, string> = {
  univ: 'universidad',
  university: 'universidad',
  universitat: 'universidad',
  universidade: 'universidad',
  universite: 'universidad',
  universita: 'universidad',
  inst: 'instituto',
  institute: 'instituto',
  institut: 'instituto',
  ctro: 'centro',
  center: 'centro',
  centre: 'centro',
  hosp: 'hospital',
  fund: 'fundacion',
  foundation: 'fundacion',
  fundacio: 'fundacion',
  museu: 'museo',
  museum: 'museo',
  acad: 'academia',
  academy: 'academia',
  pont: 'pontificia',
  nac: 'nacional',
  national: 'nacional',
  autonomous: 'autonoma',
  autonom: 'autonoma',
  aut: 'autonoma',
  invest: 'investigaciones',
  cient: 'cientificas',
};
const institutional = new Set([
  ...['universidad', 'instituto', 'centro', 'hospital', 'fundacion', 'museo', 'academia', 'consejo', 'colegio'],
  ...['biblioteca', 'archivo', 'observatorio', 'politecnica', 'conservatorio', 'ministerio', 'agencia', 'editorial'],
]);
/** A part of an institution says nothing without it. */
const parts =
  /^(facultad|fac|faculty|facultat|departamento|depto|dpto|dept|department|escuela|school|seccion|laboratorio|lab|area|grupo|group|unidad|unit|division|catedra|programa)$/;
const empty = new Set('a al and at d da das de del do dos e el i in la las los of the y'.split(' '));
const acronym = /^[A-ZÁÉÍÓÚÑ]{3,10}$/;

/** The institutions that an affiliation names, each as a key that is the same for all ways of writing it. */
export function institutionsOf(affiliation: string): string[] {
  const said = affiliation
    .split(/[,;()[\]/|·–—]|\s-\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  const named = said.map((part) => ({ part, words: wordsOf(part) })).filter(({ words }) => words.length > 0);
  const whole = named.filter(({ words }) => !parts.test(words[0] ?? '') && words.length > 1 && words.some(isHead));
  const short = named.filter(
    ({ part }, place) => acronym.test(part) && (place === 0 || affiliation.includes(`(${part})`)),
  );
  const first = named[0];
  // 'Pliego. Revista multidisciplinar': without a word that heads institutions, the whole affiliation is its name.
  const only = whole.length + short.length === 0 && named.length === 1 && first && !parts.test(first.words[0] ?? '');
  const found = only && first.words.length > 1 ? [first] : [...whole, ...short];
  return [...new Set(found.map(({ words }) => [...words].sort().join(' ')))];
}

/** Whether both name one institution, however each writes it. */
export function sameInstitution(one: string, other: string): boolean {
  const known = new Set(institutionsOf(one));
  return institutionsOf(other).some((key) => known.has(key));
}

const isHead = (word: string) => institutional.has(word);

/** Its words without accents, case, stops and particles, heads written out; each once. */
function wordsOf(part: string): string[] {
  const words = (folded(part).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !empty.has(word));
  return [...new Set(words.map((word) => heads[word] ?? word))];
}
