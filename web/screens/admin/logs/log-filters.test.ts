import { describe, expect, it } from 'vitest';
import { eventKinds } from '#server/events.ts';
import { readLogFilters, writeLogFilters } from './log-filters.tsx';

const read = (address: string) => readLogFilters(new URLSearchParams(address));

describe('the filters of the logs', () => {
  it('are what the address says', () => {
    const filters = { gravedad: 'warning', tipo: 'review', pagina: 3 } as const;
    expect(read('gravedad=warning&tipo=review&pagina=3')).toEqual(filters);
    expect(readLogFilters(new URLSearchParams(writeLogFilters(filters)))).toEqual(filters);
  });

  it('name every type of event that there is', () => {
    const types = new Set(Object.keys(eventKinds).map((kind) => kind.split('.')[0]));
    for (const type of types) expect(read(`tipo=${type}`).tipo).toBe(type);
  });

  it('leave out what goes without saying, and what means nothing', () => {
    expect(read('gravedad=mucha&tipo=&pagina=-1')).toEqual({ pagina: 1 });
    expect(writeLogFilters({ pagina: 1 })).toEqual({});
  });
});
