/** Another main author, on the page where its authors see their work: what is proposed, and proposing it. */
import { UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import { authorsOf, isAuthor } from '#contract/workflow.ts';
import { useSession } from '#web/data/session.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useSuccession, useWaitingWords } from './use-succession.ts';
import { WithdrawButton } from './withdraw-button.tsx';

const ProposeDialog = late(async () => (await import('./propose-dialog.tsx')).ProposeDialog);

/** Its authors alone: who runs the work has its desk. */
function useOwnSuccession(work: Publication) {
  const { user } = useSession();
  return useSuccession(work.id, isAuthor(authorsOf(work), user)).data;
}

/** That another main author is proposed, what it waits for, and the way to answer or to take it back. */
export function SuccessionNotice({ work }: { work: Publication }) {
  const t = useMessages();
  const waiting = useWaitingWords();
  const data = useOwnSuccession(work);
  if (!data?.relevo) return null;
  const { relevo, acciones } = data;
  return (
    <Notice
      title={t('succession.open', { name: relevo.nombre })}
      action={
        <>
          {acciones.includes('RESPONDER') && (
            <Button asChild size="small">
              <Link to="/coautorias">{t('succession.answer')}</Link>
            </Button>
          )}
          {acciones.includes('RETIRAR') && <WithdrawButton work={work.id} />}
        </>
      }
    >
      <p>{waiting(relevo)}</p>
      {relevo.motivo && (
        <p className="mt-1 break-words whitespace-pre-line">{t('succession.reason', { reason: relevo.motivo })}</p>
      )}
    </Notice>
  );
}

/** Where its main author proposes another; nothing where there is nobody to propose. */
export function SuccessionSection({ work }: { work: Publication }) {
  const t = useMessages();
  const [asking, setAsking] = useState(false);
  const data = useOwnSuccession(work);
  if (!data?.acciones.includes('PROPONER') || data.candidatos.length === 0) return null;
  return (
    <Section title={t('succession.title')} intro={t('succession.intro')}>
      <Button icon={<UserRoundPen aria-hidden />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('succession.propose')}
      </Button>
      {asking && (
        <ProposeDialog work={work.id} people={data.candidatos} byEditors={false} onClose={() => setAsking(false)} />
      )}
    </Section>
  );
}
