/**
 * The port by which `npm run backup` reaches a running server whose embedded database nobody else can open. Only this
 * machine reaches it, and its number and key stand in a file that only the owner reads. The public port has no such call.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { log } from '../log/log.ts';

const keySchema = z.object({ port: z.number().int(), key: z.string() });
const keyFile = (dataDir: string) => join(dataDir, 'backup-door.json');
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Opens it; gives what closes it. `archive` is asked for each time that somebody with the key asks. */
export async function openBackupPort(
  dataDir: string,
  archive: () => AsyncIterable<Uint8Array>,
): Promise<() => Promise<void>> {
  const key = randomBytes(32).toString('base64url');
  const server = createServer(async (asked, answer) => {
    if (!timingSafeEqual(digest(asked.headers.authorization ?? ''), digest(key))) {
      answer.writeHead(403).end();
      return;
    }
    // What breaks off on either side ends the other: whoever reads it takes a cut archive for no archive.
    const source = Readable.from(archive(), { objectMode: false });
    try {
      await once(source, 'readable');
    } catch (error) {
      answer.writeHead(409).end(error instanceof Error ? error.message : '');
      return;
    }
    await pipeline(source, answer).catch((err) => {
      // Who reads it sees that its end is missing.
      log.error({ err }, 'handing a backup over');
      answer.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await rm(keyFile(dataDir), { force: true });
  await writeFile(keyFile(dataDir), JSON.stringify({ port, key }), { mode: 0o600, flag: 'wx' });
  return async () => {
    await rm(keyFile(dataDir), { force: true });
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

/**
 * The archive from the server that runs on this folder; undefined where none does. Ends in an error where it is cut short.
 * Throws what the server says where it gives none, as while another backup is under way.
 */
export async function archiveOfServer(dataDir: string): Promise<Readable | undefined> {
  if (!existsSync(keyFile(dataDir))) return undefined;
  const content = await readFile(keyFile(dataDir), 'utf8');
  const { port, key } = keySchema.parse(JSON.parse(content));
  const asked = request({ host: '127.0.0.1', port, headers: { authorization: key } }).end();
  return new Promise((resolve, reject) => {
    // A server that was killed leaves its key behind.
    asked.on('error', (error) =>
      'code' in error && error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
    asked.on('response', async (answer) => {
      // The server says why it gives none; anybody else on that port is not a server of ours.
      if (answer.statusCode === 409) reject(new Error(await text(answer).catch((error: Error) => error.message)));
      else resolve(answer.statusCode === 200 ? answer : undefined);
    });
  });
}
