/** What a file of walks plays on: a platform with the demonstration set, a browser, and people who come to it. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { sessionSchema } from '#contract/entities/user.ts';
import { type Administrator, administratorOf, ask } from './administrator.ts';
import { sharedBrowser, type Visitor, visit } from './browser.ts';
import { copyOfDemonstration, type DemonstrationCopy } from './demonstration.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export interface Stage {
  url: () => string;
  admin: () => Administrator;
  /** A guest with a browser of their own. */
  guest: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** Somebody of the demonstration set, logged in: 'autor' for autor@pliego.test. */
  member: (name: string, options?: BrowserContextOptions) => Promise<Visitor>;
  /**
   * The same person, or 'guest', in the page in which they were when they were asked for so the last time: another address
   * takes half of what it takes in a new one. For walks that leave nothing behind in it: no routes, no clock, no scripts.
   */
  again: (name: string) => Promise<Visitor>;
}

/**
 * Sets the stage before the walks of the describe block it is called in, and clears it after them.
 * @param engine 'embedded' for what must be walked on the engine that people begin with
 * @param furnish puts more into the set before the server opens it
 */
export function setStage(engine?: 'embedded', furnish?: (data: DemonstrationCopy) => Promise<void>): Stage {
  let data: DemonstrationCopy;
  let server: ServerProcess;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  let admin: Administrator;
  beforeAll(async () => {
    data = await copyOfDemonstration(engine);
    await furnish?.(data);
    server = await startServer(data.path, data.env);
    [browser, admin] = await Promise.all([sharedBrowser(), administratorOf(server.url)]);
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await server?.end('SIGTERM');
    data?.drop();
  });
  const guest: Stage['guest'] = async (options) => {
    const visitor = await visit(browser, server.url, options);
    contexts.push(visitor.context);
    return visitor;
  };
  const member: Stage['member'] = async (name, options) =>
    guest({ ...options, storageState: await loggedIn(server.url, `${name}@pliego.test`) });
  const known = new Map<string, Promise<Visitor>>();
  const again: Stage['again'] = (name) => {
    const visitor = known.get(name) ?? (name === 'guest' ? guest() : member(name));
    known.set(name, visitor);
    return visitor;
  };
  return { url: () => server.url, admin: () => admin, guest, member, again };
}

/** What the login screen leaves in a browser (spec 000 §3, client storage). */
async function loggedIn(origin: string, email: string) {
  const answer = await ask(origin, 'POST', '/auth/login', { email, password: 'demo1234' });
  const { access_token, refresh_token, user } = sessionSchema.parse(answer);
  const kept = { authToken: access_token, refreshToken: refresh_token, user: JSON.stringify(user) };
  return {
    cookies: [],
    origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
  };
}

/** Logs somebody in, in a browser that was opened without a storage state: as one that keeps its folder. */
export async function logIn(page: Page, url: string, email: string): Promise<void> {
  const [{ localStorage: kept = [] } = {}] = (await loggedIn(url, email)).origins;
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, kept);
}
