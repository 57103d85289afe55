import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Production } from '#contract/entities/production.ts';
import { longest } from '#contract/limits.ts';
import { type ProductionStep, productionSteps } from '#contract/production.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { productionCalls } from './production-calls.ts';

/** Steps that are told why. */
const reasoned: readonly ProductionStep[] = ['PEDIR_CORRECCIONES', 'REABRIR'];
/** What is not the way on. */
const aside: readonly ProductionStep[] = ['PEDIR_CORRECCIONES', 'REABRIR', 'RECUPERAR'];

/** The steps that the reader may take, the way on first; each says what follows before it is taken. */
export function StepButtons({ id, production }: { id: string; production: Production }) {
  const t = useMessages();
  const [asking, setAsking] = useState<ProductionStep>();
  const open = productionSteps.filter((step) => production.acciones.includes(step));
  if (open.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {open.map((step) => (
        <Button
          key={step}
          variant={aside.includes(step) ? 'secondary' : 'primary'}
          aria-haspopup="dialog"
          onClick={() => setAsking(step)}
        >
          {t(`production.step.${step}`)}
        </Button>
      ))}
      {asking && <StepDialog id={id} step={asking} onClose={() => setAsking(undefined)} />}
    </div>
  );
}

function StepDialog({ id, step, onClose }: { id: string; step: ProductionStep; onClose: () => void }) {
  const t = useMessages();
  const asksWhy = reasoned.includes(step);
  const { text, write, forget } = useSavedText(asksWhy ? `produccion.${step}.${id}` : null);
  const take = useAct('takeProductionStep', productionCalls);
  const confirm = () =>
    take.mutate(
      { params: { id }, body: { paso: step, ...(asksWhy && { motivo: text.trim() }) } },
      {
        onSuccess: () => {
          forget();
          toast.success(t(`production.done.${step}`));
          onClose();
        },
        onError: (error) => toast.error(failureText(t('production.step.failed'), error)),
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t(`production.step.${step}`)}
      description={t(`production.step.${step}.text`)}
      confirmLabel={t(`production.step.${step}`)}
      cancelLabel={t('common.cancel')}
      disabled={asksWhy && text.trim() === ''}
      busy={take.isPending}
      onConfirm={confirm}
    >
      {asksWhy && (
        <ReasonField
          label={t(`production.reason.${step === 'REABRIR' ? 'REABRIR' : 'PEDIR_CORRECCIONES'}`)}
          maxLength={longest.proofCorrections}
          value={text}
          onChange={write}
        />
      )}
    </ConfirmDialog>
  );
}
