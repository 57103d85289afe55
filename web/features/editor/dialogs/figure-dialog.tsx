import { useMemo, useState } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { changePart, countOf, insertBlock } from '../commands/insert.ts';
import { picturesIn } from '../commands/targets.ts';
import { PartDialog } from './part-dialog.tsx';
import { attrsAt, type PartProps, removal } from './part-props.ts';

/** A figure's picture, of those the text has, its label and what it shows for those who cannot see it. */
export default function FigureDialog(props: PartProps) {
  const t = useMessages();
  const { editor, pos, onClose } = props;
  const attrs = attrsAt(props);
  const pictures = useMemo(() => picturesIn(editor.state.doc), [editor]);
  const next = t('editing.figure.next', { number: countOf(editor.state.doc, 'figure') + 1 });
  const [label, setLabel] = useState<string>(attrs ? (attrs.label ?? '') : next);
  const [src, setSrc] = useState<string>(attrs?.src ?? '');
  const [alt, setAlt] = useState<string>(attrs?.alt ?? '');

  const submit = () => {
    const written = { label: label.trim() || null, src: src || null, alt: alt.trim() };
    const caption = { type: 'caption', content: [{ type: 'paragraph' }] };
    if (pos === null) insertBlock(editor, { type: 'figure', attrs: written, content: [caption] });
    else changePart(editor, pos, written);
    onClose();
  };
  return (
    <PartDialog
      title={t('editing.figure.title')}
      submitLabel={t(pos === null ? 'editing.insert' : 'editing.save')}
      onRemove={removal(props)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('editing.figure.picture')} hint={t('editing.figure.picture.hint')}>
        <Select
          placeholder={t('editing.figure.noPicture')}
          value={src}
          onChange={(event) => setSrc(event.target.value)}
          options={pictures.map((address) => ({ value: address, label: address.split('/').at(-1) ?? address }))}
        />
      </Field>
      {src && <img src={src} alt="" className="max-h-48 self-start border border-line bg-[#fff]" />}
      <Field label={t('editing.figure.alt')} hint={t('editing.figure.alt.hint')}>
        <Textarea
          data-first-focus
          rows={3}
          maxLength={4000}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </Field>
      <Field label={t('editing.figure.label')}>
        <Input maxLength={80} value={label} onChange={(event) => setLabel(event.target.value)} />
      </Field>
    </PartDialog>
  );
}
