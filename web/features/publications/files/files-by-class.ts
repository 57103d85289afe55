import type { WorkFile } from '#contract/entities/file.ts';
import { type FileKind, fileKinds } from '#contract/vocabulary.ts';

/** The files of each class, in the order in which the vocabulary names them. */
export const filesByClass = (files: readonly WorkFile[]): [FileKind, WorkFile[]][] =>
  fileKinds.map((clase) => [clase, files.filter((file) => file.clase === clase)]);
