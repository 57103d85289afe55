import type { ExportedPicture, ExportedWork } from '#server/documents/model/exported-work.ts';
import { loadPictures } from '#server/documents/model/load-pictures.ts';
import type { TypstJob } from './job.ts';
import { openTypesetting } from './typesetting.ts';
import { writeSource } from './write-source.ts';

export interface Options {
  /** A copy for reviewers: numbered lines, wide leading, and nobody's name. */
  review?: boolean;
  /** Told, in Spanish, what could not be set as it was meant: formulas as text, pictures that cannot be read. */
  warn?: (warning: string) => void;
}

/** What the compiler is given for a work: the same work gives the same job. */
export async function typesettingJob(
  work: ExportedWork,
  { review = false, warn = () => {} }: Options = {},
): Promise<TypstJob> {
  const { names, pictures } = await namedPictures(work);
  return { source: writeSource(openTypesetting(work, names, { review, warn })), pictures };
}

/** The pictures of a work under the names that the compiler knows them by. `before`: what their names begin with. */
export async function namedPictures(work: ExportedWork, before = '') {
  const loaded = [...(await loadPictures(work))];
  const named = loaded.map(([address, picture], index) => ({
    address,
    name: before + fileName(picture, index),
    picture,
  }));
  return {
    names: new Map(named.map(({ address, name }) => [address, name])),
    pictures: named.map(({ name, picture }) => ({ name, bytes: picture.bytes })),
  };
}

const extensions: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};
const fileName = ({ type }: ExportedPicture, index: number) => `${index}.${extensions[type] ?? 'png'}`;
