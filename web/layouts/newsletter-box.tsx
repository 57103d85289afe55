import { type FormEvent, useState } from 'react';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

/** Joins the newsletter; it begins once the address has been confirmed from a mail (docs/specification.md 1). */
export function NewsletterBox() {
  const t = useMessages();
  const idioma = useLanguage();
  const [email, setEmail] = useState('');
  const subscribe = useAct('subscribe');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    subscribe.mutate({ body: { email, idioma } });
  };
  if (subscribe.isSuccess)
    return (
      <p role="status" className="max-w-prose">
        {t('layout.newsletter.sent', { email })}
      </p>
    );
  return (
    <form onSubmit={submit} className="max-w-sm noscript:hidden">
      <Field
        label={t('layout.newsletter.label')}
        error={subscribe.error ? messageOf(subscribe.error, t('layout.newsletter.failed')) : undefined}
      >
        <Input
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={t('layout.newsletter.placeholder')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" size="small" busy={subscribe.isPending} className="mt-2">
        {t('layout.newsletter.submit')}
      </Button>
    </form>
  );
}
