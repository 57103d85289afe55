import { toast } from 'react-hot-toast';
import type { IdentityProvider } from '#contract/entities/identity-provider.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Asks an institution what it can be asked without a person, and says what is wrong. */
export function ProviderTrial({ provider: { id, nombre } }: { provider: IdentityProvider }) {
  const t = useMessages();
  const check = useAct('checkIdentityProvider');
  const failed = (error: Error) => void toast.error(failureText(t('providers.actFailed'), error));
  const { resultado, desfase } = check.data ?? {};
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        size="small"
        busy={check.isPending}
        aria-label={`${t('providers.try')}: ${nombre}`}
        onClick={() => !check.isPending && check.mutate({ params: { id } }, { onError: failed })}
      >
        {t(check.isPending ? 'providers.trying' : 'providers.try')}
      </Button>
      {resultado && !check.isPending && (
        <Notice tone={resultado === 'BIEN' ? 'info' : 'warning'} live>
          {t(`providers.found.${resultado}`, { count: Math.abs(desfase ?? 0) })}
        </Notice>
      )}
    </div>
  );
}
