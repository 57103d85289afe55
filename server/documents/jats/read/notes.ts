import { attribute, descendants, elements, rawText, type XmlElement } from '#server/documents/xml/xml.ts';

/**
 * The footnotes of a text. Files keep them in a list at the end; our documents carry each at its first mention.
 * Notes of a table stay with their table and are not among these.
 */
export class Notes {
  readonly #waiting: Map<string, XmlElement>;
  readonly #written = new Set<string>();

  constructor(parts: readonly XmlElement[]) {
    const listed = parts.flatMap((part) => [
      ...descendants(part, 'fn-group').flatMap((group) => elements(group, 'fn')),
      ...elements(part, 'fn'),
    ]);
    const identified = listed.flatMap((note): [string, XmlElement][] => {
      const id = attribute(note, 'id');
      return id && rawText(note).trim() !== '' ? [[id, note]] : [];
    });
    this.#waiting = new Map(identified.reverse());
  }

  /** The note to write at this mention: only the first mention of each gets it. */
  take(id: string): XmlElement | undefined {
    const note = this.#waiting.get(id);
    if (!note) return undefined;
    this.#waiting.delete(id);
    this.#written.add(id);
    return note;
  }

  isWritten(id: string): boolean {
    return this.#written.has(id);
  }

  /** Whether a note listed at the end still has to be written there. */
  isUnwritten(note: XmlElement): boolean {
    const id = attribute(note, 'id');
    return id === undefined || !this.#written.has(id);
  }
}
