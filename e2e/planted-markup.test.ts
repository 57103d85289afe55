/** A hostile text in every field of a work and of who wrote it: on no screen does it become an element, run, or break the page. */
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionSchema } from '#contract/entities/user.ts';
import { ask } from './administrator.ts';
import { browserPath, settle, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';
import { idSchema, submissionsAt } from './submissions.ts';

const element = '<b data-planted onclick="x()">plantado</b>';
const hostile = `"'></script></title>${element}<img src=x onerror=document.body.dataset.ran=1>{{x}}`;

describe.skipIf(!browserPath)('a planted text', () => {
  const stage = setStage();
  const { tokenOf, completeReview } = submissionsAt(stage.url);
  let id = '';
  beforeAll(async () => {
    const url = stage.url();
    await stage.admin().send('PATCH', '/settings', { sitioPublico: true });
    const [author, editor] = [await tokenOf('autor'), await tokenOf('editor')];
    const credentials = { email: 'revisor@pliego.test', password: 'demo1234' };
    const reviewer = sessionSchema.parse(await ask(url, 'POST', '/auth/login', credentials)).user.id;
    await ask(url, 'PATCH', '/users/profile', { nombres: element, afiliacion: hostile, biografia: hostile }, author);
    const texts = { titulo: hostile, resumen: `${hostile}\n\n${hostile}`, palabrasClave: [element] };
    id = idSchema.parse(await ask(url, 'POST', '/publications', texts, author)).id;
    const traducciones = [{ idioma: 'en', ...texts }];
    await ask(url, 'PATCH', `/publications/${id}`, { traducciones }, author);
    await ask(url, 'PUT', `/publications/${id}/content`, { contenido: `${hostile}\n\n${hostile}` }, author);
    await ask(url, 'POST', `/publications/${id}/submit-review`, undefined, author);
    await ask(url, 'POST', `/reviews/publications/${id}/assign-reviewer`, { revisorId: reviewer }, editor);
    await completeReview(id);
    await ask(url, 'PATCH', `/publications/${id}/estado`, { estado: 'APROBADO' }, editor);
    await ask(url, 'PATCH', `/publications/${id}/estado`, { estado: 'PUBLICADO' }, author);
  });

  /** The screen as it is, and what became of the text there. */
  const opened = async ({ page, complaints }: Visitor, address: string) => {
    await page.goto(address);
    await settle(page);
    await page.getByText('data-planted').first().waitFor();
    return {
      elements: await page.locator('[data-planted], [onerror], [onclick]').count(),
      ran: await page.locator('body[data-ran]').count(),
      complaints: complaints.splice(0),
    };
  };
  const harmless = { elements: 0, ran: 0, complaints: [] };
  const pages = [
    ['the work', () => `/catalogo/${id}`],
    ['the catalogue, where it is looked for', () => `/catalogo?search=plantado`],
  ] as const;

  it.each(pages)('is text on the page of %s, as it comes and as it is used', async (_, address) => {
    const html = await (await fetch(stage.url() + address())).text();
    expect(html).toContain('data-planted');
    expect(html).not.toContain('<b data-planted');
    const visitor = await stage.again('guest');
    expect(await opened(visitor, address())).toEqual(harmless);
    await visitor.page.mouse.move(200, 300, { steps: 3 });
    await settle(visitor.page);
    expect(visitor.complaints).toEqual([]);
  });

  it.each([
    ['autor', (): string => '/mis-publicaciones'],
    ['autor', (): string => '/perfil'],
    ['editor', (): string => `/editorial/${id}`],
    ['admin', (): string => '/admin/publications'],
  ] as const)('is text on the screens of %s', async (person, address) => {
    expect(await opened(await stage.again(person), address())).toEqual(harmless);
  });
});
