import type { UseFormRegisterReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

type Name = 'palabrasClave' | 'capacidadRevisiones';
/** The part of the profile's form that it shows. */
type Props = { register: (name: Name) => UseFormRegisterReturn; errors: Partial<Record<Name, { message?: string }>> };

/** What a reviewer knows about, and how much at once: what works to review are given by. When they are away stands in their settings. */
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
      <div className="flex flex-col gap-2">
        <Field
          label={t('profile.capacity')}
          hint={t('profile.capacity.hint')}
          error={errors.capacidadRevisiones?.message}
          optional={t('profile.optional')}
        >
          <Input inputMode="numeric" {...register('capacidadRevisiones')} />
        </Field>
        <Link className="link link-alone" to="/configuracion#ausencia">
          {t('profile.away.go')}
        </Link>
      </div>
    </>
  );
}
