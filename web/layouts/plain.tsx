import { Outlet } from 'react-router';
import { BrandLink } from '#web/features/site/brand.tsx';
import { useHouse } from '#web/features/site/use-house.ts';
import { LateToaster } from './late-toaster.tsx';
import { mainId } from './main-id.ts';

/** Around login, registration and what a mail asks: the name, which leads to the catalogue or to the journal's page, and the form. */
export function PlainLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-wash">
      <LateToaster />
      <header className="page py-4">
        <BrandLink house={useHouse()} />
      </header>
      <main id={mainId} tabIndex={-1} className="grow px-4 pb-12">
        <Outlet />
      </main>
    </div>
  );
}
