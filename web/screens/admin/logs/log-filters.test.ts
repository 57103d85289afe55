import { describe, expect, it } from 'vitest';
import { eventKinds } from '#server/events/event-kinds.ts';
import { asQuery, readLogFilters, writeLogFilters } from './log-filters.tsx';

const read = (address: string) => readLogFilters(new URLSearchParams(address));

describe('the filters of the logs', () => {
  it('are what the address says', () => {
    const filters = {
      gravedad: 'warning',
      tipo: 'review',
      persona: 'Irene Ávila',
      desde: '2026-03-01',
      antes: '17-3',
    } as const;
    expect(read('gravedad=warning&tipo=review&persona=Irene+%C3%81vila&desde=2026-03-01&antes=17-3')).toEqual(filters);
    expect(readLogFilters(new URLSearchParams(writeLogFilters(filters)))).toEqual(filters);
  });

  it('name every type of event that there is', () => {
    const types = new Set(Object.keys(eventKinds).map((kind) => kind.split('.')[0]));
    for (const type of types) expect(read(`tipo=${type}`).tipo, type).toBe(type);
  });

  it('leave out what means nothing', () => {
    expect(read('gravedad=mucha&tipo=&persona=&desde=ayer&antes=x&pagina=-1')).toEqual({});
    expect(writeLogFilters({})).toEqual({});
  });

  it('leave out who came and left, unless they are asked for', () => {
    expect(asQuery(read(''))).toMatchObject({ sinAccesos: 'true' });
    expect(asQuery(read('accesos=si'))).not.toHaveProperty('sinAccesos');
    expect(writeLogFilters(read('accesos=si'))).toEqual({ accesos: 'si' });
    expect(asQuery(read('accesos=no'))).toMatchObject({ sinAccesos: 'true' });
  });

  it('count both days, by the reader’s clock', () => {
    const { desde = '', hasta = '' } = asQuery({ desde: '2026-03-01', hasta: '2026-03-01' });
    expect(new Date(desde)).toEqual(new Date(2026, 2, 1));
    expect(new Date(hasta)).toEqual(new Date(2026, 2, 2));
  });
});
