/** What a file of walks plays on: a platform with the demonstration set, a browser, and people who come to it. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { sessionSchema } from '#contract/entities/user.ts';
import { type Administrator, administratorOf, ask } from './administrator.ts';
import { openBrowser, type Visitor, visit } from './browser.ts';
import { dataFolder, type ServerProcess, startServer } from './server-process.ts';

export interface Stage {
  url: () => string;
  admin: () => Administrator;
  /** A guest with a browser of their own. */
  guest: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** Somebody of the demonstration set, logged in: 'autor' for autor@pliego.test. */
  member: (name: string, options?: BrowserContextOptions) => Promise<Visitor>;
}

/** Sets the stage before the walks of the describe block it is called in, and clears it after them. */
export function setStage(): Stage {
  const data = dataFolder();
  let server: ServerProcess;
  let browser: Browser;
  let admin: Administrator;
  beforeAll(async () => {
    server = await startServer(data.path);
    [browser, admin] = await Promise.all([openBrowser(), administratorOf(server.url)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.end('SIGTERM');
    data.drop();
  });
  const guest: Stage['guest'] = (options) => visit(browser, server.url, options);
  return {
    url: () => server.url,
    admin: () => admin,
    guest,
    member: async (name, options) => {
      const visitor = await guest(options);
      await logIn(visitor, server.url, `${name}@pliego.test`);
      return visitor;
    },
  };
}

/** As the login screen does it, remembered in the browser (spec 000 §3, client storage). */
async function logIn({ page }: Visitor, url: string, email: string): Promise<void> {
  const answer = await ask(url, 'POST', '/auth/login', { email, password: 'demo1234' });
  const { access_token, refresh_token, user } = sessionSchema.parse(answer);
  await page.goto('/favicon.svg');
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { authToken: access_token, refreshToken: refresh_token, user: JSON.stringify(user) },
  );
}
