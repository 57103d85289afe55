/** Invented academic Spanish with the frequencies of a real one: a few words everywhere, thousands hardly anywhere. */

/** The most frequent content words, most frequent first; benchmarks search for these by name. */
export const commonWords =
  'educación estudio análisis investigación desarrollo social resultados proceso datos modelo salud sistema población evaluación formación método español años cultura económico historia política universidad enseñanza información tecnología mujeres gestión ambiental calidad'.split(
    ' ',
  );

const stopWords =
  'de la que el en y a los del se las por un para con no una su al lo como más o pero sus le ha este sí porque esta entre cuando muy sin sobre también hasta hay donde desde todo'.split(
    ' ',
  );

const roots =
  'form inform transform comunic particip organiz oper regul integr valid explor observ clasific modific simul optimiz calcul represent interpret orient motiv planific implement determin estim proyect document consult fund consolid articul cultiv conserv contamin migr habit naveg explot irrig ferment radi fractur sediment oxid vacun diagnostic rehabilit aliment hidrat argument narr ilustr tradic canon liber coloniz legisl administr jur'.split(
    ' ',
  );
const prefixes = [
  '',
  're',
  'des',
  'inter',
  'sub',
  'pre',
  'auto',
  'bio',
  'geo',
  'socio',
  'micro',
  'multi',
  'neuro',
  'contra',
];
const endings = 'ación aciones ar ado ada ador adora ativo ativa able ante amiento'.split(' ');

/** Content words by frequency: the common ones, then 10,000 more, mixed always in the same way. */
export const contentWords: readonly string[] = [
  ...commonWords,
  ...shuffled(prefixes.flatMap((prefix) => roots.flatMap((root) => endings.map((ending) => prefix + root + ending)))),
];

const names =
  'Ana Luis María José Carmen Antonio Lucía Manuel Elena Javier Sofía Carlos Isabel Miguel Rosa Andrés Iñaki Begoña Ángel Nuria'.split(
    ' ',
  );
const surnames =
  'García Muñoz Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Ibáñez Núñez Ruiz Díaz Castaño Romero Álvarez Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Molina Morales Suárez Ortega Delgado Castro Ortiz Rubio Marín Sanz Iglesias Medina Garrido Cortés Peña'.split(
    ' ',
  );

/** Deterministic random numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(words: string[]): string[] {
  const random = randomFrom(7);
  return words
    .map((word) => [random(), word] as const)
    .sort(([a], [b]) => a - b)
    .map(([, word]) => word);
}

/** A table to draw from with one random number, each word in it as often as Zipf's law says, at least once. */
const zipf: readonly string[] = contentWords.flatMap((word, rank) =>
  new Array<string>(Math.max(1, Math.round(12_000 / (rank + 4)))).fill(word),
);

const pick = <T>(random: () => number, list: readonly T[]): T => {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
};

/** `length` words, of which about half are stop words. */
export function sentence(random: () => number, length: number): string {
  const words = Array.from({ length }, () => (random() < 0.45 ? pick(random, stopWords) : pick(random, zipf)));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const keyword = (random: () => number): string => pick(random, zipf);

export const author = (random: () => number) => ({
  nombres: pick(random, names),
  apellidos: `${pick(random, surnames)} ${pick(random, surnames)}`,
});
