import { type Action, meantBy } from '#contract/actions.ts';
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { canGather } from '#contract/gathered-chapters.ts';
import { decidesWork, decisionKept, isDecision } from '#contract/letters.ts';
import { askedTerms } from '#contract/rights.ts';
import type { Estado } from '#contract/vocabulary.ts';
import { actsOnOwnAsAdmin, isBylineCorrectable, type Person } from '#contract/workflow.ts';
import type { EventKind } from '#server/events/event-kinds.ts';
import { record } from '#server/events/events.ts';
import { countFirstSent } from '#server/features/accounts/membership/month.ts';
import { openTransition } from '#server/features/publications/check-action.ts';
import { lockWork, type NewWorkRow, updateWork, type Work } from '#server/features/publications/queries.ts';
import { lockReadableWork, readPublication } from '#server/features/publications/read.ts';
import { checkSigned } from '#server/features/publications/rights/read.ts';
import { insertVersion } from '#server/features/publications/text-queries.ts';
import { withdrawInvitations } from '#server/features/reviewing/invitations/withdraw.ts';
import { resumeRound } from '#server/features/reviewing/resume-round.ts';
import { sendAnswers } from '#server/features/reviewing/send-answers.ts';
import { bringForward } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { identityWhenSent, publicationAgreed } from '#server/policy/index.ts';
import { askForChapters } from './book-chapters/ask-others.ts';
import { chaptersToPublish, checkBookIsOut, checkReady } from './book-chapters/ready.ts';
import { endAppeal } from './claims/queries.ts';
import { type DecisionWords, keepDecision } from './decisions/keep-decision.ts';
import { revokeDecision } from './decisions/queries.ts';
import { settleProduction } from './production/settle.ts';
import { comparing } from './similarity/compare.ts';

/** What the activity record and the notices call each transition. */
const eventOf: Partial<Record<Action, EventKind>> = {
  ENVIAR_A_REVISION: 'publication.submitted',
  APROBAR: 'publication.approved',
  SOLICITAR_CAMBIOS: 'publication.changesRequested',
  DEVOLVER_A_AUTORES: 'publication.returnedToAuthors',
  RECHAZAR: 'publication.rejected',
  RECHAZAR_SIN_REVISION: 'publication.rejected',
  ELEVAR: 'publication.raised',
  DEVOLVER_A_REVISION: 'publication.returned',
  REVOCAR_DECISION: 'publication.decisionRevoked',
  RETIRAR_ENVIO: 'publication.takenBack',
  PREPARAR_VERSION: 'publication.reopened',
  PUBLICAR: 'publication.published',
  PUBLICAR_SIN_APROBACION: 'publication.publishedDirectly',
  RETRACTAR: 'publication.retracted',
};

/** What ends a round with reviews that are not handed in; where changes are asked for, its own notice says so. */
const endsAwaited: readonly Action[] = ['RECHAZAR', 'RECHAZAR_SIN_REVISION', 'RETIRAR_ENVIO'];

/** What is asked of a work. `among`: the transitions that are meant, where others lead to the same estado. */
export interface EstadoChange extends DecisionWords {
  to: Estado;
  among?: readonly Action[];
  /** What who sends the work was shown of the publication of its reviews; undefined: nothing. */
  shown?: boolean | undefined;
  /** Its book is published, and it with that: whoever may publish the book may. */
  withBook?: true;
  /** The title of the book with which it is sent: editors are told of that. */
  sentWith?: string;
  /** The appeal that is upheld by it. */
  appeal?: Work['appeal'];
}

/** 'Enviar a revisión', by who was shown (`shown`) whether reviews are published. Throws as `applyChange` does. */
export async function submitForReview(
  services: Services,
  viewer: Person,
  id: string,
  shown?: boolean,
): Promise<Publication> {
  await applyChange(services, viewer, id, { to: 'EN_REVISION', among: ['ENVIAR_A_REVISION'], shown });
  return readPublication(services, viewer, id);
}

