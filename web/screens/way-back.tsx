import { Link, useRevalidator } from 'react-router';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** A page that says what is wrong and how to go on. */
export function WayBack({ title, text, retry = false }: { title: string; text: string; retry?: boolean }) {
  const t = useMessages();
  const { user } = useSession();
  return (
    <section className="mx-auto max-w-form px-4 py-16 text-center">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-4 text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {retry && <Retry />}
        {user && (
          <Button asChild>
            <Link to="/dashboard">{t('common.toDashboard')}</Link>
          </Button>
        )}
        <Button asChild variant={retry ? 'secondary' : 'primary'}>
          <Link to="/catalogo">{t('common.toCatalogue')}</Link>
        </Button>
      </div>
    </section>
  );
}

function Retry() {
  const t = useMessages();
  const { revalidate, state } = useRevalidator();
  return (
    <Button variant="primary" busy={state === 'loading'} onClick={() => void revalidate()}>
      {t('common.retry')}
    </Button>
  );
}
