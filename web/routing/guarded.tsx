import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router';
import { followAccount } from '#web/data/account-preferences.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { type AuthState, updateUser, useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { WayBack } from '#web/screens/way-back.tsx';
import { opensTo } from './places.ts';
import type { Guard } from './screen.ts';

type Verdict = 'wait' | 'open' | 'login' | 'enrol' | 'away' | 'forbidden';

/** Where whose role asks for a second step sets it up, before anything else. */
const setUpAddress = '/segundo-paso';

/** What a guard says to a person (spec 000 §2.2 and §6; ADMIN passes AUTOR, docs/specification.md 2). */
export function judge(
  guard: Guard,
  { user, isStarting }: Pick<AuthState, 'user' | 'isStarting'>,
  publicSite?: boolean,
): Verdict {
  if (guard === 'site' && publicSite) return 'open';
  if (isStarting) return 'wait';
  if (guard === 'guest') return user ? 'away' : 'open';
  if (!user) return guard === 'site' && publicSite === undefined ? 'wait' : 'login';
  if (user.faltaSegundoPaso) return 'enrol';
  return opensTo(guard, user) ? 'open' : 'forbidden';
}

/** Where a person goes after logging in: the private page they asked for, or their dashboard; the bare address asks for no page. */
export function afterLogin(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) && from !== '/' ? from : '/dashboard';
}

/** Of a screen that everybody may open where the site is public (docs/specification.md 2); undefined while that is not known. */
function usePublicSite(guard: Guard): boolean | undefined {
  const settings = useQuery({ ...callQuery(useClient(), 'getSettings'), enabled: guard === 'site' });
  return settings.isError ? false : settings.data?.sitioPublico;
}

/**
 * The stored user may be old: roles that an administrator granted since then open their screens without a new login, and
 * what the person chose for the screens elsewhere holds here too.
 */
function useFreshUser({ user }: AuthState, enabled: boolean): void {
  const { data } = useQuery({ ...callQuery(useClient(), 'authProfile'), enabled });
  const id = user?.id;
  useEffect(() => {
    if (!data || data.id !== id) return;
    updateUser(data);
    followAccount(data);
  }, [data, id]);
}

/**
 * Whether the page is just as the server rendered it: on the server, and while it is hydrated. It renders the screens for
 * guests, which a browser with a session does not hydrate (guard-script.ts).
 */
const useIsAsServed = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  );
const nothingChanges = () => () => undefined;

/** Shows the screen to those whom the guard lets in, sends the others where they can go on, nothing while unknown. */
export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const publicSite = usePublicSite(guard);
  const isAsServed = useIsAsServed();
  const verdict = guard === 'guest' && isAsServed ? 'open' : judge(guard, session, publicSite);
  useFreshUser(session, guard !== 'guest' && session.isAuthenticated);
  if (verdict === 'wait') return null;
  if (verdict === 'away') return <Navigate to={afterLogin(location.state)} replace />;
  if (verdict === 'forbidden') return <Forbidden />;
  const here = location.pathname + location.search + location.hash;
  if (verdict === 'enrol' && location.pathname !== setUpAddress)
    return <Navigate to={setUpAddress} replace state={{ from: here }} />;
  if (verdict === 'login') {
    const state = session.loggedOut ? null : { from: here };
    return <Navigate to="/login" replace state={state} />;
  }
  return children;
}

/** Logged in, without the role that the screen asks for. */
function Forbidden() {
  const t = useMessages();
  return <WayBack title={t('common.forbidden.title')} text={t('common.forbidden.text')} />;
}
