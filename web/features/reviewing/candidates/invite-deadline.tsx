import { useState } from 'react';
import { useCall } from '#web/data/queries.ts';
import { dayAfter, endOfDay } from '#web/features/reviewing/deadline.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

type Deadline = ReturnType<typeof useInviteDeadline>;

/** Until when a review is asked for: as long as the settings say, unless its editor chooses another day. */
export function useInviteDeadline() {
  const { data: settings } = useCall('getSettings');
  const [typed, setTyped] = useState<string>();
  const day = typed ?? (settings ? dayAfter(settings.plazoRevisionDias) : '');
  const isLate = day !== '' && day < dayAfter(0);
  return { day, setDay: setTyped, isLate, isGood: day !== '' && !isLate, instant: endOfDay(day) };
}

export function InviteDeadline({ deadline: { day, setDay, isLate } }: { deadline: Deadline }) {
  const t = useMessages();
  return (
    <Field label={t('candidates.invite.deadline')} error={isLate && t('candidates.invite.deadline.invalid')} required>
      <Input type="date" min={dayAfter(0)} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
    </Field>
  );
}
