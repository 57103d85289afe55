import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { longest } from '#contract/limits.ts';
import { mentionText } from '#contract/mentions.ts';
import { folded } from '#contract/text.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { changePart, insertInline } from '../commands/insert.ts';
import { referencesOf } from '../work-text.ts';
import { PartDialog } from './part-dialog.tsx';
import { attrsAt, type PartProps, removal } from './part-props.ts';

const AddReferences = lazy(() => import('../references/add-references.tsx'));

const mostShown = 60;

/** `listIn`: the editor of the whole text, which has the list; a note is written in one of its own. */
type Props = PartProps & { listIn: Editor };

/** Which entries of the reference list are mentioned, and in which words. */
export default function CitationDialog(props: Props) {
  const t = useMessages();
  const listId = useId();
  const language = useLanguage();
  const { editor, pos, listIn, onClose } = props;
  const references = useEditorState({ editor: listIn, selector: ({ editor: { state } }) => referencesOf(state.doc) });
  const attrs = attrsAt(props);
  const [refs, setRefs] = useState<string[]>(attrs?.refs ?? []);
  const [sought, setSought] = useState('');
  const [isAdding, setAdding] = useState(false);
  const proposed = (ids: readonly string[]) =>
    mentionText(
      ids.flatMap((id) => references.find((reference) => reference.id === id) ?? []),
      language,
    );
  /** What the author wrote instead of what is proposed. */
  const [own, setOwn] = useState<string | null>(attrs && attrs.text !== proposed(attrs.refs) ? attrs.text : null);
  const text = own ?? proposed(refs);
  const shown = references.filter(({ id, texto }) => refs.includes(id) || folded(texto).includes(folded(sought)));

  const toggle = (id: string) =>
    setRefs(refs.includes(id) ? refs.filter((each) => each !== id) : [...refs, id].slice(0, mostShown));
  const submit = () => {
    const written = { refs, text: text.trim() };
    if (pos === null) insertInline(editor, { type: 'citation', attrs: written });
    else changePart(editor, pos, written);
    onClose();
  };
  return (
    <PartDialog
      title={t('editing.citation.title')}
      submitLabel={t(pos === null ? 'editing.insert' : 'editing.save')}
      disabled={refs.length === 0 || text.trim() === ''}
      onRemove={removal(props)}
      onSubmit={submit}
      onClose={onClose}
    >
      {references.length === 0 ? (
        <Notice>{t('editing.citation.none')}</Notice>
      ) : (
        <>
          <Field label={t('editing.citation.search')}>
            <Input data-first-focus value={sought} onChange={(event) => setSought(event.target.value)} />
          </Field>
          <fieldset
            aria-describedby={listId}
            className="flex max-h-64 flex-col gap-3 overflow-y-auto border-y border-line py-3"
          >
            <legend className="sr-only">{t('editing.citation.list')}</legend>
            {shown.map(({ id, texto }) => (
              <Checkbox key={id} label={texto} checked={refs.includes(id)} onChange={() => toggle(id)} />
            ))}
          </fieldset>
          <p id={listId} aria-live="polite" className="text-sm text-muted">
            {t('editing.citation.count', { count: refs.length })}
          </p>
          <Field label={t('editing.citation.text')} hint={t('editing.citation.text.hint')}>
            <Input maxLength={longest.mention} value={text} onChange={(event) => setOwn(event.target.value)} />
          </Field>
        </>
      )}
      <Button
        size="small"
        variant="quiet"
        className="self-start"
        icon={<Plus aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {t('editing.references.add.title')}
      </Button>
      {isAdding && (
        <Suspense>
          <AddReferences
            editor={listIn}
            onClose={() => setAdding(false)}
            onAdded={(ids) => setRefs([...refs, ...ids].slice(0, mostShown))}
          />
        </Suspense>
      )}
    </PartDialog>
  );
}
