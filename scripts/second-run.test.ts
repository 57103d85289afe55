import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesToRepeat, saidOfRepeated } from './second-run.mjs';

describe('the second run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-second-run-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const reportOf = (...failed: string[]) => {
    const report = join(folder, `${failed.length}.json`);
    const testResults = [
      { name: resolve('e2e/passed.test.ts'), status: 'passed' },
      ...failed.map((name) => ({ name: resolve(name), status: 'failed' })),
    ];
    writeFileSync(report, JSON.stringify({ success: failed.length === 0, testResults }));
    return report;
  };

  it('has the few files that failed', () => {
    expect(filesToRepeat(reportOf('e2e/one.test.ts', 'server/two.test.ts'))).toEqual([
      'e2e/one.test.ts',
      'server/two.test.ts',
    ]);
  });

  it('is none where many failed, nothing did, or nobody knows what did', () => {
    expect(filesToRepeat(reportOf(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.test.ts`)))).toEqual([]);
    expect(filesToRepeat(reportOf())).toEqual([]);
    expect(filesToRepeat(join(folder, 'none.json'))).toEqual([]);
  });

  it('is told file by file: what passed then is not said to have failed twice', () => {
    const files = ['e2e/one.test.ts', 'server/two.test.ts'];
    const [one, two] = [/^Passed only when run alone: (.*)\.$/, /^Failed twice, the second time alone: (.*)\.$/];
    expect(saidOfRepeated(files, reportOf())).toEqual([expect.stringMatching(one)]);
    const said = saidOfRepeated(files, reportOf('server/two.test.ts'));
    expect(said).toHaveLength(2);
    expect([one.exec(said[0] ?? '')?.[1], two.exec(said[1] ?? '')?.[1]]).toEqual(files);
    expect(two.exec(saidOfRepeated(files, join(folder, 'none.json'))[0] ?? '')?.[1]).toBe(files.join(', '));
  });
});
