/** Every setting that comes from the environment, with its default and its check (docs/specification.md 7). */
import { relative, resolve } from 'node:path';
import { z } from 'zod';
import { environmentWords, type SettingName } from './environment-words.ts';
import { ToldError } from './error-words.ts';
import { isS3Address, readS3Address } from './files/s3-address.ts';
import { isHost, isLoopback } from './host.ts';
import { isImapAddress } from './mail/imap-address.ts';

const port = z.coerce.number().int().min(0).max(65_535);
/** `revista.example, 10.0.0.5:3000` */
const hosts = z.string().transform((said, context) =>
  said
    .split(/[,\s]+/)
    .filter(Boolean)
    .map((host) => {
      if (!isHost(host)) context.addIssue({ code: 'custom', input: host });
      return host.toLowerCase();
    }),
);
const onOff = z.enum(['on', 'off']);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** An address, alone or as `Name <address>`; on one line, since it becomes a mail's header. */
const mailbox = z.string().refine((value) => {
  const [, address] = /^[^<>\r\n]*<([^<>]+)>$/.exec(value) ?? [];
  return z.email().safeParse(address ?? value).success;
});

/** What stands in `name=value,name=value`, values percent-encoded; undefined where it is none. */
function headersIn(said: string): Record<string, string> | undefined {
  try {
    const parts = said.split(',').map((part) => /^\s*([\w-]+)=(\S*)\s*$/.exec(part));
    const pairs = parts.flatMap((found) =>
      found ? [[found[1] ?? '', decodeURIComponent(found[2] ?? '')] as const] : [],
    );
    return pairs.length === parts.length ? Object.fromEntries(pairs) : undefined;
  } catch {
    // URIError: a % that stands for nothing.
    return undefined;
  }
}

