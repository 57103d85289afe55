import { Outlet, useLocation } from 'react-router';
import { Kept } from '#web/data/kept.tsx';
import { useSession } from '#web/data/session.ts';
import { useHouse } from '#web/features/site/use-house.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LateToaster } from './late-toaster.tsx';
import { whatIsHere } from './links.ts';
import { LoadingBar } from './loading-bar.tsx';
import { mainId } from './main-id.ts';

/** Header and footer around the public site (spec 000 §2.4). */
export function MainLayout() {
  const t = useMessages();
  const { user } = useSession();
  const identity = useIdentity();
  const house = useHouse();
  const by = [identity, house, whatIsHere(identity.menu, useLocation())];
  return (
    // The document may be in the language of the text that it shows.
    <div lang={useLanguage()} className="flex min-h-dvh flex-col">
      <SkipLink target={mainId}>{t('layout.skip')}</SkipLink>
      <LoadingBar />
      {user && <LateToaster />}
      <Kept name="header" by={by} isAtOnePlace>
        <Header house={house} />
      </Kept>
      <main id={mainId} tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <Kept name="footer" by={by} isAtOnePlace>
        <Footer house={house} />
      </Kept>
    </div>
  );
}
