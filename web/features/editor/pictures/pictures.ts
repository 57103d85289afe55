/** Pictures brought into the text by dropping and pasting, and those that have arrived put into their figures. */
import { Extension } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { firstLabel } from '#contract/numbering.ts';
import { cleanHtml } from '../paste/clean-html.ts';
import { numberingLanguage } from '../plugins/numbers.ts';
import { newFigureId, pictureFault } from './picture-files.ts';
import type { PictureUploads, StoredPicture } from './picture-uploads.ts';

/** What cannot be brought in, for the author to know. */
export type LeftOut = { kind: 'type' | 'size'; name: string } | { kind: 'pasted'; count: number };

/** What a figure says of its picture. */
export interface FigureTexts {
  /** Of a picture without a name, since it was pasted. */
  pasted: string;
  sending: (part: number) => string;
  failed: (why: string) => string;
  retry: string;
  discard: string;
  choose: string;
  noAlt: string;
  writeAlt: string;
}

export interface PictureMeans {
  uploads: PictureUploads;
  texts: FigureTexts;
  /** Where the browser gets a stored picture. */
  address: (src: string) => string;
  onLeftOut: (what: LeftOut) => void;
  /** Opens the form of the figure at `pos`. */
  onOpen: (pos: number) => void;
}

declare module '@tiptap/core' {
  interface Storage {
    /** Absent where a text is only read into the schema, as in tests. */
    pictures?: PictureMeans;
  }
}

/** Forms and figures find the means in `editor.storage.pictures`. */
export const pictures = (means: PictureMeans) =>
  Extension.create<Record<string, never>, PictureMeans>({
    name: 'pictures',
    addStorage: () => means,
    addProseMirrorPlugins: () => [new Plugin(pluginOf(means))],
  });

const pluginOf = (means: PictureMeans): ConstructorParameters<typeof Plugin>[0] => ({
  view: (view) => {
    const unsubscribe = means.uploads.subscribe((id) => arrive(view, id, means.uploads.storedFor(id)));
    return { destroy: unsubscribe };
  },
  // A figure that is put back (undone, redone, moved) may have left before its picture arrived.
  appendTransaction: (transactions, _, state) =>
    transactions.some(bringsFigures) ? filled(state, (id) => means.uploads.storedFor(id)) : null,
  props: {
    handlePaste: (view, { clipboardData }) => {
      const files = Array.from(clipboardData?.files ?? []);
      // Office programs put a picture of the copied text beside the text itself.
      const hasWords = /\S/.test(clipboardData?.getData('text/plain') ?? '');
      if (files.length === 0 || hasWords) return false;
      insertFiles(view, files, null, means);
      return true;
    },
    handleDrop: (view, event, _, moved) => {
      const files = Array.from(event.dataTransfer?.files ?? []);
      if (moved || files.length === 0) return false;
      // Else the browser would leave the page for the file.
      event.preventDefault();
      insertFiles(view, files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null, means);
      return true;
    },
    transformPastedHTML: (html, view) => {
      const { html: clean, pictures, left } = cleanHtml(html, numberingLanguage(view.state));
      for (const { file } of pictures.filter(({ file }) => pictureFault(file)))
        means.onLeftOut({ kind: pictureFault(file) ?? 'type', name: means.texts.pasted });
      if (left > 0) means.onLeftOut({ kind: 'pasted', count: left });
      for (const { id, file } of pictures) if (!pictureFault(file)) means.uploads.start(id, file);
      return clean;
    },
  },
});

/** A new figure for each picture, one after the other, at `pos` or at the cursor. */
function insertFiles(view: EditorView, files: readonly File[], pos: number | null, means: PictureMeans): void {
  const { state } = view;
  const label = firstLabel('figure', numberingLanguage(state));
  const figures: Node[] = [];
  for (const file of files) {
    const fault = pictureFault(file);
    if (fault) {
      means.onLeftOut({ kind: fault, name: file.name });
      continue;
    }
    const id = newFigureId();
    figures.push(emptyFigure(state.schema, id, label));
    means.uploads.start(id, file);
  }
  if (figures.length === 0) return;
  view.dispatch(inserting(state, Fragment.from(figures), pos).scrollIntoView());
  view.focus();
}

/** At `pos`, or after the cursor's paragraph, whose place they take where it is empty. The cursor goes to the last caption. */
function inserting({ doc, schema, selection, tr }: EditorState, figures: Fragment, pos: number | null): Transaction {
  const { $to } = selection;
  const isEmptyLine = pos === null && $to.parent.type.name === 'paragraph' && $to.parent.content.size === 0;
  const slice = new Slice(figures, 0, 0);
  const at = pos === null ? placeAfter($to, figures) : (dropPoint(doc, pos, slice) ?? doc.content.size);
  tr.insert(at, figures);
  const end = at + figures.size;
  // There is always a line to go on writing after them.
  const line = schema.nodes.paragraph?.create();
  if (end === tr.doc.content.size && line) tr.insert(end, line);
  tr.setSelection(TextSelection.near(tr.doc.resolve(end - 1), -1));
  if (isEmptyLine && $to.after() === at) tr.delete($to.before(), at);
  return tr;
}

/** The nearest place after a cursor where they may stand: not within a caption, which holds words alone. */
function placeAfter($pos: ResolvedPos, figures: Fragment): number {
  for (let depth = $pos.depth; depth > 0; depth--) {
    const around = $pos.node(depth - 1);
    const index = $pos.indexAfter(depth - 1);
    if (around.canReplace(index, index, figures)) return $pos.after(depth);
  }
  return $pos.doc.content.size;
}

const emptyFigure = (schema: Schema, id: string, label: string): Node =>
  schema.nodeFromJSON({
    type: 'figure',
    attrs: { id, label },
    content: [{ type: 'caption', content: [{ type: 'paragraph' }] }],
  });

/** Puts a picture that has arrived into its figure. Only taking another one's place can be undone. */
function arrive(view: EditorView, id: string, picture: StoredPicture | undefined): void {
  if (!picture || view.isDestroyed) return;
  const { state } = view;
  const { tr } = state;
  let replaces = false;
  state.doc.descendants((node, pos) => {
    if (node.type.name !== 'figure' || node.attrs.id !== id || node.attrs.src === picture.src) return;
    replaces ||= node.attrs.src !== null;
    put(tr, pos, picture);
  });
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', replaces));
}

function filled(state: EditorState, stored: (id: string | null) => StoredPicture | undefined): Transaction | null {
  const { tr } = state;
  state.doc.descendants((node, pos) => {
    const picture = node.type.name === 'figure' && node.attrs.src === null ? stored(node.attrs.id) : undefined;
    if (picture) put(tr, pos, picture);
  });
  return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
}

function put(tr: Transaction, pos: number, { src, ancho, alto }: StoredPicture): void {
  tr.setNodeAttribute(pos, 'src', src).setNodeAttribute(pos, 'width', ancho).setNodeAttribute(pos, 'height', alto);
}

function bringsFigures({ steps }: Transaction): boolean {
  return steps.some((step) => 'slice' in step && step.slice instanceof Slice && hasFigure(step.slice));
}

function hasFigure({ content }: Slice): boolean {
  let found = false;
  content.descendants((node) => {
    found ||= node.type.name === 'figure';
    return !found;
  });
  return found;
}
