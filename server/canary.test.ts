/**
 * The canary test (docs/specification.md 5): in each blind mode everything that names the hidden side is planted everywhere it can be;
 * every call of the contract and every other address is then asked as each role, files are opened, mails read, and live
 * streams heard all along. Nothing of the hidden side may be found, and 'Pliego' only where the software is meant: this journal has
 * another name. A new call is included by itself, and fails here until the filler knows what it asks for.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { apiGuideAddress } from '#contract/api-keys.ts';
import { bookListAddress } from '#contract/book-lists.ts';
import { type Call, callAddress } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { metadataPath, returnPath } from '#contract/identity-providers.ts';
import { principalJournal } from '#contract/journals.ts';
import {
  authorKey,
  coverAddress,
  coverFigureAddress,
  coverWidths,
  docmapAddress,
  exportAddress,
  fileAddress,
  harvestAddress,
  iconAddress,
  iconOfJournal,
  iconPicture,
  iconPictureOfJournal,
  iconSizes,
  issueAddress,
  journalShareImage,
  type ListFormat,
  listAddress,
  listEndings,
  manifestAddress,
  manifestOfJournal,
  notificationsAddress,
  openSearchAddress,
  shareImageAddress,
  shareImageOfJournal,
  usageReportAddress,
  usageReportsAddress,
  usageTableAddress,
} from '#contract/public-addresses.ts';
import { noRights } from '#contract/rights.ts';
import { publicFormats } from '#contract/vocabulary.ts';
import { common, plant, plantInstitution, plantLoad } from './testing/canary.ts';
import { canaryBodies, journalName } from './testing/canary-bodies.ts';
import { authors, type Cast, hire, holdElsewhere, reviewers, secretsOf, staffWhoWrote } from './testing/canary-cast.ts';
import { type Asked, type Planted, questions } from './testing/canary-filler.ts';
import {
  type Ears,
  endListening,
  failMails,
  lastWork,
  listen,
  mailAll,
  readMails,
} from './testing/canary-listening.ts';
import { plantInProduction } from './testing/canary-production.ts';
import { uncovered } from './testing/canary-unpack.ts';
import { describePlatform } from './testing/describe-platform.ts';
import { mailsTo } from './testing/mailbox.ts';
import { rounds } from './testing/rounds.ts';

/** They tell who has an account, a key of it or may review, and nothing of what anybody wrote or reviewed: the roster, not to who wrote it (roster.test.ts). */
const directories: readonly CallName[] = [
  'listUsers',
  'listAllApiKeys',
  'exportUsers',
  'findPeople',
  'findPeopleInConflict',
  'assignmentPool',
  'reviewerRoster',
];
/** Every address beside the calls; of those with a place to fill, what fills it. */
const addresses = (work: string, files: readonly string[], issue: string): Record<string, string[]> => ({
  '/docs/json': ['/docs/json'],
  '/docs': ['/docs'],
  '/docs/yaml': ['/docs/yaml'],
  '/docs*': ['/docs/nada'],
  '/docs/static/index.html': ['/docs/static/index.html'],
  '/docs/static/swagger-initializer.js': ['/docs/static/swagger-initializer.js'],
  '/docs/static/theme/pliego.css': ['/docs/static/theme/pliego.css'],
  '/docs/static/theme/pliego.js': ['/docs/static/theme/pliego.js'],
  '/docs/static/theme/favicon.svg': ['/docs/static/theme/favicon.svg'],
  '/docs/cara.css': ['/docs/cara.css'],
  [apiGuideAddress]: [apiGuideAddress],
  '*': ['/nada'],
  '/robots.txt': ['/robots.txt'],
  [openSearchAddress]: [openSearchAddress],
  [bookListAddress('/catalogo')]: [
    ...['', 'desde=2026-01-01', `obra=${work}`].map((query) => bookListAddress('/catalogo', query)),
  ],
  [bookListAddress('/revistas/:clave')]: [bookListAddress('/revistas/revista', 'desde=2026-01-01')],
  [harvestAddress]: [
    ...['Identify', 'ListSets', 'ListMetadataFormats'].map((verb) => `${harvestAddress}?verb=${verb}`),
    ...['oai_dc', 'oai_openaire', 'marcxml', 'jats'].flatMap((prefix) => [
      `${harvestAddress}?verb=ListRecords&metadataPrefix=${prefix}`,
      `${harvestAddress}?verb=GetRecord&metadataPrefix=${prefix}&identifier=oai:localhost:${work}`,
    ]),
  ],
  ...Object.fromEntries(
    [
      ...['status', 'members', 'reports'].map((path) => `${usageReportsAddress}/${path}`),
      ...['PR', 'PR_P1', 'TR', 'TR_B3', 'TR_J3', 'IR', 'IR_A1'].flatMap((id) => [
        usageReportAddress(id),
        usageTableAddress(id),
        usageTableAddress(id, 'tsv'),
      ]),
    ].map((path) => [
      path,
      [
        `${path}?customer_id=0000000000000000&begin_date=2026-01&end_date=2026-02`,
        `${path}?customer_id=0000000000000000&begin_date=2026-01&end_date=2026-02&attributes_to_show=Authors&include_parent_details=True`,
      ],
    ]),
  ),
  ...Object.fromEntries(
    (Object.keys(listEndings) as ListFormat[]).flatMap((format) => [
      [
        listAddress('/catalogo', format),
        [listAddress('/catalogo', format), listAddress('/catalogo', format, `obra=${work}`)],
      ],
      [listAddress('/autores/:autor', format), [listAddress('/autores/nadie', format)]],
      [listAddress('/revistas/:clave', format), [listAddress('/revistas/revista', format)]],
      [listAddress('/numeros/:id', format), [listAddress(`/numeros/${issue}`, format)]],
    ]),
  ),
  [notificationsAddress]: [notificationsAddress],
  [`${notificationsAddress}/:id`]: [`${notificationsAddress}/${crypto.randomUUID()}`],
  [metadataPath(':id')]: [metadataPath(crypto.randomUUID())],
  '/sitemap.xml': ['/sitemap.xml'],
  '/sitemap-sitio.xml': ['/sitemap-sitio.xml'],
  '/sitemap-obras-:part(^\\d{1,6}).xml': ['/sitemap-obras-1.xml'],
  '/sitemap-revista-:name(^[a-z0-9-]{3,}).xml': [
    `/sitemap-revista-${principalJournal}-1.xml`,
    '/sitemap-revista-canario-1.xml',
  ],
  '/sitemap-autores-:part(^\\d{1,6}).xml': ['/sitemap-autores-1.xml'],
  // By the addresses that answers give.
  '/files/:work/:name': [`/files/${work}/nada.png`],
  '/files/fotos/:name': [`/files/fotos/${'a'.repeat(32)}.png`],
  '/files/identidad/:name': [`/files/identidad/${'a'.repeat(32)}.png`],
  '/files/publicos/:id': files.map((id) => `/files/publicos/${id}`),
  '/files/descargas/*': ['/files/descargas/nada/nada'],
  '/catalogo/:id/*': publicFormats.map((format) => exportAddress({ id: work, titulo: '', autores: [] }, format)),
  [docmapAddress(':id')]: [docmapAddress(work)],
  '/catalogo/:id/portada.svg': [coverAddress(work)],
  ...Object.fromEntries(
    coverWidths.map((width) => [coverFigureAddress(':id', width), [coverFigureAddress(work, width)]]),
  ),
  '/catalogo/:id/compartir.png': [shareImageAddress(work)],
  '/catalogo/:id/:idioma/compartir.png': [shareImageAddress(work, 'en')],
  ...Object.fromEntries(
    (['pdf', 'epub'] as const).map((format) => [issueAddress(':id', format), [issueAddress(issue, format)]]),
  ),
  '/compartir.png': [journalShareImage],
  '/icono.svg': [iconAddress],
  '/favicon.ico': ['/favicon.ico'],
  ...Object.fromEntries(iconSizes.map((size) => [iconPicture(size), [iconPicture(size)]])),
  [shareImageOfJournal(':clave')]: [shareImageOfJournal('revista')],
  [iconOfJournal(':clave')]: [iconOfJournal('revista')],
  ...Object.fromEntries(
    iconSizes.map((size) => [iconPictureOfJournal(':clave', size), [iconPictureOfJournal('revista', size)]]),
  ),
  '/manifest.webmanifest': [manifestAddress],
  [manifestOfJournal(':clave')]: [manifestOfJournal('revista')],
  '/catalogo/:id/archivos/:file/*': files.map((id) => fileAddress({ id, publicacionId: work, nombre: 'nada' })),
  // It never ends: each role hears it from the beginning.
  '/api/notifications/stream': [],
});
/** Those that are posted to. */
const posts: Record<string, string> = {
  '/notificaciones/baja': '/notificaciones/baja?token=ninguno',
  '/newsletter/baja': '/newsletter/baja?token=ninguno',
  '/derechos/:token/firma': `/derechos/${'a'.repeat(43)}/firma`,
  [returnPath(':id')]: returnPath(crypto.randomUUID()),
};

