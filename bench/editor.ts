/** How a manuscript of 200 pages opens in the editor, and how soon what is typed in the middle of it is seen. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { publicationSchema } from '#contract/entities/publication.ts';
import { sessionSchema } from '#contract/entities/user.ts';
import { ask } from '../e2e/administrator.ts';
import { browserPath, openBrowser, visit } from '../e2e/browser.ts';
import { dataFolder, startServer } from '../e2e/server-process.ts';
import { drawing, longText } from './long-text.ts';

const keys = 300;
/** As a quick typist types, in milliseconds. */
const pause = 60;

/** Milliseconds. `typed`: from each key's event to the frame that shows it, sorted. */
export interface EditorMeasure {
  opened: number[];
  typed: number[];
}

/** Throws where there is no browser, or no build. */
export async function measureEditor(visits = 3): Promise<EditorMeasure> {
  if (!browserPath) throw new Error('The editor needs a Chromium: install one, or name it in CHROMIUM.');
  const data = dataFolder();
  const server = await startServer(data.path);
  const browser = await openBrowser();
  try {
    const session = sessionSchema.parse(
      await ask(server.url, 'POST', '/auth/login', { email: 'autor@pliego.test', password: 'demo1234' }),
    );
    const path = await longDraft(server.url, data.path, session.access_token);
    const { page } = await visit(browser, server.url);
    await page.goto('/favicon.svg');
    await page.evaluate(
      ([token, refresh, user]) => {
        localStorage.setItem('authToken', token ?? '');
        localStorage.setItem('refreshToken', refresh ?? '');
        localStorage.setItem('user', user ?? '');
      },
      [session.access_token, session.refresh_token, JSON.stringify(session.user)],
    );
    const opened: number[] = [];
    while (opened.length < visits) opened.push(await timeToOpen(page, path));
    return { opened: sorted(opened), typed: sorted(await timesToPaint(page)) };
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    data.drop();
  }
}

const sorted = (times: number[]) => times.toSorted((one, other) => one - other);

/** A draft of the demonstration's author with the long text and its pictures; gives the address of its edit screen. */
async function longDraft(url: string, folder: string, token: string): Promise<string> {
  const fields = { titulo: 'Una obra larga', resumen: 'Resumen.', palabrasClave: ['larga'] };
  const { id } = publicationSchema.parse(await ask(url, 'POST', '/publications', fields, token));
  const { content, referencias } = longText(`/files/${id}`);
  const pictures = join(folder, 'files', id);
  mkdirSync(pictures, { recursive: true });
  for (let number = 0; number < 100; number++)
    writeFileSync(join(pictures, `${number}.svg`), drawing(`/files/${id}/${number}.svg`));
  await ask(url, 'PUT', `/publications/${id}/content`, { documento: { type: 'doc', content }, referencias }, token);
  return `/publications/${id}/edit`;
}

/** From the request of the page until the whole text is on screen and can be written in. */
async function timeToOpen(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('.ProseMirror[contenteditable="true"] > p').first().waitFor();
  return page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))),
  );
}

/** From each key's event to after the frame in which the browser shows what it did. */
async function timesToPaint(page: Page): Promise<number[]> {
  const paragraphs = page.locator('.ProseMirror > p');
  await paragraphs.nth(500).scrollIntoViewIfNeeded();
  await paragraphs.nth(500).click();
  await page.keyboard.press('End');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    const afterPaint = new MessageChannel();
    let pressed = 0;
    afterPaint.port1.onmessage = () => times.push(performance.now() - pressed);
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp;
        requestAnimationFrame(() => afterPaint.port2.postMessage(null));
      },
      { capture: true },
    );
  });
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press('abcde fgh'.charAt(key % 9));
    await page.waitForTimeout(pause);
  }
  return z.array(z.number()).parse(await page.evaluate('window.keyTimes'));
}
