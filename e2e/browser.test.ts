/** What walks hold pages to finds what is wrong with them. */
import { expect, it } from 'vitest';
import { axeFaults, browserPath, openBrowser, phoneFaults, settle, visit } from './browser.ts';

const faulty = `<!doctype html><html lang="es"><title>Una página</title>
<style>
  :root { color-scheme: light dark }
  @media (prefers-color-scheme: dark) { body { background: #000; color: #222 } }
  button { width: 16px; height: 16px; padding: 0; border: 0 }
  @media (pointer: coarse) { .roomy { width: 24px; height: 24px } }
</style>
<main><h1>Una página</h1><p id="words">Lo que se lee.</p><img src="/nada.png" style="width: 500px; height: 9px">
<p><button id="small" aria-label="Uno"></button><button class="roomy" aria-label="Dos"></button></p></main>`;

it.skipIf(!browserPath)(
  'axe speaks of a missing text in light, and of a faint one where it is dark; of what is too small for a finger; the width is seen',
  async () => {
    const browser = await openBrowser();
    const { page } = await visit(browser, 'http://127.0.0.1');
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: faulty }));
    await page.goto('/');
    expect(await axeFaults(page)).toEqual(['light, image-alt: img', 'dark, color-contrast: h1,#words']);
    expect(await phoneFaults(page)).toEqual([expect.stringMatching(/^5\d\d px wide$/), 'target-size: #small']);
    expect(page.viewportSize()?.width).toBe(1280);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(false);
    await browser.close();
  },
);

it.skipIf(!browserPath)('a page settles when it has its answers and nothing turns any more', async () => {
  const browser = await openBrowser();
  const { page } = await visit(browser, 'http://127.0.0.1');
  const slow = `<!doctype html><title>Lenta</title><h1>Lenta</h1><div class="animate-spin">…</div><script>
    fetch('/primero').then(() => fetch('/despues')).then(() => { document.querySelector('div').remove(); document.title = 'Lista' })
  </script>`;
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: slow }));
  await page.goto('/');
  await settle(page);
  expect(await page.title()).toBe('Lista');
  await browser.close();
});
