import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import type { Letter } from '#contract/entities/decision.ts';
import type { LetterKind } from '#contract/letters.ts';
import { longest } from '#contract/limits.ts';
import { type Language, languages } from '#contract/vocabulary.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import type { WrittenDecision } from './decision-values.ts';
import { placesInWords, usePlacesCheck } from './places.ts';

type Props = {
  form: UseFormReturn<WrittenDecision>;
  workId: string;
  action: LetterKind;
  /** The letter that the form began with. */
  first: Letter;
};

/** The letter, with its places still open. Another language brings its own letter, as long as nobody has changed this one. */
export function LetterFields({ form, workId, action, first }: Props) {
  const t = useMessages();
  const client = useClient();
  const queryClient = useQueryClient();
  const standard = useRef(first);
  const checkPlaces = usePlacesCheck(action);
  const { register, getValues, setValue, formState } = form;
  const { errors } = formState;
  const idioma = register('idioma');

  function put({ asunto, cuerpo }: Letter): void {
    setValue('asunto', asunto, { shouldValidate: formState.isSubmitted });
    setValue('cuerpo', cuerpo, { shouldValidate: formState.isSubmitted });
  }
  async function takeLanguage(language: Language, anyway = false): Promise<void> {
    const { asunto, cuerpo } = getValues();
    const isUntouched = asunto === standard.current.asunto && cuerpo === standard.current.cuerpo;
    try {
      const input = { params: { id: workId }, query: { accion: action, idioma: language } };
      standard.current = await queryClient.fetchQuery(callQuery(client, 'standardLetter', input));
      if (isUntouched || anyway) put(standard.current);
    } catch (error) {
      toast.error(messageOf(error, t('decisions.load.failed')));
    }
  }

  return (
    <>
      <Field label={t('decisions.letter.idioma')} hint={t('decisions.letter.idioma.hint')}>
        <Select
          className="max-w-56"
          {...idioma}
          onChange={(event) => {
            void idioma.onChange(event);
            void takeLanguage(getValues('idioma'));
          }}
          options={languages.map((value) => ({ value, label: t(`decisions.idioma.${value}`) }))}
        />
      </Field>
      <Field label={t('decisions.letter.asunto')} error={errors.asunto?.message} required>
        <Input maxLength={longest.letterSubject} {...register('asunto', { validate: checkPlaces('asunto') })} />
      </Field>
      <Field
        label={t('decisions.letter.cuerpo')}
        hint={t('decisions.letter.places', { places: placesInWords })}
        error={errors.cuerpo?.message}
        required
      >
        <Textarea
          className="min-h-80"
          maxLength={longest.letter}
          {...register('cuerpo', { validate: checkPlaces('cuerpo') })}
        />
      </Field>
      <div>
        <Button size="small" onClick={() => void takeLanguage(getValues('idioma'), true)}>
          {t('decisions.letter.restore')}
        </Button>
      </div>
    </>
  );
}
