import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Navigate, useLocation } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { logout, updateUser, useSession } from '#web/data/session.ts';
import { useHasPasskeys } from '#web/features/forms/passkey-support.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { SetUp } from './set-up.tsx';

export const title = 'second-factor.needed.title' satisfies MessageKey;

/** Who is led here has no second step. */
const nothing = { desde: null, llaves: [] };

/** /segundo-paso: whose role asks for a second step sets it up before anything else, or leaves. */
export function Screen() {
  const t = useMessages();
  const { user } = useSession();
  const client = useClient();
  const queryClient = useQueryClient();
  const { state } = useLocation();
  const [showsCodes, setShowsCodes] = useState(false);
  const hasPasskeys = useHasPasskeys();
  const [byPasskey, setByPasskey] = useState(false);
  const ways = { having: nothing, onCodes: () => setShowsCodes(true), onDone: () => void goOn() };
  // The recovery codes stand here still when nothing is missing any more. The login's guard leads on, as after a password.
  if (!user?.faltaSegundoPaso && !showsCodes) return <Navigate to="/login" replace state={state} />;
  const goOn = async () => {
    try {
      updateUser(await queryClient.fetchQuery({ ...callQuery(client, 'authProfile'), staleTime: 0 }));
      setShowsCodes(false);
    } catch (error) {
      toast.error(messageOf(error, t('second-factor.load.failed')));
    }
  };
  return (
    <section className="mx-auto mt-6 max-w-form folded-corner border border-line bg-paper px-5 py-8 sm:px-10">
      <h1 className="text-2xl">{t('second-factor.needed.title')}</h1>
      <p className="mt-2 text-muted">{t('second-factor.needed.text')}</p>
      <div className="mt-6">{byPasskey ? <AddPasskey {...ways} onCancel={undefined} /> : <SetUp {...ways} />}</div>
      {hasPasskeys && !showsCodes && (
        <p className="mt-6">
          <Button size="small" onClick={() => setByPasskey(!byPasskey)}>
            {t(byPasskey ? 'passkeys.needed.app' : 'passkeys.needed')}
          </Button>
        </p>
      )}
      <p className="mt-8 border-t border-line pt-6">
        <Button size="small" onClick={logout}>
          {t('second-factor.needed.leave')}
        </Button>
      </p>
    </section>
  );
}
