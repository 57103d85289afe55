import { useState } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { piecesOf } from './points-edit.ts';

type Props = { punto: string; onSplit: (at: number) => void; onClose: () => void };

/** Asks where a point is to be divided: before which of its sentences. */
export function SplitDialog({ punto, onSplit, onClose }: Props) {
  const t = useMessages();
  const pieces = piecesOf(punto);
  const [at, setAt] = useState(1);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('answers.split.title')}
      description={t('answers.split.text')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" onClick={() => onSplit(at)}>
            {t('answers.split.submit')}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t('answers.split.legend')}
        name="corte"
        value={String(at)}
        onChange={(event) => setAt(Number(event.currentTarget.value))}
        options={pieces.slice(1).map((piece, index) => ({ value: String(index + 1), label: piece.trim() }))}
      />
    </Dialog>
  );
}
