import { Link } from 'react-router';
import { principalJournal } from '#contract/journals.ts';
import { journalPage } from '#contract/public-addresses.ts';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** What the first hour ends with: whom to ask in, and what readers will see. */
export function Ready() {
  const t = useMessages();
  const { data: journal } = useCall('manageJournal', { params: { id: principalJournal } });
  return (
    <div className="folded-corner max-w-form border border-line bg-sheet p-6 sm:p-8">
      <h2 className="text-xl">{t('setup.ready')}</h2>
      <p className="mt-3 text-muted">{t('setup.ready.text')}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link to="/admin/users">{t('setup.ready.people')}</Link>
        </Button>
        <Button asChild>
          <Link to="/">{t('setup.ready.home')}</Link>
        </Button>
      </p>
      <p className="mt-8 text-muted">{t('setup.ready.page')}</p>
      <p className="mt-3 flex flex-wrap gap-x-6">
        {journal && (
          <Link to={journalPage(journal.clave)} className="link link-alone">
            {t('setup.ready.journal')}
          </Link>
        )}
        <Link to="/admin/cargas" className="link link-alone">
          {t('setup.ready.past')}
        </Link>
        <Link to="/admin/ajustes/sitio" className="link link-alone">
          {t('setup.ready.menu')}
        </Link>
      </p>
    </div>
  );
}
