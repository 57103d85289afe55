import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { BookMarked } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { keysAttribute, keysText } from '#web/messages/keys-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { putNote } from '../commands/insert.ts';
import { selectedPart } from '../commands/selection.ts';
import { noteExtensions } from '../manuscript-schema.ts';
import { EditingKeys } from '../plugins/editing-keys.ts';
import { numberingLanguage } from '../plugins/numbers.ts';
import { PastedStyles } from '../plugins/pasted-styles.ts';
import { Typography } from '../plugins/typography.ts';
import { mainMarks } from '../toolbar/marks.ts';
import { PartDialog } from './part-dialog.tsx';
import { type PartProps, removal } from './part-props.ts';

const CitationDialog = lazy(() => import('./citation-dialog.tsx'));

const look = ({ editor }: { editor: ReturnType<typeof useEditor> }) => ({
  marks: mainMarks.filter(({ name }) => editor.isActive(name)).map(({ name }) => name),
  isEmpty: editor.state.doc.textContent.trim() === '' && editor.state.doc.firstChild?.childCount === 0,
});

/** The words of a note, in a small editor of their own: marks, and formulas between $ signs. */
export default function FootnoteDialog(props: PartProps) {
  const t = useMessages();
  const { editor, pos, onClose } = props;
  const note = useEditor({
    extensions: [
      ...noteExtensions(),
      EditingKeys,
      PastedStyles,
      Typography.configure({ languageOf: () => numberingLanguage(editor.state) }),
    ],
    content: { type: 'doc', content: [{ type: 'paragraph', content: pos === null ? [] : contentAt(props) }] },
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'prose-pliego note-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('editing.footnote.text'),
        'data-first-focus': '',
      },
    },
  });
  const { marks, isEmpty } = useEditorState({ editor: note, selector: look });
  /** Which citation of the note is open: null for a new one. */
  const [citing, setCiting] = useState<{ pos: number | null } | undefined>();
  const cite = () => {
    const selected = selectedPart(note.state);
    setCiting({ pos: selected?.node.type.name === 'citation' ? selected.pos : null });
  };
  const submit = () => {
    putNote(editor, pos, note.getJSON().content?.[0]?.content ?? []);
    onClose();
  };
  return (
    <PartDialog
      title={t('editing.footnote.title')}
      submitLabel={t(pos === null ? 'editing.insert' : 'editing.save')}
      disabled={isEmpty}
      onRemove={removal(props)}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-col gap-2">
        <fieldset aria-label={t('editing.toolbar')} className="flex gap-1">
          {mainMarks.map(({ name, label, keys, Icon }) => (
            <Button
              key={name}
              size="small"
              variant="quiet"
              aria-label={t(label)}
              title={`${t(label)} (${keysText(keys)})`}
              aria-keyshortcuts={keysAttribute(keys)}
              aria-pressed={marks.includes(name)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => note.chain().focus().toggleMark(name).run()}
            >
              <Icon aria-hidden />
            </Button>
          ))}
          <Button size="small" variant="quiet" icon={<BookMarked aria-hidden />} onClick={cite}>
            {t('editing.references.cite')}
          </Button>
        </fieldset>
        <EditorContent editor={note} />
        <p className="text-sm text-muted">{t('editing.footnote.hint')}</p>
      </div>
      {citing && (
        <Suspense>
          <CitationDialog editor={note} pos={citing.pos} listIn={editor} onClose={() => setCiting(undefined)} />
        </Suspense>
      )}
    </PartDialog>
  );
}

const contentAt = ({ editor, pos }: PartProps) => {
  const note = pos === null ? null : editor.state.doc.nodeAt(pos);
  return note ? note.children.map((piece) => piece.toJSON()) : [];
};
