/** Works written in Markdown, by the convention of the demonstration set (scripts/demo/README.md). */

import { type ImportedWork, importedWorkSchema } from '#contract/entities/imported-work.ts';
import { type Manuscript, manuscriptSchema, type Reference } from '#contract/entities/manuscript.ts';
import { numbered } from '#contract/numbering.ts';
import type { Remark } from '#contract/remarks.ts';
import { formatReference } from '#server/documents/citations/styles/apa.ts';
import type { PictureSize } from '#server/documents/model/picture-size.ts';
import { readBlocks } from './blocks.ts';
import { Conversion } from './conversion.ts';
import { readFrontMatter } from './front-matter.ts';
import { parseMarkdown } from './parse.ts';

type Options = {
  /** The address in our file store, `/files/…`, of a picture that the text calls `name`. */
  fileAddress(name: string): string;
  /** How large that picture is, in CSS pixels, where it is known. */
  pictureSize?(name: string): PictureSize | undefined;
  references: readonly Reference[];
  /** Of the text; Spanish unless said. */
  language?: string;
};

/** Markdown whose lists and quotations stand within one another deeper than its parser can follow. */
export class NestedTooDeep extends Error {}

/**
 * The text of a work from its Markdown. Figures, tables, displayed formulas and notes are numbered in order. What
 * cannot be carried over is left out and said in `warnings`, with its line. Throws a ZodError where a
 * single piece is larger than documents take, and `NestedTooDeep`.
 */
export function markdownToManuscript(
  markdown: string,
  options: Options,
): { documento: Manuscript; warnings: Remark[] } {
  try {
    return converted(markdown, options);
  } catch (error) {
    if (!(error instanceof RangeError && /call stack/.test(error.message))) throw error;
    throw new NestedTooDeep('Lists or quotations stand within one another by the hundred.', { cause: error });
  }
}

function converted(markdown: string, { fileAddress, pictureSize, references, language = 'es' }: Options) {
  const root = parseMarkdown(markdown);
  const conversion = new Conversion(root, fileAddress, references, pictureSize);
  const content = readBlocks(root.children, conversion);
  conversion.finish();
  const documento = manuscriptSchema.parse({ type: 'doc', content });
  return { documento: numbered(documento, language), warnings: conversion.warnings };
}

/**
 * A whole work from the text of its file: YAML front matter, then Markdown. Throws an Error or ZodError that says
 * what of the front matter is missing or not right, and `NestedTooDeep`.
 */
export function workFromMarkdown(
  file: string,
  files: Omit<Options, 'references' | 'language'>,
): { work: ImportedWork; warnings: Remark[] } {
  const { data, body } = readFrontMatter(file);
  const { recepcion, aceptacion, publicacion, paginas, revista, editorial, autores, referencias, ...said } = data;
  const { declaraciones: _, direccion: __, version: ___, retractacion: ____, ...kept } = said;
  const { nombre, ...place } = revista ?? {};
  const references = referencias.map(({ id, csl }) => ({ id, texto: formatReference(csl), csl }));
  const { documento, warnings } = markdownToManuscript(body, { ...files, references, language: data.idioma });
  const work = importedWorkSchema.parse({
    ...kept,
    metadatos: {
      ...(paginas !== undefined && { pages: paginas }),
      ...(nombre !== undefined && { revista: nombre }),
      ...place,
      ...(editorial !== undefined && { editorial }),
    },
    autores: autores.map((author) => ({ ...author, id: null })),
    fechaRecepcion: recepcion,
    fechaAceptacion: aceptacion,
    fechaPublicacion: publicacion,
    documento,
    referencias: references,
  });
  return { work, warnings };
}
