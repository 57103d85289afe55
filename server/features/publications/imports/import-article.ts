import { v7 as uuid } from 'uuid';
import type { Remark } from '#contract/remarks.ts';
import { importWork } from '#server/features/publications/import-work.ts';
import { removeAll } from '#server/platform/files/file-store.ts';
import { picturesOf } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import type { Article } from './articles.ts';
import { readArticle } from './read-article.ts';

export interface ImportedArticle {
  /** False where it was here already. */
  isNew: boolean;
  /** Its DOI or title. */
  work: string;
  /** What could not be carried over. */
  warnings: Remark[];
}

/** An article into the catalogue, published, with the pictures that lie beside it. Throws UnreadableFile. */
export async function importArticle(services: Services, { bytes, beside }: Article): Promise<ImportedArticle> {
  const { files } = services;
  const id = uuid();
  const place = picturesOf(id);
  const { work, pictures, warnings } = await readArticle(bytes(), `/files/${id}`, beside);
  let isNew = false;
  try {
    for (const picture of pictures) await files.put(place + picture.name, picture.bytes);
    isNew = await importWork(services, work, { id });
  } finally {
    if (!isNew) await removeAll(files, place);
  }
  return { isNew, work: work.doi ?? work.titulo, warnings };
}
