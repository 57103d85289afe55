import { getMarkRange } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { useState } from 'react';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { isLinkAddress } from '../schema/marks.ts';
import { PartDialog } from './part-dialog.tsx';
import type { PartProps } from './part-props.ts';

/** Where the chosen words lead: the web, a mail address, or a page of this site. */
export default function LinkDialog({ editor, onClose }: PartProps) {
  const t = useMessages();
  const { link } = editor.schema.marks;
  const [href, setHref] = useState<string>(editor.getAttributes('link').href ?? '');
  const [isWrong, setWrong] = useState(false);
  const { selection } = editor.state;
  const present = link && getMarkRange(selection.$from, link);
  const range = selection.empty && present ? present : selection;

  const remove = () => {
    if (link) editor.view.dispatch(editor.state.tr.removeMark(range.from, range.to, link));
    onClose();
  };
  const submit = () => {
    const address = complete(href.trim());
    if (!link || !isLinkAddress(address)) return setWrong(true);
    const { tr } = editor.state;
    tr.removeMark(range.from, range.to, link).addMark(range.from, range.to, link.create({ href: address }));
    // Left selected, the words would give way to the next ones typed.
    editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, range.to)).removeStoredMark(link));
    onClose();
  };
  return (
    <PartDialog
      title={t('editing.link')}
      submitLabel={t('editing.save')}
      disabled={href.trim() === ''}
      onRemove={present ? remove : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('editing.link.address')} error={isWrong ? t('editing.link.wrong') : undefined}>
        <Input
          data-first-focus
          inputMode="url"
          maxLength={longest.link}
          value={href}
          onChange={(event) => setHref(event.target.value)}
        />
      </Field>
    </PartDialog>
  );
}

/** 'ejemplo.org' as people write it, and a bare DOI. */
function complete(address: string): string {
  if (/^10\.\d{4,9}\//.test(address)) return `https://doi.org/${address}`;
  if (/^[^\s/@:]+@[^\s/@]+\.\w+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address;
}
