import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesToRepeat, notesOf } from './second-run.mjs';

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

  it('names as failed twice only what failed again', () => {
    const repeated = ['e2e/one.test.ts', 'server/two.test.ts'];
    expect(notesOf(repeated, false, reportOf('server/two.test.ts'))).toEqual([
      'Passed only when run alone: e2e/one.test.ts.',
      'Failed twice, the second time alone: server/two.test.ts.',
    ]);
    expect(notesOf(repeated, true, reportOf())).toEqual([
      'Passed only when run alone: e2e/one.test.ts, server/two.test.ts.',
    ]);
    const all = ['Failed twice, the second time alone: e2e/one.test.ts, server/two.test.ts.'];
    expect(notesOf(repeated, false, join(folder, 'none.json'))).toEqual(all);
    expect(notesOf(repeated, false, reportOf())).toEqual(all);
  });
});
