/** The yearly report of a journal: it composes what other parts count, each as they count it (docs/yearly-report.md). */
import type { Passport } from '#contract/entities/passport.ts';
import type { YearlyReport } from '#contract/entities/yearly-report.ts';
import type { Outcome } from '#contract/passport.ts';
import { refuse } from '#contract/refuse.ts';
import { endogamyCriteria, fewestForShare, mostDisciplines, yearlySteps } from '#contract/yearly-report.ts';
import { figuresOfDays, type JournalDays } from '#server/features/editorial/journal-year.ts';
import type { Services } from '#server/platform/services.ts';
import { findFirst } from '../passport/facts-queries.ts';
import { readPassport } from '../passport/read.ts';
import { allGroups, countriesOf, reviewersOf, standingOf } from './merge-small.ts';
import {
  countDisciplines,
  countFlow,
  countLanguages,
  countPublished,
  findFirstReceived,
  findPublisherRor,
  placeAuthors,
  placeBoard,
  placeReviewers,
} from './queries.ts';

const day = (moment: Date) => moment.toISOString().slice(0, 10);
const yearOf = (said: string) => Number(said.slice(0, 4));

/**
 * What a journal's year came to (UTC), the same whoever asks.
 * @param asked absent: the last year that has ended, or the present one of a journal that begins in it
 * Throws `no_encontrado`, and `datos_no_validos` of a year that has not begun.
 */
export async function readYearly(
  services: Services,
  id: string,
  asked?: number,
  now = new Date(),
): Promise<YearlyReport> {
  const { db, settings } = services;
  const present = now.getUTCFullYear();
  if (asked !== undefined && asked > present)
    throw refuse('datos_no_validos', {
      errors: [{ field: 'anio', code: 'numero_grande', values: { maximo: String(present) } }],
    });
  const passport = await readPassport(services, id);
  const published = await findFirst(db, id);
  const [first] = [await findFirstReceived(db, id), published && day(published)].filter((each) => each !== null).sort();
  const began = Math.min(present, first === undefined ? present : yearOf(first));
  const anio = asked ?? Math.max(present - 1, began);
  // Also one before it began, where somebody asks for it.
  const anios = Array.from({ length: present - Math.min(began, anio) + 1 }, (_, back) => present - back);
  const year = yearAt(id, anio);
  const { institucion: nombre } = settings.of({ revistaId: id });
  const publisher = { nombre, ror: await findPublisherRor(db, id, nombre) };
  const { isPruned, recibidas, enviadasARevision, retiradas } = await countFlow(db, year);
  const { publicadas, sinFechaRecepcion } = await countPublished(db, year);
  const { outcomes, steps, handedIn } = await figuresOfDays(db, year);
  const { aceptadas, rechazadas, sinRevision } = outcomes;
  const decididas = aceptadas + rechazadas + sinRevision;
  const authors = await placeAuthors(db, year, publisher);
  const reviewers = await placeReviewers(db, year, publisher);
  const { standing, countries } = reviewersOf(reviewers);
  const board = await placeBoard(db, id, publisher);
  const { aTiempo, tarde } = handedIn;
  const { clave, nombre: name, issn } = passport.revista;
  return {
    revista: { id, clave, nombre: name, issn, institucion: nombre },
    ...{ anio, anios },
    fecha: now.toISOString(),
    completo: anio < present,
    comienzo: first !== undefined && yearOf(first) === anio ? first : null,
    obras: {
      ...{ recibidas, enviadasARevision, aceptadas, rechazadas, rechazadasSinRevision: sinRevision },
      ...{ retiradas: isPruned ? null : retiradas, publicadas, sinFechaRecepcion },
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
    idiomas: await countLanguages(db, year),
    disciplinas: disciplinesOf(await countDisciplines(db, year), publicadas),
    genero: 'NO_SE_PIDE',
    indices: passport.indices.map(({ clave: index, nombre: called, criterios }) => ({
      ...{ clave: index, nombre: called },
      criterios: countsOf(criterios),
    })),
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

/** What is not named is counted together. */
function disciplinesOf(rows: readonly { nombre: string | null; obras: number }[], all: number) {
  const named = rows.flatMap(({ nombre, obras }) => (nombre === null ? [] : { nombre, obras }));
  // The query has room for one row more: that of works which say none.
  const grupos = named.slice(0, mostDisciplines);
  const sinDato = rows.find(({ nombre }) => nombre === null)?.obras ?? 0;
  return { grupos, otras: all - sinDato - grupos.reduce((sum, { obras }) => sum + obras, 0), sinDato };
}
