import { type KeyboardEvent, useState } from 'react';
import { fileKind, type WorkFile } from '#contract/entities/file.ts';
import { longest } from '#contract/limits.ts';
import { fileKinds } from '#contract/vocabulary.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { refusalOf } from './refusal.ts';

type Props = { file: WorkFile; onClose: () => void };

/** What is said of a file, changed in its place. No form of HTML: it stands within the form of the screen. */
export function FileDetails({ file, onClose }: Props) {
  const t = useMessages();
  const change = useAct('changeFile', ['listFiles']);
  const [nombre, setNombre] = useState(file.nombre);
  const [descripcion, setDescripcion] = useState(file.descripcion);
  const [clase, setClase] = useState(file.clase);
  const isNameless = nombre.trim() === '';
  const save = () => {
    if (!isNameless)
      change.mutate({ params: { id: file.id }, body: { nombre, descripcion, clase } }, { onSuccess: onClose });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // It would send the form around.
      event.preventDefault();
      save();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields within
    <div data-sends-together className="flex flex-col gap-4" onKeyDown={onKeyDown}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field label={t('files.edit.name')} required>
          <Input
            autoFocus
            maxLength={longest.fileName}
            value={nombre}
            onChange={(event) => setNombre(event.target.value)}
          />
        </Field>
        <Field label={t('files.edit.class')}>
          <Select
            options={fileKinds.map((value) => ({ value, label: t(`files.class.${value}`) }))}
            value={clase}
            onChange={(event) => setClase(fileKind.parse(event.target.value))}
          />
        </Field>
      </div>
      <Field label={t('files.edit.description')}>
        <Textarea
          rows={2}
          maxLength={longest.fileDescription}
          value={descripcion}
          onChange={(event) => setDescripcion(event.target.value)}
        />
      </Field>
      {change.error && (
        <Notice tone="error" live>
          {refusalOf(change.error, t('files.edit.failed'))}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="primary" busy={change.isPending} disabled={isNameless} onClick={save}>
          {t('files.edit.save')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  );
}
