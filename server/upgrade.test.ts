/**
 * A platform of the last release that was kept is taken over by the present code, on each engine: its database is migrated,
 * nothing of it is lost, its answers are what they were, and its files can be read. Its backups, too.
 */
import { createHash, randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { principalJournal } from '#contract/journals.ts';
import { verifyRecord } from '#server/features/administration/activity/verify.ts';
import { restore } from '#server/features/transfer/backup/restore.ts';
import { mails } from './platform/database/schema.ts';
import { readEnvironment } from './platform/environment.ts';
import { startJobs } from './platform/jobs/start.ts';
import { delivery } from './platform/mail/deliver.ts';
import { openTransport } from './platform/mail/transport.ts';
import { hasSeveralJournals } from './platform/shown-journals.ts';
import { dump } from './testing/dump.ts';
import { engines } from './testing/engines.ts';
import { runOnce } from './testing/postgres-cluster.ts';
import { inAnswers, inRows, lastRelease } from './testing/release/allowed-differences.ts';
import { differences, inWords, unexplained } from './testing/release/differences.ts';
import {
  changeData,
  dataFolder,
  type OpenPlatform,
  openPlatform,
  recordedRelease,
  walkBegins,
} from './testing/release/fixture.ts';
import { knownIn } from './testing/release/normalise.ts';
import { openPlayer, type Player } from './testing/release/play.ts';
import { shiftClock } from './testing/release/shifted-clock.ts';
import { startSmtp } from './testing/smtp.ts';

const release = recordedRelease(lastRelease);
const { rows: counted } = release.manifest();
const noProgress = { tell: () => undefined, tick: () => undefined };

/** Reads of what must not be lost: works, their versions, reviews, decisions, pages. */
const telling = [
  'searchCatalogue',
  'getPublication',
  'readWork',
  'listVersions',
  'getVersion',
  'listAuthors',
  'listFiles',
  'reviewsOfPublication',
  'getReview',
  'listDecisions',
  'publicationHistory',
  'readPage',
  'getSettings',
  'listLetterTemplates',
];
/** Before the walk changes anything. */
const reads = (() => {
  const lines = release.answers();
  const until = lines.findIndex(({ method }) => method !== 'GET');
  return lines.slice(0, until).filter(({ name }) => telling.includes(name));
})();

/** Of its mails two were still to be delivered, one of them for the third time. */
const waitingMails = `with two as (select id, row_number() over (order by id) as n from mails order by id limit 2)
  update mails set estado = 'PENDIENTE', intentos = case when n = 1 then 2 else 0 end from two where two.id = mails.id`;

/** What readers know its works by, kept beside the tables that are migrated. */
const keptNames = `create schema antes;
  create table antes.obras as select id, doi, estado, fecha_publicacion from publications`;

async function placeFor(engine: 'embedded' | 'postgres') {
  const { DATA_DIR, remove } = await dataFolder();
  const postgres = inject('postgres');
  if (engine === 'embedded' || !postgres) return { env: { DATA_DIR }, remove };
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  await runOnce(postgres.admin, `create database ${name}`);
  return { env: { DATA_DIR, DATABASE_URL: new URL(`/${name}`, postgres.admin).href }, remove };
}

const countRows = async ({ services: { db } }: OpenPlatform) =>
  Object.fromEntries([...(await dump(db))].map(([table, { length }]) => [table, length]));

/** What of the rows that were there is not there now; tables that are new do not matter. */
function lostRows(present: Record<string, number>): string {
  // On PostgreSQL, to which the data came by a restore, that left its name.
  const secrets = Math.min(present.secrets ?? 0, counted.secrets ?? 0);
  const lost = unexplained('', differences(counted, { ...present, secrets }), inRows, new Set());
  return inWords(lost.filter(({ was }) => was !== undefined)).join('\n');
}

const keptRows = z.object({
  rows: z.array(z.object({ id: z.string(), estado: z.string(), revista_id: z.string().nullable(), same: z.boolean() })),
});
const fileRows = z.object({
  rows: z.array(z.object({ id: z.string(), publicacion_id: z.string(), sha256: z.string() })),
});

describe.each(engines())(`a platform of release ${lastRelease} [%s]`, (engine) => {
  let platform: OpenPlatform;
  let player: Player;
  let present: Record<string, number>;
  const undo: (() => unknown)[] = [];
  beforeAll(async () => {
    const { env, remove } = await placeFor(engine);
    undo.push(remove, shiftClock(walkBegins(release.manifest())));
    await release.putData(env);
    await changeData(env, `${waitingMails};\n${keptNames}`);
    platform = await openPlatform(env);
    undo.push(platform.close);
    present = await countRows(platform);
    player = await openPlayer(platform.app, knownIn([...(await dump(platform.services.db)).values()].flat()));
  });
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });

  it('keeps its rows', () => {
    // Each mail that waited has a job by now.
    expect(lostRows({ ...present, jobs: (present.jobs ?? 0) - 2 })).toBe('');
  });

  it('answers as it did', async () => {
    expect(new Set(reads.map(({ name }) => name)).size).toBe(telling.length);
    const failures: string[] = [];
    for (const { answers, ...step } of reads)
      for (const { who, ...told } of answers) {
        const found = differences(told, await player.play(step, who[0] ?? 'guest'));
        const left = unexplained(step.name, found, inAnswers, new Set());
        if (left.length > 0) failures.push(`${step.name} as ${who[0]}: ${step.url}`, ...inWords(left));
      }
    expect(failures.join('\n')).toBe('');
  });

  it('is one journal, of which readers are told nothing, and its works keep their addresses, DOIs and dates', async () => {
    const { services, app } = platform;
    expect(services.settings.journals().map(({ id }) => id)).toEqual([principalJournal]);
    expect(hasSeveralJournals(services.settings)).toBe(false);
    const { rows } = keptRows.parse(
      await services.db.execute(sql`select o.id, o.estado, p.revista_id,
        (o.doi, o.estado, o.fecha_publicacion) is not distinct from (p.doi, p.estado, p.fecha_publicacion) as same
        from antes.obras o left join publications p on p.id = o.id`),
    );
    expect(rows.length).toBe(counted.publications);
    expect(rows.filter(({ same, revista_id }) => !same || revista_id !== principalJournal)).toEqual([]);
    for (const { id } of rows.filter(({ estado }) => estado === 'PUBLICADO')) {
      const { statusCode, body } = await app.inject({ url: `/api/catalog/${id}` });
      expect([statusCode, body.includes('"revista":{')]).toEqual([200, false]);
    }
  });

  it('has every file, byte for byte', async () => {
    const { services, app } = platform;
    const { rows } = fileRows.parse(await services.db.execute(sql`select id, publicacion_id, sha256 from files`));
    expect(rows.length).toBeGreaterThan(0);
    const { access_token } = z.object({ access_token: z.string() }).parse(
      (
        await app.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email: 'admin@pliego.test', password: 'demo1234' },
        })
      ).json(),
    );
    const headers = { authorization: `Bearer ${access_token}` };
    for (const { id, sha256 } of rows) {
      const link = await app.inject({ method: 'POST', url: `/api/files/${id}/link`, headers });
      const { url } = z.object({ url: z.string() }).parse(link.json());
      const { rawPayload } = await app.inject({ url });
      expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(sha256);
    }
    // Everything in the store is still there, pictures and photos among it.
    let stored = 0;
    for await (const _ of services.files.list('')) stored++;
    expect(stored).toBe(release.manifest().files);
  });

  it('delivers the mails that waited, and goes on counting their tries', async () => {
    const { db, database } = platform.services;
    const waiting = () => db.select().from(mails).where(eq(mails.estado, 'PENDIENTE')).orderBy(mails.id);
    const before = await waiting();
    expect(before.map(({ intentos }) => intentos)).toEqual([2, 0]);
    const smtp = await startSmtp();
    const env = readEnvironment({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://revista.example' });
    const stop = await startJobs(database, [delivery], { db, handOver: openTransport(env) });
    await expect.poll(waiting).toEqual([]);
    await stop();
    await smtp.close();
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(before.map(({ para }) => para).sort());
    const ids = before.map(({ id }) => id);
    const sent = await db.select().from(mails).where(inArray(mails.id, ids)).orderBy(mails.id);
    expect(sent.map(({ estado, intentos }) => [estado, intentos])).toEqual([
      ['ENVIADO', 3],
      ['ENVIADO', 1],
    ]);
  });

  it('has a record of activity that nobody changed', async () => {
    expect((await verifyRecord(platform.services)).fallos).toEqual([]);
  });
});

describe.each(engines())(`a backup of release ${lastRelease} [%s]`, (engine) => {
  it('is restored by the present code', async () => {
    const { env, remove } = await placeFor(engine);
    try {
      const choices = { replace: false, acceptFaults: false, isForReading: true };
      const { warnings } = await restore(readEnvironment(env), release.at('backup'), choices, noProgress);
      expect(warnings).toEqual([]);
      const platform = await openPlatform(env);
      try {
        expect(lostRows(await countRows(platform))).toBe('');
      } finally {
        await platform.close();
      }
    } finally {
      await remove();
    }
  });
});
