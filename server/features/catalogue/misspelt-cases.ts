/** What the search offers where it finds nothing, in the library of search-cases.ts. Whoever meets another error adds a row. */
import type { Filters } from './filters.ts';

/** A search that finds nothing, and the one that is offered instead; null where there is none near. */
export interface MisspeltCase {
  query: string;
  quizas: string | null;
  filters?: Filters;
}

export const misspelt: MisspeltCase[] = [
  // a letter missing, too many, another, or two swapped
  { query: 'evalación', quizas: 'evaluación' },
  { query: 'evaluaciión', quizas: 'evaluación' },
  { query: 'evaluarión', quizas: 'evaluación' },
  { query: 'evalaución', quizas: 'evaluación' },
  { query: 'perodismo', quizas: 'periodismo' },
  { query: 'cartogafria', quizas: 'cartografía' },
  { query: 'fibrilasion aricular', quizas: 'fibrilación auricular' },
  // doubled letters
  { query: 'neurronales', quizas: 'neuronales' },
  { query: 'Cantabricco', quizas: 'cantábrico' },
  // letters that sound alike
  { query: 'bolcánicos', quizas: 'volcánicos' },
  { query: 'umedales', quizas: 'humedales' },
  { query: 'hinéditas', quizas: 'inéditas' },
  { query: 'egsilio', quizas: 'exilio' },
  { query: 'enseñansa', quizas: 'enseñanza' },
  { query: 'sirujía', quizas: 'cirugía' },
  { query: 'tayeres', quizas: 'talleres' },
  { query: 'kimica', quizas: 'química' },
  { query: 'jéneros', quizas: 'género' },
  { query: 'combenio', quizas: null },
  // names
  { query: 'Muños', quizas: 'muñoz' },
  { query: 'Garsia', quizas: 'garcía' },
  // word by word, the rest as it was typed
  { query: 'ebaluación rural', quizas: 'evaluación rural' },
  { query: '"política edukativa" -rural', quizas: '"política educativa" -rural' },
  { query: 'fícica-química', quizas: 'física-química' },
  { query: 'la hebaluación de los sentros', quizas: 'la evaluación de los centros' },
  // only where it finds something, with the same filters
  { query: 'ebaluación renal', quizas: null },
  { query: 'ebaluación', quizas: null, filters: { tipo: 'LIBRO' } },
  { query: 'ebaluación', quizas: 'evaluación', filters: { tipo: 'ARTICULO', anio: [{ desde: 2025, hasta: 2025 }] } },
  // a correct word is not taken for another, though it is nowhere and the other is
  { query: 'peces', quizas: null },
  { query: 'bogas', quizas: null },
  { query: 'poetas', quizas: null },
  { query: 'cortinas', quizas: null },
  { query: 'bocas indígenas', quizas: null },
  { query: 'peces edukativa', quizas: null },
  // but for one that sounds the same
  { query: 'boces', quizas: 'voces' },
  // nothing near, unpublished, too short, numbers, a DOI
  { query: 'xyzzy', quizas: null },
  { query: 'sanahorias', quizas: null },
  { query: 'xq', quizas: null },
  { query: '346', quizas: null },
  { query: '10.1000/primos.8', quizas: null },
];
