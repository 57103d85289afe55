/** A whole platform for tests: the real app on a database of its own, asked through HTTP injection. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { v7 as uuid } from 'uuid';
import { expect, onTestFinished, TestRunner } from 'vitest';
import type { Call } from '#contract/call.ts';
import { callAddress } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { type Client, createClient } from '#contract/client.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import type { User } from '#contract/entities/user.ts';
import { ProblemError, problemSchema } from '#contract/problems.ts';
import type { Role } from '#contract/vocabulary.ts';
import { buildApp } from '#server/app.ts';
import { openSession } from '#server/features/accounts/open-session.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { insertUser } from '#server/features/accounts/queries.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices, type Services } from '#server/platform/services.ts';
import { outsideTransactions } from './outside-transactions.ts';

/** Somebody who is logged in: `ana.call.getPublication(…)`. */
export interface TestPerson {
  user: User;
  password: string;
  token: string;
  refreshToken: string;
  call: Client;
}

export interface TestPlatform {
  services: Services;
  app: FastifyInstance;
  /** A guest's client. */
  guest: Client;
  /** A new account with these roles (the first is `rol`; none: LECTOR), its address confirmed, logged in. */
  person: (name: string, ...roles: Role[]) => Promise<TestPerson>;
  /** The same with more said of the person. */
  account: (fields: Partial<NewAccount>, ...roles: Role[]) => Promise<TestPerson>;
  /** Changed in a test they are put back when it ends; in `beforeAll` they stay. */
  settings: (changes: Partial<PlatformSettings>) => Promise<PlatformSettings>;
  /** A client that sends this access token. */
  withToken: (token: string) => Client;
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
}

type NewAccount = Omit<Parameters<typeof insertUser>[1], 'id' | 'passwordHash' | 'roles'>;

const password = 'contraseña-de-prueba';
/** One for all: making it is what costs. */
const passwordHash = hashPassword(password);

/** Every answer is held to the contract's schema, and may carry nothing that the schema does not name. */
export async function openTestPlatform(database: OpenDatabase): Promise<TestPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-test-'));
  const env = readEnvironment({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: 'off' });
  const opened = await openServices(env, database);
  const services = { ...opened, files: outsideTransactions(opened.files) };
  const app = await buildApp(services);
  let people = 0;

  const withToken = (token?: string): Client =>
    createClient(async (name, sent) => {
      const call: Call = calls[name];
      const response = await app.inject({
        method: call.method,
        url: `/api${callAddress(call, sent)}`,
        // One address a person: the limits on guessing are tested on their own.
        remoteAddress: `10.0.${people >> 8}.${people & 255}`,
        headers: {
          // As the client's own pages ask: how often programs may, is tested on its own.
          'sec-fetch-site': 'same-origin',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(call.upload && { 'content-type': 'application/octet-stream' }),
        },
        ...(await payloadOf(sent.body)),
      });
      if (response.statusCode >= 400) throw new ProblemError(problemSchema.parse(response.json()));
      expect(response.statusCode).toBe(call.answer ? (call.status ?? 200) : 204);
      return call.answer ? exactly(name, call, call.media ? response.body : response.json()) : undefined;
    });

  const guest = withToken();
  const account: TestPlatform['account'] = async (fields, ...roles) => {
    people++;
    const row = await insertUser(database.db, {
      nombres: `Persona ${people}`,
      apellidos: 'De Prueba',
      email: `persona${people}@prueba.test`,
      fechaVerificacion: new Date(),
      ...fields,
      id: uuid(),
      passwordHash: await passwordHash,
      roles: roles.length > 0 ? roles : ['LECTOR'],
    });
    if (!row) throw new Error('That address has an account already.');
    const session = await openSession(services, row);
    return {
      user: session.user,
      password,
      token: session.access_token,
      refreshToken: session.refresh_token,
      call: withToken(session.access_token),
    };
  };
  return {
    services,
    app,
    guest,
    withToken,
    account,
    inject: (options) => app.inject(options),
    settings: (changes) => {
      putBackAfterTest(services, changes);
      return services.settings.change(changes);
    },
    person: (name, ...roles) => account({ nombres: name }, ...roles),
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function putBackAfterTest({ settings }: Services, changes: Partial<PlatformSettings>): void {
  if (!TestRunner.getCurrentTest()) return;
  const before = Object.entries(settings.get()).filter(([key]) => key in changes);
  onTestFinished(async () => void (await settings.change(Object.fromEntries(before))));
}

async function payloadOf(body: unknown) {
  if (body instanceof Blob) return { payload: Buffer.from(await body.arrayBuffer()) };
  return typeof body === 'object' && body !== null ? { payload: body } : {};
}

function exactly(name: CallName, call: Call, raw: unknown): unknown {
  const parsed = call.answer?.parse(raw);
  // Asked first what is quick to say of a long list.
  if (!isDeepStrictEqual(parsed, raw)) expect(parsed, `${name} answers more than its schema names`).toEqual(raw);
  return parsed;
}

/** The problem document that a refused call throws. */
export async function problemOf(attempt: Promise<unknown>) {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProblemError)) throw error ?? new Error('The call was not refused.');
  return error.problem;
}
