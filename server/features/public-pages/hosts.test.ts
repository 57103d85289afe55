/** Nothing that a stranger writes into a request's headers gets into an address that anybody is given, or is mailed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { allMails } from '#server/testing/mailbox.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft, published } from '#server/testing/works.ts';

const stranger = 'malo.test';
const headers = {
  host: stranger,
  'x-forwarded-host': stranger,
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.9',
  forwarded: `host=${stranger};proto=https`,
  origin: `https://${stranger}`,
  referer: `https://${stranger}/`,
};

describePlatform('a host that a stranger writes', (platform) => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  let author: TestPerson;
  let reviewer: TestPerson;
  let id: string;
  const origins: string[] = [];
  beforeAll(async () => {
    const render = async ({ origin }: { origin: string }) => {
      origins.push(origin);
      return { status: 200, body: `<link rel="canonical" href="${origin}/catalogo">` };
    };
    app = await buildApp(platform().services, { render });
    author = await platform().person('Irene', 'AUTOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    const editor = await platform().person('Elena', 'EDITOR');
    id = (await published({ author, editor, reviewer })).id;
  });
  afterAll(() => app.close());

  const ask = async (url: string, by?: TestPerson, payload?: object) => {
    const authorization = by && { authorization: `Bearer ${by.token}` };
    const method = payload ? 'POST' : 'GET';
    const answer = await app.inject({
      url,
      method,
      headers: { ...headers, ...authorization },
      ...(payload && { payload }),
    });
    expect(answer.statusCode, url).toBeLessThan(400);
    expect(JSON.stringify(answer.headers) + answer.rawPayload.toString('latin1'), url).not.toContain(stranger);
    return answer;
  };

  it('is in no page and in nothing that crawlers read', async () => {
    await ask('/catalogo');
    expect(origins).toEqual(['']);
    for (const url of ['/sitemap.xml', '/sitemap-sitio.xml', '/sitemap-obras-1.xml']) await ask(url);
    expect((await ask('/robots.txt')).body).not.toContain('Sitemap');
  });

  it('is in no file, no citation and no redirect', async () => {
    for (const formato of ['pdf', 'docx', 'jats', 'html', 'markdown']) {
      const { headers } = await ask(`/api/publications/${id}/export/${formato}`);
      expect((await ask(String(headers.location))).headers.link).toBe(`</catalogo/${id}>; rel="canonical"`);
    }
    expect((await ask(`/api/publications/${id}/citation/apa`)).json().texto).not.toContain('http');
  });

  it('is in no calendar', async () => {
    const { url } = (await ask('/api/reviews/my-reviews/feed', reviewer, {})).json();
    expect(url).toMatch(/^\/api\/calendars\//);
    await ask(url);
  });

  it('is in no mail, above all in none that resets a password', async () => {
    await ask('/api/auth/forgot-password', undefined, { email: author.user.email });
    await ask('/api/auth/register', undefined, {
      nombres: 'Ana',
      apellidos: 'Ruiz',
      email: 'ana@prueba.test',
      password: 'contraseña-larga',
      rol: 'LECTOR',
    });
    await ask('/api/newsletter', undefined, { email: 'lectora@prueba.test' });
    const work = await draft(author);
    await ask(`/api/publications/${work.id}/submit-review`, author, {});
    const mails = await allMails(platform());
    expect(mails.map(({ para }) => para)).toEqual(expect.arrayContaining([author.user.email, 'ana@prueba.test']));
    for (const mail of mails) expect(JSON.stringify(mail)).not.toContain(stranger);
  });
});
