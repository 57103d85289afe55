import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { type AnyNode, visit } from '#server/documents/model/nodes.ts';
import { withoutEndMatter } from './end-matter.ts';

/** What an xref may lead to, as JATS names it in `ref-type`; '' where it has no name for it: mentions of that are only their words. */
const refTypes: Partial<Record<AnyNode['type'], string>> = {
  heading: 'sec',
  figure: 'fig',
  table: 'table',
  mathBlock: 'disp-formula',
  mathInline: '',
  footnote: 'fn',
};

/**
 * The ids of one text of a file: each is of one thing, as XML asks. Of two nodes with one id the first keeps it; a footnote, which
 * cannot do without, gets another. What a former text of the file has taken is written otherwise.
 */
export class Ids {
  readonly #refTypes = new Map<string, string>();
  readonly #ids = new Map<AnyNode | Reference, string>();
  /** As they are written, by those of the text. */
  readonly #written = new Map<string, string>();
  readonly #taken: Set<string>;

  /** `taken`: the ids of all texts of the file. `listed`: references that another text of it lists. */
  constructor(
    documento: Manuscript,
    references: readonly Reference[],
    taken = new Set<string>(),
    listed: readonly Reference[] = [],
  ) {
    this.#taken = taken;
    for (const { id } of listed) {
      this.#refTypes.set(id, 'bibr');
      this.#written.set(id, id);
    }
    for (const reference of references) this.#claim(reference, reference.id, 'bibr');
    const headings = headingTypes(documento);
    visit(documento, (node) => {
      const refType = headings.get(node) ?? refTypes[node.type];
      const id = 'attrs' in node && 'id' in node.attrs ? node.attrs.id : undefined;
      if (refType !== undefined && id) this.#claim(node, id, refType);
    });
  }

  #claim(node: AnyNode | Reference, id: string, refType: string): void {
    const isTaken = this.#refTypes.has(id);
    if (isTaken && refType !== 'fn') return;
    const written = isTaken || this.#taken.has(id) ? this.fresh(id, refType) : id;
    this.#taken.add(written);
    this.#ids.set(node, written);
    if (isTaken) return;
    this.#refTypes.set(id, refType);
    this.#written.set(id, written);
  }

  /** How an id of the text is written in the file. */
  written(id: string): string {
    return this.#written.get(id) ?? id;
  }

  /** The id attribute of a node, if it has an id. */
  of(node: AnyNode | Reference): { id?: string } {
    const id = this.#ids.get(node);
    return id ? { id } : {};
  }

  /** The `ref-type` of mentions of this id; undefined where nothing has it. */
  refType(id: string): string | undefined {
    return this.#refTypes.get(id);
  }

  /** An id that nothing has, `aff-1`, taken from now on. */
  fresh(prefix: string, refType = prefix): string {
    for (let number = 1; ; number += 1) {
      const id = `${prefix}-${number}`;
      if (this.#refTypes.has(id) || this.#taken.has(id)) continue;
      this.#refTypes.set(id, refType);
      this.#taken.add(id);
      return id;
    }
  }
}

/** Headings that open no section: of what stands behind the body, and those in lists and cells, which are bold words there. */
function headingTypes(documento: Manuscript): Map<AnyNode, string> {
  const types = new Map<AnyNode, string>();
  for (const { kind, blocks } of withoutEndMatter(documento.content).end)
    if (blocks[0]) types.set(blocks[0], kind === 'app' ? 'app' : '');
  visit(documento, (node) => {
    if (node.type === 'doc' || node.type === 'blockquote' || !('content' in node)) return;
    for (const child of node.content) if (child.type === 'heading') types.set(child, '');
  });
  return types;
}
