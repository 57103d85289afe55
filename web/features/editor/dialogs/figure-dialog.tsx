import type { Node } from '@tiptap/pm/model';
import { useEffect, useMemo, useState } from 'react';
import { largestPicture } from '#contract/calls/files.ts';
import { longest } from '#contract/limits.ts';
import { usePictureAddress } from '#web/features/manuscript/picture-key.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { FileInput } from '#web/ui/FileInput.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { changePart, insertBlock } from '../commands/insert.ts';
import { labelHere } from '../commands/labels.ts';
import { picturesIn } from '../commands/targets.ts';
import { newFigureId, pictureFault, pictureTypes } from '../pictures/picture-files.ts';
import { PartDialog } from './part-dialog.tsx';
import { attrsAt, type PartProps, removal } from './part-props.ts';

/** A figure's picture, from the author's machine or of those the text has, its label and what it shows. */
export default function FigureDialog(props: PartProps) {
  const t = useMessages();
  const { bytes } = useFormats();
  const { editor, pos, onClose } = props;
  const attrs = attrsAt(props);
  const uploads = editor.storage.pictures?.uploads;
  const pictures = useMemo(() => picturesIn(editor.state.doc), [editor]);
  const [label, setLabel] = useState<string>(() => (attrs ? (attrs.label ?? '') : labelHere(editor.state, 'figure')));
  const [src, setSrc] = useState<string>(attrs?.src ?? '');
  const [file, setFile] = useState<File | undefined>(() => uploads?.of(attrs?.id ?? null)?.file);
  const [alt, setAlt] = useState<string>(attrs?.alt ?? '');
  const preview = usePreview(file);
  const shown = usePictureAddress(src || null);
  const fault = file ? pictureFault(file) : null;
  const faults = {
    type: t('editing.picture.wrongType', { name: file?.name ?? '' }),
    size: t('editing.picture.tooLarge', { name: file?.name ?? '', size: bytes(largestPicture) }),
  };

  const submit = () => {
    const id: string | null = attrs?.id ?? (file ? newFigureId() : null);
    const kept = src || null;
    const written = { id, label: label.trim() || null, src: kept, alt: alt.trim(), ...sizeIn(editor.state.doc, kept) };
    const caption = { type: 'caption', content: [{ type: 'paragraph' }] };
    const before = uploads?.of(id);
    if (pos === null) insertBlock(editor, { type: 'figure', attrs: written, content: [caption] });
    else changePart(editor, pos, written);
    if (id !== null && file && (file !== before?.file || before.failure)) uploads?.start(id, file);
    else if (id !== null && !file) uploads?.forget(id);
    onClose();
  };
  return (
    <PartDialog
      title={t('editing.figure.title')}
      submitLabel={t(pos === null ? 'editing.insert' : 'editing.save')}
      onRemove={removal(props)}
      onSubmit={submit}
      onClose={onClose}
      disabled={fault !== null}
    >
      <Field
        label={t('editing.figure.file')}
        hint={t('editing.figure.file.hint', { size: bytes(largestPicture) })}
        error={fault && faults[fault]}
      >
        <FileInput
          chooseLabel={t('files.choose')}
          chosen={file?.name ?? t('files.choose.none')}
          accept={pictureTypes.join(',')}
          data-first-focus={attrs ? undefined : true}
          onChange={(event) => setFile(event.currentTarget.files?.[0])}
        />
      </Field>
      {pictures.length > 0 && !file && (
        <Field label={t('editing.figure.picture')}>
          <Select
            placeholder={t('editing.figure.noPicture')}
            value={src}
            onChange={(event) => setSrc(event.target.value)}
            options={pictures.map((address) => ({ value: address, label: address.split('/').at(-1) ?? address }))}
          />
        </Field>
      )}
      {!fault && (preview ?? shown) && (
        <img
          src={preview ?? shown ?? undefined}
          alt=""
          className="max-h-48 max-w-full self-start border border-line bg-[#fff]"
        />
      )}
      <Field label={t('editing.figure.alt')} hint={t('editing.figure.alt.hint')}>
        <Textarea
          data-first-focus={attrs ? true : undefined}
          rows={3}
          maxLength={longest.alternativeText}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </Field>
      <Field label={t('editing.label')} hint={t('editing.label.hint')}>
        <Input maxLength={longest.label} value={label} onChange={(event) => setLabel(event.target.value)} />
      </Field>
    </PartDialog>
  );
}

/** The address under which the browser shows a file that nobody has sent yet. */
function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!file) return setPreview(undefined);
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return preview;
}

/** What the text knows of the size of a picture that it has. */
function sizeIn(doc: Node, src: string | null): { width: number | null; height: number | null } {
  let size: { width: number | null; height: number | null } = { width: null, height: null };
  doc.descendants(({ type, attrs }) => {
    if (src !== null && type.name === 'figure' && attrs.src === src)
      size = { width: attrs.width, height: attrs.height };
  });
  return size;
}
