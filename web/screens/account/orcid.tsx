import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link, useLocation, useNavigate } from 'react-router';
import type { FinishedOrcid } from '#contract/entities/orcid.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { enterWith, updateUser, useSession } from '#web/data/session.ts';
import { OrcidButton } from '#web/features/forms/orcid-button.tsx';
import { OrcidMark } from '#web/features/forms/orcid-mark.tsx';
import { forgetOrcidWay, keepOrcidWay, type OrcidWay, orcidWay } from '#web/features/forms/orcid-way.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountCard } from './account-card.tsx';
import { prefillRegistration } from './registration-form.ts';
import { SecondStep } from './second-factor/second-step.tsx';

export const title = 'account.orcid.title' satisfies MessageKey;

/** Where ORCID leads back to. What it says goes out of the address at once, and serves in this browser alone. */
export function Screen() {
  const t = useMessages();
  const { user } = useSession();
  const [way, setWay] = useState(orcidWay);
  const navigate = useNavigate();
  const { isUnderWay, error } = useReturn(setWay);
  const { desafio: challenge, conLlave: hasPasskey = false } = problemOf(error) ?? {};
  // The guard of the login leads on, as after a password.
  const leadOn = (from: string | undefined) => {
    forgetOrcidWay();
    navigate('/login', { replace: true, state: from ? { from } : null });
  };
  const other = user
    ? { to: '/perfil', label: t('account.orcid.toProfile') }
    : { to: '/login', label: t('layout.login') };
  return (
    <AccountCard title={t('account.orcid.title')} lead={t('account.orcid.lead')} other={other}>
      {error && challenge ? (
        <SecondStep
          challenge={challenge}
          hasPasskey={hasPasskey}
          remember={way.remember}
          onEntered={() => leadOn(way.from)}
          onBack={() => navigate('/login', { replace: true })}
        />
      ) : isUnderWay ? (
        <p role="status">{t('account.orcid.underWay')}</p>
      ) : error ? (
        <div className="flex flex-col items-start gap-6">
          <Notice tone="error" live>
            {messageOf(error, t('account.orcid.failed'))}
          </Notice>
          <OrcidButton para={user ? 'CONECTAR' : 'ENTRAR'} label={t('account.orcid.again')} way={orcidWay} />
        </div>
      ) : way.proof ? (
        <Proven proof={way.proof} from={way.from} onDone={() => setWay({ remember: true })} />
      ) : (
        <p>{t('account.orcid.nothing')}</p>
      )}
    </AccountCard>
  );
}

/** Hands over what ORCID said, once, as soon as it is known who sits here; then leads on, or has the tab keep whose iD it is. */
function useReturn(onWay: (way: OrcidWay) => void) {
  const t = useMessages();
  const navigate = useNavigate();
  const { isStarting } = useSession();
  const [answer] = useState(useLocation().search.slice(1));
  const [entering, setEntering] = useState(false);
  const handedOver = useRef(false);
  const { mutate, isIdle, isPending, error } = useAct('finishOrcid', ['profile', 'authProfile']);

  const goOn = useCallback(
    async (finished: FinishedOrcid) => {
      const { from, remember } = orcidWay();
      if (finished.resultado === 'SIN_CUENTA') {
        const { resultado: _, ...proof } = finished;
        const kept = { remember, proof, ...(from && { from }) };
        keepOrcidWay(kept);
        onWay(kept);
        return;
      }
      forgetOrcidWay();
      if (finished.resultado === 'CONECTADO') {
        updateUser(finished.cuenta);
        toast.success(t('account.orcid.connected'));
        navigate('/perfil', { replace: true });
        return;
      }
      setEntering(true);
      await enterWith(finished.sesion, remember);
      toast.success(t('account.login.welcome'));
      // Its guard leads on, as after a password.
      navigate('/login', { replace: true, state: from ? { from } : null });
    },
    [navigate, onWay, t],
  );
  useEffect(() => {
    if (isStarting || handedOver.current || !answer) return;
    handedOver.current = true;
    navigate('/orcid', { replace: true });
    mutate({ body: { respuesta: answer } }, { onSuccess: goOn });
  }, [isStarting, answer, navigate, mutate, goOn]);
  return { isUnderWay: answer !== '' && (isIdle || isPending || entering), error };
}

type ProvenProps = { proof: NonNullable<OrcidWay['proof']>; from: string | undefined; onDone: () => void };

/** An iD that is no account's yet: somebody logs in or registers, and then says that it is theirs. */
function Proven({ proof, from, onDone }: ProvenProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const { user } = useSession();
  const link = useAct('linkOrcid', ['profile', 'authProfile']);
  const connect = () =>
    link.mutate(
      { body: { prueba: proof.prueba } },
      {
        onSuccess: ({ data }) => {
          forgetOrcidWay();
          updateUser(data);
          toast.success(t('account.orcid.connected'));
          navigate(from ? '/login' : '/perfil', { replace: true, state: from ? { from } : null });
        },
        onError: (error) => {
          toast.error(messageOf(error, t('account.orcid.failed')));
          // It has been used up or is too old: what is left is to begin again.
          if (problemOf(error)?.code !== 'orcid_sin_camino') return;
          forgetOrcidWay();
          onDone();
        },
      },
    );
  const back = { from: '/orcid' };
  return (
    <div className="flex flex-col gap-6">
      <p className="flex flex-wrap items-center gap-2">
        <OrcidMark />
        <span>{`https://orcid.org/${proof.orcid}`}</span>
        <span>{`${proof.nombres} ${proof.apellidos}`.trim()}</span>
      </p>
      <p>{user ? t('account.orcid.connect.text', { email: user.email }) : t('account.orcid.noAccount')}</p>
      {user ? (
        <Button variant="primary" size="large" busy={link.isPending} onClick={connect}>
          {t('account.orcid.connect')}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="primary" size="large">
            <Link to="/login" state={back}>
              {t('account.orcid.haveAccount')}
            </Link>
          </Button>
          <Button asChild size="large">
            <Link to="/register" state={back} onClick={() => prefillRegistration(proof)}>
              {t('account.orcid.register')}
            </Link>
          </Button>
        </div>
      )}
    </div>
  );
}
