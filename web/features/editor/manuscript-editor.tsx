import '#web/styles/editor.css';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Publication } from '#contract/entities/publication.ts';
import { useSession } from '#web/data/session.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { goToEnd } from './commands/insert.ts';
import { OpenPanel } from './dialogs/open-panel.tsx';
import type { Panel } from './dialogs/panel.ts';
import { fromManuscript } from './from-manuscript.ts';
import { manuscriptExtensions } from './manuscript-schema.ts';
import { cleanHtml } from './paste/clean-html.ts';
import { EditingKeys } from './plugins/editing-keys.ts';
import { Find } from './plugins/find.ts';
import { NoteNumbers } from './plugins/note-numbers.ts';
import { Opening } from './plugins/opening.ts';
import { type Slash, SlashMenu } from './plugins/slash-menu.ts';
import { UniqueIds } from './plugins/unique-ids.ts';
import { wordCount } from './plugins/word-count.ts';
import { ConflictNotice } from './saving/conflict-notice.tsx';
import { openingText } from './saving/kept-text.ts';
import { SaveStatus } from './saving/save-status.tsx';
import { useAutosave } from './saving/use-autosave.ts';
import { toManuscript } from './to-manuscript.ts';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { FindBar } from './toolbar/find-bar.tsx';
import { SlashList } from './toolbar/slash-list.tsx';

/** What the screen around asks of the text before it goes on. */
export type TextHandle = {
  /** Sends what is unsaved; gives whether the server has everything. */
  save: () => Promise<boolean>;
};

type Props = { work: Publication; handle: RefObject<TextHandle | null> };

/** The text of a draft, written as it will be read. It saves itself (saving/autosave.ts). */
export default function ManuscriptEditor({ work, handle }: Props) {
  const t = useMessages();
  const { number } = useFormats();
  const { user } = useSession();
  const userId = useRef(user?.id ?? '').current;
  const [opening] = useState(() => openingText(userId, work));
  const [panel, setPanel] = useState<Panel | null>(null);
  const [slash, setSlash] = useState<Slash | null>(null);
  const [isFinding, setFinding] = useState(false);
  const slashKeys = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  const editor = useEditor({
    extensions: [
      ...manuscriptExtensions({
        missingPicture: t('work.text.missingPicture'),
        formula: t('work.text.formula'),
        note: t('work.text.note'),
      }),
      EditingKeys,
      NoteNumbers,
      UniqueIds,
      Find,
      SlashMenu.configure({ onChange: setSlash, onKey: (event: KeyboardEvent) => slashKeys.current?.(event) ?? false }),
      Opening.configure({
        open: (_, wanted) => setPanel(wanted),
        find: () => setFinding(true),
        tools: () => frame.current?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus(),
      }),
    ],
    content: fromManuscript(opening.documento),
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: 'prose-pliego',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('author.form.contenido'),
        lang: work.idioma,
      },
      transformPastedHTML: (html) => {
        const { html: clean, pictures } = cleanHtml(html);
        if (pictures > 0) toast(t('editing.paste.pictures', { count: pictures }));
        return clean;
      },
    },
  });
  const { state, autosave } = useAutosave(editor, work, opening, userId);
  const { words, isEmpty } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({ words: wordCount(state.doc), isEmpty: state.doc.content.size <= 2 }),
  });

  useEffect(() => {
    handle.current = { save: autosave.save };
    return () => {
      handle.current = null;
    };
  }, [handle, autosave]);

  const open = (wanted: Panel) => {
    // So that closing the form leads back here.
    editor.view.focus();
    setPanel(wanted);
  };
  const takeTheirs = () => autosave.takeTheirs((documento) => editor.commands.setContent(fromManuscript(documento)));

  return (
    <div ref={frame} className="manuscript-editor">
      {opening.restored && state.kind !== 'conflict' && <Notice live>{t('editing.restored')}</Notice>}
      <div className="editor-head">
        <EditorToolbar editor={editor} onOpen={open} onFind={() => setFinding(true)} />
        {isFinding && <FindBar editor={editor} onClose={() => setFinding(false)} />}
        {state.kind === 'conflict' && (
          <ConflictNotice
            conflict={state}
            mine={() => toManuscript(editor.state.doc)}
            onKeepMine={() => void autosave.keepMine()}
            onTakeTheirs={takeTheirs}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: with keys the arrows lead there (the gap cursor) */}
      <div
        className="editor-page"
        data-placeholder={isEmpty ? t('editing.placeholder') : undefined}
        onMouseDown={(event) => {
          // The empty sheet under the text is a place to go on writing.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          goToEnd(editor);
        }}
      >
        <EditorContent editor={editor} />
      </div>
      <div className="editor-foot">
        <SaveStatus state={state} />
        <p className="text-sm text-muted tabular-nums">{t('editing.words', { count: words, shown: number(words) })}</p>
      </div>
      {slash && <SlashList editor={editor} slash={slash} onOpen={open} keys={slashKeys} />}
      {panel && (
        <OpenPanel editor={editor} panel={panel} references={work.referencias} onClose={() => setPanel(null)} />
      )}
    </div>
  );
}
