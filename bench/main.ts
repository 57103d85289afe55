/**
 * `npm run bench`: measures and writes docs/benchmarks.md. `npm run bench -- lighthouse` (of some pages alone: `lighthouse author work`; with the longest of a folder of JATS articles: `lighthouse articles=FOLDER`; or `pdf`, `upload`, `editor`, `assignment`, `streams`, `administration`, `upkeep`, `bodies`, `day`, `public`, `flat`, `journals`, `harvest`, `yearly`, `scale`, `cost`, `first-paint`) measures and writes
 * that part alone; `npm run bench -- quick` is a short look, not written.
 */
import { findPostgres, runOnce, startCluster } from '#server/testing/postgres-cluster.ts';
import { administrationHeader, measureAdministration } from './administration.ts';
import { type AssignmentSize, assignmentHeader, measureAssignment } from './assignment.ts';
import { bodiesHeader, bodiesRow, measureBodies } from './bodies.ts';
import { measureEditor } from './editor.ts';
import { measureFirstPaint } from './first-paint.ts';
import { measureFlat } from './flat.ts';
import { few as harvestedFew, measureHarvest } from './harvest.ts';
import { measureJournals } from './journals.ts';
import { measureLighthouse } from './lighthouse.ts';
import { listsHeader, measureLists } from './lists.ts';
import { load } from './load.ts';
import { type PageWeight, pageWeight, weightCells, weightHeader } from './page-weight.ts';
import { measurePdf } from './pdf.ts';
import { type MeasuredPlatform, startPlatform } from './platform.ts';
import { measurePublic } from './public.ts';
import { keptSection, reportOf, whereMeasured, writeReport, writeSection } from './report.ts';
import { costSection, scaleSection } from './scale-section.ts';
import { measureStartUp } from './start-up.ts';
import { measureStreams, streamsHeader, streamsRow } from './streams.ts';
import type { Measure } from './summary.ts';
import { measureUpload } from './upload.ts';
import { measureVacuum } from './vacuum.ts';
import { measureWorkingDay, workingDayHeader } from './working-day.ts';
import { measureYearly } from './yearly.ts';

const quick = process.argv.includes('quick');
const sizes = quick ? [1000, 10_000] : [1000, 10_000, 100_000];
const seconds = quick ? 2 : 6;
const concurrency = 16;
/** A word that about one generated work in three has, and one that few have. */
const searches = {
  'page 1': '',
  'common word': 'educación',
  'two words': 'educación rural',
  'two of three words': 'educación rural zzqx',
};

const sections: string[] = [];
/** What stands after `name=` among the words of the command. */
const argument = (name: string) => process.argv.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
const whole = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => value.toFixed(1);
const times = (value: number) => `${value.toFixed(2)} ×`;

async function measureEngine(name: string, databaseUrl: (works: number) => Promise<string | undefined>): Promise<void> {
  const rows: string[] = [];
  let last: MeasuredPlatform | undefined;
  for (const works of sizes) {
    await last?.stop();
    process.stderr.write(`${name}, ${works} works …\n`);
    last = await startPlatform(works, await databaseUrl(works), concurrency);
    await load(last.address, '/api/catalog', concurrency, 1);
    const empty = await load(last.address, '/api/bench/empty', concurrency, seconds);
    for (const [label, search] of Object.entries(searches)) {
      const sql = await last.sqlAlone(search, concurrency, seconds);
      const query = `?search=${encodeURIComponent(search)}`;
      const anew = await load(last.address, `/api/bench/anew${query}`, concurrency, seconds);
      const http = await load(last.address, `/api/catalog${query}`, concurrency, seconds);
      rows.push(catalogueRow(works, label, { http, anew, sql, empty }));
    }
  }
  sections.push(
    `## Catalogue through HTTP: ${name}, ${concurrency} connections`,
    'HTTP is `GET /api/catalog` as it is; *anew* is the same without the answers kept in memory.\n\n' +
      '| works | request | HTTP /s | p50 ms | p95 ms | anew /s | p50 ms | p95 ms | SQL alone /s | HTTP ÷ SQL | anew ÷ SQL | empty route /s | HTTP ÷ empty |\n' +
      '|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n' +
      rows.join('\n'),
  );
  if (last) {
    await measurePages(name, last);
    await last.stop();
  }
}

type CatalogueMeasures = Record<'http' | 'anew' | 'sql' | 'empty', Measure>;

