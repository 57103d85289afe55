import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

type Props = {
  title: string;
  submitLabel: string;
  /** Where given, the part can be taken out of the text. */
  onRemove?: (() => void) | undefined;
  onSubmit: () => void;
  onClose: () => void;
  disabled?: boolean;
  children: ReactNode;
};

/** A form about one part of the text. It stays apart from the form of the screen around the editor. */
export function PartDialog({ title, submitLabel, onRemove, onSubmit, onClose, disabled = false, children }: Props) {
  const t = useMessages();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to the form that the editor stands in.
    event.stopPropagation();
    if (!disabled) onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <>
          {onRemove && (
            <Button variant="quiet" className="sm:me-auto" onClick={onRemove}>
              {t('editing.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" disabled={disabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-6">
        {children}
      </form>
    </Dialog>
  );
}
