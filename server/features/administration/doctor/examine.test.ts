/** What an operator has wrong is named, with what to do; what is well is not complained of; nothing is changed. */
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dayMs } from '#contract/time.ts';
import { keyIdOf } from '#server/platform/backup/cipher.ts';
import { nameOfCopy } from '#server/platform/backup/copies.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { secondFactors } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { seal } from '#server/platform/sealed.ts';
import { changeSecret } from '#server/platform/secrets.ts';
import { findDovecot, startImap } from '#server/testing/imap.ts';
import { startNameServer } from '#server/testing/name-server.ts';
import { type Cluster, findPostgres, runOnce, startCluster } from '#server/testing/postgres-cluster.ts';
import { startSmtp } from '#server/testing/smtp.ts';
import { type ExamineOptions, examine } from './examine.ts';
import type { Finding } from './finding.ts';
import { senderDomain } from './of-mail.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-doctor-'));
const data = join(folder, 'data');
const backups = join(data, 'backups');
beforeAll(() => {
  mkdirSync(data, { mode: 0o700 });
  mkdirSync(backups);
  mkdirSync(join(data, 'files'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function findings(settings: Record<string, string>, options?: ExamineOptions): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const finding of examine(readEnvironment({ DATA_DIR: data, ...settings }), options)) found.push(finding);
  return found;
}
/** What is not well, each as its verdict and its first words. */
const told = (found: Finding[]) => found.filter(({ verdict }) => verdict !== 'well').map(({ said }) => said);

describe('the settings', () => {
  it('have a password that is known from breaches', async () => {
    const of = async (ADMIN_PASSWORD: string) =>
      told(await findings({ ADMIN_EMAIL: 'ines@prueba.test', ADMIN_PASSWORD }));
    expect((await of('contraseña')).join()).toContain('ADMIN_PASSWORD está en listas de contraseñas robadas');
    expect((await of('humedales-en-febrero')).join()).not.toContain('ADMIN_PASSWORD');
  });
});

describe('the machine', () => {
  it('has a folder that others can enter, and no backup', async () => {
    chmodSync(data, 0o755);
    const found = await findings({});
    expect(told(found)).toContain(`Otros usuarios de la máquina pueden entrar en la carpeta de datos (${data}).`);
    expect(told(found)).toContain(`No hay ninguna copia de seguridad en ${backups}.`);
    chmodSync(data, 0o700);
    for (const { verdict, advice } of found) expect(advice !== undefined).toBe(verdict !== 'well');
  });

  it('has a backup of today, of last week, or half of one', async () => {
    const copy = join(backups, 'pliego-2026-01-01.tar.zst');
    writeFileSync(`${copy}.99.part`, 'half');
    expect(told(await findings({}))).toContain(`No hay ninguna copia de seguridad en ${backups}.`);
    writeFileSync(copy, 'whole');
    expect(told(await findings({}))).toEqual([]);
    const lastWeek = new Date(Date.now() - 7 * dayMs);
    utimesSync(copy, lastWeek, lastWeek);
    expect(told(await findings({}))).toContain('La última copia de seguridad tiene 7 días.');
    utimesSync(copy, new Date(), new Date());
  });

  it('has a platform that copies itself: not yet, lately, not for two days, with another key, or nowhere', async () => {
    const BACKUP_TO = join(folder, 'copias');
    const settings = { BACKUP_TO, BACKUP_KEY: 'una clave bastante larga para las copias' };
    expect(told(await findings(settings)).join()).toContain(
      'No se llega a las copias de seguridad: La carpeta de BACKUP_TO',
    );
    mkdirSync(BACKUP_TO);
    expect(told(await findings(settings))).toContain('La plataforma todavía no ha hecho ninguna copia en BACKUP_TO.');
    const key = await keyIdOf(settings.BACKUP_KEY);
    const old = join(BACKUP_TO, nameOfCopy(new Date(Date.now() - 2 * dayMs), key));
    writeFileSync(old, 'x');
    expect(told(await findings(settings))).toContain('La última copia de seguridad tiene 2 días.');
    writeFileSync(join(BACKUP_TO, nameOfCopy(new Date(), '0'.repeat(16))), 'x');
    expect(told(await findings(settings))).toEqual([
      `1 de las copias está cifrada con otra clave que la de BACKUP_KEY (${key}).`,
    ]);
  });

  it('keeps what it examined as it was', () => {
    const left = execFileSync('find', [data, '-type', 'f'], { encoding: 'utf8' }).trim().split('\n');
    expect(left.filter((file) => !file.startsWith(backups))).toEqual([]);
  });

  it('is looked at before the first start, and makes nothing that the start makes', async () => {
    const absent = join(folder, 'not-yet');
    expect(told(await findings({ DATA_DIR: absent }))).toContain(`La carpeta de datos (${absent}) no está todavía.`);
    expect(existsSync(absent)).toBe(false);
  });

  it('has its data behind a link, which anybody may follow and nobody may enter', async () => {
    const link = join(folder, 'link');
    symlinkSync(data, link);
    expect(told(await findings({ DATA_DIR: link }))).toEqual([]);
  });
});

describe.skipIf(!findPostgres())('the database', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster(findPostgres() ?? '');
  });
  afterAll(() => cluster?.stop());

  it('is empty, of this version, behind, or a newer one’s', async () => {
    const settings = { DATABASE_URL: cluster.url('postgres') };
    const saysOf = async () => (await findings(settings)).map(({ said }) => said).join('\n');
    expect(await saysOf()).toContain('La base de datos está vacía');
    const database = await openPostgres(settings.DATABASE_URL, 2);
    expect(await saysOf()).toContain('Las tablas son las de esta versión.');
    expect(await saysOf()).toContain('Nadie administra la plataforma.');
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    );
    expect(await saysOf()).toContain('Una versión más nueva de Pliego ya ha usado esta base de datos.');
    await database.db.execute(
      sql`delete from drizzle.__drizzle_migrations where id in (select id from drizzle.__drizzle_migrations order by created_at desc limit 3)`,
    );
    expect(await saysOf()).toContain('Faltan 2 migraciones');
    await database.close();
  });

  it('has the demonstration’s accounts, in a journal for others', async () => {
    await runOnce(cluster.url('postgres'), 'create database otra');
    const database = await openPostgres(cluster.url('otra'), 2);
    await database.db.execute(
      sql`insert into users (id, email, password_hash, nombres, apellidos, roles) values (gen_random_uuid(), 'admin@pliego.test', 'x', 'Ada', 'Luz', '{ADMIN}')`,
    );
    await database.close();
    const found = await findings({ DATABASE_URL: cluster.url('otra'), PUBLIC_URL: 'http://127.0.0.1:9' });
    expect(told(found)).toContain('Las cuentas de demostración existen, y su contraseña la conoce todo el mundo.');
    expect(told(found)).not.toContain('Nadie administra la plataforma.');
  });

  it('has secrets that a key from before sealed, or none that there is', async () => {
    await runOnce(cluster.url('postgres'), 'create database claves');
    const settings = { DATABASE_URL: cluster.url('claves') };
    const database = await openPostgres(settings.DATABASE_URL, 2);
    const { db } = database;
    const saysOf = async () => (await findings(settings)).map(({ said }) => said).join('\n');
    expect(await saysOf()).toContain('Las claves propias de la plataforma abren todo lo que sellaron.');
    const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const each of [id, other])
      await db.execute(
        sql`insert into users (id, email, password_hash, nombres, apellidos, roles) values (${each}, ${`${each}@prueba.test`}, 'x', 'Ada', 'Luz', '{LECTOR}')`,
      );
    await db.insert(secondFactors).values([
      { userId: id, secreto: await seal(db, 'segundo paso', id, 'palabras') },
      { userId: other, secreto: await seal(db, 'segundo paso', id, 'de otra cuenta') },
    ]);
    expect(await saysOf()).toContain('1 secreto no lo abre ninguna clave (segundo paso).');
    await changeSecret(db, 'segundo paso');
    const said = await saysOf();
    expect(said).toContain('1 secreto sigue con una clave de antes (segundo paso).');
    expect(said).toContain('Se creen todavía claves de antes: segundo paso.');
    await database.close();
  });

  it('does not answer, and everything else is looked at all the same', async () => {
    const found = await findings({ DATABASE_URL: 'postgres://ana:secreta@127.0.0.1:9/pliego' });
    expect(told(found)[0]).toContain('La base de datos no responde');
    expect(JSON.stringify(found)).not.toContain('secreta');
    expect(found.map(({ said }) => said)).toContain('Los archivos se guardan y se leen.');
  });

  it('is asked for more connections than it has', async () => {
    const found = await findings({ DATABASE_URL: cluster.url('postgres'), DATABASE_POOL: '200' });
    expect(told(found)).toContainEqual(expect.stringContaining('Cada proceso puede pedir 200 conexiones'));
  });
});

