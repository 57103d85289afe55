/** A yearly report for tests: few decisions, and reviewers that are told together. */
import type { YearlyReport } from '#contract/entities/yearly-report.ts';
import { criterion, passport } from './passport.fixture.ts';

export function yearlyReport(changes: Partial<YearlyReport> = {}): YearlyReport {
  const { id, clave, nombre, issn } = passport().revista;
  return {
    revista: { id, clave, nombre, issn, institucion: 'Universidad de los Andes' },
    ...{ anio: 2025, anios: [2026, 2025, 2024], fecha: '2026-11-28T10:00:00.000Z', completo: true, comienzo: null },
    obras: {
      ...{ recibidas: 6, enviadasARevision: 3, aceptadas: 2, rechazadas: 1, rechazadasSinRevision: 0 },
      ...{ retiradas: null, publicadas: 4, sinFechaRecepcion: 1 },
    },
    aceptacion: { decididas: 3, aceptadas: 2, tasa: null },
    tiempos: [{ paso: 'ACEPTACION', obras: 3, dias: 70.5 }],
    revisores: { personas: 8, revisiones: 9, aTiempo: 8, tarde: 1 },
    endogamia: {
      autores: { dentro: 2, fuera: 6, sinDato: 2, otros: 0 },
      revisores: { dentro: null, fuera: 5, sinDato: null, otros: 3 },
      consejo: { dentro: 0, fuera: 0, sinDato: 0, otros: 0 },
      criterios: [
        { ...criterion('latindex.16'), indice: { es: 'Latindex', en: 'Latindex' }, cuenta: { con: 1, de: 4 } },
      ],
    },
    paises: {
      autores: { grupos: [{ pais: 'CL', cuantos: 2 }], otros: 0, sinDato: 8 },
      revisores: { grupos: [{ pais: 'MX', cuantos: 4 }], otros: 4, sinDato: null },
      consejo: { grupos: [], otros: 0, sinDato: 0 },
    },
    idiomas: [{ idioma: 'pt', obras: 4, textos: 0, resumenes: 1 }],
    disciplinas: { grupos: [{ nombre: 'Historia', obras: 3 }], otras: 0, sinDato: 1 },
    genero: 'NO_SE_PIDE',
    indices: [
      {
        clave: 'latindex',
        nombre: { es: 'Latindex', en: 'Latindex' },
        criterios: { CUMPLE: 30, FALTA: 4, PERSONA: 3, NO_COMPROBADO: 1 },
      },
    ],
    ...changes,
  };
}