function catalogueRow(works: number, label: string, { http, anew, sql, empty }: CatalogueMeasures): string {
  const measured = ({ rate, p50, p95 }: Measure) => [whole(rate), ms(p50), ms(p95)];
  const cells = [whole(works), label, ...measured(http), ...measured(anew), whole(sql.rate)];
  const ratios = [times(http.rate / sql.rate), times(anew.rate / sql.rate), whole(empty.rate)];
  return `| ${[...cells, ...ratios, times(http.rate / empty.rate)].join(' | ')} |`;
}

async function measurePages(name: string, platform: MeasuredPlatform): Promise<void> {
  const pages = {
    'catalogue, kept': '/catalogo',
    'landing page, kept': `/catalogo/${platform.workId}`,
  };
  const rows: string[] = [];
  for (const [label, path] of Object.entries(pages)) {
    const { rate, p50, p95 } = await load(platform.address, path, concurrency, seconds);
    rows.push(`| ${label} | ${whole(rate)} | ${ms(p50)} | ${ms(p95)} |`);
  }
  sections.push(
    `## Pages from the server: ${name}, ${whole(sizes.at(-1) ?? 0)} works`,
    `| page | pages/s | p50 ms | p95 ms |\n|---|---:|---:|---:|\n${rows.join('\n')}\n\nMemory of the process after it all: ${platform.memory()} MB.`,
  );
  if (!sections.some((section) => section.startsWith('## What a first visit'))) {
    const weights = [
      weightRow('catalogue', await pageWeight(platform.address, '/catalogo')),
      weightRow('landing page', await pageWeight(platform.address, `/catalogo/${platform.workId}`)),
    ];
    sections.push(
      '## What a first visit downloads',
      `| page | ${weightHeader}\n${weights.join('\n')}\n\nCompressed, as a browser gets it; 1 kB is 1,000 bytes.`,
    );
  }
}

const weightRow = (label: string, weight: PageWeight) => `| ${label} | ${weightCells(weight)} |`;

async function measureServer(): Promise<void> {
  const bin = findPostgres();
  if (bin) {
    const cluster = await startCluster(bin);
    await measureEngine('PostgreSQL', async (works) => {
      await runOnce(cluster.url('postgres'), `create database obras_${works}`);
      return cluster.url(`obras_${works}`);
    });
    await cluster.stop();
  }
  await measureEngine('embedded', async () => undefined);
  const startUp = await measureStartUp();
  sections.push(
    '## Start-up and memory, embedded database',
    `| | |\n|---|---:|\n| first start, demonstration set loaded | ${startUp.firstSeconds.toFixed(1)} s |\n| next start | ${startUp.nextSeconds.toFixed(1)} s |\n| memory after the next start | ${startUp.memory} MB |`,
  );
}

/** Another checkout, built, to be measured in turns with this one. */
const against = argument('against');

/** What is said as `many=200000`. */
const numberOf = (name: string, otherwise: number): number => Number(argument(name) ?? otherwise);

