/** Two versions of a work: its text, its notes, and what is said about it. */
import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { footnotesOf } from '#web/features/manuscript/footnotes.ts';
import type { AnyNode } from '#web/features/manuscript/nodes.ts';
import { compareNodes } from './compare-nodes.ts';
import { type Edit, isChange } from './edit.ts';

/** What is compared of a version. */
export interface Compared {
  titulo: string;
  resumen: string;
  palabrasClave: readonly string[];
  documento: Manuscript;
  referencias: readonly Reference[];
}

export interface Comparison {
  titulo: Edit[];
  resumen: Edit[];
  palabrasClave: Edit[];
  texto: Edit[];
  notas: Edit[];
  referencias: Edit[];
}

export function compareVersions(before: Compared, after: Compared): Comparison {
  const lines = (read: (version: Compared) => readonly string[]) =>
    compareNodes(read(before).flatMap(paragraphOf), read(after).flatMap(paragraphOf));
  return {
    titulo: lines(({ titulo }) => [titulo]),
    resumen: lines(({ resumen }) => resumen.split(/\n+/)),
    palabrasClave: lines(({ palabrasClave }) => palabrasClave),
    texto: compareNodes(before.documento.content, after.documento.content),
    notas: compareNodes(footnotesOf(before.documento).list, footnotesOf(after.documento).list),
    referencias: lines(({ referencias }) => referencias.map(({ texto }) => texto)),
  };
}

const paragraphOf = (text: string): AnyNode[] =>
  text.trim() === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: text.trim() }] }];

/** How many places differ, an edited line as one. */
export const countChanges = (edits: readonly Edit[]): number => edits.filter(isChange).length;
