/**
 * Before each test file that draws in a page. What a test left in it, or in modules that all files of one worker share, goes
 * when the test ends: what was drawn or written into the page, the toasts, the session, the journal's name, and what stands in
 * the place of the browser's own.
 */
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { afterEach, vi } from 'vitest';
import { dropSession } from '#web/data/session.ts';
import { nameJournal } from '#web/messages/i18n.ts';
import { latePieces } from '#web/ui/late-piece.ts';
import '#web/ui/Menu.tsx';
import '#web/ui/Popover.tsx';
import '#web/ui/Tooltip.tsx';

// Who is quick loses nothing by it.
configure({ asyncUtilTimeout: 30_000 });
// As where somebody has been at the page for a while.
await Promise.all(latePieces().map((load) => load()));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  toast.remove();
  vi.unstubAllGlobals();
  dropSession();
  nameJournal('Pliego');
});
