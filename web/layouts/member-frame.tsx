import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from '#web/features/site/brand.tsx';
import { mainId } from './main-id.ts';

/** Around it, with the face of what is worked with (styles/tokens.css), and at its header’s end. */
export const memberPage = { className: 'flex min-h-dvh flex-col', 'data-face': 'working' };
export const memberCorner = 'flex shrink-0 items-center gap-1';

interface MemberFrameProps {
  /** Of the header, before and after the name. */
  start: ReactNode;
  end: ReactNode;
  rail: ReactNode;
  /** The way to the screen, above it. */
  way: ReactNode;
  children: ReactNode;
}

/** Where header, rail and screen stand in the pages of members: as they are, and as they are drawn before anything is known. */
export const MemberFrame = ({ start, end, rail, way, children }: MemberFrameProps) => (
  <>
    <header className="flex h-(--member-header) items-center justify-between gap-3 border-b border-line bg-paper px-4 sm:px-6 lg:px-5">
      <div className="flex min-w-0 items-center gap-3">
        {start}
        <Link to="/dashboard" className="min-w-0 no-underline">
          <Brand />
        </Link>
      </div>
      {end}
    </header>
    <div className="flex grow">
      {rail}
      <div className="flex min-w-0 grow flex-col">
        {way}
        <main id={mainId} tabIndex={-1} className="page grow py-6 sm:py-8">
          {children}
        </main>
      </div>
    </div>
  </>
);
