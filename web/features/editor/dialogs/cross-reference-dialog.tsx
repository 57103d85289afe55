import { useMemo, useState } from 'react';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { changePart, idOfPart, insertInline } from '../commands/insert.ts';
import { targetsIn } from '../commands/targets.ts';
import { PartDialog } from './part-dialog.tsx';
import { attrsAt, type PartProps, removal } from './part-props.ts';

/** Which section, figure, table or formula of the same text is mentioned, and in which words. */
export default function CrossReferenceDialog(props: PartProps) {
  const t = useMessages();
  const { editor, pos, onClose } = props;
  const attrs = attrsAt(props);
  const targets = useMemo(() => targetsIn(editor.state.doc), [editor]);
  const present = targets.find((target) => editor.state.doc.nodeAt(target.pos)?.attrs.id === attrs?.target);
  const [chosen, setChosen] = useState(present);
  const [text, setText] = useState<string>(attrs?.text ?? '');

  const choose = (value: string) => {
    const target = targets.find((each) => String(each.pos) === value);
    setChosen(target);
    setText(target?.name ?? '');
  };
  const submit = () => {
    if (!chosen) return;
    const target = idOfPart(editor, chosen.pos, chosen.beginning);
    if (pos === null) insertInline(editor, { type: 'crossReference', attrs: { target, text: text.trim() } });
    else changePart(editor, pos, { target, text: text.trim() });
    onClose();
  };
  return (
    <PartDialog
      title={t('editing.crossReference.title')}
      submitLabel={t(pos === null ? 'editing.insert' : 'editing.save')}
      disabled={!chosen || text.trim() === ''}
      onRemove={removal(props)}
      onSubmit={submit}
      onClose={onClose}
    >
      {targets.length === 0 ? (
        <Notice>{t('editing.crossReference.none')}</Notice>
      ) : (
        <>
          <Field label={t('editing.crossReference.target')}>
            <Select
              data-first-focus
              placeholder={t('editing.crossReference.choose')}
              value={chosen ? String(chosen.pos) : ''}
              onChange={(event) => choose(event.target.value)}
              options={targets.map(({ pos, kind, name, about }) => ({
                value: String(pos),
                label: labelOf(t(`editing.target.${kind}`), about ? `${name}. ${about}` : name),
              }))}
            />
          </Field>
          <Field label={t('editing.crossReference.text')} hint={t('editing.crossReference.hint')}>
            <Input maxLength={longest.mention} value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
        </>
      )}
    </PartDialog>
  );
}

/** 'Sección: Método', but 'Figura 1. Las lagunas', which says already what it is. */
const labelOf = (kind: string, shown: string) => (shown.startsWith(kind) ? shown : `${kind}: ${shown}`).slice(0, 120);
