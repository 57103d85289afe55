/**
 * The records of the catalogue for harvesters: OAI-PMH 2.0 (openarchives.org/OAI/openarchivesprotocol.html), its six verbs by GET and POST.
 * Lists go in parts by a token that holds for ever; what left the catalogue is told as deleted, for ever.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { harvestAddress } from '#contract/public-addresses.ts';
import { orRefusal } from '#contract/refuse.ts';
import { element } from '#server/documents/xml/element.ts';
import { exportPublication } from '#server/features/exports/export-publication.ts';
import { readRecordedWorks } from '#server/features/exports/recorded-works.ts';
import { readFormBodies } from '#server/platform/http/form-bodies.ts';
import { lasting, originOf } from '#server/platform/http/origin.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type Arguments,
  HarvestFault,
  prefixOf,
  type Resumed,
  readArguments,
  readToken,
  windowOf,
  writeToken,
} from './arguments.ts';
import { faultWords } from './fault-words.ts';
import { formats, headersAtOnce, type MetadataPrefix, metadataPrefixes } from './formats.ts';
import { findRecord, findRecords, firstChange, type HarvestRow } from './queries.ts';
import { listSets, readSet, setsOf } from './sets.ts';

/** A page of a list costs as much as some pages of the catalogue; whoever harvests asks for one after the other. */
const limited = { rateLimit: { max: 120, timeWindow: '1 minute' }, places: 'harvest' } as const;
/** No request of the protocol is longer. */
const longestForm = 8_000;

/** Serves GET and POST /oai. */
export async function serveHarvest(app: FastifyInstance, services: Services): Promise<void> {
  const answer = async (request: FastifyRequest, reply: FastifyReply, asked: URLSearchParams) => {
    const site = originOf(services.env, request);
    const body = await answerHarvest(services, site, asked);
    return reply.type('text/xml; charset=utf-8').header('cache-control', 'no-cache').send(body);
  };
  await app.register(async (scope) => {
    readFormBodies(scope);
    scope.get(harvestAddress, { config: limited, schema: { hide: true } }, (request, reply) =>
      answer(request, reply, new URLSearchParams(/\?(.*)$/s.exec(request.url)?.[1] ?? '')),
    );
    scope.post(harvestAddress, { config: limited, bodyLimit: longestForm, schema: { hide: true } }, (request, reply) =>
      answer(request, reply, z.instanceof(URLSearchParams).catch(new URLSearchParams()).parse(request.body)),
    );
  });
}

const spaces = {
  xmlns: 'http://www.openarchives.org/OAI/2.0/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd',
};
/** To the second, as the protocol's finer granularity is. */
const moment = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

interface Harvest {
  services: Services;
  /** The beginning of addresses as they were asked for; of those that are carried away '' where it leads nowhere else. */
  site: string;
}

