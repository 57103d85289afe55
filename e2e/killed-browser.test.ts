/** Somebody types without a pause, and the browser is killed: what they wrote is there when it opens again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicationSchema } from '#contract/entities/publication.ts';
import { ask } from './administrator.ts';
import { browserPath } from './browser.ts';
import { browserFlags } from './browser-path.ts';
import { logIn, setStage } from './stage.ts';
import { submissionsAt } from './submissions.ts';

/** A browser that keeps its profile in a folder, as people's do; `kill` takes it away as the power does. */
async function openKept(profile: string, path: string) {
  const flags = ['--headless=new', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child: ChildProcess = spawn(path, [...browserFlags, ...flags, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stderr?.on('data', (chunk) => {
      printed += chunk;
      const found = /DevTools listening on (ws:\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    void gone.then(() => reject(new Error(`The browser ended:\n${printed}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0] ?? expect.fail('a browser without a context');
  context.setDefaultTimeout(15_000);
  return {
    page: await context.newPage(),
    context,
    kill: async () => {
      // With its processes for pages and storage, which are of its group.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texto de la publicación' });

describe.skipIf(!browserPath)('a killed browser', () => {
  const stage = setStage();
  const { tokenOf } = submissionsAt(stage.url);
  let profile: string;
  let kept: Awaited<ReturnType<typeof openKept>>;
  beforeEach(async () => {
    profile = mkdtempSync(join(tmpdir(), 'pliego-profile-'));
    kept = await openKept(profile, browserPath ?? '');
  });
  afterEach(async () => {
    await kept.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  const draft = async () => {
    const token = await tokenOf('autor');
    const call = (method: string, path: string, body?: unknown) => ask(stage.url(), method, path, body, token);
    const fields = { titulo: 'Sin una pausa', resumen: 'Resumen.', palabrasClave: ['río'] };
    const { id } = publicationSchema.parse(await call('POST', '/publications', fields));
    await call('PUT', `/publications/${id}/content`, { contenido: 'Empieza.' });
    const stored = async () => publicationSchema.parse(await call('GET', `/publications/${id}`)).contenido;
    return { id, address: `${stage.url()}/publications/${id}/edit`, stored };
  };
  const open = async (address: string) => {
    await logIn(kept.page, stage.url(), 'autor@pliego.test');
    await kept.page.goto(address);
    await textOf(kept.page).waitFor();
  };
  /** Types one word after the other until `isEnough`; gives when each was there. */
  const typeUntil = async (name: string, isEnough: (typed: number) => boolean) => {
    const { page } = kept;
    await textOf(page).click();
    await page.keyboard.press('Control+End');
    const words: { word: string; at: number }[] = [];
    while (!isEnough(words.length)) {
      const word = `${name}${words.length}.`;
      await page.keyboard.type(` ${word}`, { delay: 20 });
      words.push({ word, at: Date.now() });
      if (words.length > 2000) expect.fail('typed for very long');
    }
    return words;
  };

  it('takes nothing of what was typed for half a minute, nor of what was not sent yet', async () => {
    const { id, address, stored } = await draft();
    await open(address);
    let sendings = 0;
    kept.page.on('response', (answer) => {
      if (answer.request().method() === 'PUT' && answer.url().endsWith(`/${id}/content`)) sendings++;
    });
    const begun = Date.now();
    await typeUntil('primera', () => sendings >= 2 || Date.now() - begun > 60_000);
    expect(sendings, 'sent while it was being typed').toBeGreaterThanOrEqual(2);
    // From now on nothing reaches the server.
    await kept.context.setOffline(true);
    const since = Date.now();
    const words = await typeUntil('segunda', (typed) => typed > 15 && Date.now() - since > 4000);
    await kept.page.getByText(/guardado en este navegador/i).waitFor();
    const killed = Date.now();
    await kept.kill();
    const surely = words.filter(({ at }) => at < killed - 1000).map(({ word }) => ` ${word}`);
    expect(surely.length).toBeGreaterThan(10);
    expect(await stored()).not.toContain(surely.at(-1));

    kept = await openKept(profile, browserPath ?? '');
    await open(address);
    await kept.page.getByText(/Hemos recuperado lo que escribiste/).waitFor();
    await kept.page.getByText(/^Guardado a las/).waitFor();
    expect(await stored()).toContain(surely.join(''));
  });
});