describe('mail', () => {
  const address = { MAIL_FROM: 'Revista <hola@revista.example>', PUBLIC_URL: 'http://127.0.0.1:9' };

  it('comes from the domain of its sender', () => {
    expect(senderDomain(readEnvironment(address))).toBe('revista.example');
    expect(senderDomain(readEnvironment({ PUBLIC_URL: 'https://prensa.example/' }))).toBe('prensa.example');
    expect(senderDomain(readEnvironment({}))).toBeUndefined();
  });

  it('is believed by who receives it, or is not', async () => {
    const smtp = await startSmtp();
    const names: Parameters<typeof startNameServer>[0] = {};
    const server = await startNameServer(names);
    const look = async (dkim?: string) =>
      told(await findings({ ...address, SMTP_URL: smtp.url }, { dkim, nameServers: [server.address] })).join('\n');
    const nothing = await look();
    for (const said of ['no existe', '(SPF)', 'no tiene DMARC', 'su selector']) expect(nothing).toContain(said);
    const good = 'v=spf1 include:correo.example ~all';
    Object.assign(names, {
      'revista.example': { mx: 'mx.correo.example', txt: ['otra cosa', good, 'v=spf1 -all'] },
      '_dmarc.revista.example': { txt: ['v=DMARC1; p=reject'] },
      's1._domainkey.revista.example': { txt: ['v=DKIM1; k=rsa; p='] },
    });
    const half = await look('s1');
    expect(half).toContain('varios registros SPF');
    expect(half).toContain('No hay clave de DKIM en s1._domainkey.revista.example.');
    Object.assign(names, {
      'revista.example': { mx: 'mx.correo.example', txt: ['v=spf1 +all'] },
      's1._domainkey.revista.example': { txt: ['v=DKIM1; k=rsa; p=MIGf'] },
    });
    expect(await look('s1')).toContain('deja enviar a cualquiera');
    Object.assign(names, { 'revista.example': { mx: 'mx.correo.example', txt: [good] } });
    const whole = await look('s1');
    for (const said of ['SPF', 'DMARC', 'DKIM', 'correo']) expect(whole).not.toContain(said);
    // Nothing was sent.
    expect(smtp.received).toEqual([]);
    await smtp.close();
    await server.close();
  });

  it('comes back to where somebody takes it and tells of it, or is lost', async () => {
    const smtp = await startSmtp();
    const names: Parameters<typeof startNameServer>[0] = {};
    const server = await startNameServer(names);
    const returns = { ...address, SMTP_URL: smtp.url, MAIL_BOUNCES: 'rebotes@vuelta.example' };
    const look = async (more: Record<string, string> = {}) =>
      told(await findings({ ...returns, ...more }, { nameServers: [server.address] })).join('\n');
    const nothing = await look();
    expect(nothing).toContain('vuelta.example no recoge correo');
    expect(nothing).toContain('llegan a rebotes@vuelta.example, y Pliego no se entera');
    Object.assign(names, { 'vuelta.example': { mx: 'mx.correo.example', txt: ['v=spf1 +all'] } });
    expect(await look()).toContain('El SPF de vuelta.example deja enviar a cualquiera');
    Object.assign(names, { 'vuelta.example': { mx: 'mx.correo.example', txt: ['v=spf1 -all'] } });
    const ways: Record<string, string>[] = [
      { MAIL_RETURNS_SECRET: 'un secreto de dieciséis' },
      { IMAP_URL: 'imap://ana:x@127.0.0.1:9' },
    ];
    for (const heard of ways) expect(await look(heard)).not.toContain('vuelta.example');
    await smtp.close();
    await server.close();
  });

  it('is refused by its server', async () => {
    const smtp = await startSmtp({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(new Error('Invalid credentials')),
    });
    const server = await startNameServer({});
    const settings = { ...address, SMTP_URL: smtp.url.replace('//', '//ana:secreta@') };
    const found = await findings(settings, { nameServers: [server.address] });
    expect(told(found).join('\n')).toContain('El servidor de correo no responde');
    expect(JSON.stringify(found)).not.toContain('secreta');
    await smtp.close();
    await server.close();
  });
});

