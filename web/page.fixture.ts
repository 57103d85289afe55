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

// Who is quick loses nothing by it.
configure({ asyncUtilTimeout: 30_000 });
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  toast.remove();
  vi.unstubAllGlobals();
  dropSession();
  nameJournal('Pliego');
});
