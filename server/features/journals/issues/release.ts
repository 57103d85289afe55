/** A number goes out: what becomes of each of its works, and the writing of it. */
import type { Fate } from '#contract/entities/issue.ts';
import { canGather } from '#contract/gathered-chapters.ts';
import { issueLabel } from '#contract/issue-label.ts';
import { type Person, transitionVerdict } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { chaptersToPublish } from '#server/features/editorial/book-chapters/ready.ts';
import { applyChange } from '#server/features/editorial/change-estado.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { isPublic } from '#server/policy/index.ts';
import { type IssueRow, type PlaceRow, updateIssue, updatePlace } from './queries.ts';

/**
 * What becomes of a work by itself when this person publishes its number (of all together: `judgePlaces`): whoever may publish a work may do so by a number of it, and nobody else
 * (contract/workflow.ts). What is out already stays as it is.
 */
export function fateOf({ settings }: Pick<Services, 'settings'>, viewer: Person, work: Work, motivo = ''): Fate {
  if (isPublic(work)) return 'YA_PUBLICADA';
  const verdict = transitionVerdict(work, viewer, settings.of(work), 'PUBLICADO', motivo, ['PUBLICAR']);
  return verdict.allowed ? 'PUBLICAR' : 'NO_PUBLICABLE';
}

/** What a work has before it is published, to be given back where that is taken back. */
const standingOf = ({ fechaPublicacion, decididaPorId, fechaDecision }: Work) => ({
  fechaPublicacion: fechaPublicacion?.toISOString() ?? null,
  decididaPorId,
  fechaDecision: fechaDecision?.toISOString() ?? null,
});

/** Publishes a number with works that may all be published (`judgePlaces`), in the caller's transaction. */
export async function release(
  services: Services,
  viewer: Person,
  issue: IssueRow,
  places: readonly { place: PlaceRow; work: Work }[],
  motivo: string | undefined,
): Promise<void> {
  const { db } = services;
  const numero = issueLabel(issue);
  // First, so that what is told of each work finds it in a number that is out.
  await updateIssue(db, issue.id, {
    fechaPublicacion: new Date(),
    fechaPrevista: null,
    zonaHoraria: null,
    programadaPorId: null,
    motivo: null,
  });
  const placed = new Set(places.map(({ work }) => work.id));
  /** Chapters of books of this number. */
  const withBook = new Set<string>();
  // Wherever they stand in it, books first, and their chapters with them: these may not come out before.
  const booksFirst = places.toSorted((a, b) => Number(canGather(b.work.tipo)) - Number(canGather(a.work.tipo)));
  for (const { work } of booksFirst) {
    if (isPublic(work)) {
      await record(db, {
        type: 'publication.numbered',
        userId: viewer.id,
        publicacionId: work.id,
        datos: { titulo: work.titulo, numero },
      });
      continue;
    }
    const chapters = withBook.has(work.id) ? [] : await chaptersToPublish(services, viewer, work);
    for (const { id } of chapters) withBook.add(id);
    if (!withBook.has(work.id))
      await applyChange(services, viewer, work.id, { to: 'PUBLICADO', among: ['PUBLICAR'], motivo });
    const others = chapters.filter(({ id }) => !placed.has(id)).map((each) => ({ id: each.id, ...standingOf(each) }));
    await updatePlace(db, work.id, {
      antes: { ...standingOf(work), ...(others.length > 0 && { capitulos: others }) },
    });
  }
  await record(db, {
    type: 'publication.issuePublished',
    userId: viewer.id,
    numeroId: issue.id,
    datos: { revista: issue.revistaId, numero, obras: places.length },
  });
}
