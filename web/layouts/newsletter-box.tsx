import { type FormEvent, useRef, useState } from 'react';
import { longest } from '#contract/limits.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
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
  const [isWrong, setWrong] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The browser knows an address; what it says of one is in its own words and its own language.
    const isAddress = box.current?.validity.valid ?? false;
    setWrong(!isAddress);
    if (!isAddress) return box.current?.focus();
    subscribe.mutate({ body: { email, idioma } });
  };
  if (subscribe.isSuccess)
    return (
      <p role="status" className="max-w-prose">
        {t('layout.newsletter.sent', { email })}
      </p>
    );
  const refused =
    subscribe.error &&
    (problemOf(subscribe.error)?.errors?.[0]?.message ?? messageOf(subscribe.error, t('layout.newsletter.failed')));
  const fault = isWrong ? t('layout.newsletter.invalid') : (refused ?? undefined);
  return (
    <form noValidate onSubmit={submit} className="max-w-sm noscript:hidden">
      <Field label={t('layout.newsletter.label')} error={fault}>
        <Input
          ref={box}
          type="email"
          required
          maxLength={longest.email}
          autoComplete="email"
          placeholder={t('layout.newsletter.placeholder')}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setWrong(false);
          }}
        />
      </Field>
      <Button type="submit" size="small" busy={subscribe.isPending} className="mt-2">
        {t('layout.newsletter.submit')}
      </Button>
    </form>
  );
}
