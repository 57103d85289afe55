// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HistoryEntry } from '#contract/entities/editorial.ts';
import { show } from '#web/show.fixture.tsx';
import { HistoryList } from './history-list.tsx';

const entry = (id: string, said: Pick<HistoryEntry, 'tipo' | 'datos'>): HistoryEntry => ({
  id,
  fecha: '2026-03-03T10:00:00.000Z',
  quien: null,
  detalle: null,
  enlace: null,
  ...said,
});

it('says in words what an entry names in codes', async () => {
  const historia = [
    entry('1', { tipo: 'REVISION_COMPLETADA', datos: { revisor: 'Luz Gil', estado: 'DEVUELTA' } }),
    entry('2', { tipo: 'PRIORIDAD', datos: { prioridad: 'ALTA' } }),
  ];
  await show(<HistoryList id="w1" />, { publicationHistory: () => ({ historia }) });
  expect(await screen.findByText('Revisión de Luz Gil, completada: devuelta')).toBeTruthy();
  expect(screen.getByText('La prioridad pasó a alta')).toBeTruthy();
});
