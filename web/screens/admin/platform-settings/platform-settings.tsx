/** /admin/ajustes: the platform's settings by groups, each with an address of its own (issue 5). */

import { Link, useParams } from 'react-router';
import { nextStep } from '#contract/setup.ts';
import { type GroupName, groupNames, groupOf } from '#web/features/administration/platform-settings/group-names.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SettingsGroup } from './settings-group.tsx';

export const title = 'platform.title' satisfies MessageKey;

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
          <Link to="/admin/webhooks/todos" className="link link-alone self-start">
            {t('webhooks.title')}
          </Link>
          <Link to="/admin/buzones/todos" className="link link-alone self-start">
            {t('inboxes.title')}
          </Link>
          <Link to="/admin/entradas/todas" className="link link-alone self-start">
            {t('providers.title')}
          </Link>
          <Link to="/admin/organizaciones/todas" className="link link-alone self-start">
            {t('organisations.title')}
          </Link>
          <Link to={nextStep} className="link link-alone self-start">
            {t('setup.title')}
          </Link>
        </div>
        <SettingsGroup key={name} name={name} />
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
