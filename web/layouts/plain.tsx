import { Link, Outlet } from 'react-router';
import { Brand } from '#web/features/site/brand.tsx';
import { LateToaster } from './late-toaster.tsx';
import { mainId } from './main-id.ts';

/** Around login and registration: the name, which leads to the catalogue, and the form. */
export function PlainLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-wash">
      <LateToaster />
      <header className="page py-4">
        <Link to="/catalogo" className="no-underline">
          <Brand />
        </Link>
      </header>
      <main id={mainId} tabIndex={-1} className="grow px-4 pb-12">
        <Outlet />
      </main>
    </div>
  );
}
