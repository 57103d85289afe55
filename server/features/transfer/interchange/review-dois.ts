/** DOIs for what is published of a work's reviews, where its journal asks for them: asked for once its own is registered, and nothing else ever. */
import { z } from 'zod';
import { type DepositFault, depositAgencies } from '#contract/deposits.ts';
import type { PublishedProcess } from '#contract/entities/published-process.ts';
import { answerPlace, processPage, reviewPlace } from '#contract/public-addresses.ts';
import { dayMs, minuteMs } from '#contract/time.ts';
import type { ReviewPiece } from '#server/documents/records/review-piece.ts';
import { announceReviewDoi } from '#server/events/events.ts';
import { readPublishedProcess } from '#server/features/editorial/published-process.ts';
import { type Agency, type AgencyAnswer, AgencyFault } from '#server/features/exports/deposits/agency.ts';
import { registersHere, siteOf } from '#server/features/exports/deposits/deposits.ts';
import { agenciesOf } from '#server/features/exports/deposits/run.ts';
import { takeTurns, waitAfter } from '#server/features/exports/deposits/turn.ts';
import { readRecordedWorks } from '#server/features/exports/recorded-works.ts';
import { findWork, type Work } from '#server/features/publications/queries.ts';
import { publishedReviewers } from '#server/features/reviewing/published.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { isPublic } from '#server/policy/index.ts';
import {
  askForReviewDois,
  changeReviewDoi,
  findDueReviewDois,
  findReviewDoi,
  findWorksToLookAt,
  noteLookedAt,
  type ReviewDoiRow,
} from './review-doi-queries.ts';
import { titleOfPiece } from './words.ts';

/** Works whose reviews one turn takes up, and pieces that it sends or asks about. */
const most = { works: 20, due: 40 };
/** An agency looks at what it was sent within minutes; what it says nothing of for a day did not arrive. */
const toRead = 2 * minuteMs;
const lostAfter = dayMs;

/** Every two minutes. Its result: how many DOIs of reviews were registered. */
export const depositingReviews = defineJob({
  tipo: 'doi.revisiones',
  datos: z.object({}),
  tries: 3,
  everyMs: 2 * minuteMs,
  work: async (services: Services, { signal }) => ({ registrados: await depositReviewsDue(services, signal) }),
});

/** One turn. Gives how many DOIs of reviews were registered in it. */
export async function depositReviewsDue(services: Services, signal?: AbortSignal): Promise<number> {
  const { db, log } = services;
  const agencies = agenciesOf(services);
  await takeUpReviews(services);
  const named = depositAgencies.filter((agency) => agencies[agency]);
  const due = named.length > 0 ? await findDueReviewDois(db, named, most.due) : [];
  return takeTurns(
    due.map(({ publicacionId, lugar, agencia }) => ({
      to: agencia,
      read: async () => {
        const row = await findReviewDoi(db, publicacionId, lugar);
        return row?.agencia === agencia && (row.estado === 'PENDIENTE' || row.estado === 'ENVIADO') ? row : undefined;
      },
      step: async (row: ReviewDoiRow) => {
        const agency = agencies[row.agencia];
        return agency !== undefined && step(services, agency, row);
      },
      fail: async (row: ReviewDoiRow, err: unknown) => {
        log.error({ err, obra: publicacionId, doi: row.doi }, `depositing the DOI of a review with ${row.agencia}`);
        await postpone(db, row, err instanceof AgencyFault ? err.why : 'SIN_RESPUESTA');
        return err instanceof AgencyFault;
      },
    })),
    signal,
  );
}

async function postpone(db: Services['db'], row: ReviewDoiRow, fallo: DepositFault): Promise<void> {
  await changeReviewDoi(db, row, {
    ...{ fallo, intentos: row.intentos + 1, fechaProxima: new Date(Date.now() + waitAfter(row.intentos)) },
    ...(isLost(row) && { estado: 'PENDIENTE' as const }),
  });
}

const isLost = ({ estado, fechaEnvio }: ReviewDoiRow) =>
  estado === 'ENVIADO' && fechaEnvio !== null && Date.now() - fechaEnvio.getTime() > lostAfter;

/** What readers have of the reviews of works whose journal asks for it. */
async function takeUpReviews(services: Services): Promise<void> {
  const { db, settings, log } = services;
  const journals = settings.journals().flatMap(({ id }) => {
    const { doiRevisiones, revisionesPublicas, prefijoDoi } = settings.of({ revistaId: id, seccionId: null });
    return doiRevisiones && revisionesPublicas && registersHere(services, id) ? [{ id, prefijoDoi }] : [];
  });
  if (journals.length === 0) return;
  for (const { id } of await findWorksToLookAt(db, journals, most.works))
    try {
      const work = await findWork(db, id);
      if (!work?.doi || !isPublic(work)) continue;
      const { agenciaDoi: agencia, prefijoDoi, doiRevisiones } = settings.of(work);
      const isOurs = doiRevisiones && agencia !== 'NINGUNA' && work.doi.startsWith(`${prefijoDoi}/`);
      const { doi } = work;
      const { rondas } = await readPublishedProcess(services, id);
      const pieces = isOurs
        ? placesOf(rondas).map(({ lugar, suffix }) => ({ publicacionId: id, lugar, agencia, doi: `${doi}.${suffix}` }))
        : [];
      await askForReviewDois(db, pieces);
      await noteLookedAt(db, id, work.fechaCambioPublico ?? new Date());
    } catch (err) {
      log.error({ err, obra: id }, 'asking for the DOIs of the reviews of a published work');
    }
}

