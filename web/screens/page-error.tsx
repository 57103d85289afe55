import { Link } from 'react-router';
import { mainId } from '#web/layouts/main-id.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { ScreenError } from './screen-error.tsx';

/** In the whole page's place, when what stands around screens is itself what failed. */
export function PageError() {
  return (
    <>
      <header className="page py-4">
        <Link to="/catalogo" className="no-underline">
          <Logo />
        </Link>
      </header>
      <main id={mainId} tabIndex={-1}>
        <ScreenError />
      </main>
    </>
  );
}
