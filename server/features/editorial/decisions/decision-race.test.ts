/** Twenty editors decide at once, in two server processes on one PostgreSQL: one decision, one mail an author. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { problemSchema } from '#contract/problems.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/platform.ts';
import { processDatabase } from '#server/testing/process-database.ts';
import { reviewed } from '#server/testing/works.ts';

const program = fileURLToPath(new URL('deciding-server.fixture.ts', import.meta.url));

describe.skipIf(!inject('postgres'))('twenty editors in two processes', () => {
  let folder: string;
  let platform: TestPlatform;
  let closeDatabase: () => Promise<void>;
  const servers: ChildProcess[] = [];
  const addresses: string[] = [];

  beforeAll(async () => {
    const env = await processDatabase('postgres');
    folder = env.DATA_DIR;
    const database = await openPostgres('DATABASE_URL' in env ? env.DATABASE_URL : '', 4);
    closeDatabase = () => database.close();
    platform = await openTestPlatform(database);
    for (const _ of [1, 2]) {
      const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      servers.push(child);
      const [line] = await once(createInterface({ input: child.stdout }), 'line');
      addresses.push(String(line));
    }
  });
  afterAll(async () => {
    for (const server of servers) server.kill('SIGKILL');
    await platform?.close();
    await closeDatabase?.();
    rmSync(folder, { recursive: true, force: true });
  });

  it('make one decision; nineteen get 409 with the estado of now, and each author one mail', async () => {
    const [author, coauthor, editor, reviewer, admin] = await Promise.all([
      platform.person('Irene', 'AUTOR'),
      platform.person('Carlos', 'AUTOR'),
      platform.person('Elena', 'EDITOR'),
      platform.person('Rubén', 'REVISOR'),
      platform.person('Ada', 'ADMIN'),
    ]);
    const { id } = await reviewed({ author, editor, reviewer }, { coauthors: [coauthor] });
    const editors = await Promise.all(Array.from({ length: 20 }, (_, n) => platform.person(`Ed ${n}`, 'EDITOR')));
    const answers = await Promise.all(
      editors.map(async ({ token }, n) => {
        const response = await fetch(`${addresses[n % 2]}/api/publications/${id}/decisions`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ estado: ['APROBADO', 'CAMBIOS_SOLICITADOS', 'RETIRADO'][n % 3], motivo: 'Decidido.' }),
        });
        const answer: unknown = await response.json();
        return { status: response.status, answer };
      }),
    );
    const { estado } = await editor.call.getPublication({ params: { id } });
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    for (const { answer } of refused) expect(problemSchema.parse(answer).estado).toBe(estado);
    expect((await editor.call.listDecisions({ params: { id } })).decisiones).toMatchObject([{ estado }]);
    const { mails } = await admin.call.listMails({ query: { limit: 100 } });
    // The reviewer's is the invitation, and the coauthor was asked to sign.
    const people = [author, coauthor, coauthor, reviewer].map(({ user }) => user.email);
    expect(mails.map(({ para }) => para).sort()).toEqual(people.sort());
  });
});
