import { describe, expect, it } from 'vitest';
import { Registry } from '#server/platform/metrics/registry.ts';
import { busiestRoutes, quantileOf, readSamples, sumOf } from './prometheus.ts';

describe('the metrics of the server', () => {
  const registry = new Registry();
  const count = registry.counter('answers_total', 'Answers.');
  const observe = registry.histogram('wait_seconds', 'Waits.', [0.1, 0.2, 1]);

  it('are read as they are written', () => {
    count({ result: 'hit' }, 3);
    count({ result: 'a "quoted" one' });
    const samples = readSamples(registry.text());
    expect(samples[0]).toEqual({ name: 'answers_total', labels: { result: 'hit' }, value: 3 });
    expect(sumOf(samples, 'answers_total')).toBe(4);
    expect(sumOf(samples, 'answers_total', ({ labels }) => labels.result === 'hit')).toBe(3);
  });

  it('give a quantile over all labels, evenly within its bucket', () => {
    expect(quantileOf(readSamples(registry.text()), 'wait_seconds', 0.95)).toBeNaN();
    for (const seconds of [0.05, 0.15, 0.15, 0.15]) observe({ route: '/' }, seconds);
    for (const seconds of [0.15, 0.15, 0.15, 0.15, 0.15, 0.5]) observe({ route: '/x' }, seconds);
    const at = (quantile: number) => quantileOf(readSamples(registry.text()), 'wait_seconds', quantile);
    expect(at(0.5)).toBeCloseTo(0.15);
    expect(at(0.9)).toBeCloseTo(0.2);
    expect(at(1)).toBeCloseTo(1);
    observe({ route: '/' }, 40);
    expect(at(1)).toBe(1);
  });
});

it('the busiest routes are told with the time of all their answers', () => {
  const registry = new Registry();
  const observe = registry.histogram('http_request_duration_seconds', 'Requests.', [1]);
  observe({ method: 'GET', route: '/a', status: 200 }, 0.2);
  observe({ method: 'GET', route: '/a', status: 404 }, 0.1);
  observe({ method: 'POST', route: '/b', status: 200 }, 2);
  observe({ method: 'GET', route: 'none', status: 404 }, 9);
  const routes = busiestRoutes(readSamples(registry.text())).map(({ route, ms }) => [route, Math.round(ms)]);
  expect(routes).toEqual([
    ['POST /b', 2000],
    ['GET /a', 300],
  ]);
});
