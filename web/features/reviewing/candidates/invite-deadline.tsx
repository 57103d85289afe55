import { useState } from 'react';
import { type Place, useSettingsOf } from '#web/features/publications/journals.ts';
import { dayAfter, endOfDay } from '#web/features/reviewing/deadline.ts';
import type { SaidAbsence } from '#web/features/reviewing/use-away-words.ts';
import { useProposedDay } from '#web/features/reviewing/use-proposed-day.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

type Deadline = ReturnType<typeof useInviteDeadline>;

/** Until when a review of the work is asked for: as long as the settings of its journal say, while they are here (`asked`), unless its editor chooses another day. */
export function useInviteDeadline(work: Place, asked: readonly SaidAbsence[] = []) {
  const settings = useSettingsOf(work);
  const [typed, setTyped] = useState<string>();
  const { day, hint } = useProposedDay(settings, typed, asked);
  const isLate = day !== '' && day < dayAfter(0);
  const instant = endOfDay(day);
  return {
    ...{ day, hint, isLate, instant },
    setDay: setTyped,
    isGood: day !== '' && !isLate,
    /** What is sent where the server knows better who is asked, and when they are away: nothing while nobody typed a day. */
    chosen: typed === undefined ? {} : { fechaLimite: instant },
  };
}

export function InviteDeadline({ deadline: { day, hint, setDay, isLate } }: { deadline: Deadline }) {
  const t = useMessages();
  return (
    <Field
      label={t('candidates.invite.deadline')}
      {...(hint && { hint })}
      error={isLate && t('candidates.invite.deadline.invalid')}
      required
    >
      <Input type="date" min={dayAfter(0)} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
    </Field>
  );
}
