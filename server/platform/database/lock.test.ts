/** Locks that died with their owners are taken over, by one process alone. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdLock, LockedError } from './lock.ts';

const dead = JSON.stringify({ pid: 2 ** 22 + 1, began: 'never' });

describe('a lock', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pliego-lock-'));
    path = join(folder, 'database.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is held by one, and leaves nothing behind', async () => {
    const release = await holdLock(path);
    await expect(holdLock(path)).rejects.toThrow(`Otro proceso (${process.pid})`);
    await release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([dead, '', 'nothing of ours'])('of a dead owner is taken over: %j', async (content) => {
    writeFileSync(path, content);
    const release = await holdLock(path);
    expect(readFileSync(path, 'utf8')).toContain(String(process.pid));
    expect(readdirSync(folder)).toEqual(['database.lock']);
    await release();
  });

  it('is taken over from one who was killed while taking it over', async () => {
    writeFileSync(path, dead);
    // What an older version left there, and what ours does: a claim of somebody who is dead, to whom another has a claim.
    writeFileSync(`${path}.takeover`, dead);
    const claim = `${path}.${await claimed(dead)}`;
    writeFileSync(claim, dead);
    writeFileSync(`${claim}.${await claimed(dead)}`, '');
    const release = await holdLock(path);
    expect(readdirSync(folder)).toEqual(['database.lock']);
    await release();
  });

  it('goes to one of many who find it dead at once', async () => {
    for (let round = 0; round < 5; round++) {
      writeFileSync(path, dead);
      const all = await Promise.allSettled(Array.from({ length: 8 }, () => holdLock(path)));
      const held = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      expect(held).toHaveLength(1);
      for (const each of all) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(LockedError);
      await held[0]?.();
    }
  });
});

async function claimed(content: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', Buffer.from(content));
  return Buffer.from(hash).toString('hex').slice(0, 12);
}
