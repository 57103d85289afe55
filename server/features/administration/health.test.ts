/** GET /health (spec 001 §3): each service with a status and a time; and whether the process lives and is ready. */

import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import packageJson from '#package.json' with { type: 'json' };
import { jobs, mails } from '#server/platform/database/schema.ts';
import { noteFailure, noteSuccess } from '#server/platform/jobs/worker-failures.ts';
import { markFailed, markSent } from '#server/platform/mail/outbox.ts';
import type { Viewer } from '#server/policy/index.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf } from '#server/testing/platform.ts';
import { judgeSpace, openHealth } from './health.ts';

const services = ['database', 'files', 'mail', 'jobs', 'workers', 'disk'] as const;
const hourAgo = new Date(Date.now() - 3_600_000);

describePlatform('the health of the platform', (platform) => {
  it('tells of each service that it works, and how long it took to say so', async () => {
    const health = await platform().guest.health();
    for (const name of services) expect(health[name], name).toMatchObject({ status: 'ok' });
    for (const name of services) expect(health[name].responseTime).toBeLessThan(1000);
    expect(health.uptime).toBeGreaterThanOrEqual(0);
  });

  it('gives figures and the version to administrators alone', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    expect(await admin.call.health()).toMatchObject({
      disk: { detalle: { libres: expect.any(Number) } },
      version: packageJson.version,
    });
    const editor = await platform().person('Elena', 'EDITOR');
    for (const { call } of [editor, { call: platform().guest }])
      expect(JSON.stringify(await call.health())).not.toMatch(/detalle|fallando|version/);
  });

  it('warns of mails and jobs that wait too long, or were given up', async () => {
    const { db } = platform().services;
    const mail = { para: 'ana@prueba.test', asunto: '', texto: '', html: '', secreto: false };
    await db.insert(mails).values({ ...mail, id: uuid(), estado: 'PENDIENTE', fechaCreacion: hourAgo });
    await db.insert(jobs).values({ id: uuid(), tipo: 'prueba', estado: 'FALLIDO' });
    // Of its own: the answer of a moment ago is given again.
    const health = await openHealth(platform().services).check(null);
    expect(health).toMatchObject({
      mail: { status: 'warning' },
      jobs: { status: 'warning' },
      database: { status: 'ok' },
    });
  });

  it('warns of mails while the mail server refuses them, not a quarter of an hour later', async () => {
    const { db } = platform().services;
    await db.delete(mails);
    const mail = { id: uuid(), para: 'ana@prueba.test', asunto: '', texto: '', html: '', secreto: false };
    await db.insert(mails).values({ ...mail, estado: 'PENDIENTE' });
    const ofMail = async () => (await openHealth(platform().services).check(null)).mail.status;
    expect(await ofMail()).toBe('ok');
    await markFailed(db, mail.id, { intentos: 1, error: 'connect ECONNREFUSED', againInMs: 10_000 });
    expect(await ofMail()).toBe('warning');
    await markSent(db, mail.id, 2);
    expect(await ofMail()).toBe('ok');
  });

  it('has no disk to look at where database and files are elsewhere', async () => {
    const { env } = platform().services;
    const elsewhere = { ...env, DATABASE_URL: 'postgres://a/b', S3_URL: 'https://K:S@s3.example/b', DATA_DIR: '\0' };
    const health = await openHealth({ ...platform().services, env: elsewhere }).check(null);
    expect(health.disk.status).toBe('ok');
  });

  it('warns of a worker that keeps failing, by its name to administrators alone, until its next success', async () => {
    const { db } = platform().services;
    const check = (viewer: Viewer) => openHealth(platform().services).check(viewer);
    const { user } = await platform().person('Ada', 'ADMIN');
    for (let failures = 0; failures < 3; failures++) await noteFailure(db, 'recordatorios', 'roto');
    expect((await check({ ...user, ambitos: {} })).workers).toMatchObject({
      status: 'warning',
      fallando: [{ trabajador: 'recordatorios', error: 'roto' }],
    });
    expect(Object.keys((await check(null)).workers).sort()).toEqual(['responseTime', 'status']);
    await noteSuccess(db, 'recordatorios');
    expect((await check({ ...user, ambitos: {} })).workers).toMatchObject({ status: 'ok', fallando: [] });
  });

  it('says that the process lives, and that it is ready', async () => {
    await platform().guest.live();
    await platform().guest.ready();
  });

  it('says that it is not ready, and what fails, where the database or the files do not answer', async () => {
    const { files } = platform().services;
    const broken = { ...files, get: () => Promise.reject(new Error('gone')) };
    const health = openHealth({ ...platform().services, files: broken });
    expect(await health.check(null)).toMatchObject({ files: { status: 'error' }, database: { status: 'ok' } });
    expect(await problemOf(health.ready())).toMatchObject({ status: 503, code: 'no_preparado', espera: 10 });
  });
});

it('a disk warns before it is full', () => {
  const status = (free: number) => judgeSpace({ bavail: free, blocks: 1000, bsize: 1e8 }).status;
  expect([status(100), status(20), status(4)]).toEqual(['ok', 'warning', 'error']);
});
