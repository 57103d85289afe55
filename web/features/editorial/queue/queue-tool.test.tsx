// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QueueEntry, WaitKind } from '#contract/entities/editorial.ts';
import { publicationSummarySchema } from '#contract/entities/publication.ts';
import { inDays, review as reviewOf } from '#web/features/reviewing/review.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { useWorkDialogs } from '../use-work-dialogs.tsx';
import { QueueTool } from './queue-tool.tsx';

const id = (place: number) => `0190a000-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`;
/** A work as lists have it. */
const work = publicationSummarySchema.parse(humedales());
const entry = (place: number, said: Partial<QueueEntry> = {}): QueueEntry => ({
  obra: { ...work, id: id(place), titulo: `Obra ${place}`, estado: 'EN_REVISION', revisionesCompletadas: 1 },
  espera: 'VENCIDA',
  desde: '2026-03-01T10:00:00.000Z',
  vence: '2026-03-08T10:00:00.000Z',
  turno: 'REVISORES',
  editor: null,
  sinRespuesta: 0,
  enCurso: 2,
  vencidas: 1,
  ...said,
});
const counts: Record<WaitKind, number> = {
  REVISORES: 0,
  INVITACION: 0,
  REVISION: 0,
  VENCIDA: 5,
  DECISION: 0,
  FIRMA: 0,
  CAMBIOS: 0,
  PRODUCCION: 0,
  PRODUCCION_AUTORES: 0,
};
const late = [1, 2, 3, 4, 5].map((place) => entry(place));
const queueOf = (cola: QueueEntry[]) => () => ({
  cola,
  porEspera: counts,
  editores: [],
  total: cola.length,
  page: 1,
  totalPages: 1,
});
/** The queue with what its rows open, as its screens have it; and what a word of the live stream does. */
function QueueOfWorks() {
  const { dialogs, ...acts } = useWorkDialogs();
  const kept = useQueryClient();
  return (
    <>
      <QueueTool {...acts} />
      {dialogs}
      <button type="button" onClick={() => void kept.invalidateQueries()}>
        Llega la noticia
      </button>
    </>
  );
}
const noViews = { listQueueViews: () => ({ vistas: [] }) };

const reminders = late.map(({ obra }, place) => ({
  reviewId: obra.id,
  revisor: `Rita ${place}`,
  ultimo: null,
  impide: null,
  correo: { asunto: `Tu revisión de «${obra.titulo}»`, texto: 'Vence pronto.' },
}));
const reminding = {
  previewReminders: () => ({ recordatorios: reminders }),
  remindReviewers: () => ({ recordatorios: reminders }),
};
const reminded = {
  call: 'remindReviewers',
  input: { body: { revisiones: reminders.map(({ reviewId }) => reviewId) } },
};

it('reminds the late reviewers of five works in three presses, once their mails were shown', async () => {
  const { asked, user } = await show(<QueueOfWorks />, {
    ...noViews,
    editorialQueue: queueOf(late),
    lateReviews: ({ body }) => ({
      revisiones: body.obras.map((publicacionId) => ({ id: publicacionId, publicacionId })),
      completo: true,
    }),
    ...reminding,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir las 5 de esta página' }));
  await user.click(screen.getByRole('button', { name: 'Recordar lo vencido (5)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Recordar' });
  await within(dialog).findByText('5 revisiones vencidas de 5 publicaciones.');
  expect(asked.map(({ call }) => call)).not.toContain('remindReviewers');
  await user.click(within(dialog).getByRole('button', { name: 'Enviar 5 recordatorios' }));
  expect(asked.filter(({ call }) => call === 'remindReviewers')).toEqual([reminded]);
  // What was done is done: it is not sent again by a second press.
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Recordar lo vencido/ })).toBeNull());
});

