import { chromium } from 'playwright-core';
import { browserFlags, browserPath } from './e2e/browser-path.ts';
import { administratorOf } from './e2e/administrator.ts';
const url = 'http://127.0.0.1:4102';
await (await administratorOf(url)).send('PATCH', '/settings', { sitioPublico: true });
const list = await (await fetch(`${url}/api/catalog?limit=48`)).json();
const art = list.publications.find((p: any) => p.tipo === 'ARTICULO');
const book = list.publications.find((p: any) => p.tipo === 'LIBRO');
console.log(list.total, art.id, art.titulo, book?.id, book?.titulo);
const pages: Record<string, string> = { home: '/', catalogue: '/catalogo', work: `/catalogo/${art.id}`, book: `/catalogo/${book.id}` };
const only = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: browserPath, args: [...browserFlags] });
for (const [name, path] of Object.entries(pages)) for (const theme of ['light', 'dark'] as const) for (const width of [1280, 360]) {
  if (only.length && !only.includes(name) && !only.includes(`${name}-${theme}-${width}`)) continue;
  const page = await browser.newPage({ viewport: { width, height: width === 360 ? 780 : 900 }, colorScheme: theme });
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text().slice(0, 200)));
  await page.goto(url + path); await page.waitForLoadState('load'); await page.waitForTimeout(1200);
  await page.screenshot({ path: `/tmp/shot-${name}-${theme}-${width}.png`, fullPage: width === 360 ? false : false });
  await page.close();
}
await browser.close();