/** Of a bucket's address; a folder stays as it is. */
const asHttps = (said: string): string => said.replace(/^s3:\/\//, 'https://');

/** Whether copies would lie among the files that are copied, and grow with each. */
function isAmongFiles(place: string, { S3_URL, DATA_DIR }: { S3_URL?: string | undefined; DATA_DIR: string }): boolean {
  if (!isS3Address(place)) return !relative(resolve(DATA_DIR, 'files'), place).startsWith('..');
  if (!S3_URL) return false;
  const [one, other] = [readS3Address(place), readS3Address(S3_URL)];
  return one.endpoint === other.endpoint && one.bucket === other.bucket;
}
/** Of the 64 letters of a local part, what `+` and the token of a mail leave (server/platform/mail/mail-token.ts). */
const longestBounceName = 21;

const environmentSchema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    /** The address that readers use, without a slash at the end; absent: see `HOSTS`. */
    PUBLIC_URL: optional(z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))),
    /** Other names by which readers reach the server, each with its port where that is not the usual one. */
    HOSTS: hosts.default([]),
    DATA_DIR: z
      .string()
      .min(1)
      .default('./data')
      .transform((path) => resolve(path)),
    /** A PostgreSQL service, 15 or newer; absent: the embedded database under DATA_DIR. */
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    /** Connections to PostgreSQL that one process may hold. */
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
    /** The first administrator, made at start-up where there is none. */
    ADMIN_EMAIL: optional(z.email()),
    ADMIN_PASSWORD: optional(z.string().min(10)),
    /** Where mail is handed over, as `smtps://user:password@smtp.example`; absent: mails are kept and shown in the outbox. */
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    /** The sender of every mail, an address alone or `Name <address>`; absent: `no-reply` at the platform's own host. */
    MAIL_FROM: optional(mailbox),
    /** Where mails come back to, an address alone whose `+` parts reach the same mailbox; absent: to the sender of MAIL_FROM. */
    MAIL_BOUNCES: optional(z.email().refine((address) => address.lastIndexOf('@') <= longestBounceName)),
    /** Opens POST /api/mail-returns to who tells of mails that came back (docs/returned-mail.md); absent: there is no such address. */
    MAIL_RETURNS_SECRET: optional(z.string().min(16)),
    /**
     * The mailbox to which mails come back, read by the platform itself, as `imaps://user:password@imap.example/INBOX`, its parts
     * percent-encoded; absent: it reads none.
     */
    IMAP_URL: optional(z.string().max(2000).refine(isImapAddress)),
    /**
     * A bucket of an S3-compatible service for all files, as `https://KEY:SECRET@host:port/bucket?region=eu-west-1`, its parts
     * percent-encoded (region: us-east-1 unless said); absent: under DATA_DIR.
     */
    S3_URL: optional(z.string().refine(isS3Address)),
    /**
     * Where the platform keeps copies of itself: a folder that is there, or a bucket of its own, as `S3_URL` is written (`s3://` is
     * `https://`); absent: it makes none.
     */
    BACKUP_TO: optional(
      z
        .string()
        .max(2000)
        .refine((said) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(said) || isS3Address(asHttps(said)))
        .transform((said) => (isS3Address(asHttps(said)) ? asHttps(said) : resolve(said))),
    ),
    /** When a night's copy is made, by the machine's own clock. */
    BACKUP_AT: z.preprocess(
      (value) => value || '03:00',
      z
        .string()
        .regex(/^([01]?\d|2[0-3]):[0-5]\d$/)
        .transform((said) => {
          const [hours = 0, minutes = 0] = said.split(':').map(Number);
          return { hours, minutes };
        }),
    ),
    /** Of how many days, weeks and months a copy each is kept, as `7,4,12`. */
    BACKUP_KEEP: z.preprocess(
      (value) => value || '7,4,12',
      z
        .string()
        .regex(/^[1-9]\d{0,2},\d{1,3},\d{1,3}$/)
        .transform((said) => {
          const [days = 1, weeks = 0, months = 0] = said.split(',').map(Number);
          return { days, weeks, months };
        }),
    ),
    /** What copies are encrypted with. Kept elsewhere too: without it they are nothing. */
    BACKUP_KEY: optional(z.string().min(20).max(500)),
    /** A service that compares what is sent with texts elsewhere (docs/similarity-service.md), as `https://TOKEN@service.example`; absent: none. */
    SIMILARITY_URL: optional(z.url({ protocol: /^https?$/ })),
    /** Crossref, as `https://USER:PASSWORD@doi.crossref.org`, or its test system, test.crossref.org; absent: nothing is deposited there. */
    CROSSREF_URL: optional(z.url({ protocol: /^https?$/ })),
    /** DataCite, as `https://REPOSITORY:PASSWORD@api.datacite.org`, or its test system, api.test.datacite.org; absent: none. */
    DATACITE_URL: optional(z.url({ protocol: /^https?$/ })),
    /** The platform's account with ORCID's API, to log in by it and to confirm iDs; absent: there is no word of either. */
    ORCID_CLIENT_ID: optional(z.string().min(1).max(200)),
    ORCID_CLIENT_SECRET: optional(z.string().min(1).max(500)),
    /** ORCID itself, or its sandbox, https://sandbox.orcid.org; by http on this machine alone. */
    ORCID_URL: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z
        .url({ protocol: /^https?$/ })
        .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname))
        .transform((url) => url.replace(/\/+$/, ''))
        .default('https://orcid.org'),
    ),
    /** The API by which members of ORCID write, https://api.orcid.org or https://api.sandbox.orcid.org; absent: nothing is written there. */
    ORCID_API_URL: optional(
      z
        .url({ protocol: /^https?$/ })
        .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname))
        .transform((url) => url.replace(/\/+$/, '')),
    ),
    /** Browsers are told to ask for this domain's other names by TLS alone, too. */
    HSTS_SUBDOMAINS: onOff.default('off').transform((value) => value === 'on'),
    /** Where a collector of OpenTelemetry takes traces, as `http://127.0.0.1:4318`; absent: none are kept (its own names and meanings). */
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))),
    /** What is said to it besides, as `authorization=Bearer%20KEY,x-team=journals`. */
    OTEL_EXPORTER_OTLP_HEADERS: optional(
      z.string().transform((said, context) => {
        const headers = headersIn(said);
        if (!headers) context.addIssue({ code: 'custom', input: said });
        return headers ?? {};
      }),
    ),
    /** Of how many requests and jobs a trace is kept, from 0 to 1. */
    OTEL_TRACES_SAMPLER_ARG: z.preprocess((value) => value || '1', z.coerce.number().min(0).max(1)),
    /** Opens /metrics to a scraper. */
    METRICS_TOKEN: optional(z.string().min(16)),
    /**
     * The demonstration set, in an empty database: with two journals and a collection of theses, or one `journal` alone, as
     * docs/specification.md knows it; absent: on with the embedded database only.
     */
    DEMO: optional(z.enum(['on', 'journal', 'off'])),
    /** How many proxies stand before the server, for the reader's address in rate limits. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  } satisfies Record<SettingName, z.ZodType>)
  .refine((env) => Boolean(env.ADMIN_EMAIL) === Boolean(env.ADMIN_PASSWORD), {
    path: ['ADMIN_PASSWORD'],
    error: environmentWords.together,
  })
  .refine((env) => !env.BACKUP_TO || env.BACKUP_KEY, { path: ['BACKUP_KEY'], error: environmentWords.withKey })
  .refine((env) => !env.BACKUP_TO || !isAmongFiles(env.BACKUP_TO, env), {
    path: ['BACKUP_TO'],
    error: environmentWords.apart,
  })
  .refine((env) => Boolean(env.ORCID_CLIENT_ID) === Boolean(env.ORCID_CLIENT_SECRET), {
    path: ['ORCID_CLIENT_SECRET'],
    error: environmentWords.withSecret,
  })
  .refine((env) => !env.ORCID_CLIENT_ID || env.PUBLIC_URL || isForThisMachine(env), {
    path: ['PUBLIC_URL'],
    error: environmentWords.returning,
  })
  .refine((env) => !env.SMTP_URL || env.PUBLIC_URL || isForThisMachine(env), {
    path: ['PUBLIC_URL'],
    error: environmentWords.mailing,
  })
  .transform((env) => {
    const demo = env.DEMO ?? (env.DATABASE_URL ? 'off' : 'on');
    return { ...env, DEMO: demo !== 'off', DEMO_PRESS: demo === 'on' };
  });
export type Environment = z.output<typeof environmentSchema>;

/** What only who set it should read. */
const secrets: readonly string[] = [
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'S3_URL',
  'SIMILARITY_URL',
  'CROSSREF_URL',
  'DATACITE_URL',
  'ORCID_CLIENT_SECRET',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'BACKUP_TO',
  'BACKUP_KEY',
  'MAIL_RETURNS_SECRET',
  'IMAP_URL',
];

