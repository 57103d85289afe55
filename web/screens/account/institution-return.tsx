/** /institucion/:id, where an institution leads back to. What it says goes out of the address at once, and serves in this browser alone. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import type { FinishedProvider } from '#contract/entities/identity-provider.ts';
import { returnPath } from '#contract/identity-providers.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { enterWith, useSession } from '#web/data/session.ts';
import { InstitutionButton } from '#web/features/forms/institution-button.tsx';
import {
  forgetInstitutionWay,
  type InstitutionWay,
  institutionWay,
  keepInstitutionWay,
} from '#web/features/forms/institution-way.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountCard } from './account-card.tsx';
import { prefillRegistration } from './registration-form.ts';
import { SecondStep } from './second-factor/second-step.tsx';

export const title = 'account.institution.title' satisfies MessageKey;

const settings = '/configuracion';

export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  const { user } = useSession();
  const [way, setWay] = useState(institutionWay);
  const navigate = useNavigate();
  const { isUnderWay, error } = useReturn(id, setWay);
  const { desafio: challenge, conLlave: hasPasskey = false } = problemOf(error) ?? {};
  // The guard of the login leads on, as after a password.
  const leadOn = (from: string | undefined) => {
    forgetInstitutionWay();
    navigate('/login', { replace: true, state: from ? { from } : null });
  };
  const other = user
    ? { to: settings, label: t('account.institution.toSettings') }
    : { to: '/login', label: t('layout.login') };
  return (
    <AccountCard title={t('account.institution.title')} lead={t('account.institution.lead')} other={other}>
      {error && challenge ? (
        <SecondStep
          challenge={challenge}
          hasPasskey={hasPasskey}
          remember={way.remember}
          onEntered={() => leadOn(way.from)}
          onBack={() => navigate('/login', { replace: true })}
        />
      ) : isUnderWay ? (
        <p role="status">{t('account.institution.underWay')}</p>
      ) : error ? (
        <div className="flex flex-col items-start gap-6">
          <Notice tone="error" live>
            {messageOf(error, t('account.institution.failed'))}
          </Notice>
          <InstitutionButton
            id={id}
            para={user ? 'CONECTAR' : 'ENTRAR'}
            label={t('account.institution.again')}
            way={institutionWay}
          />
        </div>
      ) : way.proof ? (
        <Proven id={id} proof={way.proof} from={way.from} onDone={() => setWay({ remember: true })} />
      ) : (
        <p>{t('account.institution.nothing')}</p>
      )}
    </AccountCard>
  );
}

/** Hands over what the institution said, once, as soon as it is known who sits here; then leads on, or has the tab keep who it is. */
function useReturn(id: string, onWay: (way: InstitutionWay) => void) {
  const t = useMessages();
  const navigate = useNavigate();
  const { isStarting } = useSession();
  const [answer] = useState(useLocation().search.slice(1));
  const [entering, setEntering] = useState(false);
  const handedOver = useRef(false);
  const { mutate, isIdle, isPending, error } = useAct('finishProvider', ['listProviderLinks']);

  const goOn = useCallback(
    async (finished: FinishedProvider) => {
      const { from, remember } = institutionWay();
      if (finished.resultado === 'SIN_CUENTA') {
        const { resultado: _, ...proof } = finished;
        const kept = { remember, proof, ...(from && { from }) };
        keepInstitutionWay(kept);
        onWay(kept);
        return;
      }
      forgetInstitutionWay();
      if (finished.resultado === 'CONECTADO') {
        toast.success(t('account.institution.connected', { name: finished.nombre }));
        navigate(settings, { replace: true });
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
    navigate(returnPath(id), { replace: true });
    mutate({ body: { proveedor: id, respuesta: answer } }, { onSuccess: goOn });
  }, [isStarting, answer, id, navigate, mutate, goOn]);
  return { isUnderWay: answer !== '' && (isIdle || isPending || entering), error };
}

type ProvenProps = {
  id: string;
  proof: NonNullable<InstitutionWay['proof']>;
  from: string | undefined;
  onDone: () => void;
};

/** Who is nobody here yet: they log in or register, and then say that it is theirs. */
function Proven({ id, proof, from, onDone }: ProvenProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const { user } = useSession();
  const link = useAct('linkProvider', ['listProviderLinks', 'profile', 'authProfile']);
  const { nombre: name } = proof;
  const connect = () =>
    link.mutate(
      { body: { prueba: proof.prueba } },
      {
        onSuccess: () => {
          forgetInstitutionWay();
          toast.success(t('account.institution.connected', { name }));
          navigate(from ? '/login' : settings, { replace: true, state: from ? { from } : null });
        },
        onError: (error) => {
          toast.error(messageOf(error, t('account.institution.failed')));
          // It has been used up or is too old: what is left is to begin again.
          if (problemOf(error)?.code !== 'institucion_sin_camino') return;
          forgetInstitutionWay();
          onDone();
        },
      },
    );
  const back = { from: returnPath(id) };
  return (
    <div className="flex flex-col gap-6">
      <p className="wrap-anywhere">
        {[`${proof.nombres} ${proof.apellidos}`.trim(), proof.email].filter(Boolean).join(' · ')}
      </p>
      <p>
        {user
          ? t('account.institution.connect.text', { name, email: user.email })
          : t('account.institution.noAccount', { name })}
      </p>
      {user ? (
        <Button variant="primary" size="large" busy={link.isPending} onClick={connect}>
          {t('account.institution.connect')}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="primary" size="large">
            <Link to="/login" state={back}>
              {t('account.institution.haveAccount')}
            </Link>
          </Button>
          <Button asChild size="large">
            <Link to="/register" state={back} onClick={() => prefillRegistration(proof)}>
              {t('account.institution.register')}
            </Link>
          </Button>
        </div>
      )}
    </div>
  );
}
