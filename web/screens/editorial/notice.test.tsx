// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { enterAs } from '#web/data/session.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './notice.tsx';

const day = '2026-03-03T12:00:00.000Z';
const published = humedales({ estado: 'PUBLICADO', fechaPublicacion: day });
const aviso = {
  ...{ clase: 'RETRACTACION' as const, id: 'r1', titulo: 'Retractación de: Humedales', idioma: 'es', fecha: day },
  ...{ doi: null, resumen: 'Los datos se inventaron.', retractada: false, levantada: null },
};
async function opened(work = published) {
  await enterAs('EDITOR');
  return show(
    <Routes>
      <Route path="/editorial/:id/aviso" element={<Screen />} />
    </Routes>,
    {
      getPublication: () => work,
      getDraft: () => ({ contenido: null, fecha: null }) as never,
      publishNotice: () => ({ aviso, avisos: [] }),
    },
    `/editorial/${work.id}/aviso`,
  );
}

it('asks before it retracts, and leads to the notice that came of it', async () => {
  const { user, asked } = await opened();
  await user.click(await screen.findByRole('radio', { name: /^Retractación/ }));
  expect(screen.getByText(/Se titulará «Retractación de: /)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^En pocas palabras/ }), 'Los datos se inventaron.');
  await user.click(screen.getByRole('button', { name: 'Publicar el aviso' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/La obra quedará retractada/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Publicar el aviso' }));
  expect((await screen.findByRole('link', { name: 'Leer el aviso' })).getAttribute('href')).toBe('/catalogo/r1');
  expect(asked.find(({ call }) => call === 'publishNotice')?.input).toMatchObject({
    params: { id: published.id },
    body: { clase: 'RETRACTACION', resumen: 'Los datos se inventaron.', markdown: '', firma: 'REVISTA' },
  });
});

it('publishes nothing that says nothing', async () => {
  const { user, asked } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Publicar el aviso' }));
  expect(await screen.findByText('No puede quedar vacío.')).toBeTruthy();
  expect(asked.some(({ call }) => call === 'publishNotice')).toBe(false);
});

it('offers of a retracted work its notice of retraction alone, and of one in review none', async () => {
  await opened(humedales({ estado: 'RETIRADO', fechaPublicacion: day, fechaRetractacion: day }));
  const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
  expect((await radio(/^Corrección/)).disabled).toBe(true);
  expect((await radio(/^Retractación/)).checked).toBe(true);
});
