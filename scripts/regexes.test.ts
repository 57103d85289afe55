/**
 * No regular expression of ours takes time by a power of what it reads (docs/security.md): each is looked at, where it is written, by scslre,
 * by which `eslint-plugin-regexp` does so. What it finds and stays has a reason here; it does not see all that there is: what begins with a
 * word and looks for an end that never comes is told by tests of those who read (office-xml.test.ts).
 */
import { globSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { lookedAt, slowerWithReason } from './regexes.ts';

/** `exponential`, `polynomial` from one beginning, or `anywhere`: linear from each, and begun anew from every place. */
function kindsOf(source: string, flags: string): string[] {
  const { reports } = analyse({ source, flags });
  return reports.map(({ type, exponential }) =>
    exponential ? 'exponential' : type === 'Move' ? 'anywhere' : 'polynomial',
  );
}

function regexesOf(file: string): { raw: string; source: string; flags: string }[] {
  const found: { raw: string; source: string; flags: string }[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ raw: node.raw ?? '', source: node.regex.pattern, flags: node.regex.flags });
    },
  });
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

const files = globSync('{contract,server,web}/**/*.{ts,tsx}').filter(
  (file) => !/\.(?:test|fixture)\.|[\\/]testing[\\/]/.test(file),
);
const slow = new Map<string, string[]>();
let count = 0;
for (const each of files.flatMap(regexesOf)) {
  count += 1;
  const kinds = slow.has(each.raw) ? [] : kindsOf(each.source, each.flags);
  if (kinds.length > 0) slow.set(each.raw, kinds);
}
const slowAs = (kind: string) => [...slow].filter(([, kinds]) => kinds.includes(kind)).map(([raw]) => raw);

describe('a regular expression', () => {
  it('is found wherever it is written, and known for what it is', () => {
    expect(count).toBeGreaterThan(700);
    expect(kindsOf('^(?:a+)+$', '')).toContain('exponential');
    expect(kindsOf('^a*a*$', '')).toContain('polynomial');
    expect(kindsOf('a+$', '')).toContain('anywhere');
    expect(kindsOf('^a+b$', '')).toEqual([]);
  });

  it('is never exponential', () => {
    expect(slowAs('exponential')).toEqual([]);
  });

  it('takes no time by a power of what it reads, unless what it reads is short', () => {
    expect(slowAs('polynomial').sort()).toEqual([...slowerWithReason.keys()].sort());
  });

  it('is looked at where it may begin in any place of a long row', () => {
    expect(
      slowAs('anywhere')
        .filter((raw) => !slowerWithReason.has(raw))
        .sort(),
    ).toEqual([...lookedAt].sort());
  });
});
