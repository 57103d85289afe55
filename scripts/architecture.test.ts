/** The arrows of CONTRIBUTING.md: who may import whom, where SQL may be written, who may ask for a role. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = globSync(['contract/**/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx}', 'scripts/**/*.ts', 'bench/**/*.ts']);
const isTest = (file: string) => /\.test\.tsx?$|^server\/testing\//.test(file);
const sources = files.filter((file) => !isTest(file));
const read = (file: string) => readFileSync(file, 'utf8');

/** What a file imports: our own files as paths from the root, packages by name. */
function importsOf(file: string): string[] {
  const found = read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g);
  return [...found].map(([, name = '']) =>
    name.startsWith('.') ? normalize(join(dirname(file), name)) : name.replace(/^#/, ''),
  );
}

/** Files under `from` that import what they may not. */
const offenders = (from: RegExp, forbidden: (imported: string, file: string) => boolean) =>
  sources
    .filter((file) => from.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => forbidden(name, file))
        .map((name) => `${file} → ${name}`),
    );

describe('the architecture', () => {
  it('finds the sources it speaks of', () => expect(sources.length).toBeGreaterThan(100));

  it('lets the contract import zod and itself', () =>
    expect(offenders(/^contract\//, (name) => name !== 'zod' && !name.startsWith('contract/'))).toEqual([]));

  it('keeps the server out of the web, and the web out of the server', () => {
    expect(offenders(/^web\//, (name) => name.startsWith('server/'))).toEqual([]);
    const pagesOnly = (name: string, file: string) =>
      name.startsWith('web/') && !file.startsWith('server/features/pages/');
    expect(offenders(/^server\//, pagesOnly)).toEqual([]);
  });

  it('keeps features out of the platform', () => {
    const publishing = (name: string) => /^server\/(features\/|policy|events|notices|event-queries)/.test(name);
    expect(offenders(/^server\/platform\//, publishing)).toEqual([]);
  });

  it('keeps a feature’s queries to itself, but for the works and accounts that others are made of', () => {
    const shared = ['publications', 'people', 'accounts'];
    const feature = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1];
    const foreign = (name: string, file: string) => {
      const owner = feature(name);
      return /queries\.ts$/.test(name) && owner !== undefined && owner !== feature(file) && !shared.includes(owner);
    };
    expect(offenders(/^server\/features\//, foreign)).toEqual([]);
  });

  it('keeps SQL in the data layer', () => {
    const dataLayer = /queries\.ts$|scope\.ts$|features\/catalogue\/|^server\/platform\/|^bench\//;
    const sql = (name: string, file: string) => name.startsWith('drizzle-orm') && !dataLayer.test(file);
    expect(offenders(/./, sql)).toEqual([]);
    const written = sources.filter(
      (file) => !dataLayer.test(file) && /\bsql`|\.query\(['"`]\s*(select|insert|update|delete)/i.test(read(file)),
    );
    expect(written).toEqual([]);
  });

  it('asks for roles and ownership in the workflow and the policy alone', () => {
    const home = ['contract/workflow.ts', 'server/policy.ts'];
    const asks = /\bholds\(|\bisAuthor\(|\.roles\.includes\(|autorPrincipalId\s*===|authorIds\.includes\(/;
    // Whether a call is open to a role at all is the contract's `access`, checked here.
    const exceptions = ['server/platform/http/register-call.ts'];
    const elsewhere = sources.filter(
      (file) =>
        /^(contract|server)\//.test(file) &&
        !home.includes(file) &&
        !exceptions.includes(file) &&
        asks.test(read(file)),
    );
    expect(elsewhere).toEqual([]);
  });

  it('has no `any`', () => {
    expect(
      sources.filter((file) =>
        /[:<,|&(]\s*any\b(?!\w)|\bas any\b/.test(read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
      ),
    ).toEqual([]);
  });
});
