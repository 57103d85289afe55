/** The title of a work's card becomes the title of its page, soon, and at once for who asked for no motion. */
import { describe, expect, it } from 'vitest';
import { browserPath, isAwake, settle } from './browser.ts';
import { setStage } from './stage.ts';

declare global {
  interface Window {
    /** Of each motion of a change of pages: of what, and for how long, in ms. */
    passed?: [string, number][];
  }
}

describe.skipIf(!browserPath)('the way from the catalogue to a work', () => {
  const stage = setStage();
  const walk = async (reducedMotion: 'reduce' | 'no-preference') => {
    const { page, complaints } = await stage.guest({ reducedMotion });
    await page.addInitScript(() => {
      const { startViewTransition } = Document.prototype;
      Document.prototype.startViewTransition = function (...given) {
        const transition = startViewTransition.apply(this, given);
        void transition.ready.then(() => {
          const motions = document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect);
          window.passed = motions.flatMap(({ effect }) =>
            effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
              ? [[effect.pseudoElement, Number(effect.getComputedTiming().endTime)]]
              : [],
          );
        });
        return transition;
      };
    });
    await page.goto('/catalogo');
    await settle(page);
    await page.mouse.move(300, 300, { steps: 3 });
    await isAwake(page);
    const title = page.locator('article h2 a').first();
    const words = await title.textContent();
    await title.click();
    await page.locator('h1', { hasText: words ?? '-' }).waitFor();
    await page.waitForFunction(() => window.passed !== undefined);
    expect(complaints).toEqual([]);
    return (await page.evaluate(() => window.passed)) ?? [];
  };

  it('is seen in its title, in 220 ms at most', async () => {
    const passed = await walk('no-preference');
    expect(passed.map(([of]) => of)).toContain('::view-transition-group(work-title)');
    for (const [of, time] of passed) expect(time, of).toBeLessThanOrEqual(220);
  });

  it('moves nothing for who asked for none', async () => {
    expect((await walk('reduce')).filter(([, time]) => time > 1)).toEqual([]);
  });
});
