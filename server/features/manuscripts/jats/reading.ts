/** What the readers of one text share while they go through it. */
import type { Reference } from '#contract/entities/manuscript.ts';
import type { Anchors } from './anchors.ts';
import { Notes } from './notes.ts';
import { findTargets } from './targets.ts';
import type { Warnings } from './warnings.ts';
import type { XmlElement } from './xml.ts';

export interface Reading {
  /** Of the text being read, `es`. */
  language: string;
  anchors: Anchors;
  /** By the id that mentions use in the file. */
  references: ReadonlyMap<string, Reference>;
  /** Ids that the document will carry, from each id of the file that means them. */
  targets: ReadonlyMap<string, string>;
  notes: Notes;
  warnings: Warnings;
}

/** A reading of `parts` (body, back, floats), in which mentions of one another can be followed. */
export function openReading(
  parts: readonly XmlElement[],
  given: Pick<Reading, 'language' | 'anchors' | 'references' | 'warnings'>,
): Reading {
  return { ...given, targets: findTargets(parts), notes: new Notes(parts) };
}
