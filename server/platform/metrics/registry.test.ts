import { describe, expect, it } from 'vitest';
import { Registry } from './registry.ts';

describe('the metrics as text', () => {
  it('give a counter for each set of labels', () => {
    const registry = new Registry();
    const count = registry.counter('answers_total', 'Answers.');
    count({ result: 'hit' });
    count({ result: 'hit' }, 2);
    count({ result: 'miss' });
    expect(registry.text()).toBe(
      '# HELP answers_total Answers.\n# TYPE answers_total counter\n' +
        'answers_total{result="hit"} 3\nanswers_total{result="miss"} 1\n',
    );
  });

  it('give what is read at that moment', () => {
    const registry = new Registry();
    let bytes = 1;
    registry.reading('gauge', 'memory_bytes', 'Memory.', () => [[{}, bytes]]);
    bytes = 2048;
    expect(registry.text()).toContain('# TYPE memory_bytes gauge\nmemory_bytes 2048\n');
  });

  it('give a histogram in buckets that hold one another, with sum and count', () => {
    const registry = new Registry();
    const observe = registry.histogram('wait_seconds', 'Waits.', [0.1, 1]);
    for (const seconds of [0.05, 0.1, 0.5, 4]) observe({ route: '/' }, seconds);
    expect(registry.text().split('\n').slice(2)).toEqual([
      'wait_seconds_bucket{route="/",le="0.1"} 2',
      'wait_seconds_bucket{route="/",le="1"} 3',
      'wait_seconds_bucket{route="/",le="+Inf"} 4',
      'wait_seconds_sum{route="/"} 4.65',
      'wait_seconds_count{route="/"} 4',
      '',
    ]);
  });

  it('escape what a label says', () => {
    const registry = new Registry();
    registry.counter('odd_total', 'Odd.')({ path: 'a"b\\c\nd' });
    expect(registry.text()).toContain('odd_total{path="a\\"b\\\\c\\nd"} 1\n');
  });
});
