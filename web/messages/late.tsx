import { type ComponentType, type JSX, lazy, Suspense } from 'react';
import { loadTexts } from './i18n.ts';

const ahead = new Set<() => Promise<unknown>>();

/**
 * A piece that its page begins without, as a dialog: loaded with the texts that the first screens do not say when it is first
 * drawn, or before, once the page has nothing else to do (`fetchAhead`). What was pressed meanwhile is not lost: it opens as soon
 * as it is there.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  const Loaded = lazy(async () => {
    const [piece] = await Promise.all([load(), loadTexts('private')]);
    return { default: piece };
  });
  ahead.add(load);
  return (props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Fetches what the pages on show may need next, one after another. What cannot be had now is asked for again when it is drawn. */
export async function fetchAhead(): Promise<void> {
  // Who pays for each kilobyte fetches what they open.
  const line: unknown = Reflect.get(navigator, 'connection');
  if (typeof line === 'object' && line !== null && Reflect.get(line, 'saveData') === true) return;
  for (const load of [() => loadTexts('private'), ...ahead]) {
    ahead.delete(load);
    await load().catch(() => undefined);
  }
}
