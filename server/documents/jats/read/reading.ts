/** What the readers of one text share while they go through it. */
import type { Block, Inline, Mark, Reference } from '#contract/entities/manuscript.ts';
import type { XmlElement, XmlNode } from '#server/documents/xml/xml.ts';
import type { Anchors } from './anchors.ts';
import { Notes } from './notes.ts';
import type { Pictures } from './pictures.ts';
import { findTargets } from './targets.ts';
import type { Warnings } from './warnings.ts';

export interface Reading {
  /** Of the text being read, `es`. */
  language: string;
  anchors: Anchors;
  /** By the id that mentions use in the file. */
  references: ReadonlyMap<string, Reference>;
  /** Ids that the document will carry, from each id of the file that means them. */
  targets: ReadonlyMap<string, string>;
  notes: Notes;
  pictures: Pictures;
  warnings: Warnings;
}

/** What reads the content of a paragraph (inline.ts), for the readers that are its parts. */
export type ReadInline = (nodes: readonly XmlNode[], reading: Reading, outer?: readonly Mark[]) => Inline[];
/** What reads mixed content (flow.ts), for the readers that are its parts. */
export type ReadFlow = (nodes: readonly XmlNode[], reading: Reading, level: number) => Block[];

/** A reading of `parts` (body, back, floats), in which mentions of one another can be followed. */
export function openReading(
  parts: readonly XmlElement[],
  given: Pick<Reading, 'language' | 'anchors' | 'references' | 'pictures' | 'warnings'>,
): Reading {
  return { ...given, targets: findTargets(parts), notes: new Notes(parts) };
}
