import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { readingWords, readReading } from './reading.ts';
import { themeScript } from './theme-script.ts';

describe('how texts are read', () => {
  it('is what is known of what was kept', () => {
    expect(readReading({ size: 'large', width: 'huge', font: 'x' })).toEqual({ size: 'large' });
    for (const nothing of [undefined, null, 'large', {}, { size: 'normal' }])
      expect(readReading(nothing)).toBeUndefined();
  });

  it('is said on the page by the script before the first paint as by the page itself', () => {
    const reading = { size: 'larger', spacing: 'loose' } as const;
    const dataset: Record<string, string> = {};
    runInNewContext(themeScript, {
      document: { documentElement: { dataset }, querySelectorAll: () => [] },
      localStorage: { getItem: () => JSON.stringify({ theme: 'dark', reading }) },
    });
    expect(dataset).toEqual({ theme: 'dark', reading: readingWords(reading) });
    expect(readingWords(reading)).toBe('size-larger spacing-loose');
    expect(readingWords(undefined)).toBe('');
  });
});
