// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WorkAuthor } from '#contract/entities/byline.ts';
import { show } from '#web/show.fixture.tsx';
import { AuthorRow } from './author-row.tsx';

const named: WorkAuthor = {
  id: '01890000-0000-7000-8000-000000000001',
  nombres: 'Ana',
  apellidos: 'Ruiz',
  orcid: null,
  afiliaciones: [],
  correspondencia: false,
  credit: [],
  email: null,
  invitacion: { estado: 'PENDIENTE', fecha: '2026-11-20T10:00:00.000Z' },
  principal: false,
};
const nothing = () => undefined;
const row = (author: WorkAuthor) => (
  <AuthorRow
    rowKey="a"
    author={author}
    isFirst
    isLast
    isSaving={false}
    onMove={nothing}
    onEdit={nothing}
    onRemove={nothing}
    onInvite={nothing}
  />
);

it('says who was asked and has not answered, and offers no second asking', async () => {
  await show(row(named));
  expect(await screen.findByText('Sin responder')).toBeTruthy();
  expect(screen.getByText(/Se le preguntó si firma/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Volver a invitar/ })).toBeNull();
});

it('offers to invite again who was invited by mail', async () => {
  await show(row({ ...named, id: null, email: 'ana@fuera.test' }));
  expect(await screen.findByRole('button', { name: 'Volver a invitar a Ana Ruiz' })).toBeTruthy();
});
