import { afterAll, beforeAll } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { describeOnEachEngine } from './engines.ts';
import { openTestPlatform, type TestPlatform } from './platform.ts';

/** `describe` of the whole platform on each engine, by its name. `platform()` is called inside tests and hooks. */
export function describePlatform(
  name: string,
  tests: (platform: () => TestPlatform, engine: OpenDatabase['engine']) => void,
): void {
  describeOnEachEngine(name, (engine) => {
    let platform: TestPlatform;
    beforeAll(async () => {
      platform = await openTestPlatform(engine);
    });
    afterAll(() => platform?.close());
    tests(() => platform, engine.engine);
  });
}
