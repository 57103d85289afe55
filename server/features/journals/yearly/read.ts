/** The yearly report of a journal: it composes what other parts count, each as they count it (docs/yearly-report.md). */
import type { Passport } from '#contract/entities/passport.ts';
import type { YearlyReport } from '#contract/entities/yearly-report.ts';
import type { Outcome } from '#contract/passport.ts';
import { refuse } from '#contract/refuse.ts';
import { endogamyCriteria, fewestForShare, yearlySteps } from '#contract/yearly-report.ts';
import { figuresOfDays, type JournalDays } from '#server/features/editorial/journal-year.ts';
import type { Services } from '#server/platform/services.ts';
import { findFirst } from '../passport/facts-queries.ts';
import { readPassport } from '../passport/read.ts';
import { addDisciplines, addLanguages, addPlaced, addTo, measureDays, worksInParts } from './add-up.ts';
import { allGroups, countriesOf, reviewersOf, standingOf } from './merge-small.ts';
import {
  countDisciplines,
  countFlow,
  countLanguages,
  countPublished,
  countTakenBack,
  type Discipline,
  findFirstReceived,
  findPublisherRor,
  findReviewers,
  type Placed,
  type Publisher,
  placeAuthors,
  placeBoard,
  placeReviewers,
  type Spoken,
} from './queries.ts';

/** Works that a query reads: on a small machine some hundredths of a second. */
const usualPart = 1000;
const day = (moment: Date) => moment.toISOString().slice(0, 10);
const yearOf = (said: string) => Number(said.slice(0, 4));

/**
 * What a journal's year came to (UTC), the same whoever asks.
 * @param asked absent: the last year that has ended, or the present one of a journal that begins in it
 * @param partSize works that are counted together
 * Throws `no_encontrado`, and `datos_no_validos` of a year that has not begun.
 */
export async function readYearly(
  services: Services,
  id: string,
  asked?: number,
  now = new Date(),
  partSize = usualPart,
): Promise<YearlyReport> {
  const { db, settings } = services;
  const present = now.getUTCFullYear();
  if (asked !== undefined && asked > present)
    throw refuse('datos_no_validos', {
      errors: [{ field: 'anio', code: 'numero_grande', values: { maximo: String(present) } }],
    });
  const passport = await readPassport(services, id);
  const published = await findFirst(db, id);
  const first = [await firstReceived(services, id, partSize), published && day(published)]
    .filter((each) => each !== null)
    .sort()[0];
  const began = Math.min(present, first === undefined ? present : yearOf(first));
  const anio = asked ?? Math.max(present - 1, began);
  // Also one before it began, where somebody asks for it.
  const anios = Array.from({ length: present - Math.min(began, anio) + 1 }, (_, back) => present - back);
  const year = yearAt(id, anio);
  const { institucion: nombre } = settings.of({ revistaId: id });
  const publisher = { nombre, ror: await findPublisherRor(db, id, nombre) };
  const { sums, steps, authors, reviewers, languages, disciplines } = await addUp(db, year, publisher, partSize);
  const { recibidas, enviadasARevision, publicadas, sinFechaRecepcion } = sums;
  const { aceptadas, rechazadas, sinRevision, aTiempo, tarde } = sums;
  const decididas = aceptadas + rechazadas + sinRevision;
  const { standing, countries } = reviewersOf(reviewers);
  const board = await placeBoard(db, id, publisher);
  const { clave, nombre: name, issn } = passport.revista;
  return {
    revista: { id, clave, nombre: name, issn, institucion: nombre },
    ...{ anio, anios },
    fecha: now.toISOString(),
    completo: anio < present,
    comienzo: first !== undefined && yearOf(first) === anio ? first : null,
    obras: {
      ...{ recibidas, enviadasARevision, aceptadas, rechazadas, rechazadasSinRevision: sinRevision },
      ...{ retiradas: await countTakenBack(db, year), publicadas, sinFechaRecepcion },
    },
    aceptacion: { decididas, aceptadas, tasa: decididas < fewestForShare ? null : aceptadas / decididas },
    tiempos: yearlySteps.flatMap((step) =>
      steps.filter(({ paso }) => paso === step).map(({ veces, dias }) => ({ paso: step, obras: veces, dias })),
    ),
    revisores: {
      personas: reviewers.reduce((sum, { cuantos }) => sum + cuantos, 0),
      ...{ revisiones: aTiempo + tarde, aTiempo, tarde },
    },
    endogamia: {
      autores: standingOf(authors, allGroups),
      revisores: standing,
      consejo: standingOf(board, allGroups),
      criterios: criteriaOf(passport),
    },
    paises: {
      autores: countriesOf(authors, allGroups),
      revisores: countries,
      consejo: countriesOf(board, allGroups),
    },
    idiomas: languages,
    disciplinas: disciplines,
    genero: 'NO_SE_PIDE',
    indices: passport.indices.map(({ clave: index, nombre: called, criterios }) => ({
      ...{ clave: index, nombre: called },
      criterios: countsOf(criterios),
    })),
  };
}