it('reminds the five late reviewers of one work in two, from its row; of a work without one it does not offer it', async () => {
  const { asked, user } = await show(<QueueOfWorks />, {
    ...noViews,
    editorialQueue: queueOf([entry(1, { vencidas: 5 }), entry(2, { vencidas: 0 })]),
    lateReviews: () => ({
      revisiones: late.map(({ obra }) => ({ id: obra.id, publicacionId: id(1) })),
      completo: true,
    }),
    ...reminding,
  });
  const remind = await screen.findAllByRole('button', { name: /^Recordar a las 5 personas que se retrasan: Obra 1$/ });
  expect(screen.queryByRole('button', { name: /Recordar.*Obra 2$/ })).toBeNull();
  await user.click(remind[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Recordar' });
  await within(dialog).findByText('5 revisiones vencidas de 1 publicación.');
  expect(asked.find(({ call }) => call === 'lateReviews')?.input).toEqual({ body: { obras: [id(1)] } });
  await user.click(within(dialog).getByRole('button', { name: 'Enviar 5 recordatorios' }));
  expect(asked.filter(({ call }) => call === 'remindReviewers')).toEqual([reminded]);
});

it('extends a deadline in two presses from the row of a work, where a review is awaited', async () => {
  const review = reviewOf('r1', { fechaLimite: inDays(5), acciones: ['GESTIONAR'] });
  const runs = (place: number, said: Partial<QueueEntry>) => {
    const { obra, ...rest } = entry(place, said);
    return { ...rest, obra: { ...obra, acciones: ['CREAR_REVISION' as const], ronda: review.ronda } };
  };
  const { asked, user } = await show(<QueueOfWorks />, {
    ...noViews,
    editorialQueue: queueOf([runs(1, {}), runs(2, { enCurso: 0, vencidas: 0 })]),
    reviewsOfPublication: () => ({ reviews: [review], total: 1, page: 1, totalPages: 1 }),
    updateReview: () => review,
  });
  await user.click(await screen.findByRole('button', { name: 'Cambiar plazo: Obra 1' }));
  expect(screen.queryByRole('button', { name: 'Cambiar plazo: Obra 2' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar plazo' });
  await user.click(await within(dialog).findByRole('button', { name: /^\+7 días: / }));
  expect(asked.filter(({ call }) => call === 'updateReview')).toHaveLength(1);
});

it('keeps what is written of a decision though somebody else’s act takes its work out of the queue', async () => {
  let cola = [entry(1), entry(2)].map(({ obra, ...rest }) => ({
    ...rest,
    obra: { ...obra, acciones: ['ELEVAR' as const] },
  }));
  const { user } = await show(<QueueOfWorks />, { ...noViews, editorialQueue: () => queueOf(cola)() });
  await user.click(await screen.findByRole('button', { name: 'Más acciones: Obra 1' }));
  await user.click(await screen.findByRole('menuitem', { name: /Elevar a aprobación/ }));
  await user.type(await screen.findByLabelText(/^Nota para quien edita/), 'Yo la aprobaría.');
  cola = cola.slice(1);
  screen.getByText('Llega la noticia').click();
  await waitFor(() => expect(screen.queryByText('Obra 1', { selector: 'article *' })).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Nota para quien edita/).value).toBe('Yo la aprobaría.');
});

it('says of each row’s reviews in words what their dots show', async () => {
  await show(<QueueOfWorks />, {
    ...noViews,
    editorialQueue: queueOf([entry(1, { sinRespuesta: 1, enCurso: 1, vencidas: 1 })]),
  });
  const row = await screen.findByRole('article');
  within(row).getByRole('img', {
    name: '1 revisión completada, 1 en curso, 1 sin respuesta, 1 de ellas vencida',
  });
  within(row).getByRole('button', { name: 'Ver Detalles: Obra 1' });
  expect(within(row).getAllByRole('link')).toHaveLength(1);
});

it('counts the reviews of each kind where they are more dots than the row has room for', async () => {
  await show(<QueueOfWorks />, {
    ...noViews,
    editorialQueue: queueOf([entry(1, { enCurso: 6, vencidas: 5 }), entry(2, { enCurso: 2 })]),
  });
  const [many, few] = await screen.findAllByRole('img', { name: /revisión completada/ });
  expect(many?.textContent).toBe('151');
  expect(few?.textContent).toBe('1');
});

it('says what was sent, what was not and why', async () => {
  const [one, other] = late.slice(0, 2);
  if (!one || !other) throw new Error('There are five.');
  const problem = { problema: 'editor_cambiado', motivo: 'Ya la lleva otra persona.' };
  const { asked, user } = await show(<QueueOfWorks />, {
    ...noViews,
    editorialQueue: queueOf([one, other]),
    writeToAuthors: ({ body }) => ({
      obras: body.obras.map((each) => ({
        id: each,
        ...(each === other.obra.id ? problem : { problema: null, motivo: null }),
      })),
    }),
    getDraft: () => ({ contenido: null, fecha: null }),
    keepDraft: () => ({ contenido: null, fecha: null }),
    forgetDraft: () => undefined,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir las 2 de esta página' }));
  await user.click(screen.getByRole('button', { name: 'Escribir a sus autores' }));
  const dialog = await screen.findByRole('dialog', { name: 'Escribir sobre 2 publicaciones' });
  await user.type(within(dialog).getByRole('textbox', { name: /Asunto/ }), 'Una pregunta');
  await user.type(within(dialog).getByRole('textbox', { name: /Mensaje/ }), 'Hola.');
  await user.click(within(dialog).getByRole('button', { name: 'Enviar 2 mensajes' }));
  await screen.findByText('Se ha enviado 1 mensaje.');
  screen.getByText(/Ya la lleva otra persona/);
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  expect(asked.some(({ call }) => call === 'writeToAuthors')).toBe(true);
});

it('hands nothing over to who has it already, and marks whose editor is away; takes back only what it did', async () => {
  const theirs = entry(1, { editor: { id: id(91), nombre: 'Inés Paz' } });
  const { asked, user } = await show(<QueueOfWorks />, {
    ...noViews,
    editorialQueue: () => ({
      ...queueOf([theirs, entry(2), entry(3)])(),
      editores: [{ id: id(91), nombre: 'Inés Paz', ausenteHasta: '2031-05-06T23:59:59.000Z' }],
    }),
    setHandlingEditors: ({ body }) => ({
      // Somebody else gave them the third meanwhile.
      obras: body.obras.map((each) => ({
        id: each.id,
        ...(each.id === id(3) && each.anterior === null
          ? { problema: 'editor_sin_cambio', motivo: 'Ya estaba así.' }
          : { problema: null, motivo: null }),
      })),
    }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir las 3 de esta página' }));
  screen.getByText('Inés Paz, ausente hasta el 6 de mayo de 2031');
  await user.click(screen.getByRole('button', { name: 'Pasar a otra persona' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.selectOptions(within(dialog).getByLabelText(/Quién las llevará/), id(91));
  within(dialog).getByText('Ya la lleva Inés Paz: se queda como está');
  within(dialog).getByRole('heading', { name: '¿Pasar 2 publicaciones a otra persona?' });
  await user.click(within(dialog).getByRole('button', { name: 'Pasar las 2' }));
  await screen.findByText('Has pasado 1 publicación a Inés Paz.');
  screen.getByText(/Ya estaba así/);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await screen.findByText(/vuelve a estar como estaba/);
  expect(asked.filter(({ call }) => call === 'setHandlingEditors').map(({ input }) => input)).toEqual([
    { body: { obras: [2, 3].map((n) => ({ id: id(n), editorId: id(91), anterior: null })) } },
    { body: { obras: [{ id: id(2), editorId: null, anterior: id(91) }] } },
  ]);
});

it('hands chosen works over to somebody, who is chosen first, and gives them back', async () => {
  const [one, other] = [entry(1, { editor: { id: id(90), nombre: 'Eva Ruiz' } }), entry(2)];
  const { asked, user } = await show(<QueueOfWorks />, {
    ...noViews,
    editorialQueue: () => ({
      ...queueOf([one, other])(),
      editores: [
        { id: id(90), nombre: 'Eva Ruiz', ausenteHasta: null },
        { id: id(91), nombre: 'Inés Paz', ausenteHasta: '2031-05-06T23:59:59.000Z' },
      ],
    }),
    setHandlingEditors: ({ body }) => ({
      obras: body.obras.map((each) => ({ id: each.id, problema: null, motivo: null })),
    }),
  });
  const handed = () => asked.filter(({ call }) => call === 'setHandlingEditors').map(({ input }) => input);
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir las 2 de esta página' }));
  await user.click(screen.getByRole('button', { name: 'Pasar a otra persona' }));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Pasar 2 publicaciones a otra persona?' });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Pasar las 2' });
  expect(confirm.disabled).toBe(true);
  await user.selectOptions(
    within(dialog).getByLabelText(/Quién las llevará/),
    'Inés Paz · Ausente hasta el 6 de mayo de 2031',
  );
  within(dialog).getByText('Está fuera hasta el 6 de mayo de 2031: hasta entonces no las verá.');
  await user.click(confirm);
  await screen.findByText('Has pasado 2 publicaciones a Inés Paz.');
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await screen.findByText('2 publicaciones vuelven a estar como estaban.');
  expect(handed()).toEqual([
    {
      body: {
        obras: [
          { id: one.obra.id, editorId: id(91), anterior: id(90) },
          { id: other.obra.id, editorId: id(91), anterior: null },
        ],
      },
    },
    {
      body: {
        obras: [
          { id: one.obra.id, editorId: id(90), anterior: id(91) },
          { id: other.obra.id, editorId: null, anterior: id(91) },
        ],
      },
    },
  ]);
});
