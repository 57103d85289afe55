import { BellPlus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '#web/data/session.ts';
import { stateAfterEnd } from '#web/data/session-end.ts';
import { loadTexts } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { type CatalogueAddress, writeAddress } from './address.ts';

const SaveSearchDialog = lazy(async () => {
  const [{ SaveSearchDialog: dialog }] = await Promise.all([import('./save-search-dialog.tsx'), loadTexts('private')]);
  return { default: dialog };
});

/** What an address ends with that somebody came back to from the login, to keep its search. */
const asked = '#guardar';

/** Keeps the search that is shown; who is not logged in logs in first, and comes back to it. */
export function SaveSearch({ address }: { address: CatalogueAddress }) {
  const t = useMessages();
  const { user } = useSession();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (user && hash === asked) setOpen(true);
  }, [user, hash]);
  const close = () => {
    setOpen(false);
    // Asked once: not again when the page is loaded anew.
    if (hash === asked) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  // A telephone has no room for it beside the order.
  const icon = <BellPlus aria-hidden className="max-sm:hidden" />;
  if (!user)
    return (
      <Button asChild size="small" icon={icon}>
        <Link to="/login" rel="nofollow" state={stateAfterEnd(writeAddress({ ...address, pagina: 1 }) + asked)}>
          {t('catalogue.save')}
        </Link>
      </Button>
    );
  return (
    <>
      <Button size="small" icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('catalogue.save')}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSearchDialog address={address} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
