/** Pliego as docs/operations has it run: behind each of the proxies as their files stand there, as another user, in a folder that is not its own. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionSchema } from '#contract/entities/user.ts';
import { streamPath } from '#contract/live-scopes.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { freePort } from '#server/testing/postgres-cluster.ts';
import { ask } from './administrator.ts';
import { embeddedDemonstration } from './demonstration.ts';
import { dataFolder, type ServerProcess, startServer } from './server-process.ts';

const guide = (name: string) => readFileSync(resolve('docs/operations', name), 'utf8');
const has = (program: string) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin'].some((folder) => existsSync(join(folder, program)));
const name = 'revista.example';

/** How a proxy's file becomes one for this test: its own ports and certificate, every line else as an operator copies it. */
interface Proxy {
  program: string;
  /** What it takes beside it. */
  needs?: string;
  start: (folder: string, at: { tls: number; plain: number; pliego: number; absent: number }) => string[];
}
const proxies: Proxy[] = [
  {
    program: 'nginx',
    needs: 'openssl',
    start: (folder, { tls, plain, pliego, absent }) => {
      const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
      execFileSync(
        'openssl',
        ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, '-subj', `/CN=${name}`],
        { stdio: 'ignore' },
      );
      const site = guide('nginx.conf')
        .replaceAll(/listen \[::\].*;\n/g, '')
        .replace('listen 80;', `listen 127.0.0.1:${plain};`)
        .replace('listen 443 ssl', `listen 127.0.0.1:${tls} ssl`)
        .replace('127.0.0.1:3000', `127.0.0.1:${pliego}`)
        .replace('127.0.0.1:3001', `127.0.0.1:${absent}`)
        .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((each) => `${each}_temp_path ${join(folder, each)};`)
        .join('\n');
      const whole = `daemon off;\npid ${join(folder, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}}\n`;
      writeFileSync(join(folder, 'nginx.conf'), whole);
      return ['-p', folder, '-c', join(folder, 'nginx.conf')];
    },
  },
  {
    program: 'caddy',
    start: (folder, { tls, plain, pliego, absent }) => {
      const options = `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${tls}\n\tskip_install_trust\n\tlocal_certs\n}\n`;
      const site = guide('Caddyfile')
        .replace(`${name} {`, `${name} {\n\tbind 127.0.0.1`)
        .replace('127.0.0.1:3000', `127.0.0.1:${pliego}`)
        .replace('127.0.0.1:3001', `127.0.0.1:${absent}`);
      writeFileSync(join(folder, 'Caddyfile'), options + site);
      return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
];

describe.each(proxies)('behind $program', ({ program, needs = program, start }) => {
  const isHere = has(program) && has(needs);
  const folder = dataFolder();
  const data = dataFolder();
  let pliego: ServerProcess;
  let proxy: ChildProcess;
  let said = '';
  let tls = 0;
  let plain = 0;

  /** Ended by itself, or by a signal. */
  const isOver = () => proxy.exitCode !== null || proxy.signalCode !== null;

  /** A request through the proxy, as from a browser that knows the name. Gives the answer once its head is here. */
  const through = (path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
    new Promise<Answer>((done, failed) => {
      const sent = request(
        { host: '127.0.0.1', port: tls, servername: name, path, method, rejectUnauthorized: false },
        (answer) => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: answer }),
      );
      sent.on('error', failed);
      for (const [header, value] of Object.entries({ host: name, ...headers })) sent.setHeader(header, value);
      sent.end(body);
    });

  const isServing = () =>
    through('/api/health/live').then(
      async (answer) => {
        await textOf(answer);
        return answer.status === 200 || answer.status === 204;
      },
      () => false,
    );

  beforeAll(async () => {
    if (!isHere) return;
    cpSync(await embeddedDemonstration(), data.path, { recursive: true });
    const env = { HOST: '127.0.0.1', TRUST_PROXY: '1', PUBLIC_URL: `https://${name}` };
    pliego = await startServer(data.path, env);
    const absent = await freePort();
    [tls, plain] = [await freePort(), await freePort()];
    const words = start(folder.path, { tls, plain, pliego: Number(new URL(pliego.url).port), absent });
    proxy = spawn(program, words, {
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder.path, XDG_DATA_HOME: folder.path },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    proxy.stderr?.on('data', (chunk) => (said += chunk));
    while (!(await isServing())) {
      if (isOver()) throw new Error(`${program} ended:\n${said}`);
      await wait(100);
    }
  });
  afterAll(async () => {
    if (proxy && !isOver()) {
      const gone = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await gone;
    }
    await pliego?.end('SIGTERM');
    folder.drop();
    data.drop();
  });

  it.skipIf(!isHere)('pages come by TLS, and readers without it are sent there', async () => {
    const page = await through('/catalogo');
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(await textOf(page)).toContain('</html>');
    const unsafe = await fetch(`http://127.0.0.1:${plain}/catalogo`, { headers: { host: name }, redirect: 'manual' });
    expect([301, 308]).toContain(unsafe.status);
  });

  it.skipIf(!isHere)('who asks is whom the proxy sees, whatever they say of themselves', async () => {
    // Readings of other networks are counted, and say how many are left; those of this machine are not.
    const claimed = { 'x-forwarded-for': '203.0.113.9' };
    const direct = await fetch(`${pliego.url}/api/catalog?limit=1`, { headers: claimed });
    expect(direct.headers.get('ratelimit')).toBeTruthy();
    const answer = await through('/api/catalog?limit=1', { headers: claimed });
    expect(answer.status).toBe(200);
    expect(answer.headers.ratelimit).toBeUndefined();
    await textOf(answer);
  });

  it.skipIf(!isHere)('what people write arrives, and large files are for Pliego to judge', async () => {
    const session = await through('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'autor@pliego.test', password: 'demo1234' }),
    });
    expect(session.status).toBe(200);
    sessionSchema.parse(JSON.parse(await textOf(session)));
    // A body beyond what nginx takes by itself: Pliego's own words come back. Its answer overtakes the body, which a proxy may give up
    // in that moment with an empty answer of its own.
    const sendLarge = () =>
      through('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'es' },
        body: JSON.stringify({ email: 'autor@pliego.test', password: 'x'.repeat(3_000_000) }),
      }).then(textOf);
    await expect.poll(sendLarge).toContain('"code":"demasiado_grande"');
  });

  it.skipIf(!isHere)('a live stream begins at once, and is not kept back', async () => {
    const { access_token } = sessionSchema.parse(
      await ask(pliego.url, 'POST', '/auth/login', { email: 'editor@pliego.test', password: 'demo1234' }),
    );
    const stream = await through(`/api${streamPath}`, { headers: { authorization: `Bearer ${access_token}` } });
    expect(stream.status).toBe(200);
    const [first] = await once(stream.body, 'data');
    expect(String(first).length).toBeGreaterThan(0);
    stream.body.destroy();
  });
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: import('node:http').IncomingMessage;
}
async function textOf({ body }: Answer): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const other = ['--reuid=65534', '--regid=65534', '--clear-groups', '--no-new-privs', '--bounding-set=-all'];

