/** /configuracion, the personal settings (spec 000 §2.9, item 8), and what keeps the account safe. */
import { Link } from 'react-router';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { CloseSessions } from './close-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { PreferencesForm } from './preferences-form.tsx';

export const title = 'settings.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  return (
    <>
      <PageHeader title={t('settings.title')} back={<Link to="/dashboard">{t('settings.back')}</Link>} />
      <div className="flex max-w-form flex-col gap-12">
        <Section title={t('settings.preferences')}>
          <PreferencesForm />
        </Section>
        <Section title={t('settings.password.title')}>
          <PasswordForm />
        </Section>
        <Section title={t('settings.sessions.title')} intro={t('settings.sessions.text')}>
          <CloseSessions />
        </Section>
      </div>
    </>
  );
}
