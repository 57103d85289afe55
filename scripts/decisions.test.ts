/** The record of decisions: numbered without gaps, dated in order, each with its line in the index. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const months = globSync('docs/decisions/????-??.md').sort();
const entries = months.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^## (\d+) · (\d{4}-\d\d-\d\d)$/gm)].map(([, number = '', date = '']) => ({
    file: file.replace('docs/decisions/', ''),
    number: Number(number),
    date,
  })),
);
const index = readFileSync('docs/decisions/README.md', 'utf8');

describe('the decisions', () => {
  it('are numbered one after the other, in the month of their date', () => {
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, place) => place + 1));
    expect(entries.map(({ date }) => date)).toEqual(entries.map(({ date }) => date).sort());
    for (const { file, date } of entries) expect(date.startsWith(file.slice(0, 7)), date).toBe(true);
  });

  it('are all in the index, and nothing else is', () => {
    const listed = [...index.matchAll(/^- \[(\d+)\]\(([^)]+)\) (\S+) · \S/gm)].map(([, number, address, date]) => [
      Number(number),
      address,
      date,
    ]);
    expect(listed).toEqual(entries.map(({ number, file, date }) => [number, `${file}#${number}--${date}`, date]));
  });

  it('that another supersedes name a later one, which names them', () => {
    const parts = months.flatMap((file) => readFileSync(file, 'utf8').split(/^## /m).slice(1));
    const pairs = parts.flatMap((part) => {
      const later = /Superseded by (\d+)\./.exec(part)?.[1];
      return later ? [{ earlier: Number.parseInt(part, 10), later: Number(later) }] : [];
    });
    expect(pairs.length).toBeGreaterThan(0);
    for (const { earlier, later } of pairs) {
      expect(later).toBeGreaterThan(earlier);
      expect(parts[later - 1]).toMatch(new RegExp(`\\(Supersedes ${earlier}\\b`));
    }
  });
});
