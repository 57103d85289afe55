import { type FormEvent, type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast';
import { failureText } from '#web/data/failure-text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { DraftLine } from './draft-line.tsx';
import { useSavedText } from './use-saved-text.ts';

type Props = {
  /** Under which name what is being written is kept. */
  what: string;
  maxLength: number;
  label: string;
  hint?: ReactNode;
  /** That it cannot be empty, that it was sent, and that it was not. */
  words: { required: string; send: string; sent: string; failed: string };
  onSend: (text: string) => Promise<unknown>;
  /** What else is said with it. */
  children?: ReactNode;
};

/** The box under a list of short texts in which one more is written: kept until it is sent, empty after. */
export function NewTextForm({ what, maxLength, label, hint, words, onSend, children }: Props) {
  const { text, write, forget, keeping } = useSavedText(what);
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    setMissing(said === '');
    if (said === '' || isSending) return;
    setSending(true);
    try {
      await onSend(said);
      forget(text);
      toast.success(words.sent);
    } catch (error) {
      toast.error(failureText(words.failed, error));
    } finally {
      setSending(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={label} hint={hint} error={isMissing && words.required} required>
        <Textarea rows={4} maxLength={maxLength} value={text} onChange={(event) => write(event.currentTarget.value)} />
      </Field>
      {children}
      <DraftLine keeping={keeping} />
      <Button type="submit" variant="primary" busy={isSending} className="self-start">
        {words.send}
      </Button>
    </form>
  );
}
