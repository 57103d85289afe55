/**
 * What a screen opens over itself: each menu and dialog of it, one after another. They are found by what their buttons say of
 * themselves (`aria-haspopup`), so that nothing is pressed that acts, and a new one is looked at without being named here.
 */
import type { Locator, Page } from 'playwright-core';
import { settle } from './browser.ts';

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** What sends a form opens something only once the form is right. */
const openers =
  'button[aria-haspopup]:not([type="submit"]):visible:enabled, [role="menuitem"][aria-haspopup]:not([data-disabled])';
/** What a dialog of a page's menu opens, and no further. */
const deepest = 3;

/**
 * Opens all that can be opened from a part of the page, and from what was opened so, each once, and closes it again. Of
 * several buttons of the same words, as a list has them, it presses the first.
 * @param look gives what is wrong with the page as it is now
 */
export async function faultsOfOpened(page: Page, part: Locator, look: () => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  const seen = new Set<string>();
  // Each by the words of the buttons that lead to it.
  const paths: string[][] = [[]];
  for (const path of paths) {
    for (const [depth, words] of path.entries()) await press(page, depth === 0 ? part : topOf(page), words);
    if (path.length > 0) {
      await settle(page);
      faults.push(...(await look()).map((fault) => `${path.join(' > ')}: ${fault}`));
    }
    if (path.length < deepest)
      for (const words of await wordsOf((path.length === 0 ? part : topOf(page)).locator(openers)))
        if (!seen.has(words)) {
          seen.add(words);
          paths.push([...path, words]);
        }
    await closeAll(page);
  }
  return faults;
}

const open = (page: Page) => page.locator(layers).filter({ visible: true });
/** What lies over all else: a menu stands within what its button is in, a dialog after all. */
const topOf = (page: Page) => open(page).last();

/** What each is called by who sees it, or by who hears it, without what the button of one row has apart from those of others. */
const wordsOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) =>
    all.map((each) => each.textContent?.trim() || (each.getAttribute('aria-label') ?? '').replace(/:.*/s, '')),
  );

/** Presses a button of these words, and waits for what it opens, which may come in the place of what it stood in. */
async function press(page: Page, part: Locator, words: string): Promise<void> {
  const buttons = part.locator(openers);
  const at = (await wordsOf(buttons)).indexOf(words);
  if (at < 0) throw new Error(`${page.url()} has no '${words}' any more`);
  const before = await topNow(page);
  await buttons.nth(at).click();
  await untilTopIsAnother(page, before, true);
}

async function closeAll(page: Page): Promise<void> {
  while ((await open(page).count()) > 0) {
    const before = await topNow(page);
    await page.keyboard.press('Escape');
    await untilTopIsAnother(page, before, false);
  }
  // Whose focus is seen has words beside it, which lie over what is pressed next.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

const topNow = async (page: Page) => ((await open(page).count()) > 0 ? topOf(page).elementHandle() : null);

/** @param needsOne whether nothing open is no answer */
async function untilTopIsAnother(
  page: Page,
  before: Awaited<ReturnType<typeof topNow>>,
  needsOne: boolean,
): Promise<void> {
  await page.waitForFunction(
    ({ selector, old, must }) => {
      const top = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).at(-1);
      return top !== (old ?? undefined) && (top !== undefined || !must);
    },
    { selector: layers, old: before, must: needsOne },
  );
  await before?.dispose();
}
