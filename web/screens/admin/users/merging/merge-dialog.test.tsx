// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { MergePreview } from '#contract/entities/merge.ts';
import type { ListedUser } from '#contract/entities/user.ts';
import { longest } from '#contract/limits.ts';
import { account } from '#web/data/session.fixture.ts';
import { showForm } from '#web/features/forms/form.fixture.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { Merges } from './merges.tsx';

const listed = (said: Partial<ListedUser>): ListedUser => ({
  ...account(),
  estado: 'ACTIVO',
  uso: null,
  ausenteHasta: null,
  rolesPrometidos: [],
  ...said,
});
const used = { obras: 3, revisionesAbiertas: 0, ultimoAcceso: '2026-11-20T10:00:00.000Z' };
const old = listed({
  id: '0190a000-0000-7000-8000-00000000000a',
  email: 'ana@vieja.test',
  roles: ['EDITOR'],
  orcid: '0000-0002-1825-0097',
});
const now = listed({
  id: '0190a000-0000-7000-8000-00000000000b',
  email: 'ana@nueva.test',
  roles: ['AUTOR'],
  orcid: '0000-0001-5109-3700',
  uso: used,
});

const preview = (said: Partial<MergePreview> = {}): MergePreview => {
  const side = ({ id, nombres, apellidos, email, correoVerificado, orcid, roles }: ListedUser) => ({
    ...{ id, nombres, apellidos, email, correoVerificado, orcid, roles },
  });
  return {
    queda: side(now),
    unida: side(old),
    mueve: [{ cosa: 'obras', cuantas: 2 }],
    coinciden: 0,
    marcadas: 0,
    rellena: [],
    impedimentos: [],
    ...said,
  };
};
const merged = {
  id: '0190a000-0000-7000-8000-00000000000c',
  queda: { id: now.id, nombre: 'Ana Ruiz', email: now.email },
  unida: { id: old.id, nombre: 'Ana Ruiz', email: old.email },
  motivo: 'La misma',
  por: 'Inés',
  fecha: '2026-11-23T10:00:00.000Z',
  hasta: '2026-12-23T10:00:00.000Z',
  estado: 'SE_PUEDE_DESHACER' as const,
  fechaDeshecha: null,
  trasOtra: false,
};

const show = (answer: MergePreview = preview()) =>
  showForm(<MergeDialog user={old} other={now} onClose={vi.fn()} />, {
    previewMerge: () => answer,
    mergeAccounts: () => merged,
  });
const form = async () => within(await screen.findByRole('dialog', { name: 'Unir dos cuentas de una persona' }));

it('keeps the account that was entered last unless told otherwise, and gives no role unasked', async () => {
  const { user, asked } = await show();
  const dialog = await form();
  expect(await dialog.findByText('2 obras que firma')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^ana@nueva/ }).checked).toBe(true);
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Editor' }).checked).toBe(false);
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Unir las cuentas' });
  expect(confirm.disabled).toBe(true);
  const reason = dialog.getByLabelText<HTMLTextAreaElement>(/^Motivo/);
  expect(Number(reason.dataset.longest)).toBe(longest.mergeReason);
  await user.type(reason, 'La misma');
  await user.click(dialog.getByRole('radio', { name: '0000-0002-1825-0097' }));
  await user.click(confirm);
  expect(await screen.findByText('Cuentas unidas: queda ana@nueva.test.')).toBeTruthy();
  expect(asked.find(({ call }) => call === 'mergeAccounts')?.input).toEqual({
    body: { queda: now.id, unida: old.id, roles: [], orcid: 'UNIDA', motivo: 'La misma' },
  });
});

it('is not to be confirmed while something stands in the way, and says what, where', async () => {
  const obras = [{ id: '0190a000-0000-7000-8000-00000000000d', titulo: 'Las mareas' }];
  const { user } = await show(preview({ impedimentos: [{ motivo: 'FIRMA_Y_REVISA', obras, total: 3 }] }));
  const dialog = await form();
  expect(await dialog.findByText(/Nadie se revisa/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Las mareas' }).getAttribute('href')).toBe(`/editorial/${obras[0]?.id}`);
  expect(dialog.getByText('y 2 obras más')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Motivo/), 'La misma');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Unir las cuentas' }).disabled).toBe(true);
});

it('lists merges, of which only those that can be are to be undone', async () => {
  const uniones = [merged, { ...merged, id: `${merged.id.slice(0, -1)}e`, estado: 'CERRADA' as const }];
  const { user, asked } = await showForm(<Merges />, {
    listMerges: () => ({ uniones, total: 2, page: 1, totalPages: 1 }),
    undoMerge: () => ({ ...merged, estado: 'DESHECHA' as const }),
  });
  expect(await screen.findAllByRole('button', { name: /^Deshacer/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Deshacer/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Vuelven a ser dos cuentas.')).toBeTruthy();
  expect(asked.find(({ call }) => call === 'undoMerge')?.input).toEqual({ params: { id: merged.id } });
});
