import { describe, expect, it } from 'vitest';
import { partOf, partsIn } from './history-parts.ts';

describe('the parts of a history', () => {
  it('hold each kind of entry', () => {
    expect(partOf('VERSION_ENVIADA')).toBe('ENVIO');
    expect(partOf('APROBAR')).toBe('DECISION');
  });

  it('are those that there is something of, in their order, each once', () => {
    expect(partsIn([{ tipo: 'NOTA' }, { tipo: 'NUEVA_VERSION' }, { tipo: 'CREADA' }])).toEqual(['ENVIO', 'NOTA']);
    expect(partsIn([])).toEqual([]);
  });
});
