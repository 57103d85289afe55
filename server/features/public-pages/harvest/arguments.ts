/** What a harvester asks for, as OAI-PMH 2.0 writes it, and how it is refused (3.6). */
import { z } from 'zod';
import { faultWords as words } from './fault-words.ts';
import { type MetadataPrefix, metadataPrefixes } from './formats.ts';

export type FaultCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch'
  | 'noSetHierarchy';

/** Refused by the protocol's own means: an answer of status 200 that says why. */
export class HarvestFault extends Error {
  override name = 'HarvestFault';
  readonly code: FaultCode;
  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Which arguments each verb takes, and which of them it cannot do without (4). */
const takes = {
  Identify: { required: [], optional: [] },
  ListMetadataFormats: { required: [], optional: ['identifier'] },
  ListSets: { required: [], optional: ['resumptionToken'] },
  GetRecord: { required: ['identifier', 'metadataPrefix'], optional: [] },
  ListIdentifiers: { required: ['metadataPrefix'], optional: ['from', 'until', 'set', 'resumptionToken'] },
  ListRecords: { required: ['metadataPrefix'], optional: ['from', 'until', 'set', 'resumptionToken'] },
} as const satisfies Record<string, { required: readonly string[]; optional: readonly string[] }>;
export type Verb = keyof typeof takes;
export type Arguments = { verb: Verb } & Partial<Record<string, string>>;

const isVerb = (name: string | undefined): name is Verb => name !== undefined && Object.hasOwn(takes, name);

/** The arguments of a request, each said once and known to its verb. Throws HarvestFault. */
export function readArguments(said: URLSearchParams): Arguments {
  const verbs = said.getAll('verb');
  const [verb] = verbs;
  if (verbs.length !== 1 || !isVerb(verb)) throw new HarvestFault('badVerb', words.verb);
  const given: Record<string, string> = {};
  const { required, optional }: { required: readonly string[]; optional: readonly string[] } = takes[verb];
  for (const [name, value] of said) {
    if (name === 'verb') continue;
    if (![...required, ...optional].includes(name)) throw new HarvestFault('badArgument', words.unknown(verb));
    if (Object.hasOwn(given, name)) throw new HarvestFault('badArgument', words.twice(name));
    given[name] = value;
  }
  if (given.resumptionToken !== undefined) {
    if (Object.keys(given).length > 1) throw new HarvestFault('badArgument', words.alone);
    return { verb, ...given };
  }
  const missing = required.find((name) => given[name] === undefined);
  if (missing) throw new HarvestFault('badArgument', words.missing(verb, missing));
  return { verb, ...given };
}

/** Throws HarvestFault. */
export function prefixOf(said: string | undefined): MetadataPrefix {
  const prefix = metadataPrefixes.find((each) => each === said);
  if (!prefix) throw new HarvestFault('cannotDisseminateFormat', words.prefix);
  return prefix;
}

/** Between two moments, both within; a day means the whole of it. */
export interface Window {
  from?: Date | undefined;
  /** The first moment after it. */
  before?: Date | undefined;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const second = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/** Both in one granularity (3.3.1), and in their order. Throws HarvestFault. */
export function windowOf({ from, until }: Partial<Record<string, string>>): Window {
  for (const [name, said] of Object.entries({ from, until }))
    if (said !== undefined && !isMoment(said)) throw new HarvestFault('badArgument', words.date(name));
  if (from !== undefined && until !== undefined) {
    if (from.length !== until.length) throw new HarvestFault('badArgument', words.granularities);
    if (from > until) throw new HarvestFault('badArgument', words.order);
  }
  return {
    from: from === undefined ? undefined : new Date(from),
    before:
      until === undefined
        ? undefined
        : new Date(Math.min(Date.parse(until) + (day.test(until) ? 86_400_000 : 1000), lastMoment)),
  };
}

/** Of the years that databases and addresses write in four figures; an end beyond it is none. */
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

/** A date that there is: '2026-02-30' is none, nor was there a year 0. */
function isMoment(said: string): boolean {
  if ((!day.test(said) && !second.test(said)) || said.startsWith('0000')) return false;
  const moment = new Date(said);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(said.slice(0, 19));
}

const tokenSchema = z.object({
  /** Of a list of sets there is no prefix. */
  p: z.enum(metadataPrefixes).optional(),
  f: z.string().optional(),
  u: z.string().optional(),
  s: z.string().optional(),
  /** The last that was told. */
  a: z.uuid().optional(),
  /** How many were told before. */
  n: z.number().int().min(1),
});
export type Resumed = z.infer<typeof tokenSchema>;

/**
 * Where a list goes on: by what it was asked, and what was told last, so that no token grows old and no server must remember it.
 */
export const writeToken = (resumed: Resumed): string => Buffer.from(JSON.stringify(resumed)).toString('base64url');

/** Throws HarvestFault of what was not written by `writeToken`. */
export function readToken(said: string): Resumed {
  const fault = new HarvestFault('badResumptionToken', words.token);
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(said, 'base64url').toString('utf8'));
  } catch {
    // No JSON: nobody's token.
    throw fault;
  }
  const read = tokenSchema.safeParse(value);
  if (!read.success) throw fault;
  return read.data;
}
