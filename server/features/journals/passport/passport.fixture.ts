import type { JournalFacts, WorkFacts } from './facts.ts';

export const aWork = (changes: Partial<WorkFacts> = {}): WorkFacts => ({
  id: '00000000-0000-4000-8000-0000000000aa',
  titulo: 'Humedales',
  autores: [{ nombres: 'Ana', apellidos: 'Ruiz' }],
  idioma: 'es',
  published: new Date('2026-05-01'),
  licencia: 'https://creativecommons.org/licenses/by/4.0/',
  hasDoi: true,
  hasSummary: true,
  hasKeywords: true,
  translations: [{ idioma: 'en', titulo: true, resumen: true, palabras: true }],
  isDated: true,
  numero: 'uno',
  isPaged: true,
  hasVolume: true,
  isNumbered: true,
  isClosed: false,
  isReadable: true,
  isTypeset: true,
  references: 3,
  signers: 2,
  unaffiliated: 0,
  withoutOrcid: 0,
  fromInside: false,
  byOwnPeople: false,
  ...changes,
});

const member = (cargo: JournalFacts['board'][number]['cargo'], fromInside = false) => ({
  cargo,
  afiliacion: 'Universidad',
  fromInside,
});

/** A journal that has all that a program can find. */
export const aJournal = (changes: Partial<JournalFacts> = {}): JournalFacts => ({
  clave: 'estudios',
  publica: true,
  institucion: 'Casa editora',
  contacto: 'revista@casa.test',
  direccion: 'Calle Mayor 1',
  issn: '2049-3630',
  issnImpreso: '',
  licencia: 'https://creativecommons.org/licenses/by/4.0/',
  reviewsNeeded: 2,
  board: [
    member('DIRECCION', true),
    member('EDICION_ASOCIADA'),
    member('CONSEJO_EDITORIAL'),
    member('CONSEJO_EDITORIAL'),
    member('CONSEJO_EDITORIAL', true),
  ],
  texts: new Set(['alcance', 'normas', 'revision', 'etica', 'acceso', 'preservacion', 'ia']),
  works: [aWork(), aWork({ published: new Date('2025-05-01'), numero: 'cero' })],
  years: [
    { anio: 2026, obras: 6 },
    { anio: 2025, obras: 6 },
  ],
  halves: [0, 1, 2, 3],
  first: new Date('2020-01-01'),
  lastIssues: ['uno', 'cero'],
  now: new Date('2026-11-27'),
  ...changes,
});
