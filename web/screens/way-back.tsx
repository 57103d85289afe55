import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '#web/data/session.ts';
import { writeAddress } from '#web/features/catalogue/address.ts';
import { useHouse } from '#web/features/site/use-house.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';

interface Props {
  title: string;
  text: string;
  /** A few words above the title. */
  label?: string;
  /** What the search begins with, where the address lets us guess it. */
  words?: string;
  /** The first thing to do, such as trying again. */
  children?: ReactNode;
}

/** A page that says what is wrong and how to go on: by a search, or to where one is at home. */
export function WayBack({ title, text, label, words = '', children }: Props) {
  const t = useMessages();
  const navigate = useNavigate();
  const { user } = useSession();
  const identity = useIdentity();
  const { nombre } = useHouse() ?? identity;
  const windowTitle = t('common.title', { title, site: nombre });
  useEffect(() => {
    document.title = windowTitle;
  }, [windowTitle]);
  return (
    <section className="mx-auto max-w-form px-4 py-16">
      {label && <p className="label-caps mb-2">{label}</p>}
      <h1 className="rule-fold-end pb-5 text-2xl tracking-[-0.01em] sm:text-3xl">{title}</h1>
      <p className="mt-5 text-muted">{text}</p>
      {children && <div className="mt-6">{children}</div>}
      <SearchBox
        className="mt-8"
        label={t('layout.search.label')}
        placeholder={t('layout.search.placeholder')}
        defaultValue={words}
        action="/catalogo"
        submitLabel={t('common.search.submit')}
        onSearch={(query) => void navigate(writeAddress({ q: query }))}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        {user && (
          <Button asChild>
            <Link to="/dashboard">{t('common.toDashboard')}</Link>
          </Button>
        )}
        <Button asChild>
          <Link to="/catalogo">{t('common.toCatalogue')}</Link>
        </Button>
        {user && (
          <Button asChild>
            <Link to="/">{t('common.toHome')}</Link>
          </Button>
        )}
      </div>
    </section>
  );
}
