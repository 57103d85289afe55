import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useSession } from '#web/data/session.ts';
import { useAccept } from '#web/features/publications/byline/use-accept.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { AccountCard } from '#web/screens/account/account-card.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export const title = 'byline.page.title' satisfies MessageKey;

/** Where an invitation to sign a work leads. Buttons answer it: opening the page changes nothing. */
export function Screen() {
  const t = useMessages();
  const { token = '' } = useParams();
  const { user } = useSession();
  const { pathname } = useLocation();
  const query = useCall('getCoauthorship', { params: { token } });
  const isGone = !query.data && [410, 422].includes(problemOf(query.error)?.status ?? 0);
  const other = user
    ? { to: '/dashboard', label: t('common.toDashboard') }
    : { to: '/login', label: t('layout.login'), state: { from: pathname } };
  return (
    <AccountCard title={t('byline.page.title')} lead={t('byline.page.lead')} other={other}>
      {isGone ? (
        <Notice tone="warning">{t('byline.page.gone')}</Notice>
      ) : (
        <QueryState
          query={query}
          loading={t('byline.page.loading')}
          failed={(error) => messageOf(error, t('byline.page.failed'))}
        >
          {(invitation) => <Invitation token={token} {...invitation} />}
        </QueryState>
      )}
    </AccountCard>
  );
}

type Props = {
  token: string;
  titulo: string;
  invita: string;
  nombres: string;
  apellidos: string;
  estado: 'PENDIENTE' | 'CADUCADA' | 'DECLINADA';
};

function Invitation({ token, titulo, invita, nombres, apellidos, estado }: Props) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3 border-s-2 border-accent-line ps-4">
        <p className="font-serif text-xl font-semibold break-words">{titulo}</p>
        <p>{t('byline.page.who', { inviter: invita })}</p>
        <p className="text-muted">{t('byline.page.as', { name: `${nombres} ${apellidos}`.trim() })}</p>
      </div>
      {estado === 'PENDIENTE' ? (
        <Answer token={token} />
      ) : (
        <Notice tone="warning">{t(`byline.page.${estado}`, { inviter: invita })}</Notice>
      )}
    </div>
  );
}

function Answer({ token }: { token: string }) {
  const t = useMessages();
  const { user } = useSession();
  // Who logs in or registers first comes back here (routing/guarded.tsx).
  const way = { from: useLocation().pathname };
  const accept = useAccept(
    (client) => client.acceptCoauthorship({ params: { token } }),
    (id) => `/publications/${id}/edit`,
  );
  const decline = useAct('declineCoauthorship');
  const [asking, setAsking] = useState(false);
  if (decline.isSuccess)
    return (
      <Notice tone="success" live>
        {t('byline.page.declined')}
      </Notice>
    );
  const failure = accept.error ?? decline.error;
  return (
    <>
      <p className="text-muted">
        {user
          ? t('byline.page.account', { name: `${user.nombres} ${user.apellidos}`.trim(), email: user.email })
          : t('byline.page.guest')}
      </p>
      {failure && (
        <Notice tone="error" live>
          {messageOf(failure, t('byline.page.failed'))}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {user ? (
          <Button variant="primary" size="large" busy={accept.isPending} onClick={() => accept.mutate()}>
            {t('byline.page.accept')}
          </Button>
        ) : (
          <>
            <Button asChild variant="primary" size="large">
              <Link to="/login" state={way}>
                {t('byline.page.login')}
              </Link>
            </Button>
            <Button asChild size="large">
              <Link to="/register" state={way}>
                {t('byline.page.register')}
              </Link>
            </Button>
          </>
        )}
        <Button size="large" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('byline.page.decline')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('byline.page.decline.title')}
        description={t('byline.page.decline.text')}
        confirmLabel={t('byline.page.decline')}
        cancelLabel={t('common.cancel')}
        busy={decline.isPending}
        onConfirm={() => decline.mutate({ params: { token } }, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
