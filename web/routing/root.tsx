import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate, useRevalidator } from 'react-router';
import { preferences, usePreferences } from '#web/data/preferences.ts';
import { useSession } from '#web/data/session.ts';
import { onSessionEnd, stateAfterEnd } from '#web/data/session-end.ts';
import { paperOf } from '#web/data/theme-script.ts';
import { IdentityStyle } from '#web/features/site/identity-style.tsx';
import { useHouse } from '#web/features/site/use-house.ts';
import { takeSingleKey } from '#web/layouts/keys/early-key.ts';
import { useOverlay } from '#web/layouts/keys/overlay.ts';
import { isTypedElsewhere } from '#web/layouts/keys/typed-elsewhere.ts';
import { mainId } from '#web/layouts/main-id.ts';
import { useLanguage } from '#web/messages/use-messages.ts';
import { useInnerLinks } from './use-inner-links.ts';
import { useScrolling } from './use-scrolling.ts';

/** What holds on every page: theme, language, scrolling, links, leaving when the session ends, forgetting the last person's data. */
export function Root() {
  useTheme();
  useHeadInLanguage();
  useFocusOnMain();
  // After it: a link to a part takes the focus there.
  useScrolling();
  useInnerLinks();
  useLoginWhenSessionEnds();
  useFreshDataForEachPerson();
  return (
    <>
      <IdentityStyle house={useHouse()} />
      <Outlet />
      <LateKeys />
    </>
  );
}

/** A member's keys come with the session, once the page stands; a guest's with the first that is pressed, or asked about. */
function LateKeys() {
  const { user, isStarting } = useSession();
  const isAsked = useOverlay() !== null;
  const [pressed, setPressed] = useState<KeyboardEvent>();
  const isGuest = !user && !isStarting;
  useEffect(() => {
    if (!isGuest || pressed) return;
    const early = takeSingleKey();
    if (early && preferences().teclas) return setPressed(early);
    const listen = (event: KeyboardEvent) => {
      // Those of key-table.ts that guests have: which each is says the file that comes with them.
      if (!/^[/?jk]$/i.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || !preferences().teclas)
        return;
      if (isTypedElsewhere(event.target)) return;
      // Not the browser's own search, while ours is on its way.
      event.preventDefault();
      setPressed(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isGuest, pressed]);
  return user || pressed || isAsked ? (
    <Suspense>
      <Keys user={user} pressed={pressed} />
    </Suspense>
  ) : null;
}
const Keys = lazy(async () => {
  const [{ Keys }, { routes }] = await Promise.all([import('#web/layouts/keys/keys.tsx'), import('#web/routes.tsx')]);
  return { default: (props: Omit<ComponentProps<typeof Keys>, 'rows'>) => <Keys {...props} rows={routes} /> };
});

/** Loaders give the page's head: in another language they give it anew. Its data is at hand. */
function useHeadInLanguage(): void {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current !== language) void revalidate();
    spoken.current = language;
  }, [language, revalidate]);
}

/** After a change of screen the keyboard and screen readers go on at its beginning, not in the link that led there. */
function useFocusOnMain(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    first.current = '';
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Spec 000 §4.3: a 401 that no refresh mends leads to the login, and from there back here: without an account, too, where one may be. */
function useLoginWhenSessionEnds(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(
    () => onSessionEnd(() => void navigate('/login', { state: stateAfterEnd(pathname + search + hash) })),
    [navigate, pathname, search, hash],
  );
}

/** What one person was shown is not kept for the next, whichever tab they changed in. The journal is everybody's. */
function useFreshDataForEachPerson(): void {
  const queryClient = useQueryClient();
  const { user, isStarting } = useSession();
  const person = isStarting ? undefined : (user?.id ?? null);
  const before = useRef(person);
  useEffect(() => {
    if (before.current !== undefined && before.current !== person)
      void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getIdentity' });
    before.current = person;
  }, [queryClient, person]);
}

/** Keeps the document's theme at the person's choice, or at the system's where they have not chosen. */
function useTheme(): void {
  const { theme } = usePreferences();
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const shown = theme ?? (system.matches ? 'dark' : 'light');
      document.documentElement.dataset.theme = shown;
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
        meta.content = paperOf[shown];
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [theme]);
}