describePlatform('the canary', (platform) => {
  let people: Cast;
  beforeAll(async () => {
    people = await hire(platform());
  });
  const who = (name: string) => people[name] ?? expect.fail(`nobody is called ${name}`);
  /** What each role was told, with where. */
  const told = new Map<string, { by: string; said: string }[]>();
  let asking = 0;

  async function hear(role: string, by: string, url: string, more: object = {}): Promise<void> {
    const token = people[role]?.token;
    const address = `10.${asking >> 16}.${(asking >> 8) & 255}.${asking & 255}`;
    asking++;
    const { rawPayload, headers } = await platform().inject({
      url,
      remoteAddress: address,
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
      ...more,
    });
    const whole = `${JSON.stringify(headers)}\n${rawPayload.length > 1 ? uncovered(rawPayload) : ''}`;
    const said = (besideWorks[by] ?? asIs)(whole);
    told.set(role, [...(told.get(role) ?? []), { by, said }]);
    // What an answer leads to: downloads and pictures.
    const key = /"llaveDeImagenes":"([^"]+)"/.exec(said)?.[1];
    for (const [link] of said.matchAll(/\/files\/(?:descargas\/[^"\s]+|[0-9a-f-]{36}\/[\w.-]+)/g))
      if (by !== link && !url.startsWith('/files/'))
        await hear(role, link, key && !link.includes('descargas') ? `${link}?llave=${key}` : link);
  }

  async function ask(role: string, { name, call, path, query, body }: Asked): Promise<void> {
    if (directories.includes(name)) return;
    // Who runs the process writes to any account; authors to those of their works alone, who are looked at.
    if (name === 'recipients' && (staffWhoWrote.includes(role) || holdElsewhere.includes(role))) return;
    const json = body !== undefined && !Buffer.isBuffer(body);
    await hear(role, name, `/api${callAddress({ ...call, path }, { query })}`, {
      method: call.method,
      ...(body !== undefined && { payload: body }),
      headers: {
        ...(people[role] && { authorization: `Bearer ${people[role].token}` }),
        ...(body !== undefined && { 'content-type': json ? 'application/json' : 'application/octet-stream' }),
      },
    });
  }

  /** In which answers something of these people stands that the role must not know. */
  const leaks = (role: string, hidden: readonly string[]): string[] => {
    const secrets = hidden.filter((name) => name !== role).flatMap((name) => secretsOf(who(name)));
    return [
      ...new Set(
        (told.get(role) ?? []).flatMap(({ by, said }) =>
          secrets.flatMap((secret) => {
            return said.includes(secret) ? [`${role} ← ${by}: ${secret} in ${excerpt(said, secret)}`] : [];
          }),
        ),
      ),
    ];
  };

  const outsiders = ['guest', 'reader', ...holdElsewhere];
  const otherReviewers = ['unasked'];
  const roles = [...outsiders, ...otherReviewers, ...reviewers, 'publicAuthor', ...staffWhoWrote, ...authors];

  // Who hides both sides hides each; the one side alone is for the long run, and for the blind modes' own test.
  const modes = (['doble ciego', 'simple ciego'] as const).slice(0, rounds({ quick: 1, long: 2 }));
  describe.each(modes)('in «%s»', (identidadRevision) => {
    let unknown: string[];
    let elsewhere: string[];
    let unpublished: readonly string[];
    beforeAll(async () => {
      told.clear();
      await platform().settings({
        identidadRevision,
        nombre: journalName,
        discusionEntreRevisores: true,
        // What was written blind is not published, whatever the press does with other works.
        revisionesPublicas: true,
        preferenciasDeRevision: true,
        etapaProduccion: true,
        derechos: { ...noRights, demanda: 'SE_PIDE' },
      });
      const ears: Ears = await listen(platform(), people);
      const keeper = await platform().person('Guardiana', 'ADMIN');
      const ofInstitution = await plantInstitution(keeper, who('author'));
      const ofLoad = await plantLoad(keeper);
      const works = [
        await plant(people, 'author'),
        await plant(people, 'publicAuthor'),
        await plantInProduction(people),
      ];
      // What an administrator makes open afterwards opens nothing.
      await platform().settings({ identidadRevision: 'abierta' });
      const kinds = [...new Set(works.flatMap((work) => Object.keys(work)))];
      const ofWorks = Object.fromEntries(kinds.map((kind) => [kind, works.flatMap((work) => work[kind] ?? [])]));
      await mailAll(platform());
      const outbox = await failMails(
        platform(),
        ['author', 'first', 'second'].map((name) => who(name).user.email),
      );
      const bystander = await platform().person('Nadie');
      const planted: Planted = {
        ...common(bystander.user.id),
        ...ofInstitution,
        ...ofLoad,
        ...ofWorks,
        outbox,
        catalog: ofWorks.publications ?? [],
        // By account, by iD and by name.
        autor: Object.values(people).flatMap(({ user }) =>
          [user.id, user.orcid ?? [], authorKey({ ...user, id: null, orcid: null })].flat(),
        ),
        slug: ['historia'],
      };
      const [work = ''] = planted.publications ?? [];
      unpublished = [work, ...(works.at(-1)?.publications ?? [])];
      const [review = '', signer = ''] = [planted.reviews?.[0], planted.firmante?.[0]];
      const about = { work, person: bystander.user.id, review, signer };
      const words = [who('author'), who('first')].map(({ user }) => user.apellidos);
      const reads = questions('reads', planted, {}, words);
      const acts = questions('acts', planted, canaryBodies(about), words);
      unknown = [...reads.unknown, ...acts.unknown];
      elsewhere = routesBesideCalls(platform().app.printRoutes({ commonPrefix: false }));
      const readAll = async (role: string) => {
        for (const asked of reads.asked) await ask(role, asked);
        for (const url of Object.values(addresses(work, planted.files ?? [], planted.issues?.[0] ?? '')).flat())
          await hear(role, url, url);
        for (const url of Object.values(posts)) await hear(role, url, url, { method: 'POST' });
      };
      await Promise.all(roles.map(readAll));
      // Links in somebody's mail are theirs to open.
      for (const role of roles.filter((each) => each !== 'guest'))
        for (const { texto } of await mailsTo(platform(), who(role).user.email))
          for (const [token] of texto.matchAll(/(?<=[/=])[\w-]{40,80}(?=[\s?&]|$)/g)) {
            const { asked } = questions('reads', { ...planted, token: [token] }, {}, words);
            for (const each of asked.filter(({ call }) => call.path.includes('{token}'))) await ask(role, each);
          }
      for (const role of roles) for (const asked of acts.asked) await ask(role, asked);
      await mailAll(platform());
      const live = await endListening(platform(), people, ears);
      for (const role of roles.filter((each) => each !== 'guest'))
        told
          .get(role)
          ?.push({ by: 'live', said: live.get(role) ?? '' }, ...(await readMails(platform(), who(role).user.email)));
    }, 900_000);

    it('knows how to ask every call and every other address', () => {
      expect(unknown).toEqual([]);
      expect(elsewhere.filter((route) => !(route in addresses('', [], '') || route in posts))).toEqual([]);
      for (const role of roles) expect(told.get(role)?.length).toBeGreaterThan(150);
    });

    it('finds what is not hidden', () => {
      const found = leaks('coauthor', ['author']);
      const written: CallName[] = ['readProduction', 'readProductionText', 'proofPdf', 'readRights'];
      for (const call of written)
        expect(found.filter((leak) => leak.startsWith(`coauthor ← ${call}:`))).not.toEqual([]);
      expect(leaks('first', ['publicAuthor'])).not.toEqual([]);
      expect(leaks('first', authors).length > 0).toBe(identidadRevision === 'simple ciego');
    });

    it('calls the journal by its own name, in answers, files, mails and live', () => {
      const answers = [...told.values()].flat().map(({ by, said }) => ({ by, said: withoutSoftware(said) }));
      expect(answers.filter(({ said }) => said.includes(journalName)).length).toBeGreaterThan(50);
      const named = answers.filter(({ by, said }) => !by.startsWith('/docs') && said.includes('Pliego'));
      expect(named.map(({ by, said }) => `${by}: ${excerpt(said, 'Pliego')}`)).toEqual([]);
    });

    it('tells no author who reviewed', () => {
      for (const role of [...authors, ...staffWhoWrote, 'publicAuthor']) expect(leaks(role, reviewers)).toEqual([]);
    });

    it('tells no reviewer who else reviewed', () => {
      for (const role of [...reviewers, ...otherReviewers]) expect(leaks(role, reviewers)).toEqual([]);
    });

    it('tells nobody outside who reviewed, nor who wrote what is not published', () => {
      for (const role of outsiders) expect(leaks(role, [...authors, ...reviewers])).toEqual([]);
    });

    it('tells who holds a role in another journal not even that the unpublished works are there', () => {
      const listed = (role: string, work: string) =>
        (told.get(role) ?? []).flatMap(({ by, said }) =>
          !asksByWork.has(by) && !by.includes(work) && said.includes(work) ? [by] : [],
        );
      for (const work of unpublished) {
        expect(listed('author', work)).toContain('myPublications');
        expect(listed('first', work)).toContain('myReviews');
        for (const role of holdElsewhere) expect([role, listed(role, work)]).toEqual([role, []]);
      }
    });

    it.runIf(identidadRevision === 'doble ciego')('tells no reviewer who wrote', () => {
      for (const role of [...reviewers, ...otherReviewers]) expect(leaks(role, authors)).toEqual([]);
    });
  });
});

/** Calls and addresses that name a work, or are sent its id: their answers may say it back. */
const asksByWork = new Set(
  Object.entries(calls).flatMap(([name, call]: [string, Call]) => (call.path.includes('{') || call.body ? [name] : [])),
);

/** A text around something in it. */
function excerpt(said: string, part: string): string {
  const at = said.indexOf(part);
  return said.slice(Math.max(0, at - 200), at + 60);
}

/** Without what says which program wrote a file: of a calendar, and of a Word file. */
const withoutSoftware = (said: string): string =>
  said.replaceAll(/PRODID:Pliego|<cp:lastModifiedBy>Pliego<\/cp:lastModifiedBy>/g, '');

/**
 * What administrators read of accounts alone, as that somebody logged in or wrote to them, tells nothing of works; nor does
 * what ended the streams in the mode before.
 */
const aboutWorks = (record: string): string =>
  record
    .split(/(?<=\})(?=,?\s*\{)|\n/)
    .filter((entry) => !/\b(account|contact)\.\w/.test(entry) && !entry.includes(lastWork))
    .join('\n');

/** What is found of people is a directory, too; of works it is looked at. */
const foundWorks = (found: string): string => found.replace(/"personas":\[[^\]]*\]/g, '');
const asIs = (whole: string): string => whole;
/** Calls whose answers tell of works and of something else. */
const besideWorks: Readonly<Record<string, (whole: string) => string>> = {
  activity: aboutWorks,
  exportActivity: aboutWorks,
  findAnything: foundWorks,
};

const ofCalls = new Set(Object.values(calls).map(({ path }) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`));

/** The names of a part of a path: one where two calls name its place differently is printed with both, `:clave|:id`. */
const namesOf = (part: string): string[] => {
  const names = /:\w+(\|:\w+)+/.exec(part)?.[0];
  return names ? names.split('|').map((name) => part.replace(names, name)) : [part];
};

/** The paths of a route tree as Fastify prints it, those of calls left out. */
function routesBesideCalls(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = ''] = /^((?:[│ ] {3})*)[├└]── (.*)$/.exec(line) ?? [];
    const depth = indent.length / 4;
    const own = part.replace(/ \([A-Z, ]+\)$/, '');
    above.splice(depth, above.length, own);
    if (!/\(.*(GET|POST|PUT|PATCH|DELETE).*\)$/.test(part)) return [];
    const paths = above.reduce<string[]>(
      (begun, names) => begun.flatMap((path) => namesOf(names).map((name) => path + name)),
      [''],
    );
    return paths.some((path) => ofCalls.has(path)) ? [] : paths;
  });
}
