// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SitePage } from '#contract/entities/site.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { field, fill, showForm } from '#web/features/forms/form.fixture.tsx';
import { keptDrafts } from '#web/features/forms/kept-drafts.fixture.ts';
import PageEditor from './page-editor.tsx';

const page: SitePage = { slug: 'ayuda', markdown: 'Antes.', documento: null, fechaActualizacion: null };

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