/** The day on which the journal received its first work; null: it has received none. */
async function firstReceived({ db }: Services, id: string, partSize: number): Promise<string | null> {
  const days: string[] = [];
  for await (const works of worksInParts(db, id, partSize)) days.push((await findFirstReceived(db, works)) ?? '');
  return days.filter(Boolean).sort()[0] ?? null;
}

/** What is counted of the works, part by part. */
async function addUp(db: Services['db'], year: JournalDays, publisher: Publisher, partSize: number) {
  const sums = {
    ...{ recibidas: 0, enviadasARevision: 0, publicadas: 0, sinFechaRecepcion: 0 },
    ...{ aceptadas: 0, rechazadas: 0, sinRevision: 0, aTiempo: 0, tarde: 0 },
  };
  const days: Awaited<ReturnType<typeof figuresOfDays>>['steps'] = [];
  const [authors, reviewers, people] = [[] as Placed[], [] as Placed[], new Set<string>()];
  const [languages, disciplines] = [[] as Spoken[], [] as Discipline[]];
  for await (const works of worksInParts(db, year.revistaId, partSize)) {
    const { outcomes, steps, handedIn } = await figuresOfDays(db, year, works);
    const flow = await countFlow(db, year, works);
    const { aTiempo, tarde } = handedIn;
    addTo(sums, { ...flow, ...(await countPublished(db, year, works)), ...outcomes, aTiempo, tarde });
    days.push(...steps);
    authors.push(...(await placeAuthors(db, year, works, publisher)));
    languages.push(...(await countLanguages(db, year, works)));
    disciplines.push(...(await countDisciplines(db, year, works)));
    for (const person of await findReviewers(db, year, works)) people.add(person);
  }
  const all = [...people];
  for (let from = 0; from < all.length; from += partSize)
    reviewers.push(...(await placeReviewers(db, all.slice(from, from + partSize), publisher)));
  return {
    ...{ sums, steps: measureDays(days), authors: addPlaced(authors), reviewers: addPlaced(reviewers) },
    ...{ languages: addLanguages(languages), disciplines: addDisciplines(disciplines, sums.publicadas) },
  };
}

const yearAt = (revistaId: string, anio: number): JournalDays => ({
  ...{ revistaId, since: new Date(Date.UTC(anio, 0, 1)), until: new Date(Date.UTC(anio + 1, 0, 1)) },
});

/** What indices ask of who is of the publisher, where a source says it. */
const criteriaOf = ({ indices }: Passport): YearlyReport['endogamia']['criterios'] =>
  indices.flatMap(({ nombre: indice, criterios }) =>
    criterios
      .filter(({ clave, fuente }) => fuente !== null && endogamyCriteria.some((key) => key === clave))
      .map(({ clave, nombre, pide, fuente, resultado, cuenta }) => ({
        ...{ indice, clave, nombre, pide, fuente, resultado, cuenta },
      })),
  );

function countsOf(criteria: Passport['indices'][number]['criterios']) {
  const of = (outcome: Outcome) => criteria.filter(({ resultado }) => resultado === outcome).length;
  return { CUMPLE: of('CUMPLE'), FALTA: of('FALTA'), PERSONA: of('PERSONA'), NO_COMPROBADO: of('NO_COMPROBADO') };
}
