/** /perfil (spec 000 §2.9, item 7): who the person is to the others, and the way to change it. */

import { useState } from 'react';
import { Link } from 'react-router';
import type { Account } from '#contract/entities/user.ts';
import { declaresConflicts } from '#contract/roles.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { VerifyNotice } from '#web/features/forms/verify-notice.tsx';
import { MyConflicts } from '#web/features/reviewing/candidates/my-conflicts.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SectionIndex } from '#web/ui/SectionIndex.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import { RoleRequest } from './role-request.tsx';

export const title = 'profile.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const query = useCall('profile');
  const back = <Link to="/dashboard">{t('profile.back')}</Link>;
  if (query.data) return <Profile account={query.data.data} />;
  return (
    <>
      <PageHeader title={t('profile.title')} back={back} />
      <QueryState query={query} loading={t('profile.loading')} failed={t('profile.failed')} />
    </>
  );
}

function Profile({ account }: { account: Account }) {
  const t = useMessages();
  const [editing, setEditing] = useState(false);
  return (
    <>
      <PageHeader
        title={`${account.nombres} ${account.apellidos}`.trim()}
        intro={account.email}
        back={<Link to="/dashboard">{t('profile.back')}</Link>}
        actions={!editing && <Button onClick={() => setEditing(true)}>{t('profile.edit')}</Button>}
      />
      <div className="flex flex-col gap-12">
        {account.correoDevuelto && (
          <VerifyNotice title={t('profile.returned.title')}>
            {t('profile.returned.text', { email: account.email })}
          </VerifyNotice>
        )}
        {!account.correoVerificado && !account.correoDevuelto && (
          <VerifyNotice>{t('profile.verify.text', { email: account.email })}</VerifyNotice>
        )}
        <div className="grid gap-x-16 gap-y-8 md:grid-cols-[12rem_minmax(0,1fr)]">
          <ProfilePhoto account={account} />
          {editing ? (
            <SectionIndex label={t('navigation.onThisPage')} faultLabel={t('navigation.faulty')}>
              <ProfileForm account={account} onDone={() => setEditing(false)} />
            </SectionIndex>
          ) : (
            <ProfileFacts account={account} />
          )}
        </div>
        {declaresConflicts(account) && <MyConflicts />}
        <RoleRequest account={account} />
      </div>
    </>
  );
}
