import { Link } from 'react-router';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** A page that says what is wrong and how to go on. */
export function WayBack({ title, text, retry = false }: { title: string; text: string; retry?: boolean }) {
  const t = useMessages();
  const { user } = useSession();
  return (
    <section className="mx-auto max-w-xl px-4 py-16 text-center">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="mt-3">{text}</p>
      <p className="mt-6 flex justify-center gap-4">
        {retry && <a href=".">{t('common.retry')}</a>}
        <Link to="/catalogo">{t('common.toCatalogue')}</Link>
        {user && <Link to="/dashboard">{t('common.toDashboard')}</Link>}
      </p>
    </section>
  );
}
