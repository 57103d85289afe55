import { Outlet } from 'react-router';

/** The user menu around private pages. */
export function MemberLayout() {
  return (
    <main id="contenido">
      <Outlet />
    </main>
  );
}
