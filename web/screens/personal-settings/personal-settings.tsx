/** /configuracion, the personal settings (spec 000 §2.9, item 8), and what keeps the account safe. */

import { Link } from 'react-router';
import { administers } from '#contract/roles.ts';
import { useSession } from '#web/data/session.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SectionIndex } from '#web/ui/SectionIndex.tsx';
import { AbsenceForm } from './absence-form.tsx';
import { AcceptedTexts } from './accepted-texts.tsx';
import { ApiKeys } from './api-keys.tsx';
import { ChannelsForm } from './channels-form.tsx';
import { EraseAccount } from './erase-account.tsx';
import { InstitutionalAccess } from './institutional-access.tsx';
import { MutedWorks } from './muted-works.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { OwnData } from './own-data.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { SecondFactor } from './second-factor.tsx';

export const title = 'settings.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const { user } = useSession();
  const { conInstituciones } = useIdentity();
  return (
    <>
      <PageHeader
        title={t('settings.title')}
        actions={
          administers(user) && (
            <Button asChild>
              <Link to="/admin/ajustes">{t('platform.title')}</Link>
            </Button>
          )
        }
      />
      <SectionIndex label={t('navigation.onThisPage')} faultLabel={t('navigation.faulty')}>
        <div className="flex max-w-form flex-col gap-12">
          <Section title={t('settings.preferences')}>
            <PreferencesForm />
          </Section>
          <Section title={t('settings.channels.title')} intro={t('settings.channels.intro')}>
            <ChannelsForm />
          </Section>
          <Section id="busquedas" title={t('searches.title')} intro={t('searches.intro')}>
            <SavedSearches />
          </Section>
          <Section id="silenciadas" title={t('settings.muted.title')} intro={t('settings.muted.intro')}>
            <MutedWorks />
          </Section>
          <Section id="ausencia" title={t('settings.absence.title')} intro={t('settings.absence.intro')}>
            <AbsenceForm />
          </Section>
          <Section title={t('settings.password.title')}>
            <PasswordForm />
          </Section>
          <Section id="segundo-paso" title={t('second-factor.title')} intro={t('second-factor.intro')}>
            <SecondFactor />
          </Section>
          <Section id="llaves" title={t('passkeys.title')} intro={t('passkeys.intro')}>
            <Passkeys />
          </Section>
          {conInstituciones && (
            <Section id="institucion" title={t('providers.mine.title')} intro={t('providers.mine.intro')}>
              <InstitutionalAccess />
            </Section>
          )}
          <Section id="sesiones" title={t('settings.sessions.title')} intro={t('settings.sessions.text')}>
            <OpenSessions />
          </Section>
          <Section id="claves" title={t('api-keys.title')} intro={t('api-keys.intro')}>
            <ApiKeys />
          </Section>
          <Section title={t('consents.title')} intro={t('consents.intro')}>
            <Button asChild>
              <Link to="/consentimientos">{t('consents.see')}</Link>
            </Button>
          </Section>
          <Section title={t('settings.legal.title')} intro={t('settings.legal.intro')}>
            <AcceptedTexts />
          </Section>
          <Section title={t('settings.data.title')} intro={t('settings.data.text')}>
            <OwnData />
          </Section>
          <Section title={t('settings.erase')} intro={t('settings.erase.text')}>
            <EraseAccount />
          </Section>
        </div>
      </SectionIndex>
    </>
  );
}
