import { Outlet } from 'react-router';

/** Header and footer around public pages. */
export function MainLayout() {
  return (
    <main id="contenido">
      <Outlet />
    </main>
  );
}
