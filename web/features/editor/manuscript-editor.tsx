import { PastedStyles } from './plugins/pasted-styles.ts';
import '#web/styles/editor.css';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { FileUp } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { mostTableCells } from '#contract/entities/manuscript.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { SaveLine } from '#web/data/save-line.tsx';
import { useSession } from '#web/data/session.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { goToEnd } from './commands/insert.ts';
import { OpenPanel } from './dialogs/open-panel.tsx';
import type { Panel } from './dialogs/panel.ts';
import { manuscriptExtensions } from './manuscript-schema.ts';
import { OutlinePanel } from './outline/outline-panel.tsx';
import { usePictures } from './pictures/use-pictures.ts';
import { EditingKeys } from './plugins/editing-keys.ts';
import { Find } from './plugins/find.ts';
import { NoteNumbers } from './plugins/note-numbers.ts';
import { Numbers, setNumberingLanguage } from './plugins/numbers.ts';
import { Opening } from './plugins/opening.ts';
import { PastedHeadings } from './plugins/pasted-headings.ts';
import { type Slash, SlashMenu } from './plugins/slash-menu.ts';
import { TableLimit } from './plugins/table-limit.ts';
import { Typography } from './plugins/typography.ts';
import { UniqueIds } from './plugins/unique-ids.ts';
import { wordCount } from './plugins/word-count.ts';
import { ConflictNotice } from './saving/conflict-notice.tsx';
import { ofDraft, type TextKeeping } from './saving/keeping.ts';
import type { Opening as OpeningText } from './saving/text-copy.ts';
import { storedText } from './saving/text-copy.ts';
import { useOpening } from './saving/use-opening.ts';
import { useTextAutosave } from './saving/use-text-autosave.ts';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { FindBar } from './toolbar/find-bar.tsx';
import { SlashList } from './toolbar/slash-list.tsx';
import { TakeBack } from './toolbar/take-back.tsx';
import { useAlone } from './use-alone.ts';
import { openedText, putText, type WorkText, writtenText } from './work-text.ts';

const ReferencesPanel = lazy(async () => ({
  default: (await import('./references/references-panel.tsx')).ReferencesPanel,
}));
const ImportDialog = lazy(async () => ({
  default: (await import('#web/features/publications/import/import-dialog.tsx')).ImportDialog,
}));

/** What the screen around asks of the text before it goes on. */
export type TextHandle = {
  /** Sends what is unsaved; gives whether the server has everything. */
  save: () => Promise<boolean>;
};

type Props = {
  work: Publication;
  handle: RefObject<TextHandle | null>;
  /** Where the text is kept, if not as a draft's. */
  keeping?: TextKeeping;
};
/** What stands beside the text: one at a time, or nothing. */
type Side = 'outline' | 'references';

/** What the head and the foot of the editor cover as they stick (styles/editor.css), in px: the line in hand stays between them. */
const free = { top: 100, bottom: 70, left: 5, right: 5 };

/** The text of a draft, written as it will be read. It saves itself (saving/use-text-autosave.ts). */
export default function ManuscriptEditor({ keeping: given, ...props }: Props) {
  const t = useMessages();
  const [keeping] = useState(given ?? ofDraft(props.work.id));
  const { user } = useSession();
  const userId = useRef(user?.id ?? '').current;
  const opening = useOpening(props.work, userId, keeping.name);
  return opening ? (
    <OpenEditor {...props} keeping={keeping} opening={opening} />
  ) : (
    <Spinner label={t('editing.loading')} />
  );
}

