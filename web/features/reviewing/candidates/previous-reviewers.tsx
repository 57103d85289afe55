import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { PreviousReviewer } from '#contract/entities/candidate.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { nameOf } from './candidate-facts.tsx';
import { ConflictList } from './conflict-list.tsx';
import { InviteDeadline, useInviteDeadline } from './invite-deadline.tsx';
import { staleAfterInviting } from './stale.ts';

/** Who reviewed the round before: all who can are invited again at once; of who cannot it says why. Nothing where nobody did. */
export function PreviousReviewers({ work }: { work: PublicationSummary }) {
  const t = useMessages();
  const { data } = useCall('previousReviewers', { params: { id: work.id } });
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const free = data?.personas.filter(({ impedimento }) => impedimento === null) ?? [];
  const people = free.filter(({ id }) => !leftOut.includes(id));
  const deadline = useInviteDeadline(work, people);
  const invite = useAct('inviteAgain', staleAfterInviting);
  if (!data || data.ronda === null || data.personas.length === 0) return null;
  const asked = people.map(({ id }) => id);
  const daysDiffer = !deadline.chosen.fechaLimite && asked.length > 1 && people.some((each) => each.noDisponibleHasta);
  const shownDeadline = daysDiffer ? { ...deadline, hint: t('candidates.previous.deadline.each') } : deadline;
  const choose = (id: string, isAsked: boolean) =>
    setLeftOut((before) => (isAsked ? before.filter((each) => each !== id) : [...before, id]));
  const send = () =>
    invite.mutate(
      { params: { id: work.id }, body: { personas: asked, ...deadline.chosen } },
      {
        onSuccess: ({ invitadas }) => {
          const count = invitadas.length;
          if (count === asked.length) toast.success(t('candidates.previous.done', { count }));
          else toast(t('candidates.previous.some', { count, asked: asked.length }));
        },
        onError: (error) => toast.error(failureText(t('candidates.invite.failed'), error)),
      },
    );
  return (
    <section aria-labelledby="candidates-previous" className="flex flex-col gap-3">
      <h3 id="candidates-previous" className="text-xl">
        {t('candidates.previous', { round: data.ronda })}
      </h3>
      <p className="max-w-reading text-sm text-muted">{t('candidates.previous.intro')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {data.personas.map((person) => (
          <li key={person.id} className="py-3">
            <Checkbox
              label={nameOf(person)}
              hint={<Standing person={person} />}
              disabled={person.impedimento !== null}
              checked={asked.includes(person.id)}
              onChange={(event) => choose(person.id, event.currentTarget.checked)}
            />
            {person.impedimento === 'CONFLICTO' && (
              <div className="ms-7 mt-1">
                <ConflictList conflicts={person.conflictos} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <InviteDeadline deadline={shownDeadline} />
          <Button disabled={asked.length === 0 || !deadline.isGood} busy={invite.isPending} onClick={send}>
            {t('candidates.previous.invite', { count: asked.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What they made of that round, and what keeps them from this one. */
function Standing({ person }: { person: PreviousReviewer }) {
  const t = useMessages();
  const { rondaAnterior, impedimento, estaRonda } = person;
  const why =
    impedimento === 'YA_PEDIDA' && estaRonda
      ? t(`candidates.round.${estaRonda}`)
      : impedimento && t(`candidates.previous.not.${impedimento}`);
  return (
    <>
      {rondaAnterior && t(`candidates.before.${rondaAnterior.resultado}`, { round: rondaAnterior.ronda })}
      {why && <span className="block text-ink">{why}</span>}
    </>
  );
}