/** What can be measured again alone: `npm run bench -- pdf`. */
const parts = {
  lists: async () => {
    const works = sizes.at(-1) ?? 0;
    const table = (rows: string[]) => `${listsHeader}\n${rows.join('\n')}`;
    const tables: string[] = [];
    const bin = findPostgres();
    if (bin) {
      const cluster = await startCluster(bin);
      await runOnce(cluster.url('postgres'), 'create database listas');
      tables.push(`PostgreSQL:\n\n${table(await measureLists(works, cluster.url('listas'), seconds))}`);
      await cluster.stop();
    }
    tables.push(`Embedded:\n\n${table(await measureLists(works, undefined, seconds))}`);
    const what = `An author with 5,000 of ${whole(works)} works, and an administrator; ${concurrency} connections, 10 works a page.`;
    return `## Lists of works\n\nMeasured ${whereMeasured()}. ${what}\n\n${tables.join('\n\n')}`;
  },
  pdf: async () => {
    const { firstSeconds, seconds, bytes } = await measurePdf();
    const rows = `| first, its process started | ${firstSeconds.toFixed(1)} s |\n| next | ${seconds.toFixed(1)} s |`;
    const head = '| 100,000 words, 300 references, 100 figures | |\n|---|---:|';
    return `## A long PDF\n\nMeasured ${whereMeasured()}.\n\n${head}\n${rows}\n| size | ${(bytes / 1e6).toFixed(1)} MB |`;
  },
  upload: async () => {
    const { size, seconds, before, most } = await measureUpload();
    const rows = [
      `| time | ${seconds.toFixed(1)} s |`,
      `| memory before | ${before} MB |`,
      `| most memory meanwhile | ${most} MB |`,
      `| growth ÷ file | ${times((most - before) / size)} |`,
    ];
    const head = `| one file of ${size} MB, to a store on disk | |\n|---|---:|`;
    return `## A large upload\n\nMeasured ${whereMeasured()}.\n\n${head}\n${rows.join('\n')}`;
  },
  editor: async () => {
    const { opened, typed } = await measureEditor(quick ? 1 : 3);
    const at = (values: readonly number[], part: number) => values[Math.floor(values.length * part)] ?? 0;
    const rows = [
      `| opens, the middle one of ${opened.length} visits | ${(at(opened, 0.5) / 1000).toFixed(1)} s |`,
      `| key to paint, p50 of ${typed.length} keys | ${ms(at(typed, 0.5))} ms |`,
      `| key to paint, p95 | ${ms(at(typed, 0.95))} ms |`,
    ];
    const head = '| 100,000 words, 300 references, 100 figures, in Chromium | |\n|---|---:|';
    return `## A long manuscript in the editor\n\nMeasured ${whereMeasured()}.\n\n${head}\n${rows.join('\n')}`;
  },
  assignment: async () => {
    const all: AssignmentSize[] = [
      { works: 2000, reviewers: 300, each: 3 },
      { works: 10_000, reviewers: 2000, each: 3 },
    ];
    const measured = quick ? all.slice(0, 1) : all;
    const rows: string[] = [];
    for (const size of measured) rows.push(await measureAssignment(size, undefined));
    const bin = findPostgres();
    if (bin) {
      const cluster = await startCluster(bin);
      for (const size of measured) {
        await runOnce(cluster.url('postgres'), `create database reparto_${size.works}`);
        rows.push(await measureAssignment(size, cluster.url(`reparto_${size.works}`)));
      }
      await cluster.stop();
    }
    const what =
      'The whole job from a cold start: expertise, closeness, conflicts, load, and the solver in a process of its own (peak: both processes). *Longest pause*: of the server, meanwhile. *Application*: all the reviews with their invitations, in one transaction.';
    return `## Assigning many works at once\n\nMeasured ${whereMeasured()}. ${what}\n\n${assignmentHeader}\n${rows.join('\n')}`;
  },
  administration: async () => {
    const size = quick
      ? { accounts: 5000, reviews: 5000, entries: 50_000 }
      : { accounts: 50_000, reviews: 100_000, entries: 1_000_000 };
    const works = sizes.at(-1) ?? 0;
    const table = (rows: string[]) => `${administrationHeader}\n${rows.join('\n')}`;
    const tables: string[] = [];
    const bin = findPostgres();
    if (bin) {
      const cluster = await startCluster(bin);
      await runOnce(cluster.url('postgres'), 'create database gestion');
      const rows = await measureAdministration(works, size, cluster.url('gestion'), seconds);
      tables.push(`PostgreSQL:\n\n${table(rows)}`);
      await cluster.stop();
    }
    tables.push(`Embedded:\n\n${table(await measureAdministration(works, size, undefined, seconds))}`);
    const what = `${whole(size.accounts)} accounts, ${whole(works)} works, ${whole(size.reviews)} reviews and ${whole(size.entries)} entries of the activity record; 4 connections.`;
    return `## The administrator's lists\n\nMeasured ${whereMeasured()}. ${what}\n\n${tables.join('\n\n')}`;
  },
  streams: async () => {
    const streams = quick ? 500 : 5000;
    const rows = [streamsRow('embedded', await measureStreams(streams))];
    const bin = findPostgres();
    if (bin) {
      const cluster = await startCluster(bin);
      await runOnce(cluster.url('postgres'), 'create database avisos');
      rows.push(streamsRow('PostgreSQL', await measureStreams(streams, cluster.url('avisos'))));
      await cluster.stop();
    }
    const what = `${whole(streams)} editors, each with a stream of their own on one process, and an act of which all are notified; times from its commit until each has heard.`;
    return `## Live streams\n\nMeasured ${whereMeasured()}. ${what}\n\n${streamsHeader}\n${rows.join('\n')}`;
  },
  upkeep: async () => {
    const works = quick ? 2000 : 20_000;
    const { without, kept, before, during, done } = await measureVacuum(works);
    const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
    const rows = [
      `| 1,000 rows and their indices after 50,000 updates, never vacuumed | ${mb(without)} |`,
      `| the same, vacuumed every 5,000 | ${mb(kept)} |`,
      `| longest wait of a small query, nothing else to do | ${ms(before)} ms |`,
      `| longest wait of a small query during the upkeep | ${ms(during)} ms |`,
      `| statements of that upkeep | ${done.barridas} vacuum, ${done.analizadas} analyze |`,
      `| the longest of them | ${done.masLarga} ms |`,
    ];
    const what = `${whole(works)} works, of which 5,000 changed, and 50,000 updates elsewhere, since the last; without waiting for quiet moments.`;
    return `## Upkeep of the embedded engine\n\nMeasured ${whereMeasured()}. ${what}\n\n| | |\n|---|---:|\n${rows.join('\n')}`;
  },
  bodies: async () => {
    const tables: string[] = [];
    const table = async (url?: string) => `${bodiesHeader}\n${(await measureBodies(url)).map(bodiesRow).join('\n')}`;
    const bin = findPostgres();
    if (bin) {
      const cluster = await startCluster(bin);
      await runOnce(cluster.url('postgres'), 'create database cuerpos');
      tables.push(`PostgreSQL:\n\n${await table(cluster.url('cuerpos'))}`);
      await cluster.stop();
    }
    tables.push(`Embedded, whose statements run in the same thread:\n\n${await table()}`);
    const what =
      'What costs a server most to be sent or asked for, and the longest that its event loop was held up meanwhile.';
    return `## Large bodies\n\nMeasured ${whereMeasured()}. ${what}\n\n${tables.join('\n\n')}`;
  },
  day: async () => {
    const bin = findPostgres();
    if (!bin) return '## The working day\n\nNot measured: PostgreSQL is not installed.';
    const cluster = await startCluster(bin);
    const { rows, workedOut } = await measureWorkingDay(quick ? [500, 5000] : [2000, 100_000], async (works) => {
      await runOnce(cluster.url('postgres'), `create database jornada_${works}`);
      return cluster.url(`jornada_${works}`);
    });
    await cluster.stop();
    const anew = workedOut.map(({ works, ms }) => `${whole(ms)} ms at ${whole(works)} works`).join(', ');
    const what = `\`npm run bench -- day\`: on PostgreSQL, one request after another, without a network; two reviews a work. The middle one of seven turns, interleaved. Working out the whole queue anew, as after another setting: ${anew}. By estado, priority, type and editor the queue is counted beforehand; by age and by words it costs what they find: of 100,000 works half are older than thirty days, 2,000 have the word of one title in fifty, and of ‘a title’ one word is in all titles. Each call was made a thousand times before, as on a server that has run for an hour. Where others use the machine only ratios of one row, and of its pair, say something.`;
    return `## The working day\n\nMeasured ${whereMeasured()}. ${what}\n\n${workingDayHeader}\n${rows.join('\n')}`;
  },
  public: async () => {
    const bin = findPostgres();
    if (!bin) return '## Public pages\n\nNot measured: PostgreSQL is not installed.';
    const cluster = await startCluster(bin);
    const [few, many] = quick ? ([1000, 10_000] as const) : ([1000, 100_000] as const);
    const tables = await measurePublic({ few, many, against, seconds: quick ? 1 : 2 }, async (name) => {
      await runOnce(cluster.url('postgres'), `create database ${name}`);
      return cluster.url(name);
    }).finally(() => cluster.stop());
    const before = against ? ' *Before* is another checkout, built, which `against=FOLDER` names.' : '';
    const what = `\`npm run bench -- public\`: on PostgreSQL, ${concurrency} connections, ${whole(few)} works or, where it says many, ${whole(many)}; each thing in turns with the others, the middle one of five. *Anew*: every page is rendered, the answers of the API are kept. *Kept*: given again.${before} The machine is used by others meanwhile: only the ratios say something.`;
    return `## Public pages\n\nMeasured ${whereMeasured()}. ${what}\n\n${tables}`;
  },
  flat: async () => {
    const bin = findPostgres();
    if (!bin) return '## Few works and many\n\nNot measured: PostgreSQL is not installed.';
    const cluster = await startCluster(bin);
    const [few, many] = quick ? ([1000, 10_000] as const) : ([1000, 100_000] as const);
    const tables = await measureFlat({ few, many, against }, async (name) => {
      await runOnce(cluster.url('postgres'), `create database ${name}`);
      // Filling a table takes longer than a request may.
      return `${cluster.url(name)}?statement_timeout=120000`;
    }).finally(() => cluster.stop());
    const what = `\`npm run bench -- flat\`: on PostgreSQL, ${whole(few)} works and ${whole(many)}, one request after another, the middle one of seven turns, interleaved. *Cold*: nothing is kept, as just after a publication; *kept*: the same asked again.`;
    return `## Few works and many\n\nMeasured ${whereMeasured()}. ${what}\n\n${tables}`;
  },
  journals: async () => {
    const bin = findPostgres();
    if (!bin) return '## One journal and many\n\nNot measured: PostgreSQL is not installed.';
    const cluster = await startCluster(bin);
    const size = quick
      ? { works: 10_000, journals: 50, numbers: 500 }
      : { works: 100_000, journals: 50, numbers: 2000 };
    const table = await measureJournals(size, async (name) => {
      await runOnce(cluster.url('postgres'), `create database ${name}`);
      return `${cluster.url(name)}?statement_timeout=120000`;
    }).finally(() => cluster.stop());
    const what = `\`npm run bench -- journals\`: on PostgreSQL, ${whole(size.works)} works in one journal with ${whole(size.numbers / size.journals)} numbers, and the same in ${size.journals} with as many each; both written once, and vacuumed. One request after another, the middle one of seven turns, interleaved.`;
    return `## One journal and many\n\nMeasured ${whereMeasured()}. ${what}\n\n${table}`;
  },
  harvest: async () => {
    const bin = findPostgres();
    if (!bin) return '## Harvesters and crawlers\n\nNot measured: PostgreSQL is not installed.';
    const cluster = await startCluster(bin);
    const size = {
      many: numberOf('many', quick ? 50_000 : 1_000_000),
      exported: numberOf('exported', quick ? 2000 : 20_000),
    };
    const tables = await measureHarvest(size, async (name) => {
      await runOnce(cluster.url('postgres'), `create database ${name}`);
      return cluster.url(name);
    }).finally(() => cluster.stop());
    const what = `\`npm run bench -- harvest [many=N] [exported=N]\`: on PostgreSQL, ${whole(harvestedFew)} works and ${whole(size.many)}, written by SQL, one request after another, the middle one of seven turns, interleaved; nothing is kept from one to the next. The whole export is that of \`npm run export\`.`;
    return `## Harvesters and crawlers\n\nMeasured ${whereMeasured()}. ${what}\n\n${tables}`;
  },
  cost: async () => costSection(),
  scale: async () => {
    const many = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? (quick ? 10_000 : 1_000_000));
    const few = numberOf('few', quick ? Math.ceil(many / 10) : Math.max(1000, Math.ceil(many / 100)));
    return scaleSection({ few, many, cluster: argument('cluster'), isKept: !quick, only: argument('only') });
  },
  yearly: async () => {
    const bin = findPostgres();
    const cluster = bin ? await startCluster(bin) : undefined;
    const table = await measureYearly(
      quick ? [1000, 4000] : [4000, 40_000],
      cluster &&
        (async (name) => {
          await runOnce(cluster.url('postgres'), `create database ${name}`);
          return `${cluster.url(name)}?statement_timeout=120000`;
        }),
    ).finally(() => cluster?.stop());
    const what =
      '`npm run bench -- yearly`: of one journal, the middle one of three. *Longest pause*: of the event loop, in which nobody else was answered.';
    return `## The yearly report\n\nMeasured ${whereMeasured()}. ${what}\n\n${table}`;
  },
  'first-paint': async () =>
    `## First paint\n\nMeasured ${whereMeasured()}.\n\n${await measureFirstPaint(quick ? 1 : 3)}`,
  lighthouse: async () =>
    `## Lighthouse\n\nMeasured ${whereMeasured()}.\n\n${await measureLighthouse(quick ? { ofPublicPages: 1, ofDashboards: 1 } : { ofPublicPages: 5, ofDashboards: 3 }, process.argv.slice(2), argument('articles'))}`,
};
const alone = Object.entries(parts).find(([name]) => process.argv.includes(name));
if (alone) {
  const section = await alone[1]();
  if (!quick) writeSection(section);
  process.stdout.write(`\n${section}\n`);
} else {
  await measureServer();
  // A million works take hours: that is a run of its own.
  for (const [name, measure] of Object.entries(parts)) if (name !== 'scale') sections.push(await measure());
  const report = reportOf(sections);
  const scale = keptSection('## Scale');
  if (!quick) writeReport(scale ? `${report.trimEnd()}\n\n${scale}\n` : report);
  process.stdout.write(`\n${report}\n`);
}
