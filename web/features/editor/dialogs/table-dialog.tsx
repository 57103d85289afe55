import { useState } from 'react';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { changePart } from '../commands/insert.ts';
import { PartDialog } from './part-dialog.tsx';
import { attrsAt, type PartProps, removal } from './part-props.ts';

/** A table's label; the rest of it is written in the text. */
export default function TableDialog(props: PartProps) {
  const t = useMessages();
  const [label, setLabel] = useState<string>(attrsAt(props)?.label ?? '');
  const submit = () => {
    if (props.pos !== null) changePart(props.editor, props.pos, { label: label.trim() || null });
    props.onClose();
  };
  return (
    <PartDialog
      title={t('editing.table.title')}
      submitLabel={t('editing.save')}
      onRemove={removal(props)}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <Field label={t('editing.label')} hint={t('editing.label.hint')}>
        <Input
          data-first-focus
          maxLength={longest.label}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
      </Field>
    </PartDialog>
  );
}
