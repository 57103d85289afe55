// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refuse } from '#contract/refuse.ts';
import { show } from '#web/show.fixture.tsx';
import { InstitutionalAccess } from './institutional-access.tsx';

const one = {
  ...{ id: '01890000-0000-7000-8000-000000000001', nombre: 'Universidad de Ejemplo', activo: true },
  ...{ fechaCreacion: '2026-03-01T10:00:00.000Z', fechaUso: null },
};
const other = { id: '01890000-0000-7000-8000-000000000002', nombre: 'Instituto del Mar' };
const offered = { listSignInProviders: () => ({ proveedores: [{ id: one.id, nombre: one.nombre }, other] }) };

it('shows by which institutions one logs in, and ends one; the only way in is refused in words', async () => {
  let accesos = [one];
  let refuses = true;
  const { user } = await show(<InstitutionalAccess />, {
    ...offered,
    listProviderLinks: () => ({ accesos }),
    unlinkProvider: () => {
      if (refuses) throw refuse('ultima_entrada');
      accesos = [];
      return { accesos };
    },
  });
  const end = await screen.findByRole('button', { name: 'Quitar el acceso con Universidad de Ejemplo' });
  await user.click(end);
  expect((await screen.findByRole('alert')).textContent).toContain('la única forma que tienes de entrar');
  refuses = false;
  await user.click(end);
  expect(await screen.findByText('Ya no entras con Universidad de Ejemplo.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Conectar Universidad de Ejemplo' })).toBeTruthy();
});

it('leads to one that is not connected yet', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', Object.assign(Object.create(window.location), { assign }));
  const { user, asked } = await show(<InstitutionalAccess />, {
    ...offered,
    listProviderLinks: () => ({ accesos: [one] }),
    startProvider: () => ({ url: 'https://idp.mar.example/authorize' }),
  });
  expect(await screen.findByRole('button', { name: 'Conectar Instituto del Mar' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Conectar Universidad de Ejemplo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Conectar Instituto del Mar' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://idp.mar.example/authorize'));
  const params = { id: other.id };
  expect(asked).toContainEqual({ call: 'startProvider', input: { params, body: { para: 'CONECTAR' } } });
  vi.unstubAllGlobals();
});
