/** What the readers of one Word document share while they go through it. */
import type { Warnings } from '#server/documents/jats/read/warnings.ts';
import { keptPicture, type NamedPicture } from '#server/documents/metadata/kept-picture.ts';
import { attribute, elements, type XmlElement } from '#server/documents/xml/xml.ts';
import type { FieldCitation } from './citation-fields.ts';
import type { Formula } from './formulas.ts';
import type { WordHtml } from './word-html.ts';

export class WordReading {
  readonly warnings: Warnings;
  /** By the address of their mentions, `#footnote-2`. */
  readonly notes: ReadonlyMap<string, XmlElement>;
  readonly #html: WordHtml;
  readonly #folder: string;
  readonly #pictures = new Map<string, NamedPicture>();
  readonly #numbers = new Map<string, number>();

  /** `folder` is where the work's files are served, `/files/{id}`. */
  constructor(html: WordHtml, folder: string, warnings: Warnings) {
    this.warnings = warnings;
    this.#html = html;
    this.#folder = folder;
    this.notes = notesOf(html.root);
  }

  get formulas(): readonly Formula[] {
    return this.#html.formulas;
  }

  get citations(): readonly FieldCitation[] {
    return this.#html.cited.citations;
  }

  get pictures(): NamedPicture[] {
    return [...this.#pictures.values()];
  }

  /** What a figure says of the picture at this place, kept from now on: a null address where it cannot be kept. */
  picture(place: number): { src: string | null; width?: number; height?: number } {
    const bytes = this.#html.pictures[place];
    const picture = bytes && keptPicture(bytes, this.warnings);
    if (!picture) return { src: null };
    this.#pictures.set(picture.name, picture);
    const { name, width, height } = picture;
    return { src: `${this.#folder}/${name}`, width, height };
  }

  /** The next id of its kind: `fig-1`, `fig-2`. */
  id(kind: 'fig' | 'tab' | 'nota' | 'ec'): string {
    const number = (this.#numbers.get(kind) ?? 0) + 1;
    this.#numbers.set(kind, number);
    return `${kind}-${number}`;
  }
}

const isNote = (element: XmlElement) => /^(?:foot|end)note-\d+$/.test(attribute(element, 'id') ?? '');

/** Whether this is the list of notes that mammoth puts at the end. */
export const isNoteList = ({ name, children }: XmlElement) =>
  name === 'ol' && children.length > 0 && children.every((child) => typeof child !== 'string' && isNote(child));

function notesOf(root: XmlElement): Map<string, XmlElement> {
  const listed = elements(root, 'ol')
    .filter(isNoteList)
    .flatMap((list) => elements(list, 'li'));
  return new Map(listed.map((note) => [`#${attribute(note, 'id')}`, note]));
}
