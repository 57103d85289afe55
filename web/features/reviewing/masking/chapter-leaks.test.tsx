// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { ChapterPlan, PlannedChapter } from '#contract/entities/chapter.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { away } from '#web/features/forms/form.fixture.tsx';
import { show } from '#web/show.fixture.tsx';
import { ChapterLeaks } from './chapter-leaks.tsx';
import { LeaksOfBook } from './leaks-of-book.tsx';

const chapters = [
  { id: '1', titulo: 'El delta', idioma: 'es' },
  { id: '2', titulo: 'La marisma', idioma: 'es' },
];
type IdentityLeaks = CallAnswer<Calls['findIdentityLeaks']>;
const phrase = { tipo: 'NOMBRE' as const, lugar: 'TEXTO' as const, bloque: 0, desde: 0, hasta: 8, frase: 'Ana Ruiz' };
const leaks = (oculta: boolean, count = 0): IdentityLeaks => ({
  ...{ oculta, completo: true },
  avisos: Array.from({ length: count }, () => ({ ...phrase, antes: 'Como dice ', despues: '' })),
});
type Answer = IdentityLeaks | Promise<IdentityLeaks> | typeof away;
/** Of each work what it is answered, the book being `b1`. */
const answering = (answers: Readonly<Record<string, Answer>>) => ({
  findIdentityLeaks: ({ params: { id } }: CallInput<Calls['findIdentityLeaks']>) => {
    const answer = answers[id] ?? leaks(false);
    return typeof answer === 'function' ? answer() : answer;
  },
});
const ofBook = <ChapterLeaks chapters={chapters} bookId="b1" pageOf={(id) => `/publications/${id}`} />;
const said = () => screen.getByRole('status').textContent;
const none = 'En los 2 capítulos no hemos encontrado frases que digan quién los firma.';

it('says nothing where reviewers may know who wrote them, whatever they say', async () => {
  await enterAs('AUTOR');
  const { asked, queryClient } = await show(
    ofBook,
    answering({ b1: leaks(false), 1: leaks(false, 2), 2: leaks(false) }),
  );
  await waitFor(() => expect(asked).toHaveLength(3));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(said()).toBe('');
  expect(screen.queryByRole('link')).toBeNull();
});

it('says that there is none only once it knows that the book hides them', async () => {
  await enterAs('AUTOR');
  const book = Promise.withResolvers<IdentityLeaks>();
  const { asked, queryClient } = await show(ofBook, answering({ b1: book.promise }));
  await waitFor(() => expect(asked).toHaveLength(3));
  await waitFor(() => expect(queryClient.isFetching()).toBe(1));
  expect(said()).toMatch(/^Buscando en los capítulos/);
  book.resolve(leaks(true));
  await waitFor(() => expect(said()).toBe(none));
});

it('says that it could not be looked for where the book does not answer', async () => {
  await enterAs('AUTOR');
  await show(ofBook, answering({ b1: away }));
  expect(await screen.findByText('No pudimos buscar frases que delaten a los autores.')).toBeTruthy();
  expect(said()).toBe('');
});

it('tells of a chapter that is hidden by itself in a book that is not', async () => {
  await enterAs('AUTOR');
  await show(ofBook, answering({ b1: leaks(false), 1: leaks(true, 1), 2: leaks(false, 1) }));
  await waitFor(() => expect(said()).toBe('Un capítulo puede decir quién lo firma.'));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['El delta']);
});

it('looks anew when it is opened again: whoever took the phrase out is not told of it', async () => {
  await enterAs('AUTOR');
  const answers: Record<string, Answer> = { b1: leaks(true), 1: leaks(true, 1), 2: leaks(true) };
  const { user } = await show(<Folded />, answering(answers));
  await waitFor(() => expect(said()).toBe('Un capítulo puede decir quién lo firma.'));
  await user.click(screen.getByRole('button'));
  expect(screen.queryByRole('status')).toBeNull();
  answers[1] = leaks(true);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(said()).toBe(none));
});

/** What is looked for in a dialog that is closed and opened again. */
function Folded() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Enviar
      </button>
      {isOpen && ofBook}
    </>
  );
}

it('of a book for its editors looks when it is asked, and the keyboard goes on where its button was', async () => {
  await enterAs('EDITOR');
  const planned = (id: string, more: Partial<PlannedChapter> = {}): PlannedChapter => ({
    ...{ id, titulo: `Capítulo ${id}`, tipo: 'ARTICULO', idioma: 'es', autor: 'Ana Ruiz', doi: null },
    ...{ paginaInicial: '', paginaFinal: '', retractada: false, embargo: null },
    ...{ estado: 'EN_REVISION', destino: 'SE_PUBLICA', ...more },
  });
  const plan: ChapterPlan = {
    ...{ id: 'b1', titulo: 'Aguas', fechaPublicacion: null, disponibles: [], hayMas: false },
    capitulos: [planned('1'), planned('2'), planned('3', { estado: 'PUBLICADO' })],
  };
  const { user, asked } = await show(<LeaksOfBook id="b1" />, {
    chapterPlan: () => plan,
    ...answering({ 1: leaks(false, 1) }),
  });
  const button = await screen.findByRole('button', { name: 'Mirar también en sus 2 capítulos' });
  expect(asked.map(({ call }) => call)).toEqual(['chapterPlan']);
  await user.click(button);
  // For its editors whatever the mode is.
  await waitFor(() => expect(said()).toBe('Un capítulo puede decir quién lo firma.'));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/editorial/1');
  expect(document.activeElement).not.toBe(document.body);
  expect(within(document.activeElement as HTMLElement).getByRole('status')).toBeTruthy();
});
