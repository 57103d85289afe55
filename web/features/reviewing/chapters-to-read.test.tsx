// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { authorSchema } from '#contract/entities/publication.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { WorkToRead } from './work-to-read.tsx';

const chapter = { id: '01890a5d-ac96-774b-bcce-b302099a8058', titulo: 'El delta', idioma: 'es' };

it('shows a book’s reviewer its chapters beside its text, each to be read there', async () => {
  await enterAs('REVISOR');
  const book = humedales({ estado: 'EN_REVISION', tipo: 'LIBRO' });
  const asked: string[] = [];
  const { user } = await show(<WorkToRead work={{ ...book, capitulos: [chapter] }} />, {
    getPublication: ({ params: { id } }) => {
      asked.push(id);
      return { ...humedales({ ...chapter, resumen: 'De cómo se seca.' }), revisiones: [] };
    },
    listFiles: () => ({ files: [] }),
  });
  expect(await screen.findByRole('heading', { name: 'Capítulos del libro' })).toBeTruthy();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Leer «El delta»' }));
  const dialog = await screen.findByRole('dialog', { name: 'El delta' });
  expect(await within(dialog).findByText('De cómo se seca.')).toBeTruthy();
  expect(asked).toEqual([chapter.id]);
  // A chapter has none of its own.
  expect(within(dialog).queryByRole('heading', { name: 'Capítulos del libro' })).toBeNull();
});

it.each([true, false])('says who wrote a public chapter where the book says who wrote it: %s', async (says) => {
  await enterAs('REVISOR');
  const { autor, autorPrincipal } = humedales();
  const autores = says ? [authorSchema.parse({ ...autorPrincipal, id: null })] : [];
  const book = humedales({ estado: 'EN_REVISION', tipo: 'LIBRO', autor: says ? autor : 'Autor anónimo', autores });
  const { user } = await show(<WorkToRead work={{ ...book, capitulos: [chapter] }} />, {
    getPublication: () => ({ ...humedales({ ...chapter, estado: 'PUBLICADO', resumen: 'Seco.' }), revisiones: [] }),
    listFiles: () => ({ files: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Leer «El delta»' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'El delta' }));
  await dialog.findByText('Seco.');
  expect(dialog.queryByText(autor) !== null).toBe(says);
});

it('says nothing of chapters of a work that has none', async () => {
  await enterAs('REVISOR');
  await show(<WorkToRead work={humedales({ estado: 'EN_REVISION' })} />, { listFiles: () => ({ files: [] }) });
  expect(await screen.findByRole('heading', { name: 'Contenido' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Capítulos del libro' })).toBeNull();
});