/** All that is published of a work's reviews and can be cited, each with what its DOI ends in after the work's. */
function placesOf(rondas: PublishedProcess['rondas']) {
  return rondas.flatMap(({ ronda, revisiones }) =>
    revisiones.flatMap((review) => {
      const { numero, respuesta, comentarioAutor } = review;
      const of = { ronda, review };
      return [
        { ...of, clase: 'REVISION' as const, lugar: reviewPlace(ronda, numero), suffix: `r${ronda}.${numero}` },
        ...(respuesta || comentarioAutor
          ? [{ ...of, clase: 'RESPUESTA' as const, lugar: answerPlace(ronda, numero), suffix: `a${ronda}.${numero}` }]
          : []),
      ];
    }),
  );
}

/** Sends one, or asks about it. Gives whether it is registered now. */
async function step(services: Services, agency: Agency, row: ReviewDoiRow): Promise<boolean> {
  const { db } = services;
  if (row.estado === 'ENVIADO' && row.lote) return settle(services, row, row, await agency.read(row.lote, row.doi));
  const work = await findWork(db, row.publicacionId);
  const site = work && siteOf(services, work.revistaId);
  if (work && !site) {
    await postpone(db, row, 'SIN_DIRECCION');
    return false;
  }
  const piece = work && site && isPublic(work) ? await pieceOf(services, row, work, site) : undefined;
  if (!piece) {
    // Readers have it no more, or its journal asks for it no more: what is registered stays so.
    const estado = row.fechaRegistro ? 'REGISTRADO' : 'RETIRADO';
    const isGivenUp = await changeReviewDoi(db, row, { estado, fechaProxima: null });
    // A journal that asks for them again finds it.
    if (isGivenUp && estado === 'RETIRADO') await noteLookedAt(db, row.publicacionId, null);
    return false;
  }
  const lote = `pliego-${row.publicacionId}-${row.lugar}-${Date.now().toString(36)}`;
  const answer = await agency.sendReview(piece, lote);
  return settle(services, row, { lote, fechaEnvio: new Date() }, answer);
}

async function settle(
  { db }: Services,
  row: ReviewDoiRow,
  { lote, fechaEnvio }: Pick<ReviewDoiRow, 'lote' | 'fechaEnvio'>,
  answer: AgencyAnswer,
): Promise<boolean> {
  const sent = { lote, fechaEnvio, fallo: null, intentos: 0 };
  if (answer.estado === 'ENVIADO') {
    const estado = isLost(row) && lote === row.lote ? ('PENDIENTE' as const) : ('ENVIADO' as const);
    await changeReviewDoi(db, row, { ...sent, estado, fechaProxima: new Date(Date.now() + toRead) });
    return false;
  }
  const { estado, mensaje } = answer;
  const fechaRegistro = estado === 'REGISTRADO' ? new Date() : row.fechaRegistro;
  const changes = { ...sent, estado, mensaje, fechaRegistro, fechaProxima: null };
  const isNoted = await changeReviewDoi(db, row, changes);
  if (isNoted && estado === 'REGISTRADO') await announceReviewDoi(db, row.publicacionId);
  return estado === 'REGISTRADO';
}

/** One as its agency is told of it: what its page says and no more; undefined where readers do not have it, or its journal asks for no DOI of it. */
async function pieceOf(
  services: Services,
  { lugar, doi, agencia }: ReviewDoiRow,
  work: Work,
  site: string,
): Promise<ReviewPiece | undefined> {
  const { agenciaDoi, doiRevisiones } = services.settings.of(work);
  if (!doiRevisiones || agenciaDoi !== agencia || work.estadoDoi !== 'REGISTRADO' || !work.doi) return undefined;
  const { rondas } = await readPublishedProcess(services, work.id);
  const places = placesOf(rondas);
  const found = places.find((each) => each.lugar === lugar);
  const [recorded] = await readRecordedWorks(services, [work.id], site);
  if (!found || !recorded?.fechaPublicacion) return undefined;
  const { clase, ronda, review } = found;
  const { numero, estado } = review;
  const reviewer = clase === 'REVISION' ? (await publishedReviewers(services, work)).get(lugar) : undefined;
  const personas = clase === 'REVISION' ? (reviewer ? [reviewer] : []) : recorded.autores;
  return {
    ...{ clase, doi, ronda, numero: `${ronda}.${numero}`, personas, obra: work.doi },
    direccion: `${site}${processPage(work.id)}#${lugar}`,
    titulo: titleOfPiece(clase, { idioma: recorded.idioma, titulo: recorded.titulo, ronda, numero }),
    idioma: recorded.idioma,
    recomendacion: clase === 'REVISION' && (estado === 'ACEPTADA' || estado === 'RECHAZADA') ? estado : undefined,
    publicada: recorded.fechaPublicacion,
    institucion: recorded.revista.institucion || recorded.revista.nombre,
    responde: clase === 'RESPUESTA' ? `${work.doi}.r${ronda}.${numero}` : undefined,
  };
}
