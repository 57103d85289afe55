/** Takes a finished work of the demonstration set into the catalogue. */
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { v7 as uuid } from 'uuid';
import type { ImportedWork } from '#contract/entities/imported-work.ts';
import type { Author } from '#contract/entities/publication.ts';
import { remarkInWords } from '#contract/remarks.ts';
import { dayMs } from '#contract/time.ts';
import { workFromMarkdown } from '#server/documents/markdown/read/from-markdown.ts';
import { pictureSize } from '#server/documents/model/picture-size.ts';
import { importWork } from '#server/features/publications/import-work.ts';
import { findDoiHolder } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import type { Cast } from './cast.ts';
import { dateImport } from './history-queries.ts';

/** The DOI of a work by its file's name: of the prefix for examples, registered by nobody. */
export const exampleDoi = (name: string) => `10.5555/pliego.${name}`;

const none = '00000000-0000-4000-8000-000000000000';
/** The work of a file, by the DOI that it has from it. */
export async function idOf({ db }: Services, file: string): Promise<string> {
  const work = await findDoiHolder(db, exampleDoi(file), none);
  if (!work) throw new Error(`The demonstration has no work of ${file}.`);
  return work.id;
}

/** The work of a Markdown file with its pictures; authors who also have an account here are linked to it by their name. Gives its id. */
export async function loadPublishedFile(services: Services, cast: Cast, file: string): Promise<string> {
  const accounts = new Map([...cast.values()].map((user) => [`${user.nombres} ${user.apellidos}`, user.id]));
  const linked = (author: Author): Author => ({
    ...author,
    id: accounts.get(`${author.nombres} ${author.apellidos}`) ?? null,
  });
  const [id, name] = [uuid(), basename(file, '.md')];
  const pictures = join(dirname(file), name);
  for (const picture of globSync(join(pictures, '*.svg')))
    await services.files.put(`${id}/${basename(picture)}`, await readFile(picture));
  const { work, warnings } = workFromMarkdown(await readFile(file, 'utf8'), {
    fileAddress: (picture) => `/files/${id}/${picture}`,
    pictureSize: (picture) => pictureSize(readFileSync(join(pictures, picture))),
  });
  if (warnings.length > 0)
    throw new Error(`${basename(file)}: ${warnings.map((each) => remarkInWords(each, 'es')).join('; ')}`);
  await importWork(
    services,
    { ...work, ...datesOf(work), doi: exampleDoi(name), autores: work.autores.map(linked) },
    { id },
  );
  await dateImport(services.db, id);
  return id;
}

/** The day on which the dates in the files were as long ago as they are to be: they move with the days since then. */
const writtenOn = '2026-11-23';

type Dates = Pick<ImportedWork, 'fechaRecepcion' | 'fechaAceptacion' | 'fechaPublicacion'>;

function datesOf({ fechaRecepcion, fechaAceptacion, fechaPublicacion }: Dates): Dates {
  const since = Math.floor((Date.now() - Date.parse(writtenOn)) / dayMs) * dayMs;
  const moved = (day: string | null) => day && new Date(Date.parse(day) + since).toISOString().slice(0, 10);
  return {
    fechaRecepcion: moved(fechaRecepcion),
    fechaAceptacion: moved(fechaAceptacion),
    fechaPublicacion: moved(fechaPublicacion),
  };
}
