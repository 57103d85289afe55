import { useState } from 'react';
import type { ReviewFormAnswers } from '#contract/entities/review-form.ts';
import { Questions } from '#web/features/reviewing/questions.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Question } from './compose.ts';

/** The questions as the reviewer has them in the form of a review; what is answered here is not kept. */
export function FormPreview({ form, onClose }: { form: readonly Question[]; onClose: () => void }) {
  const t = useMessages();
  const [answers, setAnswers] = useState<ReviewFormAnswers>({});
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('composer.preview.title')}
      description={t('composer.preview.text')}
      closeLabel={t('common.close')}
    >
      <Questions fields={form} answers={answers} errors={{}} onChange={setAnswers} />
    </Dialog>
  );
}
