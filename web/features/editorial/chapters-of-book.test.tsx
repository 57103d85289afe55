// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ChapterPlan, PlannedChapter } from '#contract/entities/chapter.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { ChaptersOfBook } from './chapters-of-book.tsx';

const chapter = (id: string, titulo: string): PlannedChapter => ({
  ...{ id, titulo, tipo: 'ARTICULO', idioma: 'es', autor: 'Ana Ruiz', doi: null, paginaInicial: '', paginaFinal: '' },
  ...{ retractada: false, embargo: null, estado: 'APROBADO', destino: 'SE_PUBLICA' },
});
const plan: ChapterPlan = {
  ...{ id: 'b1', titulo: 'Aguas', fechaPublicacion: null, hayMas: false },
  capitulos: [chapter('1', 'Delta'), chapter('2', 'Marisma')],
  disponibles: [chapter('3', 'Ría')],
};
async function drawn(tipo: 'LIBRO' | 'ARTICULO' = 'LIBRO') {
  await enterAs('EDITOR');
  return show(<ChaptersOfBook work={{ id: 'b1', tipo }} />, { chapterPlan: () => plan, saveChapters: () => plan });
}
const sent = (asked: { call: string; input: unknown }[]) => asked.find(({ call }) => call === 'saveChapters')?.input;

it('puts chapters in order with the keys, says so, and sends with them what it began from', async () => {
  const { user, asked } = await drawn();
  const handle = await screen.findByRole('button', { name: 'Mover «Marisma», capítulo 2 de 2' });
  handle.focus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByText('«Marisma» es ahora el capítulo 1 de 2.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Primera página de «Marisma»' }), '7');
  await user.click(screen.getByRole('button', { name: 'Guardar capítulos' }));
  await waitFor(() => expect(sent(asked)).toBeDefined());
  expect(sent(asked)).toMatchObject({
    body: { desde: ['1', '2'], capitulos: [{ id: '2', paginaInicial: '7' }, { id: '1' }] },
  });
});

it('takes a work in at the end, and nothing is sent before it is saved', async () => {
  const { user, asked } = await drawn();
  await user.click(await screen.findByText('Obras que pueden entrar'));
  await user.click(screen.getByRole('button', { name: 'Añadir «Ría»' }));
  expect(screen.getByRole('button', { name: 'Mover «Ría», capítulo 3 de 3' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Añadir «Ría»' })).toBeNull();
  expect(sent(asked)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Guardar capítulos' }));
  await waitFor(() => expect(sent(asked)).toBeDefined());
  expect(sent(asked)).toMatchObject({ body: { capitulos: [{ id: '1' }, { id: '2' }, { id: '3' }] } });
});

it('keeps what is written where somebody else saves meanwhile, beside what they saved', async () => {
  await enterAs('EDITOR');
  let saved = plan;
  const { user, asked, queryClient } = await show(<ChaptersOfBook work={{ id: 'b1', tipo: 'LIBRO' }} />, {
    chapterPlan: () => saved,
    saveChapters: () => saved,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Primera página de «Marisma»' }), '7');
  // Delta is taken out, and Ría comes in.
  saved = { ...plan, capitulos: [chapter('2', 'Marisma'), chapter('3', 'Ría')], disponibles: [] };
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/^Otra persona ha guardado cambios/)).toBeTruthy();
  expect(screen.queryByText('Delta')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Guardar capítulos' }));
  await waitFor(() => expect(sent(asked)).toBeDefined());
  expect(sent(asked)).toMatchObject({
    body: { desde: ['2', '3'], capitulos: [{ id: '2', paginaInicial: '7' }, { id: '3' }] },
  });
});

it('is nothing of an article, and asks nothing', async () => {
  const { asked } = await drawn('ARTICULO');
  expect(asked.some(({ call }) => call === 'chapterPlan')).toBe(false);
});
