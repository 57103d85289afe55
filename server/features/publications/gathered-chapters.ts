/** The chapters of a book that are works of their own, as anybody may read of them. */
import { registeredDoi } from '#contract/doi.ts';
import type { GatheredChapter } from '#contract/entities/chapter.ts';
import type { PublishedProcess } from '#contract/entities/published-process.ts';
import { canGather } from '#contract/gathered-chapters.ts';
import type { Services } from '#server/platform/services.ts';
import { isPublic, type Viewer } from '#server/policy/index.ts';
import { type ChapterRow, findChapters } from './chapter-queries.ts';
import { presentSummary } from './present.ts';
import type { Work } from './queries.ts';

/** A chapter as the contents of its book name it, whoever may read its text. */
export function presentChapter(
  { settings }: Pick<Services, 'settings'>,
  { place, work }: { place: Pick<ChapterRow, 'paginaInicial' | 'paginaFinal'>; work: Work },
  viewer: Viewer,
): GatheredChapter {
  const seen = presentSummary(work, viewer, settings.of(work));
  return {
    id: seen.id,
    titulo: seen.titulo,
    tipo: seen.tipo,
    idioma: seen.idioma,
    autor: seen.autor,
    doi: registeredDoi(seen) ?? null,
    paginaInicial: place.paginaInicial,
    paginaFinal: place.paginaFinal,
    retractada: seen.fechaRetractacion !== null,
    embargo: seen.embargo?.hasta ?? null,
  };
}

/** Of a book its chapters, of a chapter its neighbours: those that are public, whoever asks. Asks nothing of any other work. */
export async function readGathered(
  services: Services,
  work: Work,
): Promise<Pick<PublishedProcess, 'capitulos' | 'libro'>> {
  const bookId = canGather(work.tipo) ? work.id : work.libro?.id;
  if (!bookId) return { capitulos: [], libro: null };
  const open = (await findChapters(services.db, bookId)).filter((each) => isPublic(each.work));
  if (bookId === work.id) return { capitulos: open.map((each) => presentChapter(services, each, null)), libro: null };
  const at = open.findIndex((each) => each.work.id === work.id);
  const named = (index: number) => {
    const near = at < 0 ? undefined : open[index]?.work;
    return near ? { id: near.id, titulo: near.titulo, idioma: near.idioma } : null;
  };
  return { capitulos: [], libro: { id: bookId, anterior: named(at - 1), siguiente: named(at + 1) } };
}
