import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { reviewFormFieldTypes } from '#contract/entities/review-form.ts';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';
import { ofKind, type Question } from './compose.ts';
import { OptionFields } from './option-fields.tsx';

type Props = {
  question: Question;
  place: number;
  count: number;
  /** Its words, or its place where it has none. */
  name: string;
  /** What the server says of `etiqueta`, `opciones.1` … */
  errorAt: (path: string) => string | undefined;
  onChange: (fields: Partial<Question>) => void;
  onMove: (step: 1 | -1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

/** Selectors of a question's box and of its buttons. */
export const fieldsetId = (id: string) => `#compuesta-${id}`;
export const moveId = (id: string, step: 1 | -1) => `#compuesta-${id}-${step < 0 ? 'subir' : 'bajar'}`;

const readers = ['autores', 'editores'] as const;

/** One question of the form being composed. Alt with an arrow moves it from wherever the keyboard is in it. */
export function QuestionItem(props: Props) {
  const { question, place, count, name, errorAt, onChange, onMove, onDuplicate, onRemove } = props;
  const t = useMessages();
  const moveByKeys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li>
      <fieldset
        id={fieldsetId(question.id).slice(1)}
        onKeyDown={moveByKeys}
        className="flex min-w-0 flex-col gap-4 rounded-md border border-line p-4"
      >
        <legend className="label-caps px-1">{t('composer.place', { place: place + 1, count })}</legend>
        <div className="-mt-2 flex flex-wrap items-center justify-end gap-1">
          <IconButton
            id={moveId(question.id, -1).slice(1)}
            label={t('composer.up', { name })}
            icon={<ArrowUp aria-hidden />}
            size="small"
            onClick={() => onMove(-1)}
          />
          <IconButton
            id={moveId(question.id, 1).slice(1)}
            label={t('composer.down', { name })}
            icon={<ArrowDown aria-hidden />}
            size="small"
            onClick={() => onMove(1)}
          />
          <IconButton
            label={t('composer.duplicate', { name })}
            icon={<Copy aria-hidden />}
            size="small"
            onClick={onDuplicate}
          />
          <IconButton
            label={t('composer.remove', { name })}
            icon={<Trash2 aria-hidden />}
            size="small"
            onClick={onRemove}
          />
        </div>
        <Field label={t('composer.etiqueta')} error={errorAt('etiqueta')} required>
          <Input
            maxLength={longest.question}
            value={question.etiqueta}
            onChange={({ currentTarget }) => onChange({ etiqueta: currentTarget.value })}
          />
        </Field>
        <Field
          label={t('composer.etiquetaEn')}
          hint={t('composer.etiquetaEn.hint')}
          error={errorAt('etiquetaEn')}
          optional={t('platform.optional')}
        >
          <Input
            lang="en"
            maxLength={longest.question}
            value={question.etiquetaEn}
            onChange={({ currentTarget }) => onChange({ etiquetaEn: currentTarget.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('composer.kind')} error={errorAt('tipo')}>
            <Select
              value={question.tipo}
              options={reviewFormFieldTypes.map((value) => ({ value, label: t(`composer.kind.${value}`) }))}
              onChange={({ currentTarget }) => {
                const tipo = reviewFormFieldTypes.find((each) => each === currentTarget.value);
                if (tipo) onChange(ofKind(question, tipo));
              }}
            />
          </Field>
          <Field label={t('composer.readers')} error={errorAt('paraAutor')}>
            <Select
              value={question.paraAutor ? 'autores' : 'editores'}
              options={readers.map((value) => ({ value, label: t(`composer.readers.${value}`) }))}
              onChange={({ currentTarget }) => onChange({ paraAutor: currentTarget.value === 'autores' })}
            />
          </Field>
        </div>
        {question.tipo === 'OPCION' && (
          <OptionFields options={question.opciones} errorAt={errorAt} onChange={(opciones) => onChange({ opciones })} />
        )}
        <Checkbox
          label={t('composer.obligatorio')}
          checked={question.obligatorio}
          onChange={({ currentTarget }) => onChange({ obligatorio: currentTarget.checked })}
        />
      </fieldset>
    </li>
  );
}
