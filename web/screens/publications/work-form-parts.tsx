/** What the forms of new and edited publications have in common, in pieces, since each has fields of its own between. */

import type { UseFormRegisterReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

interface Part {
  field: UseFormRegisterReturn;
  error: { message?: string } | undefined;
}

export function TitleField({ field, error }: Part) {
  const t = useMessages();
  return (
    <Field label={t('author.form.titulo')} error={error?.message} required>
      <Input maxLength={longest.title} {...field} />
    </Field>
  );
}

export function SummaryField({ field, error }: Part) {
  const t = useMessages();
  return (
    <Field label={t('author.form.resumen')} error={error?.message} required>
      <Textarea rows={6} maxLength={longest.summary} {...field} />
    </Field>
  );
}

export function KeywordsField({ field, error }: Part) {
  const t = useMessages();
  return (
    <Field
      label={t('author.form.palabrasClave')}
      hint={t('author.form.palabrasClave.hint')}
      error={error?.message}
      required
    >
      <Input {...field} />
    </Field>
  );
}

export function PagesField({ field, error }: Part) {
  const t = useMessages();
  return (
    <Field label={t('author.form.paginas')} optional={t('author.form.optional')} error={error?.message}>
      <Input type="number" inputMode="numeric" min={0} max={100_000} {...field} />
    </Field>
  );
}

/** The button that sends, with what it says meanwhile, and 'Cancelar'. */
export function FormButtons({ busy, send, sending }: { busy: boolean; send: string; sending: string }) {
  const t = useMessages();
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? sending : send}
      </Button>
      <Button asChild>
        <Link to="/dashboard">{t('common.cancel')}</Link>
      </Button>
    </div>
  );
}
