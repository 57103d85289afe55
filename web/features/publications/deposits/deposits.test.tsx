// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Deposit } from '#contract/entities/deposit.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { DepositList } from './deposit-list.tsx';
import { DepositOfWork } from './deposit-of-work.tsx';

const work = humedales({ estado: 'PUBLICADO' });
const deposit = (changes: Partial<Deposit> = {}): Deposit => ({
  obra: { id: work.id, titulo: work.titulo },
  revista: 'Riberas',
  agencia: 'CROSSREF',
  doi: '10.1234/2026.k7q2m9',
  estado: 'REGISTRADO',
  mensaje: null,
  fallo: null,
  intentos: 0,
  fechaPedido: '2026-03-01T10:00:00.000Z',
  fechaEnvio: '2026-03-01T10:01:00.000Z',
  fechaProxima: null,
  fechaRegistro: '2026-03-01T10:05:00.000Z',
  ...changes,
});

it('says nothing where the journal registers no DOIs from here', async () => {
  const { asked, container } = await show(<DepositOfWork work={work} />, {
    readDeposit: () => ({ agencia: 'NINGUNA', deposito: null }),
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.textContent).toBe('');
});

it('asks for a DOI, and says what its agency has against it in its own words', async () => {
  const refused = deposit({ estado: 'RECHAZADO', mensaje: 'Not yours <10.1234>', fechaRegistro: null });
  const { user, asked } = await show(<DepositOfWork work={work} />, {
    readDeposit: () => ({ agencia: 'CROSSREF', deposito: refused }),
    depositDoi: () => ({ agencia: 'CROSSREF', deposito: deposit({ estado: 'PENDIENTE' }) }),
    cancelDeposit: () => ({ agencia: 'CROSSREF', deposito: deposit({ estado: 'RETIRADO' }) }),
  });
  await screen.findByText('Crossref dice: Not yours <10.1234>');
  screen.getByText('No admitido');
  await user.click(screen.getByRole('button', { name: 'Enviar otra vez' }));
  await user.click(screen.getByRole('button', { name: 'Dejarlo' }));
  const acts = asked.filter(({ call }) => call !== 'readDeposit');
  expect(acts).toEqual([
    { call: 'depositDoi', input: { params: { id: work.id } } },
    { call: 'cancelDeposit', input: { params: { id: work.id } } },
  ]);
});

it('lists them by state, and says why one waits', async () => {
  const late = deposit({ estado: 'PENDIENTE', fallo: 'CREDENCIALES', fechaProxima: '2026-03-02T10:00:00.000Z' });
  const { user, asked } = await show(<DepositList isWanted />, {
    listDeposits: ({ query }) => ({
      depositos: query?.estado === 'RECHAZADO' ? [] : [late],
      ...{ total: query?.estado === 'RECHAZADO' ? 0 : 1, page: 1, totalPages: 1 },
      cuentas: { PENDIENTE: 1, ENVIADO: 0, REGISTRADO: 0, RECHAZADO: 0, RETIRADO: 0 },
    }),
  });
  await screen.findByText(/^Crossref no admite la cuenta configurada/);
  expect(screen.getByRole('link', { name: work.titulo }).getAttribute('href')).toBe(`/editorial/${work.id}`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'No admitido (0)');
  await screen.findByText('No hay ninguno en este estado.');
  expect(asked.at(-1)?.input).toMatchObject({ query: { estado: 'RECHAZADO', page: 1 } });
});

it('keeps the list in sight where no agency registers any more, and shows none where nothing was asked for', async () => {
  const listOf = (REGISTRADO: number) => () => ({
    depositos: REGISTRADO > 0 ? [deposit({ estado: 'REGISTRADO' })] : [],
    ...{ total: REGISTRADO, page: 1, totalPages: 1 },
    cuentas: { PENDIENTE: 0, ENVIADO: 0, REGISTRADO, RECHAZADO: 0, RETIRADO: 0 },
  });
  const { asked, container } = await show(<DepositList isWanted={false} />, { listDeposits: listOf(0) });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.textContent).toBe('');
  await show(<DepositList isWanted={false} />, { listDeposits: listOf(1) });
  await screen.findByRole('link', { name: work.titulo });
});
