/** The yearly report of a journal as tables in words: what its screen shows, and its PDF. Each says how its figures come to be. */

import { countryName } from './countries.ts';
import type { CsvCell } from './csv.ts';
import type { Countries, Standing, YearlyReport } from './entities/yearly-report.ts';
import type { Outcome } from './passport.ts';
import type { Language } from './vocabulary.ts';
import { fill, type Words } from './words.ts';
import { fewestForShare, type YearlyStep, yearlySteps } from './yearly-report.ts';

/** A part of the report. */
export interface YearlyTable {
  title: string;
  /** How its figures come to be. */
  intro: string;
  headings: readonly string[];
  /** The first cell names the row; null: nothing is said. */
  rows: readonly (readonly [string, ...CsvCell[]])[];
  /** Instead of rows, where there are none. */
  empty: string;
  /** Its cells are sentences. */
  wordy?: true;
}

/** The whole report in a language, without its sheet's head. */
export function yearlyTables(report: YearlyReport, language: Language): YearlyTable[] {
  const say = (words: Words, values: Readonly<Record<string, string | number>> = {}) =>
    fill(words[language], values, language);
  const { obras, aceptacion, revisores, endogamia, paises, idiomas, disciplinas, indices } = report;
  const share = (part: number, of: number) => shareIn(part, of, language);
  const table = (
    { title, intro, headings, empty, isWordy }: Said,
    rows: YearlyTable['rows'],
    more = '',
  ): YearlyTable => ({
    ...{ title: say(title), intro: say(intro) + more, rows, empty: empty ? say(empty) : '' },
    headings: headings.map((heading) => say(heading)),
    ...(isWordy && { wordy: true }),
  });
  const institution = report.revista.institucion.trim();
  return [
    table(
      said.works,
      (
        [
          ['received', obras.recibidas],
          ['sentToReview', obras.enviadasARevision],
          ['accepted', obras.aceptadas],
          ['rejected', obras.rechazadas],
          ['deskRejected', obras.rechazadasSinRevision],
          ['withdrawn', obras.retiradas ?? say(said.notKept)],
          ['published', obras.publicadas],
          ['undated', obras.sinFechaRecepcion],
        ] as const
      ).map(([key, count]) => [say(rows[key]), count]),
    ),
    table(said.acceptance, [
      [say(rows.decided), aceptacion.decididas],
      [say(rows.accepted), aceptacion.aceptadas],
      [say(rows.rate), share(aceptacion.aceptadas, aceptacion.decididas)],
    ]),
    table(
      said.times,
      yearlySteps.map((step) => {
        const measured = report.tiempos.find(({ paso }) => paso === step);
        return [say(stepWords[step]), measured?.obras ?? 0, measured?.dias ?? say(said.noData)];
      }),
    ),
    table(said.reviewers, [
      [say(rows.people), revisores.personas],
      [say(rows.reviews), revisores.revisiones],
      [say(rows.onTime), share(revisores.aTiempo, revisores.revisiones)],
      [say(rows.late), share(revisores.tarde, revisores.revisiones)],
    ]),
    table(
      said.endogamy,
      (['autores', 'revisores', 'consejo'] as const).map((who) => {
        const { dentro, fuera, sinDato, otros }: Standing = endogamia[who];
        const known = dentro === null || fuera === null ? null : dentro + fuera;
        return [
          say(whoWords[who]),
          dentro === null || known === null ? dentro : share(dentro, known),
          fuera === null || known === null ? fuera : share(fuera, known),
          sinDato,
          otros,
        ];
      }),
      ` ${institution === '' ? say(said.noInstitution) : say(said.institution, { institucion: institution })}`,
    ),
    table(
      said.criteria,
      endogamia.criterios.map(({ indice, nombre, pide, fuente, resultado, cuenta }) => [
        `${indice[language]}: ${nombre[language]}`,
        fuente
          ? say(said.source, {
              ...{ pide: pide[language], titulo: fuente.titulo[language] },
              ...{ publicada: fuente.publicada ?? say(said.undated), leida: fuente.leida },
            })
          : pide[language],
        say(outcomeWords[resultado]) + (cuenta ? ` (${say(said.of, { con: cuenta.con, de: cuenta.de })})` : ''),
      ]),
    ),
    table(said.countries, countryRows(paises, language, say)),
    table(
      said.languages,
      idiomas.map(({ idioma, obras: works, textos, resumenes }) => [
        languageName(idioma, language),
        ...[works, textos, resumenes],
      ]),
    ),
    table(said.disciplines, [
      ...disciplinas.grupos.map(({ nombre, obras: works }): [string, number] => [nombre, works]),
      ...(disciplinas.otras > 0 ? [[say(said.otherDisciplines), disciplinas.otras] as const] : []),
      ...(disciplinas.sinDato > 0 ? [[say(said.noData), disciplinas.sinDato] as const] : []),
    ]),
    table(said.gender, []),
    table(
      said.indices,
      indices.map(({ nombre, criterios: { CUMPLE, FALTA, PERSONA, NO_COMPROBADO } }) => [
        nombre[language],
        ...[CUMPLE, FALTA, PERSONA, NO_COMPROBADO],
      ]),
    ),
  ];
}

