import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState, together } from '#web/data/query-state.tsx';
import type { GroupName } from '#web/features/administration/platform-settings/group-names.ts';
import type { GroupProps } from '#web/features/administration/platform-settings/groups.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Composer } from '#web/screens/admin/review-form/composer.tsx';
import { SectionIndex } from '#web/ui/SectionIndex.tsx';
import { AccessGroup } from './access-group.tsx';
import { DeadlinesGroup } from './deadlines-group.tsx';
import { DeclarationsGroup } from './declarations-group.tsx';
import { IdentityGroup } from './identity-group.tsx';
import { PersonalDataGroup } from './personal-data-group.tsx';
import { PublishingGroup } from './publishing-group.tsx';
import { ReviewGroup } from './review-group.tsx';
import { SiteGroup } from './site-group.tsx';
import { TextsGroup } from './texts-group.tsx';

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
  datos: PersonalDataGroup,
};

interface Props {
  name: GroupName;
  /** What is stored has changed: whoever shows what follows from it asks again. */
  onSettled?: () => void;
}

/** The form of one group of the platform's settings, begun with what is stored now, and anew with what it stored. */
export function SettingsGroup({ name, onSettled }: Props) {
  const t = useMessages();
  // What is changed must be what is stored now, not what a screen asked for minutes ago.
  const settings = useQuery({ ...callQuery(useClient(), 'getSettings'), staleTime: 0 });
  const [round, setRound] = useState(0);
  const Fields = groups[name];
  const beginAnew = async () => {
    await settings.refetch();
    setRound((before) => before + 1);
    onSettled?.();
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
