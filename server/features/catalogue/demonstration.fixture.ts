/** The works of the demonstration set, with their texts, as rows of the catalogue. */
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { workFromMarkdown } from '#server/documents/markdown/read/from-markdown.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { bylineOf } from '#server/features/publications/byline-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { manuscripts, publications } from '#server/platform/database/schema.ts';

/** Publishes them all; gives the name of each one's file by its id. */
export async function publishDemonstration(db: Database): Promise<Map<string, string>> {
  const nameOf = new Map<string, string>();
  for (const file of globSync('scripts/demo/works/*.md').toSorted()) {
    const id = randomUUID();
    const { work } = workFromMarkdown(readFileSync(file, 'utf8'), { fileAddress: (name) => `/files/${id}/${name}` });
    const { titulo, resumen, tipo, categoria, idioma, palabrasClave, autores, documento, referencias } = work;
    const fechaPublicacion = new Date(`${work.fechaPublicacion}T12:00:00Z`);
    const autor = bylineOf(autores);
    await db.insert(publications).values({
      ...{ id, titulo, resumen, tipo, categoria, idioma, palabrasClave, autor, fechaPublicacion },
      estado: 'PUBLICADO',
    });
    await db.insert(manuscripts).values({ publicacionId: id, documento, contenido: plainText(documento), referencias });
    nameOf.set(id, basename(file, '.md'));
  }
  return nameOf;
}