/** A share with its numbers, '75 % (6 de 8)'; of fewer cases than can be a share, the numbers alone. */
function shareIn(part: number, of: number, language: Language): string {
  const numbers = fill(said.of[language], { con: part, de: of }, language);
  if (of < fewestForShare) return numbers;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return `${percent.format(part / of)} (${numbers})`;
}

const languageName = (code: string, language: Language) => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** One row a country, of whoever is of it. Of a group that is told together with others nothing stands at its country. */
function countryRows(
  { autores, revisores, consejo }: YearlyReport['paises'],
  language: Language,
  say: (words: Words) => string,
): YearlyTable['rows'] {
  const all = [autores, revisores, consejo];
  const total = (pais: string) => all.reduce((sum, { grupos }) => sum + (inGroup(grupos, pais) ?? 0), 0);
  const codes = [...new Set(all.flatMap(({ grupos }) => grupos.map(({ pais }) => pais)))];
  const named = codes
    .map((pais) => ({ pais, name: countryName(pais, language) }))
    .sort((a, b) => total(b.pais) - total(a.pais) || a.name.localeCompare(b.name, language));
  const cell = ({ grupos, otros }: Countries, pais: string) => inGroup(grupos, pais) ?? (otros > 0 ? null : 0);
  const others = all.map(({ otros }) => otros);
  return [
    ...named.map(({ pais, name }) => [name, ...all.map((each) => cell(each, pais))] as const),
    ...(others.some((each) => each > 0) ? [[say(said.otherCountries), ...others] as const] : []),
    ...(codes.length > 0 || all.some(({ sinDato }) => sinDato !== 0)
      ? [[say(said.noData), ...all.map(({ sinDato }) => sinDato)] as const]
      : []),
  ];
}

const inGroup = (groups: Countries['grupos'], pais: string) => groups.find((group) => group.pais === pais)?.cuantos;

const stepWords: Record<YearlyStep, Words> = {
  PRIMERA_DECISION: {
    es: 'De la recepción a la primera decisión, con revisión',
    en: 'From receipt to first decision, with review',
  },
  RECHAZO_SIN_REVISION: {
    es: 'De la recepción al rechazo sin revisión',
    en: 'From receipt to rejection without review',
  },
  ACEPTACION: { es: 'De la recepción a la aceptación', en: 'From receipt to acceptance' },
  PUBLICACION: { es: 'De la aceptación a la publicación', en: 'From acceptance to publication' },
};

const whoWords = {
  autores: { es: 'Autores', en: 'Authors' },
  revisores: { es: 'Revisores', en: 'Reviewers' },
  consejo: { es: 'Consejo', en: 'Board' },
} as const satisfies Record<string, Words>;

/** As on the screen of the passport. */
const outcomeWords: Record<Outcome, Words> = {
  CUMPLE: { es: 'Cumple', en: 'Met' },
  FALTA: { es: 'Falta', en: 'Missing' },
  PERSONA: { es: 'Lo juzga una persona', en: 'A person judges it' },
  NO_COMPROBADO: { es: 'No comprobado', en: 'Not verified' },
};

const rows = {
  received: { es: 'Recibidas', en: 'Received' },
  sentToReview: { es: 'Enviadas a revisión', en: 'Sent to review' },
  accepted: { es: 'Aceptadas', en: 'Accepted' },
  rejected: { es: 'Rechazadas después de revisarlas', en: 'Rejected after review' },
  deskRejected: { es: 'Rechazadas sin revisión', en: 'Rejected without review' },
  withdrawn: {
    es: 'Devueltas a borrador por sus autores (pueden volver a enviarse)',
    en: 'Taken back by their authors (may be sent again)',
  },
  published: { es: 'Publicadas', en: 'Published' },
  undated: { es: 'De las publicadas, sin fecha de recepción', en: 'Of those published, without a date of receipt' },
  decided: { es: 'Decisiones finales', en: 'Final decisions' },
  rate: { es: 'Tasa de aceptación', en: 'Acceptance rate' },
  people: { es: 'Personas que han revisado', en: 'People who reviewed' },
  reviews: { es: 'Revisiones entregadas', en: 'Reviews handed in' },
  onTime: { es: 'Entregadas en plazo', en: 'Handed in on time' },
  late: { es: 'Entregadas con retraso', en: 'Handed in late' },
} as const satisfies Record<string, Words>;

