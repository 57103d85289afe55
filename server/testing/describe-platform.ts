import { afterAll, beforeAll, expect } from 'vitest';
import { countJournals } from '#server/features/catalogue/journal-totals.ts';
import { countByJournal } from '#server/features/catalogue/totals.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { describeOnEachEngine } from './engines.ts';
import { openTestPlatform, type TestPlatform } from './platform.ts';

/**
 * `describe` of the whole platform on each engine, by its name. `platform()` is called inside tests and hooks. Whatever tests do to
 * works, what is kept of how many each journal has must be true at the end.
 */
export function describePlatform(
  name: string,
  tests: (platform: () => TestPlatform, engine: OpenDatabase['engine']) => void,
): void {
  describeOnEachEngine(name, (engine) => {
    let platform: TestPlatform;
    beforeAll(async () => {
      platform = await openTestPlatform(engine);
    });
    afterAll(async () => {
      if (!platform) return;
      const { db } = platform.services;
      const [kept, counted] = [await countJournals(db), await countByJournal(db, {})];
      await platform.close();
      expect(new Map(kept.map(({ valor, total }) => [valor, total]))).toEqual(
        new Map(counted.map(({ valor, total }) => [valor, total])),
      );
    });
    tests(() => platform, engine.engine);
  });
}
