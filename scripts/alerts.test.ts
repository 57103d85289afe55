/** The example rules for Prometheus ask for what Pliego measures, and each has its part in the runbook. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { registry } from '#server/platform/metrics/measures.ts';

const rules = readFileSync('docs/operations/alerts.yml', 'utf8');
const runbook = readFileSync('docs/operations/runbook.md', 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const alerts = found(rules, /- alert: (\w+)/g);
/** The names in an expression that are figures: what stands before labels, a range or a comparison, and is no function. */
const asked = found(rules, /expr: (.*)/g).flatMap((expression) =>
  found(expression, /\b([a-z]+(?:_[a-z0-9]+)+)\b(?!\s*\()|\b(attention|up)\b/g).concat(
    found(expression, /\b(attention|up)\{/g),
  ),
);
/** What Prometheus says by itself, and its functions that are written without what they take. */
const notOurs = new Set(['up', 'histogram_quantile', '']);

it('each alert has its part in the runbook, in the same order', () => {
  expect(alerts.length).toBeGreaterThan(8);
  expect(found(runbook, /^## (\w+)$/gm)).toEqual(alerts);
});

it('each figure that is asked for is one of ours', () => {
  const ours = found(registry.text(), /^# TYPE (\S+)/gm);
  const families = asked.filter((name) => !notOurs.has(name)).map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  expect(families).toContain('service_health');
  expect(families.filter((name) => !ours.includes(name))).toEqual([]);
});
