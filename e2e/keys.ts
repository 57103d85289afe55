/** Going about a page by its keys, and holding it to showing where one is. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The focus is on what we mean, and a sighted person sees it there. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
  const seen = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  expect(seen, `The focus on ${target} is seen`).toBe(true);
}

/** Tab until there, as one does; fails where it is out of reach. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < most && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expectFocus(target);
}
