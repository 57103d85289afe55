import { toast } from 'react-hot-toast';
import type { IdentityProvider } from '#contract/entities/identity-provider.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Asks an institution what it can be asked without a person, and says what is wrong. */
export function ProviderTrial({ provider: { id, nombre, protocolo } }: { provider: IdentityProvider }) {
  const t = useMessages();
  const check = useAct('checkIdentityProvider');
  const failed = (error: Error) => void toast.error(failureText(t('providers.actFailed'), error));
  const { resultado, desfase, dias } = check.data ?? {};
  /** Two of them mean another thing by SAML. */
  const wordsOf = (found: NonNullable<typeof resultado>) =>
    protocolo === 'SAML' && (found === 'BIEN' || found === 'NO_CONFORME')
      ? (`providers.found.saml.${found}` as const)
      : (`providers.found.${found}` as const);
  const count = resultado === 'CERTIFICADO_CADUCA' ? (dias ?? 0) : Math.abs(desfase ?? 0);
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
          {t(wordsOf(resultado), { count })}
        </Notice>
      )}
    </div>
  );
}
