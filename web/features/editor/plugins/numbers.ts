/** Figures, tables and formulas are numbered as they stand while one writes, and references follow (contract/numbering.ts). */
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { isNumberedKind, type NumberedPart, numbersOf, type PartReference } from '#contract/numbering.ts';
import { blocksOf, remembered } from '../schema/by-block.ts';

interface Numbered {
  parts: (NumberedPart & { at: number })[];
  references: (PartReference & { at: number })[];
}

/** What a block has of these, by its place counted from the beginning of the block. */
const numberedIn = remembered((block): Numbered => {
  const found: Numbered = { parts: [], references: [] };
  const take = ({ type, attrs }: Node, at: number) => {
    if (isNumberedKind(type.name)) found.parts.push({ at, type: type.name, id: attrs.id, label: attrs.label });
    else if (type.name === 'crossReference') found.references.push({ at, target: attrs.target, text: attrs.text });
  };
  take(block, 0);
  block.descendants((node, position) => take(node, position + 1));
  return found;
});

/** What a whole text has of these, by its place in the text. */
export function numberedParts(doc: Node): Numbered {
  const found: Numbered = { parts: [], references: [] };
  let start = 0;
  for (const block of blocksOf(doc)) {
    const { parts, references } = numberedIn(block);
    const from = start;
    found.parts.push(...parts.map((part) => ({ ...part, at: from + part.at })));
    found.references.push(...references.map((each) => ({ ...each, at: from + each.at })));
    start += block.nodeSize;
  }
  return found;
}

function renumbered({ doc, tr }: EditorState, language: string): Transaction | null {
  const { parts, references } = numberedParts(doc);
  const { labels, texts } = numbersOf(parts, references, language);
  for (const [place, { at, label }] of parts.entries())
    if (labels[place] !== (label ?? undefined)) tr.setNodeAttribute(at, 'label', labels[place] ?? null);
  for (const [place, { at, text }] of references.entries())
    if (texts[place] !== text) tr.setNodeAttribute(at, 'text', texts[place]);
  return tr.docChanged ? tr : null;
}

const key = new PluginKey<string>('numbers');

/** The language in which a text is numbered, `es`; Spanish where none was said. */
export const numberingLanguage = (state: EditorState): string => key.getState(state) ?? 'es';

/** From now on it is this one. */
export const setNumberingLanguage = ({ tr }: EditorState, language: string): Transaction => tr.setMeta(key, language);

export const numbersPlugin = (language: string): Plugin<string> =>
  new Plugin<string>({
    key,
    state: { init: () => language, apply: (tr, before) => tr.getMeta(key) ?? before },
    appendTransaction: (transactions, _, state) =>
      transactions.some((tr) => tr.docChanged || tr.getMeta(key) !== undefined)
        ? renumbered(state, numberingLanguage(state))
        : null,
  });

export const Numbers = Extension.create<{ language: string }>({
  name: 'numbers',
  addOptions: () => ({ language: 'es' }),
  addProseMirrorPlugins() {
    return [numbersPlugin(this.options.language)];
  },
});
