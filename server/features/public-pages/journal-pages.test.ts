/** What is at a journal's addresses beside its pages: its picture, its icons, its manifest, its lines in the site map; and nothing of one that is not shown. */
import { beforeAll, expect, it } from 'vitest';
import { contrastOf } from '#contract/accent.ts';
import { faceOf } from '#contract/face.ts';
import {
  iconOfJournal,
  iconPicture,
  iconPictureOfJournal,
  journalPage,
  manifestOfJournal,
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
  const addresses = [
    shareImageOfJournal('tesis'),
    iconOfJournal('tesis'),
    iconPictureOfJournal('tesis', 180),
    manifestOfJournal('tesis'),
  ];

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

  it('have its manifest: its name, colour and icons, beginning at its page', async () => {
    await change({ ajustes: { color: '#ffd400' } });
    const manifest = async () => {
      const { headers, payload } = await get(manifestOfJournal('tesis'));
      expect(headers['content-type']).toContain('application/manifest+json');
      return JSON.parse(payload);
    };
    await expect.poll(async () => (await manifest()).theme_color).toBe(faceOf('#ffd400').light.accentFill);
    const { theme_color, icons, ...said } = await manifest();
    expect(contrastOf(theme_color, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(said).toMatchObject({ name: 'Tesis del sur', start_url: journalPage('tesis'), scope: '/' });
    expect(icons.map(({ src }: { src: string }) => src)).toEqual([
      iconPictureOfJournal('tesis', 192),
      iconPictureOfJournal('tesis', 512),
    ]);
    for (const { src } of icons) expect((await get(src)).headers['content-type']).toBe('image/png');
  });

  it('are in no icon of another: the platform’s mark is not that of all of them', async () => {
    await admin.call.removeJournalLogo({ params: { id } });
    const before = (await get(iconPictureOfJournal('tesis', 180))).rawPayload;
    await admin.call.changeLogo({ body: { logo: png.toString('base64') } });
    expect((await get(iconPictureOfJournal('tesis', 180))).rawPayload.equals(before)).toBe(true);
    await admin.call.removeLogo({});
  });
});
