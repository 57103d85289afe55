import type { UseFormRegisterReturn } from 'react-hook-form';
import { dayAfter } from '#web/features/reviewing/deadline.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

type Name = 'palabrasClave' | 'capacidadRevisiones' | 'noDisponibleHasta';
/** The part of the profile's form that it shows. */
type Props = { register: (name: Name) => UseFormRegisterReturn; errors: Partial<Record<Name, { message?: string }>> };

/** What a reviewer knows about, how much at once, and from when: what works to review are given by. */
export function ReviewingFields({ register, errors }: Props) {
  const t = useMessages();
  return (
    <>
      <Field
        label={t('profile.keywords')}
        hint={t('profile.keywords.hint')}
        error={errors.palabrasClave?.message}
        optional={t('profile.optional')}
      >
        <Textarea rows={2} {...register('palabrasClave')} />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label={t('profile.capacity')}
          hint={t('profile.capacity.hint')}
          error={errors.capacidadRevisiones?.message}
          optional={t('profile.optional')}
        >
          <Input inputMode="numeric" {...register('capacidadRevisiones')} />
        </Field>
        <Field
          label={t('profile.away')}
          hint={t('profile.away.hint')}
          error={errors.noDisponibleHasta?.message}
          optional={t('profile.optional')}
        >
          <Input type="date" min={dayAfter(0)} {...register('noDisponibleHasta')} />
        </Field>
      </div>
    </>
  );
}
