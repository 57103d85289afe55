import type { Definition, FootnoteDefinition, Root } from 'mdast';
import type { Reference } from '#contract/entities/manuscript.ts';
import { type Remark, remark } from '#contract/remarks.ts';
import { decoded } from '#server/documents/model/decoded.ts';
import type { PictureSize } from '#server/documents/model/picture-size.ts';
import { slug } from './slug.ts';

/** Where something stands in the Markdown, for warnings. */
type Placed = { position?: { start: { line: number } } | undefined };

type PictureSizes = (name: string) => PictureSize | undefined;

const numbered = { figure: 'fig', table: 'tabla', formula: 'ec', footnote: 'nota' } as const;
/** Anchors that headings may not take: those of numbered things, and those of entries of the reference list. */
const reserved = /^(?:(?:fig|tabla|ec|nota)-\d+$|ref-)/;

/** What is known, counted and complained about while one Markdown text becomes a document. */
export class Conversion {
  readonly fileAddress: (name: string) => string;
  readonly pictureSize: PictureSizes | undefined;
  readonly references: ReadonlyMap<string, Reference>;
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
  readonly cited = new Set<string>();
  readonly warnings: Remark[] = [];
  readonly #counts = { figure: 0, table: 0, formula: 0, footnote: 0 };
  readonly #anchors = new Set<string>();
  readonly #mentions: { target: string; from: Placed }[] = [];
  readonly #notes = new Map<string, { id: string; number: number }>();
  readonly #writtenNotes = new Set<string>();
  /** Whether a note is being read: what it mentions is written elsewhere. */
  isInNote = false;

  constructor(
    root: Root,
    fileAddress: (name: string) => string,
    references: readonly Reference[],
    pictureSize?: PictureSizes,
  ) {
    const all = <Type extends Root['children'][number]['type']>(type: Type) =>
      root.children.filter((node): node is Extract<typeof node, { type: Type }> => node.type === type);
    this.fileAddress = fileAddress;
    this.pictureSize = pictureSize;
    this.references = new Map(references.map((reference) => [reference.id, reference]));
    // Of several definitions with one name the first counts, as Markdown has it.
    this.definitions = new Map(
      all('definition')
        .reverse()
        .map((node) => [node.identifier, node]),
    );
    this.footnotes = new Map(
      all('footnoteDefinition')
        .reverse()
        .map((node) => [node.identifier, node]),
    );
  }

  warn(at: Placed, said: Remark): void {
    this.warnings.push({ ...said, ...(at.position && { line: at.position.start.line }) });
  }

  /** The next figure, table, formula or note: `{ number: 2, id: 'fig-2' }`. */
  next(kind: keyof typeof numbered): { number: number; id: string } {
    const number = ++this.#counts[kind];
    const id = `${numbered[kind]}-${number}`;
    this.#anchors.add(id);
    return { number, id };
  }

  headingAnchor(text: string): string {
    const name = reserved.test(slug(text)) ? `seccion-${slug(text)}` : slug(text);
    let id = name;
    for (let number = 2; this.#anchors.has(id); number++) id = `${name}-${number}`;
    this.#anchors.add(id);
    return id;
  }

  /** The anchor that `#…` leads to, which may come later in the text. */
  mention(fragment: string, from: Placed): string {
    const target = slug(decoded(fragment));
    this.#mentions.push({ target, from });
    return target;
  }

  /** A footnote at one of its mentions; only at the first that stands in no note itself is it to be written. */
  footnote(name: string): { id: string; number: number; isFirst: boolean } {
    const note = this.#notes.get(name) ?? this.next('footnote');
    this.#notes.set(name, note);
    const isFirst = !this.isInNote && !this.#writtenNotes.has(name);
    if (isFirst) this.#writtenNotes.add(name);
    return { ...note, isFirst };
  }

  /** Once all is read: mentions that lead nowhere, notes and references that nothing mentions, or another note alone. */
  finish(): void {
    for (const { target, from } of this.#mentions)
      if (!this.#anchors.has(target)) this.warn(from, remark('targetMissing', { target }));
    for (const [name, note] of this.footnotes)
      if (!this.#writtenNotes.has(name))
        this.warn(note, this.#notes.has(name) ? remark('noteInNote') : remark('noteUnused', { name }));
    for (const id of this.references.keys()) if (!this.cited.has(id)) this.warn({}, remark('referenceUncited', { id }));
  }
}
