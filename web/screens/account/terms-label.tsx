import { useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LegalText } from './legal-text.tsx';

/** The words beside the box to accept: both texts open over the form, which a guest could not leave without losing it. */
export function TermsLabel() {
  const t = useMessages();
  return (
    <>
      {t('account.register.terms.before')} <LegalDialog text="terms" label={t('account.register.terms.link')} />{' '}
      {t('account.register.terms.and')} <LegalDialog text="privacy" label={t('account.register.privacy.link')} />
    </>
  );
}

function LegalDialog({ text, label }: { text: 'terms' | 'privacy'; label: string }) {
  const t = useMessages();
  const trigger = (
    <button type="button" className="link cursor-pointer">
      {label}
    </button>
  );
  const title = text === 'terms' ? t('account.terms.title') : t('account.privacy.title');
  return (
    <Dialog title={title} closeLabel={t('common.close')} trigger={trigger}>
      <LegalText text={text} />
    </Dialog>
  );
}