/** The answer to a request, refusals by the protocol's own means among it. */
async function answerHarvest(services: Services, site: string, asked: URLSearchParams): Promise<string> {
  const now = new Date();
  const base = site + harvestAddress;
  let request = element('request', base);
  let told: string;
  try {
    const given = readArguments(asked);
    request = element('request', base, given);
    told = element(given.verb, await verbs[given.verb]({ services, site }, given));
  } catch (error) {
    if (!(error instanceof HarvestFault)) throw error;
    // What is no request of the protocol is not told as if it were (3.6).
    if (error.code === 'badArgument' || error.code === 'badVerb') request = element('request', base);
    told = element('error', error.message, { code: error.code });
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'OAI-PMH',
    [element('responseDate', moment(now)), request, told],
    spaces,
  )}\n`;
}

type Answering = (harvest: Harvest, given: Arguments) => Promise<string[]>;
const verbs: Record<Arguments['verb'], Answering> = {
  Identify: identify,
  ListMetadataFormats: listFormats,
  ListSets: listAllSets,
  GetRecord: getRecord,
  ListIdentifiers: (harvest, given) => listRecords(harvest, given, false),
  ListRecords: (harvest, given) => listRecords(harvest, given, true),
};

async function identify({ services, site }: Harvest): Promise<string[]> {
  const { nombre, contacto } = services.settings.get();
  const first = (await firstChange(services.db)) ?? new Date();
  const repository = repositoryOf(site);
  return [
    element('repositoryName', nombre),
    element('baseURL', site + harvestAddress),
    element('protocolVersion', '2.0'),
    element('adminEmail', contacto),
    element('earliestDatestamp', moment(first)),
    element('deletedRecord', 'persistent'),
    element('granularity', 'YYYY-MM-DDThh:mm:ssZ'),
    element('compression', 'gzip'),
    ...(isNamed(repository)
      ? [
          element('description', [
            element(
              'oai-identifier',
              [
                element('scheme', 'oai'),
                element('repositoryIdentifier', repository),
                element('delimiter', ':'),
                element('sampleIdentifier', identifierOf(site, '00000000-0000-4000-8000-000000000000')),
              ],
              {
                xmlns: 'http://www.openarchives.org/OAI/2.0/oai-identifier',
                'xsi:schemaLocation':
                  'http://www.openarchives.org/OAI/2.0/oai-identifier http://www.openarchives.org/OAI/2.0/oai-identifier.xsd',
              },
            ),
          ]),
        ]
      : []),
  ];
}

/** The host's name, by which the records of this site are told from those of others. */
const repositoryOf = (site: string): string => (URL.canParse(site) ? new URL(site).hostname : 'localhost');
/** What the guidelines of oai-identifier take for one: a name with a dot in it. */
const isNamed = (repository: string) => /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+$/i.test(repository);
const identifierOf = (site: string, id: string): string => `oai:${repositoryOf(site)}:${id}`;

const idSchema = z.uuid();
/** The record that an identifier names. Throws HarvestFault. */
async function recordNamed({ services, site }: Harvest, identifier = ''): Promise<HarvestRow> {
  const beginning = identifierOf(site, '');
  const id = idSchema.safeParse(identifier.startsWith(beginning) ? identifier.slice(beginning.length) : '');
  const row = id.success && (await findRecord(services.db, id.data.toLowerCase()));
  if (!row) throw new HarvestFault('idDoesNotExist', faultWords.identifier);
  return row;
}

async function listFormats(harvest: Harvest, { identifier }: Arguments): Promise<string[]> {
  if (identifier !== undefined) await recordNamed(harvest, identifier);
  return metadataPrefixes.map((prefix) => {
    const { schema, namespace } = formats[prefix];
    return element('metadataFormat', [
      element('metadataPrefix', prefix),
      element('schema', schema),
      element('metadataNamespace', namespace),
    ]);
  });
}

/** All at once: there are some hundreds, and no list that was read in parts would hold while they change. */
async function listAllSets({ services }: Harvest, { resumptionToken }: Arguments): Promise<string[]> {
  if (resumptionToken !== undefined) throw new HarvestFault('badResumptionToken', faultWords.wholeSets);
  const sets = await listSets(services);
  return sets.map(({ spec, name }) => element('set', [element('setSpec', spec), element('setName', name)]));
}

async function getRecord(harvest: Harvest, { identifier, metadataPrefix }: Arguments): Promise<string[]> {
  const prefix = prefixOf(metadataPrefix);
  const told = await tell(harvest, [await recordNamed(harvest, identifier)], prefix);
  if (told.length === 0) throw new HarvestFault('cannotDisseminateFormat', faultWords.embargo);
  return told;
}

async function listRecords(harvest: Harvest, given: Arguments, isWhole: boolean): Promise<string[]> {
  const { services } = harvest;
  const asked: Partial<Resumed> =
    given.resumptionToken === undefined
      ? { p: prefixOf(given.metadataPrefix), f: given.from, u: given.until, s: given.set }
      : readToken(given.resumptionToken);
  const { p: prefix, f: from, u: until, s: spec, a: after, n: told = 0 } = asked;
  if (!prefix) throw new HarvestFault('badResumptionToken', faultWords.otherList);
  const set = spec === undefined ? {} : await readSet(services, spec);
  const limit = isWhole ? formats[prefix].atOnce : headersAtOnce;
  const rows = set ? await findRecords(services.db, windowOf({ from, until }), set, { after, limit: limit + 1 }) : [];
  const page = rows.slice(0, limit);
  if (page.length === 0 && after === undefined) throw new HarvestFault('noRecordsMatch', faultWords.nothing);
  const last = page.at(-1);
  const goesOn = rows.length > limit && last;
  const token = goesOn
    ? [
        element('resumptionToken', writeToken({ ...asked, a: last.publicacionId, n: told + page.length }), {
          cursor: String(told),
        }),
      ]
    : after === undefined
      ? []
      : // The last part of a list in parts says so by an empty one (3.5).
        [element('resumptionToken', '', { cursor: String(told) })];
  const records = isWhole ? await tell(harvest, page, prefix) : page.map((row) => header(harvest, row));
  return [...records, ...token];
}

function header({ services, site }: Harvest, row: HarvestRow, isGone = row.retirada): string {
  return element(
    'header',
    [
      element('identifier', identifierOf(site, row.publicacionId)),
      element('datestamp', moment(row.fecha)),
      ...setsOf(services, row).map((spec) => element('setSpec', spec)),
    ],
    { status: isGone ? 'deleted' : undefined },
  );
}

/** Whole records; of what left the catalogue its header alone, and none of what cannot be told in this format. */
async function tell(harvest: Harvest, rows: readonly HarvestRow[], prefix: MetadataPrefix): Promise<string[]> {
  const living = rows.filter(({ retirada }) => !retirada).map(({ publicacionId }) => publicacionId);
  const written = await write(harvest, living, prefix);
  return rows.flatMap((row) => {
    const metadata = written.get(row.publicacionId);
    if (metadata === closed) return [];
    // What left the catalogue since it was looked up has no words any more.
    const about = header(harvest, row, metadata === undefined);
    return element('record', metadata === undefined ? [about] : [about, element('metadata', [metadata])]);
  });
}

/** Of a text under embargo. */
const closed = '';

/** By their ids; what is no more in the catalogue is not among them. */
async function write(
  { services, site }: Harvest,
  ids: readonly string[],
  prefix: MetadataPrefix,
): Promise<Map<string, string>> {
  const { write: short, namespace } = formats[prefix];
  const origin = lasting(site) || site;
  if (short) {
    const works = await readRecordedWorks(services, ids, origin);
    return new Map(works.map((work) => [work.id, short(work)]));
  }
  const texts = new Map<string, string>();
  for (const id of ids) {
    const text = await wholeText(services, id, origin, namespace);
    if (text !== undefined) texts.set(id, text);
  }
  return texts;
}

/** The article as JATS, in the namespace that the protocol needs; undefined of what is no more in the catalogue. */
async function wholeText(services: Services, id: string, site: string, namespace: string): Promise<string | undefined> {
  const written = await orRefusal(exportPublication(services, null, id, 'jats', { site }));
  if ('refusal' in written) return written.refusal.problem.code === 'obra_embargada' ? closed : undefined;
  const text = Buffer.from(written.given.body).toString('utf8');
  const root = '<article';
  return `${root} xmlns="${namespace}"${text.slice(text.indexOf(`${root} `) + root.length)}`;
}
