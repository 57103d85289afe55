/** Saying whether one signs the works in which one was named as an author. */
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { bylineOf, findByline, saveByline } from '#server/features/publications/byline-queries.ts';
import { findWorksById, lockWork, updateWork, type Work } from '#server/features/publications/queries.ts';
import { endWithoutAuthor } from '#server/features/publications/succession/answer.ts';
import type { Services } from '#server/platform/services.ts';
import { canAnswerAsked, canReadOfferedByline, isNamedAs, whyNotJoinAuthors } from '#server/policy/index.ts';
import { dropNameFromVersions, findAsked, findLastWord } from './ask-queries.ts';
import { joinAuthors } from './join-authors.ts';

/** What the viewer is asked to sign, the last first: what they would sign, and nothing else of it. */
export async function listAsked(
  { db }: Pick<Services, 'db'>,
  viewer: Person,
): Promise<CallAnswer<Calls['myAuthorshipRequests']>> {
  const asked = await findAsked(db, viewer.id);
  const works = new Map(
    (
      await findWorksById(
        db,
        asked.map(({ publicacionId }) => publicacionId),
      )
    ).map((work) => [work.id, work]),
  );
  return {
    peticiones: asked.flatMap(({ publicacionId, fecha }) => {
      const work = works.get(publicacionId);
      if (!work || !fecha || !canAnswerAsked(viewer, work)) return [];
      const { titulo, tipo, resumen } = work;
      const autor = canReadOfferedByline(viewer, work) ? work.autor : null;
      return [{ publicacionId, titulo, tipo, resumen, autor, fecha: fecha.toISOString() }];
    }),
  };
}

/**
 * The viewer signs the work; again, where they do already, it changes nothing. Throws `no_encontrado` where they were never
 * asked, `firma_no_pedida` where they no longer are, and `revisas_esta_obra`.
 */
export async function acceptAuthorship(
  services: Services,
  viewer: Person,
  id: string,
): Promise<{ publicacionId: string }> {
  const { db, transact } = services;
  return transact(async () => {
    const work = await lockLiving(services, id);
    if (whyNotJoinAuthors(viewer, work) === 'ya_firmas') return { publicacionId: id };
    if (!canAnswerAsked(viewer, work)) throw await notAsked(db, viewer, id);
    await joinAuthors(services, viewer, work, (author) => isNamedAs(viewer, author));
    return { publicacionId: id };
  });
}

/** The viewer does not sign the work: their name leaves it at once. A second time it changes nothing. Throws as above. */
export async function refuseAuthorship(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const work = await lockLiving(services, id);
    if (canAnswerAsked(viewer, work)) return refuseAsked(services, work, viewer);
    const hindrance = whyNotJoinAuthors(viewer, work) === 'ya_firmas';
    if (!hindrance && (await findLastWord(db, id, viewer.id)) === 'coauthor.refused') return;
    throw hindrance ? refuse('ya_firmas') : await notAsked(db, viewer, id);
  });
}

/**
 * Takes who was asked out of the byline, wherever the work stands, and out of those of its submitted versions, and tells who
 * sends it and who runs it. In a transaction that holds the work's row. The refusal is theirs, whoever erases their account: it
 * keeps nobody else from reviewing the work.
 */
export async function refuseAsked(services: Services, work: Work, account: Pick<Person, 'id'>): Promise<void> {
  const { db } = services;
  const byline = await findByline(db, work.id);
  const mine = byline.filter((author) => isNamedAs(account, author));
  await saveByline(
    db,
    work.id,
    byline.filter((author) => !mine.includes(author)),
  );
  for (const author of mine) await dropNameFromVersions(db, work.id, bylineOf([author]));
  await updateWork(db, work.id, {});
  await endWithoutAuthor(services, work, account);
  const about = { userId: account.id, publicacionId: work.id };
  const datos = { titulo: work.titulo };
  await record(db, { type: 'coauthor.refused', ...about, datos: { ...datos, cuenta: work.autorPrincipalId } });
  if (work.versionActual > 0 && work.estado !== 'BORRADOR')
    await record(db, { type: 'publication.bylineChanged', ...about, datos });
}

async function lockLiving({ db }: Services, id: string): Promise<Work> {
  const work = await lockWork(db, id);
  if (!work || work.deletedAt) throw refuse('no_encontrado');
  return work;
}

const notAsked = async (db: Services['db'], viewer: Person, id: string) =>
  refuse((await findLastWord(db, id, viewer.id)) ? 'firma_no_pedida' : 'no_encontrado');
