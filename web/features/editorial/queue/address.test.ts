import { expect, it } from 'vitest';
import type { ViewFilters } from '#contract/entities/queue.ts';
import { areSame, countFilters, readFilters, withFilters } from './address.ts';

const editor = '0190a000-0000-7000-8000-000000000001';
const all: ViewFilters = {
  de: 'mias',
  espera: 'VENCIDA',
  estado: 'EN_REVISION',
  prioridad: 'ALTA',
  tipo: 'TESIS',
  dias: 14,
  editor,
  search: 'mareas del norte',
  orden: 'plazo',
};

it('reads what it wrote, and leaves the rest of the address as it is', () => {
  const address = withFilters(new URLSearchParams('otra=1&pagina=3'), all);
  expect(readFilters(address)).toEqual(all);
  expect(address.get('otra')).toBe('1');
  expect(address.has('pagina')).toBe(false);
  expect(withFilters(address, {}).toString()).toBe('otra=1');
});

it('writes nothing that is usual', () => {
  const address = withFilters(new URLSearchParams(), { de: 'todas', orden: 'urgencia', search: '' });
  expect(address.toString()).toBe('');
});

it('passes over what it does not understand', () => {
  const address = new URLSearchParams('espera=NADA&dias=0&editor=yo&prioridad=BAJA&orden=&de=todas');
  expect(readFilters(address)).toEqual({ prioridad: 'BAJA' });
  expect(readFilters(new URLSearchParams(`dias=uno&q=${'x'.repeat(301)}`))).toEqual({});
});

it('knows a view by what it holds', () => {
  expect(areSame({ prioridad: 'ALTA', de: 'todas' }, { orden: 'urgencia', prioridad: 'ALTA' })).toBe(true);
  expect(areSame({ prioridad: 'ALTA' }, { prioridad: 'BAJA' })).toBe(false);
});

it('counts what the fields are set to', () => {
  expect(countFilters({})).toBe(0);
  expect(countFilters(all)).toBe(6);
});
