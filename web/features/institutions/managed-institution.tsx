import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ManagedInstitution as Managed } from '#contract/entities/institution.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Figures } from './figures.tsx';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';
import { SaidForm } from './said-form.tsx';

type Props = {
  id: string;
  /** What administrators have above, before it is there, too, and below. */
  before?: (institution: Managed | undefined) => ReactNode;
  after?: (institution: Managed) => ReactNode;
};

/** An institution for who answers for it, and for administrators: figures, members, invitations, its page. */
export function ManagedInstitution({ id, before, after }: Props) {
  const t = useMessages();
  const query = useQuery({ ...callQuery(useClient(), 'manageInstitution', { params: { id } }), staleTime: 0 });
  return (
    <>
      {before?.(query.data)}
      <QueryState
        query={query}
        loading={t('membership.loading')}
        failed={(error) => failureText(t('membership.failed'), error)}
      >
        {(institution) => (
          <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="flex min-w-0 flex-col gap-10">
              <Members id={id} />
              {institution.fechaCierre === null && <Invitations institution={institution} />}
              {/* Begun anew where somebody has changed what is written in it, and not by what the other form saves. */}
              <SaidForm key={JSON.stringify([institution.descripcion, institution.enlace])} institution={institution} />
              {after?.(institution)}
            </div>
            <Figures institution={institution} />
          </div>
        )}
      </QueryState>
    </>
  );
}
