import { Link } from 'react-router';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { nextStep } from '#web/screens/admin/setup/step-address.ts';
import { Button } from '#web/ui/Button.tsx';

/** In place of works, while there are none: a journal that begins, and what to begin it with. */
export function Beginning() {
  const t = useMessages();
  const { nombre } = useIdentity();
  return (
    <div className="folded-corner max-w-reading border border-line bg-sheet p-6 sm:p-8">
      <h3 className="text-xl">{t('home.beginning.title', { journal: nombre })}</h3>
      <p className="mt-3 font-reading text-muted">{t('home.beginning.text')}</p>
      <p className="mt-5">
        <Button asChild>
          <Link to="/publications/create">{t('home.beginning.write')}</Link>
        </Button>
      </p>
      <p className="mt-5 text-sm">
        <Link to={nextStep} className="link">
          {t('home.beginning.settings')}
        </Link>
      </p>
    </div>
  );
}
