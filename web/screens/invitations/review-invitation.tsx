import { lazy, Suspense, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { Invitation } from '#contract/entities/invitation.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { callQuery, useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useSession } from '#web/data/session.ts';
import { useTabCopy } from '#web/features/forms/use-tab-copy.ts';
import { useKindWords } from '#web/features/publications/journals.ts';
import { DeclineFields } from '#web/features/reviewing/decline-fields.tsx';
import {
  type Declining,
  declinedReview,
  decliningSchema,
  nothingSaid,
  type Reason,
  reasonIn,
} from '#web/features/reviewing/declining.ts';
import { useFormats } from '#web/messages/dates.ts';
import { loadTexts } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { AccountCard } from '#web/screens/account/account-card.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

/** In the house of the journal that asks; a link that no longer works says so on the page. */
export async function loader({ client, queryClient, params, t, identity }: PageRequest): Promise<Head> {
  const { token = '' } = params;
  const casa = await queryClient
    .ensureQueryData(callQuery(client, 'getInvitation', { params: { token } }))
    .then((invitation) => invitation.casa)
    .catch(() => undefined);
  return {
    title: t('common.title', { title: t('invitation.title'), site: casa?.nombre ?? identity.nombre }),
    noindex: true,
    ...(casa && { house: casa }),
  };
}

/** With the texts of forms that ask for a password, which other invitations go without. */
const OpenAccount = lazy(async () => {
  const [module] = await Promise.all([import('./open-account.tsx'), loadTexts('account')]);
  return { default: module.OpenAccount };
});

/** Where an invitation to review leads. Buttons answer it, without a log-in: opening the page changes nothing. */
export function Screen() {
  const t = useMessages();
  const { token = '' } = useParams();
  const { user } = useSession();
  const query = useCall('getInvitation', { params: { token } });
  const problem = query.data ? undefined : problemOf(query.error);
  const isGone = [410, 422].includes(problem?.status ?? 0);
  const other = user
    ? { to: '/mis-revisiones', label: t('reviewer.mine.title') }
    : { to: '/login', label: t('layout.login'), state: { from: '/mis-revisiones' } };
  return (
    <AccountCard
      title={t('invitation.title')}
      lead={query.data ? t('invitation.lead', { name: query.data.nombres }) : t('invitation.lead.plain')}
      other={other}
    >
      {isGone ? (
        <Notice tone="warning">
          {t(problem?.code === 'revision_retirada' ? 'invitation.takenBack' : 'invitation.gone')}
        </Notice>
      ) : (
        <QueryState
          query={query}
          loading={t('invitation.loading')}
          failed={(error) => messageOf(error, t('invitation.failed'))}
        >
          {(invitation) => <Asked token={token} invitation={invitation} />}
        </QueryState>
      )}
    </AccountCard>
  );
}

type Props = { token: string; invitation: Invitation };

function Asked({ token, invitation }: Props) {
  const t = useMessages();
  const kindOf = useKindWords();
  const { day } = useFormats();
  const { titulo, resumen, idioma, autor, palabrasClave, fechaLimite, vence } = invitation;
  return (
    <div className="flex flex-col gap-6">
      <div lang={idioma} className="flex flex-col gap-3 border-s-2 border-accent-line ps-4">
        <h2 className="font-serif text-xl break-words">{titulo}</h2>
        <p className="font-serif whitespace-pre-line">{resumen}</p>
      </div>
      <DescriptionList
        items={[
          ...(autor ? [{ term: t('reviewer.term.autor'), description: autor }] : []),
          { term: t('reviewer.term.tipo'), description: kindOf(invitation) },
          { term: t('reviewer.detail.palabrasClave'), description: palabrasClave.join(', ') },
          ...(fechaLimite ? [{ term: t('reviewer.term.limite'), description: day(fechaLimite) }] : []),
          ...(vence ? [{ term: t('invitation.until'), description: day(vence) }] : []),
        ]}
      />
      {invitation.revisionPublica && <Notice>{t('reviewing.public')}</Notice>}
      <Answer token={token} invitation={invitation} />
    </div>
  );
}

function Answer({ token, invitation }: Props) {
  const t = useMessages();
  const [search] = useSearchParams();
  const accept = useAct('acceptInvitation', ['getInvitation', 'myReviews', 'getReview']);
  const decline = useAct('declineInvitation', ['myReviews', 'getReview']);
  const [isDeclining, setDeclining] = useState(search.get('respuesta') === 'declinar');
  // Who answers by a link may have no account to keep drafts in.
  const copy = useTabCopy(`declinar.${invitation.reviewId}`, decliningSchema);
  const [said, setSaid] = useState(copy.kept ?? nothingSaid);
  const write = (next: Declining) => {
    setSaid(next);
    copy.keep(next);
  };
  const say = (reason: Reason) => t(`reviewing.decline.${reason}`);
  if (decline.isSuccess)
    return (
      <Notice tone="success" live>
        {t('invitation.declined')}
      </Notice>
    );
  const failure = accept.error ?? decline.error;
  const isPending = invitation.estado === 'PENDIENTE';
  return (
    <>
      {failure && (
        <Notice tone="error" live>
          {messageOf(failure, t('invitation.failed'))}
        </Notice>
      )}
      {!isPending && invitation.cuentaPorAbrir ? (
        <Suspense fallback={<Spinner label={t('invitation.loading')} />}>
          <OpenAccount token={token} account={invitation.cuentaPorAbrir} reviewId={invitation.reviewId} />
        </Suspense>
      ) : (
        !isPending && <GoOn invitation={invitation} />
      )}
      {isDeclining && invitation.estado !== 'COMPLETADA' ? (
        <form
          className="flex flex-col gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            decline.mutate({ params: { token }, body: declinedReview(said, say) }, { onSuccess: copy.forget });
          }}
        >
          <DeclineFields value={said} onChange={write} knowsAuthors={invitation.autor !== null} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" disabled={reasonIn(said, say) === ''} busy={decline.isPending}>
              {t('reviewer.decline.confirm')}
            </Button>
            <Button onClick={() => setDeclining(false)}>{t('invitation.back')}</Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          {isPending && (
            <Button
              variant="primary"
              size="large"
              busy={accept.isPending}
              onClick={() => accept.mutate({ params: { token } })}
            >
              {t('reviewing.accept')}
            </Button>
          )}
          {invitation.estado !== 'COMPLETADA' && (
            <Button size={isPending ? 'large' : 'small'} onClick={() => setDeclining(true)}>
              {t(isPending ? 'reviewer.decline' : 'reviewing.cannot')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** The way on to the review, which takes a log-in. */
function GoOn({ invitation: { estado, reviewId } }: Pick<Props, 'invitation'>) {
  const t = useMessages();
  const { user } = useSession();
  const to = `/revisiones/${reviewId}`;
  return (
    <Notice
      tone="success"
      live
      title={t(estado === 'COMPLETADA' ? 'invitation.completed' : 'reviewing.accepted')}
      action={
        <Button asChild variant="primary">
          {user ? (
            <Link to={to}>{t('invitation.goOn')}</Link>
          ) : (
            <Link to="/login" state={{ from: to }}>
              {t('invitation.login')}
            </Link>
          )}
        </Button>
      }
    >
      {t(user ? 'invitation.goOn.text' : 'invitation.login.text')}
    </Notice>
  );
}