describe('the container’s steps', () => {
  const container = guide('Containerfile');
  const listOf = (word: string) => JSON.parse(new RegExp(`^${word} (\\[.*\\])$`, 'm').exec(container)?.[1] ?? '[]');
  /** Where this clone lies in a folder of root alone, nobody else may start anything of it. */
  const canBeAnother =
    process.getuid?.() === 0 &&
    has('setpriv') &&
    [process.execPath, resolve('server/main.ts')].every(
      (path) => spawnSync('setpriv', [...other, 'test', '-r', path]).status === 0,
    );

  it.skipIf(!canBeAnother)('start as another user who may write the data alone, and are said to be well', async () => {
    const data = dataFolder();
    const inside = join(data.path, 'data');
    mkdirSync(inside, { mode: 0o700 });
    execFileSync('chmod', ['755', data.path]);
    execFileSync('chown', ['65534:65534', inside]);
    const [program, script] = listOf('CMD');
    expect([program, script]).toEqual(['node', 'server/main.ts']);
    const server = await startServer(inside, { DEMO: 'off', NODE_COMPILE_CACHE: join(inside, '.compiled') }, [
      'setpriv',
      ...other,
    ]);
    const [node, ...words] = listOf('HEALTHCHECK .*CMD');
    expect(node).toBe('node');
    const env = { ...process.env, PORT: new URL(server.url).port };
    execFileSync(process.execPath, words, { env });
    expect(await server.end('SIGTERM')).toBe(0);
    expect(() => execFileSync(process.execPath, words, { env, stdio: 'ignore' })).toThrow();
    data.drop();
  });
});

/** Files are analysed without a running systemd from version 250 on. */
const systemd = has('systemd-analyze')
  ? Number(/\d+/.exec(execFileSync('systemd-analyze', ['--version'], { encoding: 'utf8' }))?.[0] ?? 0)
  : 0;

it.skipIf(systemd < 250)('the unit of systemd leaves a stranger in it little to do', () => {
  const unit = resolve('docs/operations/pliego@.service');
  const analysed = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  });
  const [, level = '10'] = /exposure level for .*: ([\d.]+)/.exec(analysed) ?? [];
  expect(Number(level)).toBeLessThan(2);
});

it('the example of settings is read by a shell as by systemd, and by Pliego', () => {
  const read = ['-c', 'set -eua; . docs/operations/pliego.env.example; env -0'];
  const variables = execFileSync('/bin/sh', read, { encoding: 'utf8', env: {} })
    .split('\0')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
  const env = readEnvironment(Object.fromEntries(variables.filter(([name]) => name !== 'PWD' && name !== '_')));
  expect(env).toMatchObject({ MAIL_FROM: 'Revista <no-responder@revista.example>', TRUST_PROXY: 1, DEMO: false });
  // As much as the file says: what a shell stumbles over would end it there.
  const said = [...guide('pliego.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(said.every((name) => variables.some(([each]) => each === name))).toBe(true);
});
