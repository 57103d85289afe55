/** The example rules for Prometheus and the dashboard for Grafana ask for what Pliego measures, and each alert has its part in the runbook. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { attentionKinds } from '#contract/entities/attention.ts';
import { registry } from '#server/platform/metrics/measures.ts';

const rules = readFileSync('docs/operations/alerts.yml', 'utf8');
const runbook = readFileSync('docs/operations/runbook.md', 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const alerts = found(rules, /- alert: (\w+)/g);
/** The names in an expression that are figures: what stands before labels, a range or a comparison, and is no function. */
const askedIn = (expression: string) =>
  found(expression, /\b([a-z]+(?:_[a-z0-9]+)+)\b(?!\s*\()|\b(attention|up)\b/g).concat(
    found(expression, /\b(attention|up)\{/g),
  );
const asked = found(rules, /expr: (.*)/g).flatMap(askedIn);
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

const target = z.object({ refId: z.string(), expr: z.string(), datasource: z.object({ uid: z.string() }) });
const panel = z.object({
  id: z.number(),
  type: z.string(),
  title: z.string().min(1),
  description: z.string().optional(),
  gridPos: z.object({ x: z.number(), y: z.number(), w: z.number().min(1), h: z.number().min(1) }),
  targets: z.array(target).default([]),
});
const dashboard = z
  .object({
    uid: z.string(),
    title: z.string(),
    schemaVersion: z.number(),
    templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
    panels: z.array(panel),
  })
  .parse(JSON.parse(readFileSync('docs/operations/grafana.json', 'utf8')));
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Each figure in an expression, with the labels that it is narrowed down by: `jobs{state="x"}`. */
const figuresIn = (expression: string) =>
  [...expression.matchAll(/\b([a-z_]+)\{([^}]*)\}/g)].map(([, name = '', labels = '']) => ({
    name,
    labels: found(labels, /([a-z_]+)(?:=~|!~|!=|=)/g),
  }));
/** What the server says of each figure, as the tests of /api/metrics hold it, and what its scraper adds. */
const labelsOf: Readonly<Record<string, readonly string[]>> = {
  up: [],
  http_request_duration_seconds: ['method', 'route', 'status', 'le'],
  database_query_duration_seconds: ['le'],
  database_pool_connections: ['state'],
  job_duration_seconds: ['tipo', 'result', 'le'],
  nodejs_gc_duration_seconds: ['le'],
  nodejs_eventloop_lag_seconds: ['quantile'],
  cached_answers_total: ['result'],
  jobs: ['state'],
  mails: ['state'],
  mails_total: ['result'],
  mail_delivery_today: ['result'],
  service_health: ['service'],
  attention: ['kind'],
};
const byScraper = ['job', 'instance'];
const family = (name: string) => name.replace(/_(bucket|count|sum)$/, '');

describe('the dashboard', () => {
  it('has panels with a name, a word of what they mean, and a place of their own', () => {
    expect(dashboard.panels.length).toBeGreaterThan(20);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    for (const { type, title, description, targets, gridPos } of dashboard.panels) {
      expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
      if (type !== 'row') expect([title, !!description, targets.length > 0]).toEqual([title, true, true]);
    }
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });

  it('takes its figures from whichever Prometheus is chosen, of whichever job and process', () => {
    expect(dashboard.templating.list.map(({ name, type }) => [name, type])).toEqual([
      ['datasource', 'datasource'],
      ['job', 'query'],
      ['instance', 'query'],
    ]);
    for (const { targets } of dashboard.panels)
      for (const { datasource, expr } of targets) {
        expect(datasource.uid).toBe('${datasource}');
        for (const { name, labels } of figuresIn(expr))
          expect([name, labels]).toEqual([name, expect.arrayContaining(byScraper)]);
      }
  });

  it('and the rules ask for figures and labels that are ours', () => {
    const ours = [...found(registry.text(), /^# TYPE (\S+)/gm), 'up'];
    const all = [...expressions, ...found(rules, /expr: (.*)/g)];
    expect(expressions.flatMap(figuresIn).length).toBeGreaterThan(30);
    for (const expression of all) {
      const figures = figuresIn(expression);
      for (const { name, labels } of figures) {
        expect(ours, expression).toContain(family(name));
        const known = [...(labelsOf[family(name)] ?? []), ...byScraper];
        expect(
          labels.filter((label) => !known.includes(label)),
          expression,
        ).toEqual([]);
      }
      const grouped = found(expression, /\bby \(([^)]*)\)/g).flatMap((list) => list.split(', '));
      const known = [...figures.flatMap(({ name }) => labelsOf[family(name)] ?? []), ...byScraper];
      if (figures.length > 0)
        expect(
          grouped.filter((label) => !known.includes(label)),
          expression,
        ).toEqual([]);
    }
    const kinds: readonly string[] = attentionKinds;
    for (const kind of found(all.join('\n'), /kind="(\w+)"/g)) expect(kinds).toContain(kind);
  });

  it('shows every figure that there is', () => {
    const shown = new Set(expressions.flatMap(figuresIn).map(({ name }) => family(name)));
    expect(found(registry.text(), /^# TYPE (\S+)/gm).filter((name) => !shown.has(name))).toEqual([]);
  });
});
