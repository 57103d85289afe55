import { type CsvCell, csvOf } from '#contract/csv.ts';
import type { Countries, Standing, YearlyReport } from '#contract/entities/yearly-report.ts';
import type { Language } from '#contract/vocabulary.ts';

/** The names of columns and lines are those of the JSON, in whichever language it is asked for: programs read it, too. */
const columns = ['apartado', 'grupo', 'medida', 'valor'] as const;

/**
 * A report as lines `apartado;grupo;medida;valor`, one a figure (docs/yearly-report.md). An empty value: not said by itself, or not known.
 * @param language of whose spreadsheet it is: separators and decimals go by it
 */
export function yearlyCsv(report: YearlyReport, language: Language): string {
  const { revista, obras, aceptacion, tiempos, revisores, endogamia, paises, idiomas, disciplinas } = report;
  const lines: CsvCell[][] = [
    ['informe', '', 'revista', revista.nombre],
    ['informe', '', 'issn', revista.issn],
    ['informe', '', 'institucion', revista.institucion],
    ['informe', '', 'anio', report.anio],
    ['informe', '', 'fecha', report.fecha],
    ['informe', '', 'completo', String(report.completo)],
    ['informe', '', 'comienzo', report.comienzo],
    ...figures('obras', '', obras),
    ...figures('aceptacion', '', aceptacion),
    ...tiempos.flatMap(({ paso, ...measured }) => figures('tiempos', paso, measured)),
    ...figures('revisores', '', revisores),
    ...(['autores', 'revisores', 'consejo'] as const).flatMap((who) => [
      ...figures('endogamia', who, endogamia[who] satisfies Standing),
      ...ofCountries(who, paises[who]),
    ]),
    ...endogamia.criterios.flatMap(({ clave, resultado, cuenta }) => [
      ['criterios', clave, 'resultado', resultado],
      ...figures('criterios', clave, cuenta ?? {}),
    ]),
    ...idiomas.flatMap(({ idioma, ...works }) => figures('idiomas', idioma, works)),
    ...disciplinas.grupos.map(({ nombre, obras: works }) => ['disciplinas', nombre, 'obras', works]),
    ['disciplinas', '', 'otras', disciplinas.otras],
    ['disciplinas', '', 'sinDato', disciplinas.sinDato],
    ['genero', '', 'genero', report.genero],
    ...report.indices.flatMap(({ clave, criterios }) => figures('indices', clave, criterios)),
  ];
  return csvOf([columns, ...lines], language);
}

const figures = (part: string, group: string, measured: Readonly<Record<string, number | null>>): CsvCell[][] =>
  Object.entries(measured).map(([name, value]) => [part, group, name, value]);

const ofCountries = (who: string, { grupos, otros, sinDato }: Countries): CsvCell[][] => [
  ...grupos.map(({ pais, cuantos }) => ['paises', who, pais, cuantos]),
  ...figures('paises', who, { otros, sinDato }),
];
