/** A passport with a criterion of each outcome, for tests. */
import type { Passport, PassportCriterion } from '#contract/entities/passport.ts';
import { managed } from '../managed-journal.fixture.ts';

export const criterion = (clave: string, said: Partial<PassportCriterion> = {}): PassportCriterion => ({
  clave,
  grupo: { es: 'Básicas', en: 'Basic' },
  nombre: { es: `Criterio ${clave}`, en: `Criterion ${clave}` },
  pide: { es: 'Lo que pide.', en: 'What it takes.' },
  obligatorio: false,
  fuente: {
    titulo: { es: 'La guía', en: 'The guide' },
    direccion: 'https://guia.test/',
    publicada: '2020-04',
    leida: '2026-11-27',
  },
  resultado: 'CUMPLE',
  cuenta: null,
  evidencia: '/revistas/anales',
  remedio: null,
  obras: [],
  nota: null,
  ...said,
});

const work = { id: '0190a000-0000-7000-8000-0000000000b1', titulo: 'Humedales' };
const missing = { resultado: 'FALTA', evidencia: null } as const;

export const passport = (nota: PassportCriterion['nota'] = null): Passport => ({
  revista: { id: managed().id, clave: 'anales', nombre: 'Anales', principal: false, issn: '2049-3630' },
  fecha: '2026-11-27T10:00:00.000Z',
  obras: 3,
  indices: [
    {
      clave: 'latindex',
      nombre: { es: 'Latindex Catálogo 2.0', en: 'Latindex Catálogo 2.0' },
      criterios: [
        criterion('latindex.7', { obligatorio: true }),
        criterion('latindex.12', { ...missing, remedio: 'consejo', cuenta: { con: 1, de: 4 } }),
        criterion('latindex.14', { ...missing, remedio: 'obras', cuenta: { con: 2, de: 3 }, obras: [work] }),
        criterion('latindex.18', { resultado: 'PERSONA', evidencia: null, nota }),
        criterion('latindex.umbral', { resultado: 'NO_COMPROBADO', evidencia: null, fuente: null, grupo: null }),
      ],
    },
    {
      clave: 'doaj',
      nombre: { es: 'DOAJ', en: 'DOAJ' },
      criterios: [criterion('doaj.issn')],
    },
  ],
});