/**
 * Takes a work to another estado as the workflow allows, and gives it as it is then; `acto` says what is meant where the
 * estado alone does not. Throws as `applyChange` does.
 */
export async function changeEstado(
  services: Services,
  viewer: Person,
  id: string,
  { estado, motivo, acto, revisionPublica: shown }: CallData<Calls['changeEstado']>['body'],
): Promise<Publication> {
  await applyChange(services, viewer, id, { to: estado, motivo, among: meantBy(acto), shown });
  return readPublication(services, viewer, id);
}

/**
 * Takes a work to another estado; the work's row is locked, so of two who decide at once the second gets
 * `transicion_no_permitida` with the estado of now. A decision is kept, and its letter sent, in the same transaction:
 * gives its id, undefined for other changes. Also throws `no_encontrado`, `sin_permiso`, the refusals that say what is
 * missing, `publicacion_de_revisiones`, and those of `keepDecision`.
 */
export function applyChange(
  services: Services,
  viewer: Person,
  id: string,
  { to, among, shown, appeal, withBook, sentWith, ...words }: EstadoChange,
): Promise<string | undefined> {
  const { db, transact, settings } = services;
  const { motivo } = words;
  return transact(async () => {
    // Who publishes a book need not know of each of its chapters before it is out.
    const found = (withBook && (await lockWork(db, id))) || (await lockReadableWork(services, viewer, id));
    const work = { ...found, ...(appeal && { appeal }) };
    if (withBook) checkReady(work);
    const { action } = withBook
      ? { action: 'PUBLICAR' as const }
      : openTransition(services, viewer, work, { to, motivo, among });
    if (to === 'PUBLICADO' && !withBook) await checkBookIsOut(services, viewer, work);
    const chapters = to === 'PUBLICADO' ? await chaptersToPublish(services, viewer, work) : [];
    if (action === 'ENVIAR_A_REVISION') await checkSigned(services, work);
    // One moment for everything here: in a history the version stands before the answers that go out with it.
    const now = new Date();
    if (action === 'ENVIAR_A_REVISION' && work.versionActual === 0) await countFirstSent(services, work, now);
    const changes = {
      ...effects(action, work, viewer, now, motivo),
      // First: what is published has the text of its last proof.
      ...(await settleProduction(services, viewer, work, action, now)),
    };
    // With a version that is sent, or published unsent, the work has a mode of review of its own.
    if (changes.versionActual) {
      const stored = await settings.storedOf(work);
      changes.identidadRevision = identityWhenSent(work, stored.identidadRevision);
      if (action === 'ENVIAR_A_REVISION') changes.revisionPublica = publicationAgreed(work, stored, shown);
      // What is published has the title, summary and translations of its last proof, too.
      const { titulo = work.titulo, resumen = work.resumen, traducciones = work.traducciones } = changes;
      const versioned = { ...work, titulo, resumen, traducciones };
      await insertVersion(db, versioned, changes.versionActual, now, askedTerms(settings.of(work), work.licencia));
    }
    if (action === 'REVOCAR_DECISION') await revokeDecision(db, work, now);
    await updateWork(db, id, {
      ...changes,
      estado: to,
      ...closingByline(to),
      ...standingDecision(action, viewer, now),
    });
    if (action === 'ENVIAR_A_REVISION') {
      await sendAnswers(services, viewer, work, now);
      await bringForward(db, comparing);
    }
    const decision = isDecision(action)
      ? await keepDecision(services, viewer, work, {
          action: decisionKept(action, work.completedReviews),
          to,
          ...words,
        })
      : undefined;
    const type = eventOf[action];
    // Who still had a review to write is told where the round ends without it.
    if (endsAwaited.includes(action) || (work.fechaDevolucion && to === 'PUBLICADO'))
      await withdrawInvitations(services, viewer, work);
    if (type)
      await record(db, {
        type,
        userId: viewer.id,
        publicacionId: id,
        datos: {
          titulo: work.titulo,
          version: changes.versionActual ?? work.versionActual,
          ronda: changes.ronda ?? work.ronda,
          motivo: motivo ?? null,
          ...(sentWith !== undefined && { conLibro: sentWith }),
          ...(changes.identidadRevision && { identidad: changes.identidadRevision }),
          ...(action === 'APROBAR' && changes.etapaProduccion && { produccion: changes.etapaProduccion }),
        },
      });
    if (action === 'ENVIAR_A_REVISION' && canGather(work.tipo)) await askForChapters(services, viewer, work);
    for (const chapter of chapters)
      await applyChange(services, viewer, chapter.id, { to: 'PUBLICADO', withBook: true, motivo });
    if (work.estado === 'RETIRADO') await endAppealOf(services, viewer, work);
    if (action === 'ENVIAR_A_REVISION') await resumeRound(services, viewer, work, now);
    if (changes.publicadaPorAutor)
      await record(db, {
        type: 'publication.publishedByAuthor',
        userId: viewer.id,
        publicacionId: id,
        datos: { titulo: work.titulo, motivo: motivo ?? null },
      });
    return decision;
  });
}

