import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AskForBids } from '#web/features/reviewing/bids/ask-for-bids.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { AssignmentView } from './assignment-view.tsx';
import { ChooseSet } from './choose-set.tsx';
import { PastAssignments } from './past-assignments.tsx';

export const title = 'assignment.title' satisfies MessageKey;

/** Assigning many works at once: choose the set, wait, look through the proposal, apply it. The assignment is in the address. */
export function Screen() {
  const t = useMessages();
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  const open = (next: string) => setSearch({ id: next });
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(id);
  // What was pressed is gone with the step before: the keyboard goes on in the next one.
  useEffect(() => {
    if (before.current !== id) place.current?.focus();
    before.current = id;
  }, [id]);
  return (
    <>
      <PageHeader
        title={t('assignment.title')}
        intro={t('assignment.intro')}
        actions={id ? undefined : <AskForBids />}
        {...(id && { back: <Link to="/editorial/asignacion">{t('assignment.back')}</Link> })}
      />
      <div ref={place} tabIndex={-1} className="outline-none">
        {id ? (
          <AssignmentView key={id} id={id} onOpen={open} />
        ) : (
          <div className="flex flex-col gap-12">
            <ChooseSet onStarted={open} />
            <PastAssignments />
          </div>
        )}
      </div>
    </>
  );
}
