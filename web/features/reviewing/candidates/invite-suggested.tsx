import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { Review } from '#contract/entities/review.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { nameOf } from './candidate-facts.tsx';
import { InviteByMailDialog, type Suggestion } from './invite-by-mail-dialog.tsx';
import { type SuggestedPerson, suggestedPeople } from './suggested-people.ts';

/** A button for each person whom a reviewer who declined suggests: one press, and the invitation lies ready. */
export function InviteSuggested({ work, review }: { work: PublicationSummary; review: Review }) {
  const t = useMessages();
  const [chosen, setChosen] = useState<Suggestion>();
  const { id, sugiereA, revisorNombre } = review;
  if (!sugiereA || !work.acciones.includes('CREAR_REVISION')) return null;
  const people: (SuggestedPerson | undefined)[] = suggestedPeople(sugiereA);
  const choose = (person: SuggestedPerson | undefined) =>
    setChosen({ reviewId: id, by: revisorNombre, words: sugiereA, person });
  return (
    <>
      {(people.length > 0 ? people : [undefined]).map((person, place) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: they come of one text, and are not reordered
          key={place}
          size="small"
          icon={<MailPlus aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => choose(person)}
        >
          {person
            ? t('candidates.suggested.invite', { name: nameOf(person) || person.email })
            : t('candidates.suggested.some')}
        </Button>
      ))}
      {chosen && <InviteByMailDialog work={work} suggestion={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
