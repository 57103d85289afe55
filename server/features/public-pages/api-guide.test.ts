/** The page on the public API: what it shows as examples runs, as it stands, against this server. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { apiGuideAddress, readLimits } from '#contract/api-keys.ts';
import { published } from '#server/features/catalogue/works.fixture.ts';
import { apiGuideTexts, guideExamples } from '#server/messages/api-guide.ts';
import { publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';

const has = (command: string) => spawnSync(command, ['--version']).status === 0;
const runners: Record<string, readonly [command: string, ...args: string[]]> = {
  bash: ['bash', '-c'],
  python: ['python3', '-c'],
  javascript: [process.execPath, '--input-type=module', '-e'],
};
const needed: Record<string, string> = { bash: 'curl', python: 'python3' };

async function run(tongue: string, code: string, env: Record<string, string>) {
  const [command = '', ...args] = runners[tongue] ?? [];
  const child = spawn(command, [...args, code], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, wrong, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { said, wrong, status };
}

/** The examples of a page, as a reader copies them. */
const examplesOf = (page: string) =>
  [...page.matchAll(/<code class="(\w+)">([\s\S]*?)<\/code><\/pre>/g)].map(([, tongue = '', code = '']) => ({
    tongue,
    code: code
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll(/&#(?:39|x27);|&apos;/g, "'")
      .replaceAll('&amp;', '&'),
  }));

describePlatform('the page on the public API', (platform) => {
  let site: string;
  let env: Record<string, string>;
  const titles = Array.from({ length: 3 }, (_, n) => `Las aguas del delta, parte ${n}`);
  beforeAll(async () => {
    site = await platform().app.listen({ port: 0, host: '127.0.0.1' });
    await platform()
      .services.db.insert(publications)
      .values(titles.map((titulo) => published({ titulo })));
    const { call } = await platform().person('Clara', 'LECTOR');
    env = { CLAVE: (await call.makeApiKey({ body: { nombre: 'Ejemplos' } })).clave };
  });
  const read = async (headers: Record<string, string> = {}, query = '') =>
    (await fetch(`${site}${apiGuideAddress}${query}`, { headers })).text();

  it('is there in both languages, whole', async () => {
    for (const [language, page] of [
      ['es', await read()],
      ['en', await read({ 'accept-language': 'en-GB,en;q=0.9' })],
      ['en', await read({}, '?idioma=en')],
      ['es', await read({ 'accept-language': 'en' }, '?idioma=es')],
    ] as const) {
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(`<h1>${apiGuideTexts[language].title}</h1>`);
      expect(page).toContain(String(readLimits.withKey));
      expect(page.replaceAll(/<(style|pre)[\s\S]*?<\/\1>/g, '')).not.toMatch(/[{}]|undefined/);
      expect(examplesOf(page)).toHaveLength(guideExamples.length);
      expect(apiGuideTexts[language].captions).toHaveLength(guideExamples.length);
    }
  });

  it.for([...guideExamples.keys()])('has an example %s that runs, with a key and without', async (n, { skip }) => {
    const example = examplesOf(await read())[n] ?? expect.fail('It is not on the page.');
    const tool = needed[example.tongue];
    if (tool && !has(tool)) skip(`There is no ${tool} here.`);
    const { said, wrong, status } = await run(example.tongue, example.code, env);
    expect([status, wrong]).toEqual([0, '']);
    expect(titles.some((title) => said.includes(title))).toBe(true);
    if (example.code.includes('$CLAVE')) expect(said.toLowerCase()).toContain('ratelimit: "con-clave"');
    if (example.tongue !== 'python') return;
    for (const title of titles) expect(said).toContain(title);
    const without = await run(example.tongue, example.code, { CLAVE: '' });
    expect([without.status, without.said]).toEqual([0, said]);
    const refused = await run(example.tongue, example.code, { CLAVE: 'plg_ninguna' });
    expect([refused.status, refused.wrong]).toMatchObject([1, expect.stringContaining('clave de la API')]);
  });
});
