import { useMessages } from '#web/messages/use-messages.ts';
import { LegalText } from '#web/screens/legal-text.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

/** The words beside the box to accept: both texts open over the form, which a guest could not leave without losing it. */
export function TermsLabel() {
  const t = useMessages();
  return (
    <>
      {t('account.register.terms.before')} <LegalDialog text="terminos" label={t('account.register.terms.link')} />{' '}
      {t('account.register.terms.and')} <LegalDialog text="privacidad" label={t('account.register.privacy.link')} />
    </>
  );
}

function LegalDialog({ text, label }: { text: 'terminos' | 'privacidad'; label: string }) {
  const t = useMessages();
  const trigger = (
    <button type="button" className="link cursor-pointer">
      {label}
    </button>
  );
  const title = text === 'terminos' ? t('account.terms.title') : t('account.privacy.title');
  return (
    <Dialog title={title} closeLabel={t('common.close')} trigger={trigger}>
      <LegalText text={text} />
      <p className="mt-6">
        <a href={`/documentos/${text}`} target="_blank" rel="noopener" className="link">
          {t('account.legal.page')}
        </a>
      </p>
    </Dialog>
  );
}
