/** Going about a page by its keys, and holding it to showing where one is. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The focus is on what we mean, and a sighted person sees it there. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
  const seen = await target.evaluate((element) => {
    // What is cut off after some lines has the ring of the link in it (styles/base.css).
    const cut = element.parentElement?.closest('[class*="line-clamp"]');
    return [element, cut].some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  });
  expect(seen, `The focus on ${target} is seen`).toBe(true);
}

/** Tab until there, as one does; fails where it is out of reach. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  // Looked for anew only where the page drew it anew: after each of a hundred keys that would cost more than the keys.
  let element = await target.elementHandle();
  const look = () =>
    element?.evaluate((each) => (each === document.activeElement ? 'here' : each.isConnected ? 'there' : 'gone'));
  for (let presses = 0; presses < most; presses += 1) {
    let seen = await look();
    if (seen === 'gone') {
      element = await target.elementHandle();
      seen = await look();
    }
    if (seen === 'here') break;
    await page.keyboard.press('Tab');
  }
  await expectFocus(target);
}

/** The words that the ring round what is in focus runs through: its own, or those before and after it on the line. */
export const wordsUnderRing = (target: Locator): Promise<string[]> =>
  target.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const [near, far] = [
      Number.parseFloat(outlineOffset),
      Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth),
    ];
    const rings = [...element.getClientRects()];
    /** Half a pixel is the browser's rounding. */
    const meets = (word: DOMRect, left: number, right: number) => word.left < right - 0.5 && word.right > left + 0.5;
    const isCut = (word: DOMRect) =>
      rings.some((ring) => {
        const middle = (word.top + word.bottom) / 2;
        const isBeside = middle > ring.top && middle < ring.bottom;
        const [before, after] = [
          meets(word, ring.left - far, ring.left - near),
          meets(word, ring.right + near, ring.right + far),
        ];
        return isBeside && (before || after);
      });
    const found: string[] = [];
    const texts = document.createTreeWalker(element.closest('label, p, li') ?? element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if ([...range.getClientRects()].some(isCut)) found.push(word);
      }
    return found;
  });
