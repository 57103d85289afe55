import type { Discussion } from '#contract/entities/discussion.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { findWork, type Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canDiscuss, canReadDiscussion, isRoundUndecided, readAs } from '#server/policy/index.ts';
import { presentMessage } from './present.ts';
import { countMessages, findLastOfOthers, findMessages, findOwnNumber } from './queries.ts';

interface Asked {
  ronda?: number | undefined;
  page: number;
  limit: number;
}

/**
 * A page of what was said about a round, the last page first. Throws `no_encontrado` where the viewer has no part in it, as if
 * there were none.
 */
export async function readDiscussion(
  services: Services,
  viewer: Person,
  publicacionId: string,
  { ronda: asked, page, limit }: Asked,
): Promise<Discussion> {
  const { db, settings } = services;
  const work = await findWork(db, publicacionId);
  const ronda = asked ?? work?.ronda ?? 0;
  if (!work || !canReadDiscussion(viewer, work, ronda, settings.of(work))) throw refuse('no_encontrado');
  const [rows, total, others, firma] = await Promise.all([
    findMessages(db, work.id, ronda, page, limit),
    countMessages(db, work.id, ronda),
    findLastOfOthers(db, work.id, ronda, viewer.id),
    signatureOf(services, viewer, work, ronda),
  ]);
  const rounds = Array.from({ length: work.ronda }, (_, index) => work.ronda - index);
  return {
    ronda,
    rondas: rounds.filter((each) => canReadDiscussion(viewer, work, each, settings.of(work))),
    estado: isRoundUndecided(work, { ronda }) ? 'ABIERTA' : 'CERRADA',
    firma,
    mensajes: rows.map((row) => presentMessage(row, work, viewer, others, services)).reverse(),
    acciones: canDiscuss(viewer, work, ronda, settings.of(work)) ? ['ESCRIBIR'] : [],
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
}

/** As whom the other reviewers of the round read somebody. */
async function signatureOf({ db }: Services, viewer: Person, work: Work, ronda: number): Promise<Discussion['firma']> {
  const how = readAs(viewer, work, ronda);
  if (how === 'editor') return { modo: 'REDACCION', nombre: null };
  if (how === 'number') {
    const own = await findOwnNumber(db, work.id, ronda, viewer.id);
    return { modo: 'NUMERO', nombre: own ? `Revisor ${own.numero}` : null };
  }
  const account = await findUser(db, viewer.id);
  return { modo: 'NOMBRE', nombre: account ? `${account.nombres} ${account.apellidos}`.trim() : null };
}
