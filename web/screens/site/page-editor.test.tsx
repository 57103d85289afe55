// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SitePage } from '#contract/entities/site.ts';
import { useCall } from '#web/data/queries.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { keptDrafts } from '#web/features/forms/kept-drafts.fixture.ts';
import PageEditor from './page-editor.tsx';

const fecha = '2026-03-01T10:00:00.000Z';
const page: SitePage = {
  slug: 'ayuda',
  markdown: 'Antes.',
  documento: null,
  fechaActualizacion: null,
  porDefecto: null,
};

it('has again what an administrator wrote and did not save, until it is saved', async () => {
  await enterAs('ADMIN');
  const { drafts, answers } = keptDrafts();
  const first = await showForm(<PageEditor page={page} />, answers);
  await first.user.click(screen.getByText('Editar esta página'));
  await fill(first.user, { Texto: 'Preguntas frecuentes.' });
  await waitFor(() => expect(drafts.has('pagina.ayuda')).toBe(true), { timeout: 5000 });
  first.unmount();

  const writePage = () => ({ ...page, avisos: [] });
  const again = await showForm(<PageEditor page={page} />, { ...answers, writePage });
  expect(await screen.findByText(/^Hemos recuperado lo que escribiste/)).toBeTruthy();
  await waitFor(() => expect(field('Texto').closest('details')?.open).toBe(true));
  expect(field('Texto').value).toBe('Preguntas frecuentes.');
  await again.user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(drafts.size).toBe(0));
  await waitFor(() => expect(screen.queryByText(/^Hemos recuperado/)).toBeNull());
});

it('says that somebody else has saved the page meanwhile, and saves over it only when told so', async () => {
  await enterAs('ADMIN');
  const { answers } = keptDrafts();
  const writePage = vi.fn((_: { body: { markdown: string; antes?: string | null } }) => ({
    ...page,
    markdown: 'Lo mío.',
    avisos: [],
  }));
  writePage.mockImplementationOnce(refusing({}, 'pagina_cambiada'));
  const readPage = () => ({ ...page, markdown: 'Lo suyo.', fechaActualizacion: fecha });
  function Shown() {
    const { data } = useCall('readPage', { params: { slug: 'ayuda' } });
    return data ? <PageEditor page={data} /> : null;
  }
  const { user } = await showForm(<Shown />, { ...answers, writePage, readPage });
  await user.click(await screen.findByText('Editar esta página'));
  await fill(user, { Texto: 'Lo mío.' });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/mientras la escribías/)).toBeTruthy();
  expect(field('Texto').value).toBe('Lo mío.');
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
  await waitFor(() => expect(screen.queryByText(/mientras la escribías/)).toBeNull());
  expect(writePage.mock.lastCall?.[0].body).toEqual({ markdown: 'Lo mío.', antes: fecha });
});
