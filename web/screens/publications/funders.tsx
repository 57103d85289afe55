import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { mostFunders } from '#contract/declarations.ts';
import { ror as rorSchema } from '#contract/entities/common.ts';
import type { Organisation } from '#contract/entities/organisation.ts';
import { longest } from '#contract/limits.ts';
import { OrganisationSuggestions } from '#web/features/forms/organisation-suggestions.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Input } from '#web/ui/Input.tsx';
import type { EditedFacts } from './more-facts.ts';

type Form<Sent> = UseFormReturn<EditedFacts, unknown, Sent>;

/** Who paid: their name, their ROR iD and the numbers of their grants, a group of fields each. */
export function Funders<Sent>({ form }: { form: Form<Sent> }) {
  const t = useMessages();
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'declaraciones.financiacion.financiadores',
  });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 text-sm font-semibold">{t('declarations.funders')}</legend>
      {fields.map(({ id }, at) => (
        <Funder key={id} form={form} at={at} onRemove={() => remove(at)} />
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden />}
          disabled={fields.length >= mostFunders}
          onClick={() => append({ nombre: '', ror: '', ayudas: '' })}
        >
          {t('declarations.funder.add')}
        </Button>
      </div>
    </fieldset>
  );
}

type FunderProps<Sent> = { form: Form<Sent>; at: number; onRemove: () => void };
/** An organisation under the name by which it was chosen. */
type Chosen = { nombre: string; ror: string };
const isRor = (typed: string) => rorSchema.safeParse(typed).data === typed;

/**
 * One of them. An iD that was chosen is its name's: it goes when that is written over, and comes back with it. One that is typed here stays
 * whatever is done to the name.
 */
function Funder<Sent>({ form, at, onRemove }: FunderProps<Sent>) {
  const t = useMessages();
  const { register, watch, setValue, setFocus, formState } = form;
  const path = `declaraciones.financiacion.financiadores.${at}` as const;
  const [nombre, ror] = watch([`${path}.nombre`, `${path}.ror`]);
  const [chosen, setChosen] = useState<Chosen | null>(isRor(ror) ? { nombre: nombre.trim(), ror } : null);
  const isChosen = chosen !== null && ror === chosen.ror && nombre.trim() === chosen.nombre;
  const fault = formState.errors.declaraciones?.financiacion?.financiadores?.[at];
  const number = at + 1;
  const changed = { shouldDirty: true };

  const follow = (typed: string) => {
    const isTheirs = typed.trim() === chosen?.nombre;
    if (chosen && isTheirs && ror === '') setValue(`${path}.ror`, chosen.ror, changed);
    if (chosen && !isTheirs && ror === chosen.ror) setValue(`${path}.ror`, '', changed);
  };
  const choose = (organisation: Organisation) => {
    setChosen({ nombre: organisation.nombre, ror: organisation.ror });
    setValue(`${path}.nombre`, organisation.nombre, { ...changed, shouldValidate: formState.isSubmitted });
    setValue(`${path}.ror`, organisation.ror, { ...changed, shouldValidate: formState.isSubmitted });
    setFocus(`${path}.nombre`);
  };
  const takeOff = () => {
    setChosen(null);
    setValue(`${path}.ror`, '', changed);
    setFocus(`${path}.nombre`);
  };
  return (
    <fieldset className="flex min-w-0 gap-2">
      <legend className="sr-only">{t('declarations.funder', { number })}</legend>
      <div className="grid min-w-0 flex-1 gap-4 sm:grid-cols-2">
        <div className="min-w-0 sm:col-span-2">
          <Field label={t('declarations.funder.nombre')} error={fault?.nombre?.message}>
            <Input
              maxLength={longest.funder}
              {...register(`${path}.nombre`, { onChange: ({ target }) => follow(String(target.value)) })}
            />
          </Field>
          <OrganisationSuggestions
            typed={nombre}
            rors={isChosen ? [{ afiliacion: chosen.nombre, ror }] : []}
            onChoose={choose}
            onTakeOff={takeOff}
          />
        </div>
        {!isChosen && (
          <Field
            label={t('declarations.funder.ror')}
            hint={t('declarations.funder.ror.hint')}
            error={fault?.ror?.message}
            optional={t('author.form.optional')}
          >
            <Input {...register(`${path}.ror`)} />
          </Field>
        )}
        <Field
          label={t('declarations.funder.ayudas')}
          hint={t('declarations.funder.ayudas.hint')}
          error={fault?.ayudas?.message}
          optional={t('author.form.optional')}
        >
          <Input {...register(`${path}.ayudas`)} />
        </Field>
      </div>
      <IconButton
        size="small"
        className="mt-7"
        label={t('declarations.funder.remove', { name: nombre || t('declarations.funder.unnamed', { number }) })}
        icon={<X aria-hidden />}
        onClick={onRemove}
      />
    </fieldset>
  );
}
