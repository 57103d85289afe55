/** How long the small notices stay, where, and in which colour (spec 000 §8 and §9). Time is the test's, not the clock's. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, settle } from './browser.ts';
import { setStage } from './stage.ts';

/** `--red` and `--green` of the light theme (web/styles/tokens.css). */
const red = 'rgb(168, 37, 20)';
const green = 'rgb(27, 94, 53)';

const failure = 'Estamos de mantenimiento.';
const refusal = { type: '/docs#x', title: failure, status: 503, detail: failure, message: failure, code: 'x' };

const toasts = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** The colour of the sign beside the words. */
const signOf = (page: Page, text: string) =>
  toasts(page, text).evaluate((words) => {
    const inside = [...(words.parentElement?.querySelectorAll('svg') ?? [])];
    return inside.map((each) => getComputedStyle(each).stroke);
  });

/** Stops the page's clock: from here on its time passes when the test says so, and what were still to come would not. */
async function stopTime(page: Page): Promise<void> {
  await settle(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

describe.skipIf(!browserPath)('notices', () => {
  const stage = setStage();

  /** The login screen of a platform that refuses everybody, with time in the test's hands. */
  const refusingLogin = async () => {
    const { page } = await stage.guest();
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, json: refusal }));
    await page.clock.install();
    await page.goto('/login');
    const enter = page.getByRole('button', { name: 'Iniciar sesión' });
    // The form comes from the server. Its scripts are there when it says what is missing; with time stopped they would not begin.
    await enter.click();
    await page.getByText('Escribe tu contraseña').waitFor();
    await page.getByLabel('Correo electrónico').fill('nadie@pliego.test');
    await page.getByLabel(/^Contraseña/).fill('equivocada');
    return { page, enter };
  };

  it('of a failure are red, stand at the top right, and last four seconds', async () => {
    const { page, enter } = await refusingLogin();
    await stopTime(page);
    await enter.click();
    await toasts(page, failure).waitFor();
    await expect.poll(() => signOf(page, failure)).toContain(red);
    const box = await toasts(page, failure).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.y).toBeLessThan(80);
    expect(box?.x).toBeGreaterThan(width / 2);
    await page.clock.runFor(3900);
    expect(await toasts(page, failure).isVisible()).toBe(true);
    await page.clock.runFor(100);
    // Then it fades, and is taken out of the page one second later.
    const left = async () => {
      await page.clock.runFor(500);
      return toasts(page, failure).count();
    };
    await expect.poll(left).toBe(0);
  });

  it('are never more than twenty', async () => {
    const { page, enter } = await refusingLogin();
    // The same words would stand there once.
    let turn = 0;
    await page.route('**/api/auth/login', (route) => {
      turn += 1;
      return route.fulfill({ status: 503, json: { ...refusal, message: `${failure} (${turn})` } });
    });
    await stopTime(page);
    for (let times = 1; times <= 23; times += 1) {
      await enter.click();
      await toasts(page, `(${times})`).waitFor();
      await expect.poll(() => toasts(page, failure).count()).toBe(Math.min(times, 20));
    }
  });

  it('of a success are green', async () => {
    const { page } = await stage.guest();
    await page.goto('/login');
    await page.getByLabel('Correo electrónico').fill('lector@pliego.test');
    await page.getByLabel(/^Contraseña/).fill('demo1234');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect.poll(() => signOf(page, '¡Bienvenido de vuelta!'), { interval: 20 }).toContain(green);
    await page.waitForURL('**/dashboard');
  });

  it('that preferences were saved stay two seconds', async () => {
    const { page } = await stage.member('lector');
    await page.clock.install();
    await page.goto('/configuracion');
    await page.getByRole('radio', { name: 'Oscuro' }).check();
    await stopTime(page);
    await page.getByRole('button', { name: 'Guardar preferencias' }).click();
    const saved = page.getByText('¡Preferencias guardadas!');
    await saved.waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.clock.runFor(1900);
    expect(await saved.isVisible()).toBe(true);
    await page.clock.runFor(100);
    await saved.waitFor({ state: 'hidden' });
  });
});
