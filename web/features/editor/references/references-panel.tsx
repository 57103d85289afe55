import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Plus, X } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Reference } from '#contract/entities/manuscript.ts';
import { folded } from '#contract/text.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';
import { cite } from '../commands/cite.ts';
import { referencesOf } from '../work-text.ts';
import { changeReferences, type Successors } from './change-references.ts';
import { DuplicatesNotice } from './duplicates-notice.tsx';
import { timesCited } from './mentions.ts';
import { type Order, ordered, orders } from './order.ts';
import { ReferenceItem } from './reference-item.tsx';

const AddReferences = lazy(() => import('./add-references.tsx'));
const EditReference = lazy(() => import('./edit-reference.tsx'));
const RemoveReference = lazy(() => import('./remove-reference.tsx'));

/** What is open over the panel. */
type Opened = { kind: 'add' } | { kind: 'edit' | 'remove'; reference: Reference } | null;

/** The work's reference list beside its text: what is cited and how often, and all that can be done with it. */
export function ReferencesPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages();
  const language = useLanguage();
  const [order, setOrder] = useState<Order>('list');
  const [sought, setSought] = useState('');
  const [opened, setOpened] = useState<Opened>(null);
  const { references, cited } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({ references: referencesOf(state.doc), cited: [...timesCited(state.doc)] }),
  });
  const times = useMemo(() => new Map(cited), [cited]);
  const list = useMemo(() => ordered(references, order, times), [references, order, times]);
  const shown = list.filter(({ texto }) => folded(texto).includes(folded(sought)));
  const isInOrder = list.every((reference, place) => reference === references[place]);
  const change = (to: Reference[], successors?: Successors) =>
    editor.view.dispatch(changeReferences(editor.state, to, language, successors));
  const close = () => setOpened(null);

  return (
    <aside aria-label={t('editing.references')} className="references-panel">
      <div className="flex items-center gap-2">
        <h3 className="grow text-lg">
          {t('editing.references')}{' '}
          <span className="font-sans text-sm text-muted tabular-nums">{references.length}</span>
        </h3>
        <Button
          size="small"
          variant="primary"
          icon={<Plus aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpened({ kind: 'add' })}
        >
          {t('editing.references.add')}
        </Button>
        <IconButton size="small" label={t('editing.references.close')} icon={<X aria-hidden />} onClick={onClose} />
      </div>
      {references.length === 0 ? (
        <p className="text-sm text-muted">{t('editing.references.none')}</p>
      ) : (
        <>
          <div className="grid grid-cols-2 gap-2">
            <Field label={t('editing.references.search')}>
              <Input value={sought} onChange={(event) => setSought(event.target.value)} onKeyDown={keepEnter} />
            </Field>
            <Field label={t('editing.references.order')}>
              <Select
                value={order}
                onChange={({ target }) => setOrder(orders.find((each) => each === target.value) ?? 'list')}
                options={orders.map((value) => ({ value, label: t(`editing.references.order.${value}`) }))}
              />
            </Field>
          </div>
          {!isInOrder && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                change([...list]);
                setOrder('list');
              }}
            >
              {t('editing.references.keepOrder')}
            </Button>
          )}
          <DuplicatesNotice references={references} onUnite={change} />
          <p role="status" className="sr-only">
            {sought && t('editing.references.found', { count: shown.length })}
          </p>
          <ul className="divide-y divide-line border-y border-line">
            {shown.map((reference) => (
              <ReferenceItem
                key={reference.id}
                reference={reference}
                times={times.get(reference.id) ?? 0}
                onCite={() => cite(editor, reference.id, language)}
                onEdit={() => setOpened({ kind: 'edit', reference })}
                onRemove={() => setOpened({ kind: 'remove', reference })}
              />
            ))}
          </ul>
        </>
      )}
      {opened && (
        <Suspense>
          {opened.kind === 'add' && <AddReferences editor={editor} onClose={close} />}
          {opened.kind === 'edit' && (
            <EditReference
              reference={opened.reference}
              onClose={close}
              onSave={(saved) => change(references.map((each) => (each === opened.reference ? saved : each)))}
            />
          )}
          {opened.kind === 'remove' && (
            <RemoveReference
              editor={editor}
              reference={opened.reference}
              onClose={close}
              onRemove={() =>
                change(
                  references.filter((each) => each !== opened.reference),
                  new Map([[opened.reference.id, null]]),
                )
              }
            />
          )}
        </Suspense>
      )}
    </aside>
  );
}

/** Enter would send the form around. */
const keepEnter = (event: { key: string; preventDefault: () => void }) =>
  event.key === 'Enter' && event.preventDefault();
