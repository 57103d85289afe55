import { useCall } from '#web/data/queries.ts';
import { VerifyNotice } from '#web/features/forms/verify-notice.tsx';
import { useMessages } from '#web/messages/use-messages.ts';

/** The address to which nothing is mailed yet, of who has to confirm it; undefined where there is none, or it is not known. */
export function useUnconfirmed(): string | undefined {
  const account = useCall('profile').data?.data;
  return account && !account.correoVerificado ? account.email : undefined;
}

/** Says to who has not confirmed their address that no mail about searches comes until then. */
export function UnconfirmedNotice() {
  const t = useMessages();
  const email = useUnconfirmed();
  return email === undefined ? null : <VerifyNotice>{t('searches.unconfirmed', { email })}</VerifyNotice>;
}
