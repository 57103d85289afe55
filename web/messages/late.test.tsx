// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Toaster } from 'react-hot-toast';
import { expect, it } from 'vitest';
import { show } from '#web/show.fixture.tsx';
import { handled, isHandled } from '#web/ui/handled.ts';
import { late } from './late.tsx';

const Piece = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    La pieza
  </button>
);

/** A screen with a late piece that a button opens; `load` may fail. */
function open(load: () => Promise<typeof Piece>, waiting: ReactNode = <p>Espera</p>) {
  const Late = late(load, waiting);
  const Screen = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
        {isOpen && <Late onClose={() => setOpen(false)} />}
        <Toaster />
      </>
    );
  };
  return show(<Screen />);
}
const opener = () => screen.getByRole('button', { name: 'Abrir' });
const piece = () => screen.queryByRole('button', { name: 'La pieza' });

it('is there once it is loaded, and from then on at once', async () => {
  const loaded = Promise.withResolvers<typeof Piece>();
  const { user } = await open(() => loaded.promise);
  await user.click(opener());
  expect([piece(), screen.queryByText('Espera')?.textContent]).toEqual([null, 'Espera']);
  loaded.resolve(Piece);
  await user.click(await screen.findByRole('button', { name: 'La pieza' }));
  expect(piece()).toBeNull();
  await user.click(opener());
  expect([piece()?.textContent, screen.queryByText('Espera')]).toEqual(['La pieza', null]);
});

it('says that it is on its way where the line is slow and nothing stands in its place', async () => {
  const loaded = Promise.withResolvers<typeof Piece>();
  const { user } = await open(() => loaded.promise, null);
  await user.click(opener());
  expect(await screen.findByText('Abriendo…')).toBeTruthy();
  loaded.resolve(Piece);
  expect(await screen.findByRole('button', { name: 'La pieza' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Abriendo…')).toBeNull());
});

it('says that it cannot be had, leaves the screen as it is and asks again when it is opened again', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module');
  let asked = 0;
  const { user } = await open(async () => {
    asked += 1;
    if (asked === 1) throw gone;
    return Piece;
  });
  await user.click(opener());
  expect(await screen.findByText(/^No pudimos abrirlo\./)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Espera')).toBeNull());
  expect([asked, isHandled(gone)]).toEqual([1, true]);
  await user.click(opener());
  expect(await screen.findByRole('button', { name: 'La pieza' })).toBeTruthy();
});

it('knows the failures that somebody answers for, and no others', async () => {
  const [ours, other] = [new TypeError('ours'), new TypeError('other')];
  await expect(handled(() => Promise.reject(ours))).rejects.toBe(ours);
  expect([isHandled(ours), isHandled(other), isHandled(undefined)]).toEqual([true, false, false]);
});
