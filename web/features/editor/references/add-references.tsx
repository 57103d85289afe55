import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { useId, useState } from 'react';
import type { Reference } from '#contract/entities/manuscript.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { freeId } from '../merging/merge-references.ts';
import { referencesOf } from '../work-text.ts';
import { PasteReferences } from './paste-references.tsx';
import { ReferenceForm } from './reference-form.tsx';

type Props = {
  editor: Editor;
  onClose: () => void;
  /** The ids that the new entries were given. */
  onAdded?: (ids: string[]) => void;
};

/** New entries for the list: pasted in whatever format, or written by hand. */
export default function AddReferences({ editor, onClose, onAdded }: Props) {
  const t = useMessages();
  const formId = useId();
  const [way, setWay] = useState('paste');
  /** What of the pasted would be added. */
  const [ticked, setTicked] = useState<readonly Reference[]>([]);
  const add = (references: readonly Reference[]) => {
    const ids = addReferences(editor, references);
    onAdded?.(ids);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('editing.references.add.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {way === 'paste' ? (
            <Button variant="primary" disabled={ticked.length === 0} onClick={() => add(ticked)}>
              {t('editing.references.add.count', { count: ticked.length })}
            </Button>
          ) : (
            <Button type="submit" form={formId} variant="primary">
              {t('editing.references.add')}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        label={t('editing.references.add.title')}
        value={way}
        onValueChange={setWay}
        tabs={[
          {
            value: 'paste',
            label: t('editing.references.paste'),
            content: <PasteReferences list={referencesOf(editor.state.doc)} ticked={ticked} onTick={setTicked} />,
          },
          {
            value: 'byHand',
            label: t('editing.references.byHand'),
            content: <ReferenceForm id={formId} onDone={(reference) => add([reference])} />,
          },
        ]}
      />
    </Dialog>
  );
}

/** Puts entries at the end of the list, as one step that can be undone. Gives their ids, which no other part of the text has. */
function addReferences({ state, view }: Editor, references: readonly Reference[]): string[] {
  const list = referencesOf(state.doc);
  const taken = new Set(list.map(({ id }) => id));
  state.doc.descendants(({ attrs: { id } }) => {
    if (typeof id === 'string') taken.add(id);
  });
  const added = references.map((reference) => ({ ...reference, id: freeId(reference.id, taken) }));
  view.dispatch(closeHistory(state.tr.setDocAttribute('references', [...list, ...added])));
  return added.map(({ id }) => id);
}