interface Said {
  title: Words;
  intro: Words;
  headings: readonly Words[];
  empty?: Words;
  isWordy?: true;
}

const works: Words = { es: 'Obras', en: 'Works' };
const noneYet: Words = { es: 'No se publicó ninguna obra en el año.', en: 'No work was published in the year.' };

const said = {
  works: {
    title: { es: 'Obras y decisiones', en: 'Works and decisions' },
    intro: {
      es: 'Lo que ocurrió en el año, cada obra en la revista en la que está hoy. Recibidas: su primer envío fue en el año. Enviadas a revisión: se pidió en el año su primera revisión. Las decisiones son las que siguen en pie. Publicadas: las que recogen los índices, sin avisos ni secciones que no se indizan.',
      en: 'What happened in the year, each work in the journal where it is today. Received: it was first sent in the year. Sent to review: its first review was asked for in the year. Decisions are those that stand. Published: those that indices take up, without notices and sections that are not indexed.',
    },
    headings: [{ es: 'Qué', en: 'What' }, works],
  },
  acceptance: {
    title: { es: 'Tasa de aceptación', en: 'Acceptance rate' },
    intro: {
      es: 'De todas las decisiones finales tomadas en el año (aceptar, rechazar después de revisar, rechazar sin revisión), cuántas fueron de aceptar, sea cual sea el año en que se recibió la obra. Con menos de cinco decisiones no se dice un porcentaje. Lo publicado en otro sitio y traído aquí no tiene decisiones y no cuenta.',
      en: 'Of all final decisions of the year (to accept, to reject after review, to reject without review), how many were to accept, whichever year the work was received in. Of fewer than five decisions no percentage is said. What was published elsewhere and brought here has no decisions and does not count.',
    },
    headings: [
      { es: 'Qué', en: 'What' },
      { es: 'Cuántas', en: 'How many' },
    ],
  },
  times: {
    title: { es: 'Plazos', en: 'Times' },
    intro: {
      es: 'La mediana de los días, de las obras que dieron ese paso en el año. Las obras sin fecha de recepción o de aceptación no se cuentan en los pasos que la necesitan.',
      en: 'The median of the days, of the works that made that step in the year. Works without a date of receipt or acceptance are not counted in the steps that need it.',
    },
    headings: [{ es: 'Paso', en: 'Step' }, works, { es: 'Días (mediana)', en: 'Days (median)' }],
  },
  reviewers: {
    title: { es: 'Revisores', en: 'Reviewers' },
    intro: {
      es: 'De las revisiones entregadas en el año. Sin plazo, una revisión no se retrasa. No se nombra a nadie.',
      en: 'Of the reviews handed in in the year. Without a deadline a review is not late. Nobody is named.',
    },
    headings: [
      { es: 'Qué', en: 'What' },
      { es: 'Cuántas', en: 'How many' },
    ],
  },
  endogamy: {
    title: { es: 'Endogamia', en: 'Endogamy' },
    intro: {
      es: 'Quién es de la institución que publica: por el identificador ROR cuando ambas partes lo tienen, y si no por el nombre, sin mirar mayúsculas ni tildes. Autores: una vez por cada obra publicada en el año que firman. Revisores: cada persona una vez, con la afiliación que dice hoy su perfil. Consejo: como está hoy, sin el equipo técnico. Los porcentajes son de aquellos de quienes se sabe; «Sin dato»: no se ha podido saber. Los grupos de menos de tres revisores se cuentan en «Otros», con otro grupo si hace falta, para que no se reconozca a nadie.',
      en: 'Who is of the publishing institution: by the ROR iD where both have one, else by the name, whatever its case and accents. Authors: once for each work of the year that they sign. Reviewers: each person once, with the affiliation of their profile today. Board: as it is today, without the technical team. Percentages are of those of whom it is known; “No data”: it could not be told. Groups of fewer than three reviewers are counted in “Others”, with another group where needed, so that nobody is recognised.',
    },
    headings: [
      { es: 'Quiénes', en: 'Who' },
      { es: 'De la institución', en: 'Of the institution' },
      { es: 'De otras', en: 'Of others' },
      { es: 'Sin dato', en: 'No data' },
      { es: 'Otros', en: 'Others' },
    ],
  },
  criteria: {
    title: { es: 'Lo que piden los índices sobre endogamia', en: 'What indices ask about endogamy' },
    intro: {
      es: 'Como lo dice el pasaporte de indización hoy, de las últimas obras publicadas. Solo lo que se ha leído en una fuente pública; de los demás índices no se ha podido leer qué piden.',
      en: 'As the indexing passport has it today, of the works published last. Only what was read in a public source; what other indices ask could not be read.',
    },
    headings: [
      { es: 'Criterio', en: 'Criterion' },
      { es: 'Qué pide, y dónde se ha leído', en: 'What it asks, and where that was read' },
      { es: 'Resultado', en: 'Outcome' },
    ],
    isWordy: true,
    empty: { es: 'No hay ninguno con fuente pública.', en: 'There is none with a public source.' },
  },
  countries: {
    title: { es: 'Países', en: 'Countries' },
    intro: {
      es: 'De autores y revisores, el país de la organización de ROR que eligieron como afiliación; del consejo, el que dice la revista. Contados como en la endogamia. Nunca se deduce de un nombre ni de una dirección.',
      en: 'Of authors and reviewers, the country of the ROR organisation that they chose as their affiliation; of the board, what the journal says. Counted as for endogamy. It is never made out from a name or an address.',
    },
    headings: [{ es: 'País', en: 'Country' }, whoWords.autores, whoWords.revisores, whoWords.consejo],
    empty: { es: 'No hay de quién decirlo.', en: 'There is nobody to tell it of.' },
  },
  languages: {
    title: { es: 'Idiomas', en: 'Languages' },
    intro: {
      es: 'De las obras publicadas en el año: en qué idioma se escribieron, y de cuántas están además el texto entero y el resumen en cada idioma.',
      en: 'Of the works published in the year: in which language they were written, and of how many the whole text and the summary are also in each language.',
    },
    headings: [
      { es: 'Idioma', en: 'Language' },
      { es: 'Escritas en él', en: 'Written in it' },
      { es: 'Texto traducido', en: 'Text translated' },
      { es: 'Resumen traducido', en: 'Summary translated' },
    ],
    empty: noneYet,
  },
  disciplines: {
    title: { es: 'Disciplinas', en: 'Disciplines' },
    intro: {
      es: 'De las obras publicadas en el año, como las dicen sus autores.',
      en: 'Of the works published in the year, as their authors say them.',
    },
    headings: [{ es: 'Disciplina', en: 'Discipline' }, works],
    empty: noneYet,
  },
  gender: {
    title: { es: 'Género', en: 'Gender' },
    intro: { es: '', en: '' },
    headings: [],
    empty: {
      es: 'No se pide: la plataforma no pregunta a nadie su género, y no lo deduce de los nombres.',
      en: 'Not asked: the platform asks nobody for their gender, and does not make it out from names.',
    },
  },
  indices: {
    title: { es: 'Índices', en: 'Indices' },
    intro: {
      es: 'Cuántos de los criterios de cada índice cumple la revista hoy, según su pasaporte de indización. No dice si el índice la ha aceptado: eso solo lo sabe el índice.',
      en: 'How many criteria of each index the journal meets today, by its indexing passport. It does not say whether the index has taken it: only the index knows that.',
    },
    headings: [
      { es: 'Índice', en: 'Index' },
      { es: 'Cumple', en: 'Met' },
      { es: 'Falta', en: 'Missing' },
      outcomeWords.PERSONA,
      outcomeWords.NO_COMPROBADO,
    ],
  },
  noData: { es: 'Sin dato', en: 'No data' },
  notKept: { es: 'El registro de ese año ya no se conserva', en: 'The record of that year is not kept any more' },
  of: { es: '{con} de {de}', en: '{con} of {de}' },
  undated: { es: 'sin fecha', en: 'undated' },
  source: {
    es: '{pide} (Fuente: {titulo}; publicada: {publicada}; leída el {leida}.)',
    en: '{pide} (Source: {titulo}; published: {publicada}; read on {leida}.)',
  },

  institution: { es: 'La institución: {institucion}.', en: 'The institution: {institucion}.' },
  noInstitution: {
    es: 'La revista no dice qué institución la publica.',
    en: 'The journal does not say which institution publishes it.',
  },
  otherCountries: { es: 'Otros', en: 'Others' },
  otherDisciplines: { es: 'Otras', en: 'Others' },
} as const satisfies Record<string, Said | Words>;

/** What stands above the tables, on the screen and on paper. */
export const yearlyWords = {
  title: { es: 'Informe anual', en: 'Yearly report' },
  ofYear: { es: 'Informe anual de {anio}', en: 'Yearly report of {anio}' },
  made: { es: 'Hecho el {dia}. Los días y los años son de UTC.', en: 'Made on {dia}. Days and years are UTC.' },
  running: {
    es: 'El año no ha terminado: las cifras son las de hoy.',
    en: 'The year has not ended: the figures are those of today.',
  },
  began: {
    es: 'La primera obra de la revista en esta plataforma es del {dia}.',
    en: 'The journal’s first work on this platform is of {dia}.',
  },
} as const satisfies Record<string, Words>;
