import { Link } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';
import { TestMailButton } from '#web/screens/admin/test-mail-button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';

/** Whether mails leave, what becomes of them where they do not, and one to try it with. */
export function MailStep({ hasServer }: { hasServer: boolean }) {
  const t = useMessages();
  return (
    <Section title={t('setup.step.correo')}>
      <div className="flex max-w-form flex-col items-start gap-6">
        <Notice tone={hasServer ? 'info' : 'warning'}>{t(hasServer ? 'setup.mail.server' : 'setup.mail.none')}</Notice>
        <TestMailButton />
        <Link to="/admin/correos" className="link link-alone">
          {t('setup.mail.list')}
        </Link>
      </div>
    </Section>
  );
}