/** The settings of this process. Throws an error that names each wrong variable and what it should be. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const result = environmentSchema.safeParse(source);
  if (result.success) return result.data;
  const { wrong, together, withSecret, mailing, returning, withKey, apart, found, settings } = environmentWords;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    if ([together, withSecret, mailing, returning, withKey, apart].includes(message)) return `${name}: ${message}`;
    const value = source[name];
    const isShown = value !== undefined && !secrets.includes(name);
    const wanted: Partial<Record<string, string>> = settings;
    return `${name}: ${wanted[name]}${isShown ? ` (${found(shorten(JSON.stringify(value).slice(1, -1)))})` : ''}`;
  });
  throw new ToldError([wrong, ...new Set(lines)].join('\n  '));
}

/** A whole file may stand in a variable by mistake: its beginning tells which. */
const shorten = (value: string) => (value.length > 100 ? `${value.slice(0, 100)}…` : value);

interface Reach {
  HOST: string;
  HOSTS: readonly string[];
  TRUST_PROXY: number;
}

/** Whether nobody but this machine can reach the server, as far as its settings tell. */
export const isForThisMachine = ({ HOST, HOSTS, TRUST_PROXY }: Reach): boolean =>
  isLoopback(HOST) && HOSTS.length === 0 && TRUST_PROXY === 0;

/**
 * The address that readers use, for links in mails. Never taken from a request, whose Host header a stranger chooses:
 * a link that resets a password must not lead to them. Relative where nobody said how others reach the server: such
 * mails stay in the outbox, which leads to itself.
 */
export function publicAddress(env: Environment, path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  const site = env.PUBLIC_URL ?? (isForThisMachine(env) ? `http://localhost:${env.PORT}` : '');
  return `${site}${path}${search && `?${search}`}`;
}
