/**
 * `npm run soak`, for ten minutes; `npm run soak -- 30`, for so many; `npm run soak -- quick`, as short as it can be
 * (`npm run soak -- overload` is in overload.ts). Two processes
 * on a PostgreSQL with a standby, a mail server and a bucket are asked by everybody at once, while one thing after another goes and
 * comes back. It ends with 1 where something was lost, an error was not hidden by trying again, or connections and handles stayed open.
 * Figures of time and memory are printed, and nothing is asserted of them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readEnvironment } from '#server/platform/environment.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { findPostgres, runOnce } from '#server/testing/postgres-cluster.ts';
import { dataFolder } from '../../e2e/server-process.ts';
import { startPair } from './cluster.ts';
import { absences, type Platform, restarts, type SoakEvent } from './events.ts';
import { deliverMails, type Held, heldBy, leftOpen } from './held.ts';
import { measureOverload } from './overload.ts';
import { PliegoProcess } from './processes.ts';
import { startBucket, startMail } from './services.ts';
import { Tally } from './tally.ts';
import { Traffic } from './traffic.ts';

const [asked = '10'] = process.argv.slice(2);
const quick = asked === 'quick';
const minutes = quick ? 1 : Number(asked);
/** Before each event and after the last: what is asked then is what a day is mostly made of. */
const calmMs = quick ? 2000 : (minutes * 60_000) / 9;
const awayMs = quick ? 5000 : 20_000;
const database = 'pliego';
const say = (line: string) => void process.stdout.write(`${line}\n`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** What is started, the last first to be stopped. */
const started: (() => Promise<void>)[] = [];
let isStopping = false;
async function stopAll(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const stop of started.toReversed()) await stop();
}

async function start(bin: string) {
  const data = dataFolder();
  started.push(async () => data.drop());
  const pair = await startPair(bin);
  started.push(pair.stop);
  await runOnce(pair.url('postgres'), `create database ${database}`);
  const mail = await startMail();
  started.push(mail.stop);
  const bucket = await startBucket();
  started.push(bucket.stop);
  const env = {
    ...{ DATABASE_URL: pair.url(database), SMTP_URL: mail.url, S3_URL: bucket.url },
    ...{ DEMO: 'journal', MAIL_FROM: 'Pliego <no-reply@revista.example>' },
  };
  const processes: PliegoProcess[] = [];
  for (let n = 0; n < 2; n++) {
    const begun = await PliegoProcess.begin(data.path, env);
    processes.push(begun);
    started.push(() => begun.end('SIGTERM'));
  }
  const files = await openFileStore(readEnvironment({ ...env, DATA_DIR: data.path }));
  return { processes, pair, mail, bucket, files, logs: data.path };
}

/** Plays an event under traffic, and says what was answered meanwhile. */
async function play({ name, happen }: SoakEvent, tally: Tally): Promise<void> {
  await wait(calmMs);
  tally.begin();
  const begun = performance.now();
  await happen();
  const took = performance.now() - begun;
  // Until those who were told to come again in ten seconds have.
  await wait(12_000);
  say(
    `${name}: ${seconds(took)}; the longest that anybody waited ${seconds(tally.longest)}; tries ${tally.sinceBegin()}`,
  );
}

/** What the processes hold while nobody asks. */
async function look(platform: Platform, traffic: Traffic): Promise<Held> {
  const goOn = await traffic.pause();
  const held = await heldBy(platform.processes, platform.pair.direct(database));
  goOn();
  return held;
}

async function soak(bin: string): Promise<string[]> {
  say('Starting PostgreSQL with a standby, mail, a bucket and two processes …');
  const platform = await start(bin);
  const { processes, pair, mail, files } = platform;
  const tally = new Tally();
  const begun = performance.now();
  const urls = processes.map(({ url }) => url);
  const traffic = await Traffic.begin(urls, tally, files, mail.received);
  for (const event of restarts(platform)) await play(event, tally);
  await wait(calmMs);
  const before = await look(platform, traffic);
  for (const event of absences(platform, awayMs)) await play(event, tally);
  await wait(calmMs);
  const { told, of } = await traffic.tellListeners();
  const after = await look(platform, traffic);
  await traffic.stop();
  await deliverMails(pair.direct(database));
  const lost = (await Promise.all(traffic.writers.map((writer) => writer.lost()))).flat();
  const writes = traffic.writers.reduce((sum, writer) => sum + writer.writes(), 0);

  say(`\n${seconds(performance.now() - begun)} under traffic. Tries by kind and outcome:`);
  for (const line of tally.table()) say(`  ${line}`);
  say(`${tally.served} requests served, ${tally.repeated} of them after more than one try`);
  say(`${tally.errors.length} errors that trying again did not hide`);
  say(`${writes} writes answered as done, ${lost.length} lost or doubled; ${mail.received().length} mails received`);
  say(`streams opened ${traffic.opened} times; of the last act ${told} of ${of} were told`);
  for (const [when, held] of Object.entries({ before, after })) say(`${when.padEnd(6)} ${held.words}`);
  const ended = processes.filter(({ hasEnded }) => hasEnded).map(({ url }) => `${url} ended by itself`);
  const faults = [
    ...tally.errors,
    ...lost.map((what) => `lost: ${what}`),
    ...(told < of ? [`${of - told} streams were not told of the last act`] : []),
    ...leftOpen(before, after),
    ...ended,
  ];
  if (faults.length > 0) {
    const log = join(process.cwd(), 'node_modules/.cache/pliego/soak.log');
    writeFileSync(log, processes.map((each) => each.output()).join('\n'));
    say(`\nWhat the processes printed: ${log}`);
  }
  return faults;
}

async function main(): Promise<number> {
  const bin = findPostgres();
  if (!bin || process.platform !== 'linux' || !(minutes > 0 || asked === 'overload')) {
    say('npm run soak -- MINUTES, or quick. It needs PostgreSQL and Linux.');
    return 2;
  }
  if (asked === 'overload') {
    await measureOverload(say);
    return 0;
  }
  const faults = await soak(bin);
  for (const fault of faults.slice(0, 30)) say(`✗ ${fault}`);
  say(faults.length === 0 ? 'Everything that must hold holds.' : `${faults.length} of what must hold does not.`);
  return faults.length === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stopAll().then(() => process.exit(130)));
process.exitCode = await main().finally(stopAll);
process.exit();
