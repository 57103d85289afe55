/** Every setting that comes from the environment, with its default and its check (product.md 7). */
import { resolve } from 'node:path';
import { z } from 'zod';
import { isS3Address } from './file-store/s3-address.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(['on', 'off']);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** An address, alone or as `Name <address>`; on one line, since it becomes a mail's header. */
const mailbox = z.string().refine(
  (value) => {
    const [, address] = /^[^<>\r\n]*<([^<>]+)>$/.exec(value) ?? [];
    return z.email().safeParse(address ?? value).success;
  },
  { error: 'An address, alone or as: Name <address>' },
);

const environmentSchema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    /** The address that readers use, without a slash at the end; absent: that of each request. */
    PUBLIC_URL: optional(z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))),
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
    /**
     * A bucket of an S3-compatible service for all files, as `https://KEY:SECRET@host:port/bucket?region=eu-west-1`, its parts
     * percent-encoded (region: us-east-1 unless said); absent: under DATA_DIR.
     */
    S3_URL: optional(z.string().refine(isS3Address, { error: 'As https://KEY:SECRET@host/bucket?region=eu-west-1' })),
    /** Opens /metrics to a scraper. */
    METRICS_TOKEN: optional(z.string().min(16)),
    /** The demonstration set, in an empty database; absent: on with the embedded database only. */
    DEMO: optional(onOff),
    /** How many proxies stand before the server, for the reader's address in rate limits. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  })
  .refine((env) => Boolean(env.ADMIN_EMAIL) === Boolean(env.ADMIN_PASSWORD), {
    path: ['ADMIN_PASSWORD'],
    error: 'ADMIN_EMAIL and ADMIN_PASSWORD go together',
  })
  .transform((env) => ({
    ...env,
    DEMO: (env.DEMO ?? (env.DATABASE_URL ? 'off' : 'on')) === 'on',
  }));
export type Environment = z.output<typeof environmentSchema>;

/** The settings of this process. Throws an error that names each wrong variable and what it should be. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const result = environmentSchema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Settings that do not fit:\n${lines.join('\n')}`);
}

/**
 * The address that readers use, for links in mails. Never taken from a request, whose Host header a stranger chooses:
 * a link that resets a password must not lead to them.
 */
export function publicAddress(env: Environment, path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${env.PUBLIC_URL ?? `http://localhost:${env.PORT}`}${path}${search && `?${search}`}`;
}
