import { useId, useState } from 'react';
import { toast } from 'react-hot-toast';
import { erasureWords } from '#contract/entities/own-data.ts';
import { longest } from '#contract/limits.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { logout } from '#web/data/session.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

/** Asks for the password and the word, and erases the account. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const word = erasureWords[useLanguage()];
  const form = useId();
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState('');
  const erase = useAct('eraseOwnAccount');
  const wrong = problemOf(erase.error)?.errors?.find(({ field }) => field === 'password')?.message;
  const isReady = password !== '' && typed.trim().toUpperCase() === word;
  const confirm = () =>
    erase.mutate(
      { body: { password, palabra: word } },
      {
        onSuccess: () => {
          toast.success(t('settings.erase.done'));
          logout();
        },
        onError: (error) => {
          if (!problemOf(error)?.errors) toast.error(messageOf(error, t('settings.erase.failed')));
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !erase.isPending && onClose()}
      size="narrow"
      title={t('settings.erase.ask')}
      description={t('settings.erase.ask.text')}
      closeLabel={t('common.cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={erase.isPending}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" type="submit" form={form} busy={erase.isPending} disabled={!isReady}>
            {t('settings.erase')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) confirm();
        }}
      >
        <Field label={t('settings.password.present')} error={wrong} required>
          <Input
            type="password"
            autoComplete="current-password"
            maxLength={longest.password}
            data-first-focus
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Field label={t('settings.erase.word', { word })} required>
          <Input autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