describe('the address of readers', () => {
  it('answers by a certificate that ends soon, and the command says so and ends well', async () => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '5', '-subj', '/CN=localhost']
        .concat('-addext', 'subjectAltName=DNS:localhost')
        .concat('-keyout', key, '-out', certificate),
      { stdio: 'ignore' },
    );
    const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (_request, response) =>
      response.writeHead(204).end(),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const settings = {
      DATA_DIR: data,
      PUBLIC_URL: `https://localhost:${port}`,
      TRUST_PROXY: '1',
      LC_ALL: 'en_GB.UTF-8',
    };
    const doctor = (env: Record<string, string>, ...words: string[]) =>
      promisify(execFile)(process.execPath, [resolve('scripts/doctor.ts'), ...words], {
        env: { ...process.env, ...settings, ...env },
      });
    const { stdout } = await doctor({ NODE_EXTRA_CA_CERTS: certificate });
    expect(stdout).toMatch(/The certificate is valid for another [45] days\.\n {4}Renew it/);
    expect(stdout).toMatch(/\n\nTo look at|\n\nWrong: 0\. To look at: [1-9]/);
    const untrusted = await doctor({}).catch((error) => error);
    expect(untrusted).toMatchObject({ code: 1, stdout: expect.stringContaining('✗ https://localhost') });
    expect(await doctor({}, '--dkmi=s1').catch((error) => error)).toMatchObject({
      code: 2,
      stderr: /^Use: npm run doctor/,
    });
    server.close();
  });
});

describe.skipIf(!findDovecot())('the mailbox of returned mail', () => {
  it('opens, or says why it does not, and not by what password', async () => {
    const imap = await startImap(findDovecot() ?? '');
    const of = async (IMAP_URL: string) =>
      (await findings({ IMAP_URL }))
        .filter(({ said }) => said.includes('buzón'))
        .map(({ verdict, said }) => [verdict, said]);
    expect(await of(imap.url('rebotes'))).toEqual([['well', 'El buzón de los correos devueltos se abre.']]);
    const refused = await of(imap.url('rebotes', { password: 'otra-clave' }));
    expect(refused).toEqual([['wrong', expect.stringContaining('does not take the user or the password')]]);
    expect(refused.join()).not.toContain('otra-clave');
    await imap.close();
    expect(await of(imap.url('rebotes'))).toEqual([['wrong', expect.stringContaining('ECONNREFUSED')]]);
  });
});
