/**
 * Takes the pictures of the manuals from the screens: `npm run manual-pictures` starts a platform with the demonstration set, goes to each
 * screen as the person whose it is, in both languages, and writes what it shows below web/screens/manual/pictures. With `-- NAME …` it takes
 * these alone. Needs the build and a Chromium. A picture that cannot be taken is told, and the one that there was stays.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { sessionSchema } from '#contract/entities/user.ts';
import { type Language, languages } from '#contract/vocabulary.ts';
import { ask } from '../e2e/administrator.ts';
import { browserPath, openBrowser, settle, visit } from '../e2e/browser.ts';
import { dataFolder, startServer } from '../e2e/server-process.ts';

const folder = 'web/screens/manual/pictures';
/** A desk's window, and what is kept of it (`pictureSize` of web/screens/manual/pictures.ts). */
const viewport = { width: 1280, height: 800 };
const kept = { width: 960, height: 600 };
const quality = 62;
/** A screen that shows nothing by then is told, in ms. */
const patience = 90_000;

type Name = 'autor' | 'revisor' | 'editor' | 'admin' | 'guest';

/** What addresses name, of the demonstration set. */
interface Named {
  draft: string;
  review: string;
  inReview: string;
  toDecide: string;
  published: string;
}

interface Shot {
  who: Name;
  address: (named: Named) => string;
  /** Before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

/** By the names of web/screens/manual/pictures.ts. */
const shots: Readonly<Record<string, Shot>> = {
  'author-edit': {
    who: 'autor',
    address: ({ draft }) => `/publications/${draft}/edit`,
    act: (page) =>
      page
        .getByRole('toolbar')
        .first()
        .evaluate((bar) => bar.scrollIntoView({ block: 'start' })),
  },
  'author-works': { who: 'autor', address: () => '/mis-publicaciones' },
  'reviewer-list': { who: 'revisor', address: () => '/mis-revisiones' },
  'reviewer-write': { who: 'revisor', address: ({ review }) => `/revisiones/${review}` },
  'editor-queue': { who: 'editor', address: () => '/editorial' },
  'editor-work': { who: 'editor', address: ({ inReview }) => `/editorial/${inReview}?parte=candidatos` },
  'editor-decide': {
    who: 'editor',
    address: ({ toDecide }) => `/editorial/${toDecide}`,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^(?:Decidir|Decide)/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'admin-settings': { who: 'admin', address: () => '/admin/ajustes/revision' },
  'admin-people': { who: 'admin', address: () => '/admin/users' },
  'admin-mail': { who: 'admin', address: () => '/admin/correos' },
  'admin-jobs': { who: 'admin', address: () => '/admin/tareas' },
  'reader-work': { who: 'guest', address: ({ published }) => `/catalogo/${published}` },
  account: { who: 'autor', address: () => '/configuracion' },
};

type Session = z.infer<typeof sessionSchema>;
const idsSchema = z.object({ publications: z.array(z.object({ id: z.string() })) });
const reviewsSchema = z.object({ reviews: z.array(z.object({ id: z.string(), estado: z.string() })) });
const queueSchema = z.object({ cola: z.array(z.object({ obra: z.object({ id: z.string() }) })) });

const known = (what: string, id: string | undefined): string => {
  if (!id) throw new Error(`The demonstration set has no ${what}`);
  return id;
};

async function findNamed(url: string, sessions: Record<Exclude<Name, 'guest'>, Session>): Promise<Named> {
  const as = (who: keyof typeof sessions, path: string) => ask(url, 'GET', path, undefined, sessions[who].access_token);
  const drafts = idsSchema.parse(await as('autor', '/publications?estado=BORRADOR'));
  const { reviews } = reviewsSchema.parse(await as('revisor', '/reviews/my-reviews'));
  const waiting = async (espera: string) =>
    queueSchema.parse(await as('editor', `/editorial/queue?espera=${espera}`)).cola[0]?.obra.id;
  const catalogue = idsSchema.parse(await ask(url, 'GET', '/catalog?search=hidroperiodo&limit=1'));
  return {
    draft: known('draft', drafts.publications[0]?.id),
    review: known('review under way', reviews.find(({ estado }) => estado === 'EN_PROCESO')?.id),
    inReview: known('work in review', await waiting('REVISION')),
    toDecide: known('work to decide', await waiting('DECISION')),
    published: known('published work', catalogue.publications[0]?.id),
  };
}

/** A window in the light theme and a language, with somebody's session in it. */
async function openWindow(
  browser: Browser,
  url: string,
  language: Language,
  session: Session | undefined,
): Promise<Page> {
  const { page, context } = await visit(browser, url, {
    viewport,
    locale: language === 'en' ? 'en-GB' : 'es-ES',
    colorScheme: 'light',
  });
  context.setDefaultTimeout(patience);
  const stored: Record<string, string> = { 'pliego.preferences': JSON.stringify({ language, theme: 'light' }) };
  if (session) {
    stored.authToken = session.access_token;
    stored.refreshToken = session.refresh_token;
    stored.user = JSON.stringify(session.user);
  }
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
  return page;
}

async function take(page: Page, { address, act }: Shot, named: Named, language: Language): Promise<Buffer> {
  await page.goto(address(named));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // A public page speaks the language that was chosen once somebody is there.
  await page.mouse.move(640, 500);
  await page.keyboard.press('Shift');
  await page.locator(`html[lang=${language}], div[lang=${language}]`).first().waitFor();
  await settle(page);
  await act?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** At the size that is kept, as WebP. */
async function small(picture: Buffer): Promise<Buffer> {
  const canvas = createCanvas(kept.width, kept.height);
  canvas.getContext('2d').drawImage(await loadImage(picture), 0, 0, kept.width, kept.height);
  return canvas.encode('webp', quality);
}

async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !(name in shots));
  if (unknown.length > 0) throw new Error(`No picture is called ${unknown.join(', ')}`);
  if (!browserPath) throw new Error('The pictures need a Chromium: install one, or name it in CHROMIUM.');
  const data = dataFolder();
  const server = await startServer(data.path, { DEMO: 'journal' });
  const browser = await openBrowser();
  try {
    const login = async (name: string) =>
      sessionSchema.parse(
        await ask(server.url, 'POST', '/auth/login', { email: `${name}@pliego.test`, password: 'demo1234' }),
      );
    const sessions = {
      autor: await login('autor'),
      revisor: await login('revisor'),
      editor: await login('editor'),
      admin: await login('admin'),
    };
    const named = await findNamed(server.url, sessions);
    mkdirSync(folder, { recursive: true });
    for (const [name, shot] of Object.entries(shots)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      for (const language of languages) {
        const session = shot.who === 'guest' ? undefined : sessions[shot.who];
        const page = await openWindow(browser, server.url, language, session);
        try {
          const picture = await small(await take(page, shot, named, language));
          writeFileSync(`${folder}/${name}.${language}.webp`, picture);
          process.stdout.write(`${name}.${language}: ${picture.length} bytes\n`);
        } catch (error) {
          process.exitCode = 1;
          process.stderr.write(`${name}.${language} could not be taken: ${error}\n`);
        }
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    data.drop();
  }
}

await main(process.argv.slice(2));