function OpenEditor({
  work,
  handle,
  keeping,
  opening,
}: Omit<Props, 'keeping'> & { keeping: TextKeeping; opening: OpeningText }) {
  const t = useMessages();
  const { number } = useFormats();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [slash, setSlash] = useState<Slash | null>(null);
  const [isFinding, setFinding] = useState(false);
  const [sides, setSides] = useState<Record<'page' | 'alone', Side | null>>({ page: 'outline', alone: null });
  const [isImporting, setImporting] = useState(false);
  /** What an import or a merge has replaced. */
  const [replaced, setReplaced] = useState<WorkText | null>(null);
  const slashKeys = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  const pictures = usePictures(work, (pos) => setPanel({ kind: 'figure', pos }));
  const editor = useEditor({
    extensions: [
      ...manuscriptExtensions({
        missingPicture: t('work.text.missingPicture'),
        formula: t('work.text.formula'),
        note: t('work.text.note'),
      }),
      EditingKeys,
      NoteNumbers,
      PastedHeadings,
      Numbers.configure({ language: work.idioma }),
      Typography,
      PastedStyles,
      UniqueIds,
      TableLimit.configure({
        onRefused: () => toast.error(t('editing.table.tooLarge', { most: number(mostTableCells) })),
      }),
      pictures,
      Find,
      SlashMenu.configure({ onChange: setSlash, onKey: (event: KeyboardEvent) => slashKeys.current?.(event) ?? false }),
      Opening.configure({
        open: (_, wanted) => setPanel(wanted),
        find: () => setFinding(true),
        tools: () => frame.current?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus(),
      }),
    ],
    content: openedText(opening.text),
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      scrollThreshold: free,
      scrollMargin: free,
      attributes: {
        class: 'prose-pliego',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('author.form.contenido'),
        lang: work.idioma,
      },
    },
  });
  const [isAlone, toggleAlone] = useAlone(editor);
  const { state, autosave, revision } = useTextAutosave(editor, keeping, opening, (text) => put(text));
  const { words, isEmpty } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({ words: wordCount(state.doc), isEmpty: state.doc.content.size <= 2 }),
  });

  useEffect(() => {
    editor.view.dispatch(setNumberingLanguage(editor.state, work.idioma));
  }, [editor, work.idioma]);
  useEffect(() => {
    handle.current = { save: autosave.save };
    return () => {
      handle.current = null;
    };
  }, [handle, autosave]);

  const place = isAlone ? 'alone' : 'page';
  const side = sides[place];
  const setSide = (wanted: Side | null) => setSides({ ...sides, [place]: wanted });
  const toggle = (wanted: Side) => setSide(side === wanted ? null : wanted);
  const open = (wanted: Panel) => {
    // So that closing the form leads back here.
    editor.view.focus();
    setPanel(wanted);
  };
  const put = (text: WorkText) => {
    // Of an empty sheet there is nothing to take back.
    if (editor.state.doc.content.size > 2) setReplaced(writtenText(editor.state.doc));
    putText(editor, text);
  };
  // What is not with the server yet would be lost to the file without a trace.
  const openImport = async () => {
    if (await autosave.save()) setImporting(true);
    else toast.error(t('editing.unsent'));
  };

  return (
    <div ref={frame} className="manuscript-editor" data-alone={isAlone ? '' : undefined}>
      {opening.copy && state.kind !== 'conflict' && <Notice live>{t('editing.restored')}</Notice>}
      {/* The page's own is hidden with the rest of it. */}
      {isAlone && <h1 className="sr-only">{work.titulo}</h1>}
      <div className="editor-head">
        <EditorToolbar
          editor={editor}
          onOpen={open}
          onFind={() => setFinding(true)}
          {...(keeping.imports && { onImport: () => void openImport() })}
          hasReferences={side === 'references'}
          onReferences={() => toggle('references')}
          hasOutline={side === 'outline'}
          onOutline={() => toggle('outline')}
          isAlone={isAlone}
          onAlone={toggleAlone}
        />
        {isFinding && <FindBar editor={editor} onClose={() => setFinding(false)} />}
        {state.kind === 'conflict' && (
          <ConflictNotice
            conflict={state}
            mine={() => writtenText(editor.state.doc)}
            lang={work.idioma}
            onKeepMine={() => void autosave.keepMine()}
            onTakeTheirs={autosave.take}
            onMerge={(text) => {
              put(text);
              void autosave.keepMine();
            }}
          />
        )}
        {replaced && (
          <TakeBack
            onTakeBack={() => {
              putText(editor, replaced);
              setReplaced(null);
            }}
            onClose={() => setReplaced(null)}
          />
        )}
      </div>
      {isEmpty && !isAlone && keeping.imports && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm text-muted sm:px-6">
          {t('editing.begin')}
          <Button size="small" icon={<FileUp aria-hidden />} onClick={() => void openImport()}>
            {t('imports.open')}
          </Button>
        </p>
      )}
      <div className="editor-body">
        {side === 'references' && (
          <Suspense>
            <ReferencesPanel editor={editor} onClose={() => setSide(null)} />
          </Suspense>
        )}
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
          <Sheet editor={editor} />
        </div>
        {/* After the text, at whose right it stands: the tab key goes as the eye does. */}
        {side === 'outline' && <OutlinePanel editor={editor} />}
      </div>
      <div className="editor-foot">
        <SaveLine state={state} />
        <p className="text-sm text-muted tabular-nums">{t('editing.words', { count: words, shown: number(words) })}</p>
      </div>
      {slash && <SlashList editor={editor} slash={slash} onOpen={open} keys={slashKeys} />}
      {panel && <OpenPanel editor={editor} panel={panel} onClose={() => setPanel(null)} />}
      {isImporting && (
        <Suspense>
          <ImportDialog
            id={work.id}
            hasText={!isEmpty}
            revision={revision()}
            onClose={() => setImporting(false)}
            onDone={(imported) => autosave.adopt(storedText(imported))}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * The text itself. As it is mounted the editor draws all of it anew, with the views of its parts: out of sight until then, so that the
 * browser lays a long text out once.
 */
function Sheet({ editor }: { editor: Editor }) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheet.current) sheet.current.hidden = false;
  }, []);
  return <EditorContent editor={editor} innerRef={sheet} hidden />;
}
