import { afterAll, beforeAll } from 'vitest';
import { describeOnEachEngine } from './engines.ts';
import { openTestPlatform, type TestPlatform } from './platform.ts';

/** `describe` of the whole platform on each engine. `platform()` is called inside tests and hooks. */
export function describePlatform(name: string, tests: (platform: () => TestPlatform) => void): void {
  describeOnEachEngine(name, (engine) => {
    let platform: TestPlatform;
    beforeAll(async () => {
      platform = await openTestPlatform(engine);
    });
    afterAll(() => platform?.close());
    tests(() => platform);
  });
}
