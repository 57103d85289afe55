// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { StoredDraft } from '#contract/entities/draft.ts';
import type { Review } from '#contract/entities/review.ts';
import { account, enterAs } from '#web/data/session.fixture.ts';
import { away, complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { keptDrafts } from '#web/features/forms/kept-drafts.fixture.ts';
import { speak } from '#web/messages/i18n.ts';
import { review } from './review.fixture.ts';
import { ReviewPane } from './review-pane.tsx';
import { useReviewForm } from './use-review-form.ts';

const question = {
  id: 'q1',
  tipo: 'TEXTO' as const,
  etiqueta: 'Métodos',
  etiquetaEn: '',
  opciones: [],
  obligatorio: true,
  paraAutor: true,
};
const own = review('r1', {
  formulario: [question],
  revisorId: account('REVISOR').id,
  fechaAceptada: '2026-03-01T10:00:00.000Z',
});
const written = { Comentarios: 'Está bien.', Métodos: 'Sólidos.' };
/** As its screen shows it. */
function Pane({ review }: { review: Review }) {
  return review.acciones.includes('REVISAR') ? (
    <WrittenPane review={review} />
  ) : (
    <ReviewPane review={review} form={null} />
  );
}
function WrittenPane({ review }: { review: Review }) {
  const form = useReviewForm(review.publicacionId, review, () => undefined);
  return <ReviewPane review={review} form={form} />;
}
const button = () => screen.getByRole('button', { name: 'Enviar Review' });
const choose = (user: UserEvent, name = 'Aceptar') =>
  user.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
type Answers = NonNullable<Parameters<typeof showForm>[1]>;

async function opened(updateReview: Answers['updateReview'], shownReview = own) {
  const reviewsOfPublication = () => ({ reviews: [], total: 0, page: 1, totalPages: 1 });
  const shown = await showForm(<Pane review={shownReview} />, { updateReview, reviewsOfPublication });
  const sent = () => shown.asked.filter(({ call }) => call === 'updateReview').map(({ input }) => input);
  return { ...shown, sent };
}

it('asks for what was handed in no more: its button sends changes', async () => {
  await opened(away, { ...own, estado: 'DEVUELTA', fechaCompletada: '2026-03-02T10:00:00.000Z' });
  expect(screen.getByRole('button', { name: 'Enviar los cambios' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar Review' })).toBeNull();
});

it('asks for comments, and goes there', async () => {
  const { user, sent } = await opened(away);
  await choose(user);
  await user.click(button());
  const Métodos = 'Responde a esta pregunta para completar la revisión.';
  await waitFor(() => expect(complaints()).toEqual({ Comentarios: 'Escribe tus comentarios.', Métodos }));
  expect(document.activeElement).toBe(field('Comentarios'));
  expect(sent()).toEqual([]);
});

it('asks for the answers that a completed review needs, and goes to the first', async () => {
  const { user, sent } = await opened(away);
  await fill(user, { Comentarios: 'Está bien.' });
  await choose(user);
  await user.click(button());
  expect(await screen.findByText('Responde a esta pregunta para completar la revisión.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Métodos'));
  expect(sent()).toEqual([]);
});

it('asks for a recommendation, and makes none itself: also where the other form left its default', async () => {
  const { user, sent } = await opened(away);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false, false]);
  await fill(user, written);
  await user.click(button());
  expect(await screen.findByText('Elige una recomendación.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Aceptar/ }));
  expect(sent()).toEqual([]);
});

it('asks in English of who reads it, and names the field so', async () => {
  const shown = { ...own, formulario: [{ ...question, etiquetaEn: 'Methods' }] };
  await showForm(<Pane review={shown} />);
  await act(() => speak('en'));
  expect(screen.getByRole('textbox', { name: 'Methods' })).toBeTruthy();
  await act(() => speak('es'));
});

it('sends the review once, also at a double click', async () => {
  const answer = Promise.withResolvers<typeof own>();
  const { user, sent } = await opened(() => answer.promise);
  await fill(user, { ...written, 'Comentario confidencial': 'Conozco al grupo.' });
  await choose(user, 'Rechazar');
  await user.dblClick(button());
  answer.resolve(own);
  expect(await screen.findByText('Review enviada correctamente')).toBeTruthy();
  const body = {
    comentarios: 'Está bien.',
    estado: 'RECHAZADA',
    comentarioConfidencial: 'Conozco al grupo.',
    respuestas: { q1: 'Sólidos.' },
    revisionPublica: false,
    desde: null,
    historialCambios: [],
  };
  expect(sent()).toEqual([{ params: { id: 'r1' }, body }]);
});

it('says beside its field and its question what the server has against them', async () => {
  const { user } = await opened(refusing({ comentarios: 'Son muy breves.', 'respuestas.q1': 'Di por qué.' }));
  await fill(user, written);
  await choose(user);
  await user.click(button());
  expect(await screen.findByText('Di por qué.')).toBeTruthy();
  expect(complaints()).toMatchObject({ Comentarios: 'Son muy breves.' });
  expect(document.activeElement).toBe(field('Comentarios'));
});

it('goes to the first question whose answer the server refuses, where it refuses nothing before', async () => {
  const second = { ...question, id: 'q2', etiqueta: 'Datos' };
  const { user } = await opened(
    refusing({ 'respuestas.q2': 'Di cuáles.', 'respuestas.q1': 'Di por qué.' }),
    review('r1', { ...own, formulario: [question, second] }),
  );
  await fill(user, { ...written, Datos: 'Están.' });
  await choose(user);
  await user.click(button());
  expect(await screen.findByText('Di cuáles.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Métodos'));
});

it('says beside the confidential comment what the server has against it, and goes there', async () => {
  const { user } = await opened(refusing({ comentarioConfidencial: 'Es demasiado.' }));
  await fill(user, { ...written, 'Comentario confidencial': 'Conozco al grupo.' });
  await choose(user);
  await user.click(button());
  expect(await screen.findByText('Es demasiado.')).toBeTruthy();
  expect(field('Comentario confidencial').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Comentario confidencial'));
});

it('says that the server cannot be reached, and keeps what was written', async () => {
  const { user } = await opened(away);
  await fill(user, written);
  await choose(user);
  await user.click(button());
  expect(await screen.findByText(/^Error al enviar review o sugerencia: No pudimos conectar/)).toBeTruthy();
  expect([field('Comentarios').value, field('Métodos').value]).toEqual(['Está bien.', 'Sólidos.']);
});

it('shows what was begun in a review that was taken back, sent or not, to its writer', async () => {
  await enterAs('REVISOR');
  const takenBack = { ...own, retirada: true, fechaDeclinada: '2026-03-02T10:00:00.000Z', acciones: [] };
  const contenido = {
    comentarios: 'Falta una tabla.',
    confidencial: '',
    estado: 'DEVUELTA',
    respuestas: { q1: 'Sólidos.' },
  };
  await showForm(
    <Pane review={{ ...takenBack, motivoDeclinacion: 'Era para otra persona.', comentarios: 'Guardado antes.' }} />,
    {
      reviewsOfPublication: () => ({ reviews: [], total: 0, page: 1, totalPages: 1 }),
      getDraft: () => ({ contenido, fecha: '2026-03-01T12:00:00.000Z' }),
    },
  );
  const unsent = await screen.findByRole('region', { name: 'Lo que habías escrito y no enviaste' });
  expect(unsent.textContent).toMatch(/Falta una tabla\..*Métodos.*Sólidos\./);
  for (const text of [
    /La redacción retiró la petición/,
    'Motivo para retirarla',
    'Era para otra persona.',
    'Guardado antes.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar Review' })).toBeNull();
});

it('shows what was begun in a review whose round was decided meanwhile, to its writer', async () => {
  await enterAs('REVISOR');
  const contenido = { comentarios: 'Falta una tabla.', confidencial: '', estado: 'DEVUELTA', respuestas: {} };
  await showForm(<Pane review={{ ...own, acciones: [] }} />, {
    reviewsOfPublication: () => ({ reviews: [], total: 0, page: 1, totalPages: 1 }),
    getDraft: () => ({ contenido, fecha: '2026-03-01T12:00:00.000Z' }),
  });
  const unsent = await screen.findByRole('region', { name: 'Lo que habías escrito y no enviaste' });
  expect(unsent.textContent).toContain('Falta una tabla.');
});

it('says that the round is discussed once it is handed in, and shows the discussion then', async () => {
  const later = /^Cuando la entregues podrás discutirla/;
  const first = await opened(away, { ...own, discusion: 'AL_ENTREGAR' });
  expect(await screen.findByText(later)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Discusión' })).toBeNull();
  expect(first.asked.map(({ call }) => call)).not.toContain('readDiscussion');
  first.unmount();
  await opened(away, { ...own, estado: 'DEVUELTA', discusion: 'ABIERTA' });
  expect(await screen.findByRole('region', { name: 'Discusión' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir a la discusión' }).getAttribute('href')).toBe('/revisiones/r1#discusion');
  expect(screen.queryByText(later)).toBeNull();
});

it('says that whether it is published has changed, and keeps all that was written', async () => {
  const { user, sent } = await opened(refusing({}, 'publicacion_de_revisiones'), { ...own, revisionPublica: true });
  expect(screen.getByText(/se publicará con ella y con tu nombre/)).toBeTruthy();
  await fill(user, written);
  await choose(user);
  await user.click(button());
  expect(await screen.findByText(/No se ha enviado nada todavía/)).toBeTruthy();
  expect(sent()).toMatchObject([{ body: { revisionPublica: true } }]);
  expect(field('Comentarios').value).toBe('Está bien.');
});

const elsewhere = review('r1', {
  ...own,
  estado: 'RECHAZADA',
  comentarios: 'Lo de la otra ventana.',
  respuestas: { q1: 'Flojos.' },
  fechaCompletada: '2026-03-02T10:00:00.000Z',
  fechaEscrita: '2026-03-02T10:00:00.000Z',
});
/** Its screen, on which the review can become what was handed in from another window. */
function TwoWindows() {
  const [shown, show] = useState(own);
  return (
    <>
      <button type="button" onClick={() => show(elsewhere)}>
        Llega
      </button>
      <Pane review={shown} />
    </>
  );
}
async function inTwoWindows(getDraft = () => ({ contenido: null, fecha: null }) as StoredDraft) {
  await enterAs('REVISOR');
  const shown = await showForm(<TwoWindows />, {
    ...keptDrafts().answers,
    getDraft,
    updateReview: () => elsewhere,
    reviewsOfPublication: () => ({ reviews: [], total: 0, page: 1, totalPages: 1 }),
  });
  const sent = () => shown.asked.filter(({ call }) => call === 'updateReview').map(({ input }) => input);
  const arrive = () => shown.user.click(screen.getByRole('button', { name: 'Llega' }));
  return { ...shown, sent, arrive };
}

it('shows what was handed in from another window where nothing is written here', async () => {
  const { arrive } = await inTwoWindows();
  await arrive();
  await waitFor(() => expect(field('Comentarios').value).toBe('Lo de la otra ventana.'));
  expect(screen.queryByText('Has guardado esta revisión desde otra ventana')).toBeNull();
});

it('is not sent over what was handed in from another window before its writer has chosen', async () => {
  const { user, sent, arrive } = await inTwoWindows();
  await fill(user, written);
  await choose(user);
  await arrive();
  expect(await screen.findByText('Has guardado esta revisión desde otra ventana')).toBeTruthy();
  expect(field('Comentarios').value).toBe('Está bien.');
  await user.click(screen.getByRole('button', { name: 'Enviar los cambios' }));
  expect(await screen.findByText(/^No se ha enviado/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ver la que se guardó' }));
  expect(field('Comentarios').value).toBe('Lo de la otra ventana.');
  await user.click(await screen.findByRole('button', { name: 'Cambiar a la otra' }));
  expect(field('Comentarios').value).toBe('Está bien.');
  await user.click(screen.getByRole('button', { name: 'Enviar los cambios' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([{ body: { comentarios: 'Está bien.', desde: elsewhere.fechaEscrita } }]),
  );
});

it('is not sent while another window has gone on with its draft', async () => {
  const contenido = { comentarios: 'Otro borrador.', confidencial: '', estado: 'DEVUELTA', respuestas: {} };
  let there: StoredDraft = { contenido: null, fecha: null };
  const { user, sent } = await inTwoWindows(() => there);
  await fill(user, written);
  await choose(user);
  await screen.findByText(/^Guardado (a las|el) /, {}, { timeout: 5000 });
  there = { contenido, fecha: '2026-03-01T12:00:00.000Z' };
  await user.click(button());
  expect(await screen.findByText('Hay una versión más reciente de este texto')).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ver la más reciente' }));
  expect(field('Comentarios').value).toBe('Otro borrador.');
});
