import { useState } from 'react';
import type { Reference } from '#contract/entities/manuscript.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { knownAs } from './duplicates.ts';

type Props = {
  /** What the work has already. */
  list: readonly Reference[];
  ticked: readonly Reference[];
  onTick: (references: readonly Reference[]) => void;
};

/** Reads pasted references, and shows what was understood and what was not before anything is added. */
export function PasteReferences({ list, ticked, onTick }: Props) {
  const t = useMessages();
  const [texto, setTexto] = useState('');
  const parse = useAct('parseReferences');
  const read = () =>
    parse.mutate(
      { body: { texto } },
      { onSuccess: ({ referencias }) => onTick(referencias.filter((reference) => !knownAs(reference, list))) },
    );
  const change = (written: string) => {
    setTexto(written);
    parse.reset();
    onTick([]);
  };
  const { referencias = [], errores = [] } = parse.data ?? {};
  return (
    <div data-sends-together className="flex flex-col gap-4">
      <Field label={t('editing.references.paste.label')} hint={t('editing.references.paste.hint')}>
        <Textarea
          data-first-focus
          rows={7}
          maxLength={longest.pastedReferences}
          spellCheck={false}
          className="font-mono text-sm"
          value={texto}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <Button data-sends className="self-start" disabled={texto.trim() === ''} busy={parse.isPending} onClick={read}>
        {t('editing.references.read')}
      </Button>
      {parse.error && (
        <Notice tone="error" live>
          {failureText(t('editing.references.failed'), parse.error)}
        </Notice>
      )}
      {errores.length > 0 && (
        <Notice tone="warning" live title={t('editing.references.unread', { count: errores.length })}>
          <ul>
            {errores.map(({ linea, mensaje }) => (
              <li key={linea}>{t('editing.references.unread.line', { linea, mensaje })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {parse.data && (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 text-sm font-semibold">
            {t('editing.references.understood', { count: referencias.length })}
          </legend>
          {referencias.map((reference) => (
            <Checkbox
              key={reference.id}
              label={<span className="font-serif break-words">{reference.texto}</span>}
              hint={knownAs(reference, list) && t('editing.references.known')}
              checked={ticked.includes(reference)}
              onChange={({ target: { checked } }) =>
                onTick(checked ? [...ticked, reference] : ticked.filter((each) => each !== reference))
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