/** The rejection that a work stood by stands no more, and an appeal against it that nobody answered has no object. */
async function endAppealOf({ db }: Services, viewer: Person, { id, titulo }: Work): Promise<void> {
  const reclamacion = await endAppeal(db, id);
  if (reclamacion)
    await record(db, { type: 'appeal.ended', userId: viewer.id, publicacionId: id, datos: { titulo, reclamacion } });
}

/** Closes a byline that is open for correction before the next version is sent with it. */
const closingByline = (to: Estado): Partial<NewWorkRow> =>
  isBylineCorrectable({ estado: to }) ? {} : { firmaAbierta: null };

/** Whose decision the work stands by from now on: no other transition leaves one standing. */
const standingDecision = (action: Action, viewer: Person, now: Date): Partial<NewWorkRow> =>
  decidesWork(action) ? { decididaPorId: viewer.id, fechaDecision: now } : { decididaPorId: null, fechaDecision: null };

/** What a transition writes beside the estado. A `versionActual` in it freezes that version. */
function effects(action: Action, work: Work, viewer: Person, now: Date, motivo?: string): Partial<NewWorkRow> {
  const nextVersion = work.versionActual + 1;
  switch (action) {
    case 'ENVIAR_A_REVISION':
      return { versionActual: nextVersion, fechaEnvio: now, fechaDevolucion: null };
    case 'DEVOLVER_A_AUTORES':
      return { fechaDevolucion: now };
    case 'ELEVAR':
      return { elevadaPorId: viewer.id };
    case 'DEVOLVER_A_REVISION':
      return { elevadaPorId: null };
    case 'APROBAR':
      return { elevadaPorId: null, fechaAceptacion: now };
    case 'REVOCAR_DECISION':
      return { fechaAceptacion: null };
    case 'RETIRAR_ENVIO':
      return { ronda: work.ronda + 1 };
    case 'PREPARAR_VERSION':
      // What came back for its form alone was not decided on: its round goes on.
      return work.fechaDevolucion ? {} : { ronda: work.ronda + 1 };
    case 'PUBLICAR':
    case 'PUBLICAR_SIN_APROBACION':
      return {
        elevadaPorId: null,
        fechaDevolucion: null,
        fechaPublicacion: work.fechaPublicacion ?? now,
        fechaRetractacion: null,
        motivoRetractacion: null,
        publicadaPorAutor: actsOnOwnAsAdmin(action, work, viewer),
        // What is published is always a version that was kept.
        ...((work.estado === 'BORRADOR' || work.versionActual === 0) && { versionActual: nextVersion }),
      };
    case 'RETRACTAR':
      return { fechaRetractacion: now, motivoRetractacion: motivo };
    default:
      return {};
  }
}
