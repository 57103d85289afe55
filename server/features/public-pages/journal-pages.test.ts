/** What is at a journal's addresses beside its pages: its picture, its icons, its lines in the site map; and nothing of one that is not shown. */
import { beforeAll, expect, it } from 'vitest';
import {
  iconOfJournal,
  iconPicture,
  iconPictureOfJournal,
  journalPage,
  shareImageOfJournal,
} from '#contract/public-addresses.ts';
import { png } from '#server/documents/metadata/pictures.fixture.ts';
import { pictureSize } from '#server/documents/model/picture-size.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';

describePlatform('the addresses of a journal', (platform) => {
  let admin: TestPerson;
  let id: string;
  beforeAll(async () => {
    admin = await platform().person('Inés', 'ADMIN');
    id = (await admin.call.createJournal({ body: { clave: 'tesis', nombre: 'Tesis del sur' } })).id;
  });
  const change = (body: Parameters<TestPerson['call']['changeJournal']>[0]['body']) =>
    admin.call.changeJournal({ params: { id }, body });
  const get = (url: string) => platform().inject({ url, headers: { host: 'localhost:3000' } });
  const siteMap = async () =>
    [...(await get('/sitemap-sitio.xml')).body.matchAll(/<loc>[^<]*3000([^<]*)/g)].map(([, at]) => at);
  const addresses = [shareImageOfJournal('tesis'), iconOfJournal('tesis'), iconPictureOfJournal('tesis', 180)];

  it('are nobody’s until it is shown, in no site map and in no page’s identity', async () => {
    for (const url of [...addresses, shareImageOfJournal('otra'), shareImageOfJournal('OTRA_')])
      expect((await get(url)).statusCode, url).toBe(404);
    expect((await siteMap()).join()).not.toContain('/revistas');
    expect(await platform().guest.getIdentity()).not.toHaveProperty('variasRevistas');
    await change({ publica: true });
    for (const url of addresses) expect((await get(url)).statusCode, url).toBe(200);
    expect(await siteMap()).toEqual(
      expect.arrayContaining(['/revistas', journalPage('revista'), journalPage('tesis')]),
    );
    expect(await platform().guest.getIdentity()).toMatchObject({ variasRevistas: true });
  });

  it('have its picture and icon, others where its name, colour or mark is', async () => {
    const [shared, , icon] = addresses as [string, string, string];
    const seen = async () => [String((await get(shared)).rawPayload), String((await get(icon)).rawPayload)];
    const all = [await seen(), [String((await get(iconPicture(180))).rawPayload)]];
    await change({ ajustes: { color: '#884400' } });
    all.push(await seen());
    await admin.call.changeJournalLogo({ params: { id }, body: { logo: png.toString('base64') } });
    all.push(await seen());
    expect(new Set(all.flat()).size).toBe(7);
    expect(pictureSize((await get(shared)).rawPayload)).toEqual({ width: 1200, height: 630 });
    expect((await get(iconOfJournal('tesis'))).headers['content-type']).toBe('image/svg+xml');
  });

  it('are in no icon of another: the platform’s mark is not that of all of them', async () => {
    await admin.call.removeJournalLogo({ params: { id } });
    const before = (await get(iconPictureOfJournal('tesis', 180))).rawPayload;
    await admin.call.changeLogo({ body: { logo: png.toString('base64') } });
    expect((await get(iconPictureOfJournal('tesis', 180))).rawPayload.equals(before)).toBe(true);
    await admin.call.removeLogo({});
  });
});
