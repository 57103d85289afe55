/**
 * Pictures that belong to no work: people's photos, the journal's mark and its cover image. Each is one file, new for each change, whose name
 * is in its address on this site.
 */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { leastCoverImage } from '#contract/entities/system.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { refuse } from '#contract/refuse.ts';
import { cleanPicture } from '#server/documents/metadata/clean-picture.ts';
import type { Services } from '../services.ts';
import type { FileStore } from './file-store.ts';

interface PictureKind {
  folder: string;
  /** Of chance in a name. */
  nameBytes: number;
  /** Pixels; more would cost whoever looks at it. */
  mostSide: number;
  /** Pixels; fewer would not do where it is shown. */
  least: { width: number; height: number };
  refusal: ProblemCode;
}

const anySize = { width: 1, height: 1 };

/** Nobody guesses a name: the address is all that it takes to see the photo. */
export const portraits: PictureKind = {
  folder: 'fotos',
  nameBytes: 24,
  mostSide: 4096,
  least: anySize,
  refusal: 'foto_no_valida',
};
/** Every reader loads it. */
export const marks: PictureKind = {
  folder: 'identidad',
  nameBytes: 12,
  mostSide: 2048,
  least: anySize,
  refusal: 'logo_no_valido',
};
/** Lies beside the mark. */
export const coverImages: PictureKind = {
  ...marks,
  mostSide: 4096,
  least: leastCoverImage,
  refusal: 'imagen_portada_no_valida',
};

/** On the cover of a number; lies beside the mark. */
export const issueCovers: PictureKind = { ...marks, mostSide: 4096, refusal: 'portada_no_valida' };

const mostBytes = 1024 * 1024;

/** The place of a picture in the file store. */
export const pictureFile = ({ folder }: PictureKind, name: string): string => `${folder}/${name}`;

/** The file of a picture's address; undefined for none, and for one that lies elsewhere. */
export function fileOfPicture(kind: PictureKind, address: string): string | undefined {
  const start = addressOf(kind, '');
  return address.startsWith(start) ? pictureFile(kind, address.slice(start.length)) : undefined;
}

const addressOf = ({ folder }: PictureKind, name: string) => `/files/${folder}/${name}`;

/**
 * Keeps a picture without what a camera or a program wrote beside it, and has `name` put its address where it is shown; where
 * that fails, its file goes again.
 * @param base64 a PNG, JPEG or WebP
 * @throws the kind's refusal for anything else, and for one too large or too small
 */
export async function keepPicture<T>(
  files: Pick<FileStore, 'put' | 'remove'>,
  kind: PictureKind,
  base64: string,
  name: (address: string) => Promise<T>,
): Promise<T> {
  const bytes = Buffer.from(base64, 'base64');
  const picture = bytes.length <= mostBytes ? cleanPicture(bytes) : undefined;
  const { mostSide, least } = kind;
  const fits =
    picture &&
    picture.width >= least.width &&
    picture.height >= least.height &&
    Math.max(picture.width, picture.height) <= mostSide;
  if (!fits) throw refuse(kind.refusal, { values: { lado: mostSide, ancho: least.width, alto: least.height } });
  const file = `${randomBytes(kind.nameBytes).toString('base64url')}.${picture.type}`;
  await files.put(pictureFile(kind, file), picture.bytes);
  try {
    return await name(addressOf(kind, file));
  } catch (error) {
    await files.remove(pictureFile(kind, file));
    throw error;
  }
}

/** Removes the file of an address that nothing names any more. */
export async function dropPicture(files: Pick<FileStore, 'remove'>, kind: PictureKind, address: string): Promise<void> {
  const file = fileOfPicture(kind, address);
  if (file) await files.remove(file);
}

/** The bytes of a journal's mark by its address, of the platform's where none is said; null where it has none. */
export async function journalMark(
  { settings, files }: Pick<Services, 'settings' | 'files'>,
  logo = settings.get().logo,
): Promise<Uint8Array | null> {
  const place = fileOfPicture(marks, logo);
  const file = place && (await files.get(place));
  return file ? buffer(file.stream()) : null;
}
