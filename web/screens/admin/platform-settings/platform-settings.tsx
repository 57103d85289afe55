/** /admin/ajustes: the platform's settings by groups, each with an address of its own (issue 5). */

import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState, together } from '#web/data/query-state.tsx';
import { type GroupName, groupNames, groupOf } from '#web/features/administration/platform-settings/group-names.ts';
import type { GroupProps } from '#web/features/administration/platform-settings/groups.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Composer } from '#web/screens/admin/review-form/composer.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SectionIndex } from '#web/ui/SectionIndex.tsx';
import { AccessGroup } from './access-group.tsx';
import { DeadlinesGroup } from './deadlines-group.tsx';
import { DeclarationsGroup } from './declarations-group.tsx';
import { IdentityGroup } from './identity-group.tsx';
import { PublishingGroup } from './publishing-group.tsx';
import { ReviewGroup } from './review-group.tsx';
import { SiteGroup } from './site-group.tsx';
import { TextsGroup } from './texts-group.tsx';

export const title = 'platform.title' satisfies MessageKey;

/** `onSettled`: what is stored has changed, or stands; the form begins anew with it. */

const groups: Record<GroupName, ComponentType<GroupProps>> = {
  identidad: IdentityGroup,
  sitio: SiteGroup,
  acceso: AccessGroup,
  revision: ReviewGroup,
  plazos: DeadlinesGroup,
  formulario: Composer,
  declaraciones: DeclarationsGroup,
  publicacion: PublishingGroup,
  textos: TextsGroup,
};

export function Screen() {
  const t = useMessages();
  const { grupo } = useParams();
  const name = groupOf(grupo);
  return (
    <>
      <PageHeader title={t('platform.title')} intro={t('platform.lead')} />
      <div className="grid gap-x-8 gap-y-8 roomy:grid-cols-[12rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <GroupList current={name} />
          {/* Where a second journal begins; with one, the only word of it. */}
          <Link to="/admin/revistas" className="link link-alone self-start">
            {t('navigation.journals')}
          </Link>
        </div>
        <Group key={name} name={name} />
      </div>
    </>
  );
}

function GroupList({ current }: { current: GroupName }) {
  const t = useMessages();
  return (
    <nav aria-label={t('platform.groups')}>
      <ul className="divide-y divide-line border-y border-line">
        {groupNames.map((name) => (
          <li key={name}>
            <Link
              to={`/admin/ajustes/${name}`}
              aria-current={name === current ? 'page' : undefined}
              className="flex min-h-11 items-center px-3 py-2 text-sm font-semibold text-ink no-underline hover:bg-wash hover:text-accent aria-[current=page]:bg-wash aria-[current=page]:text-rubric"
            >
              {t(`platform.group.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ name }: { name: GroupName }) {
  const t = useMessages();
  // What is changed must be what is stored now, not what a screen asked for minutes ago.
  const settings = useQuery({ ...callQuery(useClient(), 'getSettings'), staleTime: 0 });
  const [round, setRound] = useState(0);
  const Fields = groups[name];
  const beginAnew = async () => {
    await settings.refetch();
    setRound((before) => before + 1);
  };
  return (
    <QueryState
      query={together([settings], settings.isFetchedAfterMount ? settings.data : undefined)}
      loading={t('platform.loading')}
      failed={(error) => messageOf(error, t('platform.loadFailed'))}
    >
      {(data) => (
        <SectionIndex label={t('navigation.onThisPage')} faultLabel={t('navigation.faulty')}>
          <Fields key={round} settings={data} onSettled={() => void beginAnew()} />
        </SectionIndex>
      )}
    </QueryState>
  );
}
