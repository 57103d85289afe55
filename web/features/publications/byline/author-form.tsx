import {
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useForm } from 'react-hook-form';
import type { Organisation } from '#contract/entities/organisation.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { problemOf } from '#web/data/problems.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { OrganisationSuggestions } from '#web/features/forms/organisation-suggestions.tsx';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { authorForm, chosenIn, typedAuthor, type AuthorForm as Values } from './author-fields.ts';
import { CreditBoxes } from './credit-boxes.tsx';

export interface AuthorFormHandle {
  /** Saves what is written. False, and it is said why, where it cannot be. */
  save: () => Promise<boolean>;
}

type Props = {
  label: string;
  /** The name under which what is typed is kept in this browser. */
  draft: string;
  values: Values;
  /** Their place in the list that is sent: what the server says of it stands beside the fields. */
  place: number;
  /** Who has an account is told there, not by mail. */
  hasAccount: boolean;
  submitLabel: string;
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
  handle: Ref<AuthorFormHandle>;
};

/** The facts of one author, in place in the list. It stands inside the form of the work, so it is none of its own. */
export function AuthorForm({ label, draft, values, place, hasAccount, submitLabel, onSave, onClose, handle }: Props) {
  const t = useMessages();
  const titleId = useId();
  const resolver = useFormResolver(authorForm);
  const form = useForm<Values>({ resolver, defaultValues: values });
  const { register, handleSubmit, setError, setFocus, setValue, watch, formState } = form;
  const [afiliaciones, rors] = watch(['afiliaciones', 'rors']);
  const written = { afiliaciones, rors };
  // Which of its lines is being written.
  const [row, setRow] = useState(0);
  const line = afiliaciones.split('\n')[row] ?? '';
  const followLine = ({ currentTarget: { value, selectionStart } }: SyntheticEvent<HTMLTextAreaElement>) =>
    setRow(value.slice(0, selectionStart).split('\n').length - 1);
  const choose = ({ nombre, ror }: Organisation) => {
    const lines = afiliaciones.split('\n').map((each, at) => (at === row ? nombre : each));
    setValue('afiliaciones', lines.join('\n'), { shouldDirty: true, shouldValidate: true });
    setValue('rors', [...rors.filter(({ afiliacion }) => afiliacion !== nombre), { afiliacion: nombre, ror }], {
      shouldDirty: true,
    });
    setFocus('afiliaciones');
  };
  const takeOff = (said: string) => {
    setValue(
      'rors',
      rors.filter(({ afiliacion }) => afiliacion !== said),
      { shouldDirty: true },
    );
    setFocus('afiliaciones');
  };
  const { errors, isSubmitting } = formState;
  const { restored, keeping, forget, startAnew } = useSavedForm(form, draft, typedAuthor);
  const saved = useRef(false);
  useEffect(() => setFocus('nombres'), [setFocus]);

  const send = handleSubmit(async (sent) => {
    try {
      await onSave(sent);
      saved.current = true;
      forget();
      onClose();
    } catch (error) {
      const own = fieldErrors(error, place);
      for (const [field, message] of own) setError(field, { message }, { shouldFocus: true });
      if (own.length === 0) setError('root', { message: failureText(t('byline.save.failed'), error) });
    }
  });
  const save = async () => {
    saved.current = false;
    await send();
    return saved.current;
  };
  useImperativeHandle(handle, () => ({ save }));
  const close = () => {
    forget();
    onClose();
  };
  // In a line of text Enter saves this author, and not the work round it.
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void send();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand in its frame
    <div
      role="group"
      aria-labelledby={titleId}
      onKeyDown={saveOnEnter}
      className="flex min-w-0 max-w-form grow basis-full flex-col gap-6 sm:basis-60"
    >
      <h3 id={titleId} className="text-base">
        {label}
      </h3>
      {restored && <DraftNotice onStartAnew={startAnew} />}
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t('byline.form.nombres')} error={errors.nombres?.message} required>
          <Input autoComplete="off" maxLength={longest.name} {...register('nombres')} />
        </Field>
        <Field label={t('byline.form.apellidos')} error={errors.apellidos?.message}>
          <Input autoComplete="off" maxLength={longest.name} {...register('apellidos')} />
        </Field>
      </div>
      {!hasAccount && (
        <Field
          label={t('byline.form.email')}
          hint={t('byline.form.email.hint')}
          optional={t('byline.form.optional')}
          error={errors.email?.message}
        >
          <Input type="email" autoComplete="off" maxLength={longest.email} {...register('email')} />
        </Field>
      )}
      <Field
        label={t('byline.form.afiliaciones')}
        hint={t('byline.form.afiliaciones.hint')}
        optional={t('byline.form.optional')}
        error={errors.afiliaciones?.message}
      >
        <Textarea rows={2} {...register('afiliaciones')} onSelect={followLine} />
      </Field>
      <OrganisationSuggestions typed={line} rors={chosenIn(written)} onChoose={choose} onTakeOff={takeOff} />
      <Field label="ORCID" optional={t('byline.form.optional')} error={errors.orcid?.message}>
        <Input placeholder="0000-0000-0000-0000" autoComplete="off" {...register('orcid')} />
      </Field>
      <Checkbox label={t('byline.form.correspondencia')} {...register('correspondencia')} />
      <CreditBoxes field={register('credit')} />
      {errors.root && (
        <Notice tone="error" live>
          {errors.root.message}
        </Notice>
      )}
      <DraftLine keeping={keeping} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={isSubmitting} onClick={() => void save()}>
          {submitLabel}
        </Button>
        <Button onClick={close}>{t('common.cancel')}</Button>
      </div>
    </div>
  );
}

const fields = ['nombres', 'apellidos', 'email', 'orcid', 'afiliaciones', 'credit'] as const;

/** What the server says of the author at this place, by field; what it says of an account stands at the name. */
function fieldErrors(error: unknown, place: number): [keyof Values, string][] {
  return (problemOf(error)?.errors ?? []).flatMap(({ field, message }): [keyof Values, string][] => {
    const [list, at, name] = field.split('.');
    if (list !== 'autores' || at !== String(place)) return [];
    const known = fields.find((each) => each === name) ?? 'nombres';
    return [[known, message]];
  });
}
