import type { ExportedPicture, ExportedWork } from '#server/features/exports/exported-work.ts';
import { loadPictures } from '#server/features/exports/load-pictures.ts';
import type { Job } from './job.ts';
import { openTypesetter } from './typesetter.ts';
import { openTypesetting } from './typesetting.ts';
import { writeSource } from './write-source.ts';

interface Options {
  /** A copy for reviewers: numbered lines, wide leading, and nobody's name. */
  review?: boolean;
  /** Told, in Spanish, what could not be set as it was meant: formulas as text, pictures that cannot be read. */
  warn?: (warning: string) => void;
}

/** One process for all: a PDF takes all of a core while it is made. */
const typesetter = openTypesetter();

/** The work as a PDF (A4, PDF/UA-1 where it can be). Throws TypesettingError where it cannot be made in 30 seconds. */
export const typesetPdf = async (work: ExportedWork, options: Options = {}): Promise<Uint8Array> =>
  typesetJob(await typesettingJob(work, options), options);

/** What the compiler makes of a job. Throws TypesettingError. */
export async function typesetJob(job: Job, { warn }: Options = {}): Promise<Uint8Array> {
  const { pdf, warnings } = await typesetter.run(job);
  if (warn) for (const warning of warnings) warn(warning);
  return pdf;
}

/** What the compiler is given for a work: the same work gives the same job. */
export async function typesettingJob(
  work: ExportedWork,
  { review = false, warn = () => {} }: Options = {},
): Promise<Job> {
  const loaded = [...(await loadPictures(work))];
  const named = loaded.map(([address, picture], index) => ({ address, name: fileName(picture, index), picture }));
  const names = new Map(named.map(({ address, name }) => [address, name]));
  const source = writeSource(openTypesetting(work, names, { review, warn }));
  return { source, pictures: named.map(({ name, picture }) => ({ name, bytes: picture.bytes })) };
}

const extensions: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};
const fileName = ({ type }: ExportedPicture, index: number) => `${index}.${extensions[type] ?? 'png'}`;
