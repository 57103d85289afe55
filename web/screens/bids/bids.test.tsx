// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BiddableWork } from '#contract/entities/bid.ts';
import { defaultSettings, identitySchema } from '#contract/entities/system.ts';
import { principalJournal } from '#contract/journals.ts';
import { longest } from '#contract/limits.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './bids.tsx';
import { type BidFilters, readBidFilters, writeBidFilters } from './use-bids.ts';

const humedales: BiddableWork = {
  id: '0190a000-0000-7000-8000-0000000000a1',
  titulo: 'Humedales',
  resumen: 'Se mide el agua.',
  tipo: 'ARTICULO',
  revistaId: principalJournal,
  seccionId: null,
  categoria: 'Ecología',
  idioma: 'es',
  palabrasClave: ['agua'],
  autor: null,
  respuesta: null,
  motivo: '',
};
const dunas: BiddableWork = {
  ...humedales,
  id: '0190a000-0000-7000-8000-0000000000a2',
  titulo: 'Dunas',
  autor: 'Ana Ríos',
};
const list = (obras: BiddableWork[]) => ({
  ...{ obras, sinResponder: obras.length, categorias: ['Ecología', 'Geología'], idiomas: ['es'], hasta: null },
  ...{ total: obras.length, page: 1, totalPages: 1 },
});
const asking = (preferenciasDeRevision = true) => ({
  getIdentity: () => identitySchema.parse({ ...defaultSettings, preferenciasDeRevision }),
});
const row = (title: string) =>
  within(screen.getByRole('button', { name: title }).closest('li') ?? expect.fail(`no ${title}`));

beforeEach(() => enterAs('REVISOR'));

it('is nothing where the journal does not ask', async () => {
  const { asked } = await show(<Screen />, asking(false));
  expect(await screen.findByText('Aquí no se piden preferencias')).toBeTruthy();
  expect(asked.map(({ call }) => call)).not.toContain('listBids');
});

it('shows what is said at once, sends it, and the same pressed twice is sent once', async () => {
  const saveBid = vi.fn(({ body: { respuesta = null, motivo = '' } }) => ({ respuesta, motivo }));
  const { user } = await show(<Screen />, { ...asking(), listBids: () => list([humedales, dunas]), saveBid });
  expect((await screen.findByText(/Te quedan 2 por responder/)).textContent).toContain('2 obras');
  expect(row('Dunas').getByText(/Ana Ríos/)).toBeTruthy();
  const like = row('Humedales').getByRole<HTMLInputElement>('radio', { name: 'Me gustaría' });
  await user.dblClick(like);
  expect(like.checked).toBe(true);
  expect(screen.getByText(/Te queda 1 por responder/)).toBeTruthy();
  await waitFor(() => expect(saveBid).toHaveBeenCalledTimes(1));
  expect(saveBid.mock.calls[0]?.[0]).toMatchObject({
    params: { id: humedales.id },
    body: { respuesta: 'QUIERO', motivo: '' },
  });
  expect(await screen.findByText('Guardado')).toBeTruthy();
  await user.click(row('Humedales').getByRole('button', { name: 'Quitar respuesta: Humedales' }));
  expect(like.checked).toBe(false);
  await waitFor(() => expect(saveBid).toHaveBeenCalledTimes(2));
  expect(saveBid.mock.calls[1]?.[0]).toMatchObject({ body: { respuesta: null } });
  expect(screen.getByText(/Te quedan 2 por responder/)).toBeTruthy();
});

it('keeps a conflict and why, and sends the words once their writer is still', async () => {
  const saveBid = vi.fn(({ body: { respuesta = null, motivo = '' } }) => ({ respuesta, motivo }));
  const { user } = await show(<Screen />, { ...asking(), listBids: () => list([humedales]), saveBid });
  await user.click(await screen.findByRole('radio', { name: 'Tengo un conflicto' }));
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Cuál es el conflicto/ });
  expect(Number(reason.dataset.longest)).toBe(longest.conflictNote);
  await user.type(reason, 'Es mi grupo.');
  await waitFor(
    () =>
      expect(saveBid.mock.lastCall?.[0]).toMatchObject({ body: { respuesta: 'CONFLICTO', motivo: 'Es mi grupo.' } }),
    { timeout: 5000 },
  );
  expect(reason.value).toBe('Es mi grupo.');
});

it('goes on with the others where one is closed, and says which', async () => {
  const problem = await import('#contract/refuse.ts').then(({ refuse }) => refuse('preferencia_cerrada'));
  const listBids = vi.fn(() => list([humedales, dunas]));
  const saveBid = vi.fn(({ params: { id }, body: { respuesta = null, motivo = '' } }) => {
    if (id === humedales.id) throw problem;
    return { respuesta, motivo };
  });
  const { user } = await show(<Screen />, { ...asking(), listBids, saveBid });
  await user.click((await screen.findAllByRole('radio', { name: 'Puedo' }))[0] ?? expect.fail());
  await user.click(row('Dunas').getByRole('radio', { name: 'Prefiero no' }));
  await waitFor(() => expect(saveBid.mock.calls.map(([{ params }]) => params.id)).toEqual([humedales.id, dunas.id]));
  await waitFor(() => expect(listBids.mock.calls.length).toBeGreaterThan(1));
});

it('keeps in the address what is not usual, and reads anything else as not said', () => {
  const said: BidFilters = {
    search: 'agua',
    tipo: 'TESIS',
    categoria: 'Ecología',
    idioma: 'es',
    respuesta: 'sin',
    orden: 'espera',
    page: 2,
  };
  expect(readBidFilters(new URLSearchParams(writeBidFilters(said)))).toEqual(said);
  const usual = readBidFilters(new URLSearchParams('tipo=otro&orden=otro&idioma=ES1&respuesta=quizá&pagina=0'));
  expect(writeBidFilters(usual)).toEqual({});
});
