import { chapterOf } from '#contract/chapter-text.ts';
import { chaptersOf } from '#contract/chapters.ts';
import type { Publication, PublishedChapter } from '#contract/entities/publication.ts';
import { refuse } from '#contract/refuse.ts';
import { withSetReferences } from '#server/documents/citations/set-references.ts';
import { readPublication } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * One chapter of a public work, as a guest reads it. Throws `no_encontrado`, also where no chapter is called so in that
 * language.
 */
export async function readChapter(
  services: Services,
  id: string,
  slug: string,
  idioma?: string,
): Promise<PublishedChapter> {
  const work = withSetReferences(await readPublication(services, null, id, idioma));
  const chapter = chapterOf(work, slug);
  if (!chapter) throw refuse('no_encontrado');
  const { documento, referencias, ...place } = chapter;
  const capitulos = namesOf(work);
  return {
    obra: { ...work, contenido: '', documento, referencias },
    capitulos,
    ...place,
    enIdiomas: await Promise.all(
      work.idiomasDelTexto.map(async (text) => {
        const names =
          text.idioma === work.idioma ? capitulos : namesOf(await readPublication(services, null, id, text.idioma));
        const name = names.length === capitulos.length ? names[place.numero - 1]?.slug : undefined;
        return { idioma: text.idioma, capitulo: name ?? null };
      }),
    ),
  };
}

const namesOf = (work: Publication) => chaptersOf(work).map(({ slug, titulo }) => ({ slug, titulo }));
