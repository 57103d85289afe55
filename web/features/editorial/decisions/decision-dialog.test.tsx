// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Action } from '#contract/actions.ts';
import type { Decision } from '#contract/entities/decision.ts';
import type { DecisionAction } from '#contract/letters.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { away, complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { keptDrafts } from '#web/features/forms/kept-drafts.fixture.ts';
import { review } from '#web/features/reviewing/review.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { DecisionDialog } from './decision-dialog.tsx';

const letter = { idioma: 'es' as const, asunto: 'Sobre «{titulo}»', cuerpo: 'Hola, {autores}:\n\n{motivo}' };
const done = { fechaCompletada: '2026-03-02T10:00:00.000Z' };
const reviews = [
  review('r1', { ...done, estado: 'ACEPTADA', revisorNombre: 'Luz Gil' }),
  review('r2', { ...done, estado: 'RECHAZADA', revisorNombre: 'Eva Sol' }),
];
const made = (said: Partial<Decision>): Decision => ({
  id: '0190a000-0000-7000-8000-000000000009',
  publicacionId: humedales().id,
  ronda: 1,
  version: 1,
  accion: 'RECHAZAR',
  estado: 'RETIRADO',
  editor: 'Iria Mar',
  fecha: '2026-03-03T10:00:00.000Z',
  motivo: null,
  carta: null,
  fechaRevocacion: null,
  revisiones: null,
  ...said,
});
const reviewed = { totalRevisiones: 2, revisionesCompletadas: 2 };
const work = (...acciones: Action[]) => humedales({ estado: 'EN_REVISION', acciones, ...reviewed });
type Answers = NonNullable<Parameters<typeof showForm>[1]>;

type Opened = 'RECHAZAR' | 'ELEVAR' | 'DEVOLVER_A_AUTORES' | 'REVOCAR_DECISION';
async function opened(action: Opened, decide: Answers['decide']) {
  const onClose = vi.fn();
  const answers: Answers = {
    decide,
    standardLetter: () => letter,
    reviewsOfPublication: () => ({ reviews, total: 2, page: 1, totalPages: 1 }),
  };
  const shown = await showForm(<DecisionDialog work={work(action)} action={action} onClose={onClose} />, answers);
  const sent = () => shown.asked.filter(({ call }) => call === 'decide').map(({ input }) => input);
  if (action !== 'ELEVAR') await screen.findByLabelText(/^Texto de la carta/);
  return { ...shown, onClose, sent };
}
const reject = () => screen.getByRole('button', { name: 'Rechazar' });

it('says beside each field what is missing, and goes to the first', async () => {
  const { user, sent } = await opened('RECHAZAR', away);
  await fill(user, { Asunto: '', 'Texto de la carta': 'Hola, {{nadie}:' });
  await user.click(reject());
  await waitFor(() =>
    expect(complaints()).toEqual({
      Motivo: 'Escribe el motivo.',
      Asunto: 'Escribe algo aquí.',
      'Texto de la carta': 'Estas marcas no existen: {nadie}',
    }),
  );
  expect(document.activeElement).toBe(field('Motivo'));
  expect(sent()).toEqual([]);
});

it('begins in the reason, and once it is decided leads to where that is revoked: a wrong button is noticed at once', async () => {
  const { user } = await opened('RECHAZAR', () => made({}));
  await waitFor(() => expect(document.activeElement).toBe(field('Motivo')));
  await user.keyboard('Faltan datos.');
  await user.click(reject());
  await screen.findByText('Publicación actualizada a estado: Retirado');
  // The dialog is its opener's to close; what lies under it is hidden until then.
  const back = screen.getByRole('link', { name: 'Revocar la decisión', hidden: true });
  expect(back.getAttribute('href')).toBe(`/editorial/${humedales().id}`);
});

describe('while the letter is on its way', () => {
  async function loading([...acciones]: [DecisionAction, ...DecisionAction[]], answers: Answers = {}) {
    const coming = Promise.withResolvers<typeof letter>();
    const [action] = acciones;
    const shown = await showForm(<DecisionDialog work={work(...acciones)} action={action} onClose={vi.fn()} />, {
      standardLetter: () => coming.promise,
      reviewsOfPublication: () => ({ reviews, total: 2, page: 1, totalPages: 1 }),
      ...answers,
    });
    const come = async () => {
      coming.resolve(letter);
      await screen.findByLabelText(/^Texto de la carta/);
    };
    return { ...shown, come };
  }

  it.each<[DecisionAction, ...DecisionAction[]]>([
    ['REVOCAR_DECISION'],
    ['DEVOLVER_A_AUTORES'],
    ['RECHAZAR', 'ELEVAR'],
  ])('the reason of %s is begun, and goes on in the form', async (first, ...others) => {
    const { user, come } = await loading([first, ...others]);
    await waitFor(() => expect(document.activeElement).toBe(field('Motivo')));
    await user.keyboard('Faltan los');
    await come();
    await waitFor(() => expect(document.activeElement).toBe(field('Motivo')));
    await user.keyboard(' datos.');
    expect(field('Motivo').value).toBe('Faltan los datos.');
  });

  const key = `decision.REVOCAR_DECISION.${work('REVOCAR_DECISION').ronda}.${humedales().id}`;
  const kept = { motivo: 'Error mío.', idioma: 'es', asunto: 'Lo siento', cuerpo: 'Hola:', revisiones: [] };

  it.each([
    ['joins the kept draft, and is not taken for a change elsewhere', kept, 'Error mío. Faltan los', 'Lo siento'],
    ['is kept where nothing was', null, 'Faltan los', letter.asunto],
  ])('the reason that was begun %s', async (_, before, reason, subject) => {
    await enterAs('EDITOR');
    const server = keptDrafts();
    if (before) server.drafts.set(key, before);
    const { user, come, asked } = await loading(['REVOCAR_DECISION'], server.answers);
    await waitFor(() => expect(document.activeElement).toBe(field('Motivo')));
    await user.keyboard('Faltan los');
    await come();
    await waitFor(() => expect([field('Motivo').value, field('Asunto').value]).toEqual([reason, subject]));
    // It is sent as the page goes, sooner than after a while of stillness.
    await waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(server.drafts.get(key)).toMatchObject({ motivo: reason, asunto: subject });
    });
    const [first] = asked.flatMap(({ call, input }) => (call === 'keepDraft' ? [input] : []));
    expect(first).toMatchObject({ body: { desde: before && '2026-03-01T10:00:00.000Z' } });
  });

  it('who has gone on to another control stays there, and keeps what they wrote', async () => {
    const { user, come } = await loading(['REVOCAR_DECISION']);
    await waitFor(() => expect(document.activeElement).toBe(field('Motivo')));
    await user.keyboard('Un error.');
    screen.getByRole('button', { name: 'Cancelar' }).focus();
    await come();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar' }));
    expect(field('Motivo').value).toBe('Un error.');
  });

  it('what is about to be is read where there is no reason to give, and a space closes nothing', async () => {
    const { user, come } = await loading(['APROBAR']);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('P'));
    await user.keyboard(' ');
    await come();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

it('decides once, also at a double click, with the letter and the reviews that were chosen', async () => {
  const answer = Promise.withResolvers<Decision>();
  const { user, sent, onClose } = await opened('RECHAZAR', () => answer.promise);
  await fill(user, { Motivo: ' Faltan datos. ' });
  await user.click(screen.getByRole('checkbox', { name: 'Eva Sol: recomienda rechazar' }));
  await user.dblClick(reject());
  answer.resolve(made({}));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const body = { estado: 'RETIRADO', motivo: 'Faltan datos.', carta: letter, revisiones: ['r1'] };
  expect(sent()).toEqual([{ params: { id: humedales().id }, body }]);
});

it.each([
  ['DEVOLVER_A_AUTORES', 'devolver', 'CAMBIOS_SOLICITADOS', 'Devolver a autores', /sin decidir nada/],
  ['REVOCAR_DECISION', 'revocar', 'EN_REVISION', 'Revocar la decisión', /durante 14 días/],
] as const)(
  'asks for %s by its word, once, with the reason and a letter, and without reviews',
  async (accion, acto, estado, name, said) => {
    const answer = Promise.withResolvers<Decision>();
    const { user, sent, onClose } = await opened(accion, () => answer.promise);
    expect(screen.getByText(said)).toBeTruthy();
    const give = screen.getByRole('button', { name });
    await user.click(give);
    await waitFor(() => expect(complaints()).toEqual({ Motivo: 'Escribe el motivo.' }));
    await fill(user, { Motivo: 'Faltan los pies.' });
    await user.dblClick(give);
    answer.resolve(made({ accion, estado }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const body = { estado, acto, motivo: 'Faltan los pies.', carta: letter };
    expect(sent()).toEqual([{ params: { id: humedales().id }, body }]);
  },
);

it('does not offer to return a work beside other decisions', async () => {
  const answers: Answers = {
    standardLetter: () => letter,
    reviewsOfPublication: () => ({ reviews, total: 2, page: 1, totalPages: 1 }),
  };
  const many = work('RECHAZAR', 'ELEVAR', 'DEVOLVER_A_AUTORES');
  await showForm(<DecisionDialog work={many} action="RECHAZAR" onClose={() => undefined} />, answers);
  const choice = await screen.findByRole('combobox', { name: /^Decisión/ });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Rechazar',
    'Elevar a aprobación',
  ]);
});

it('sends no letter where authors are not told, and needs no words', async () => {
  const { user, sent } = await opened('ELEVAR', () => made({ accion: 'ELEVAR', estado: 'PENDIENTE_APROBACION' }));
  await user.click(screen.getByRole('button', { name: 'Elevar a aprobación' }));
  await waitFor(() => expect(sent()).toMatchObject([{ body: { estado: 'PENDIENTE_APROBACION' } }]));
});

it('says beside its field what the server has against it, and stays open', async () => {
  const { user, onClose } = await opened('RECHAZAR', refusing({ 'carta.cuerpo': 'Demasiado larga.' }));
  await fill(user, { Motivo: 'Faltan datos.' });
  await user.click(reject());
  await waitFor(() => expect(complaints()).toEqual({ 'Texto de la carta': 'Demasiado larga.' }));
  expect(document.activeElement).toBe(field('Texto de la carta'));
  expect(onClose).not.toHaveBeenCalled();
});

it('says that the server cannot be reached, and keeps what was written', async () => {
  const { user, onClose } = await opened('RECHAZAR', away);
  await fill(user, { Motivo: 'Faltan datos.' });
  await user.click(reject());
  expect(await screen.findByText(/^Error: No pudimos conectar con Pliego/)).toBeTruthy();
  expect([field('Motivo').value, onClose.mock.calls]).toEqual(['Faltan datos.', []]);
});

it('rejects without review where none is completed, with that letter, and says that who had one to write is told', async () => {
  const asked: unknown[] = [];
  const answers: Answers = {
    standardLetter: ({ query }) => {
      asked.push(query);
      return letter;
    },
    reviewsOfPublication: () => ({ reviews: [], total: 0, page: 1, totalPages: 1 }),
  };
  const invited = { ...work('RECHAZAR'), revisionesCompletadas: 0 };
  await showForm(<DecisionDialog work={invited} action="RECHAZAR" onClose={vi.fn()} />, answers);
  await screen.findByLabelText(/^Texto de la carta/);
  expect(asked).toEqual([{ accion: 'RECHAZAR_SIN_REVISION' }]);
  expect(screen.getByRole('dialog', { name: '¿Rechazar sin revisión?' }).textContent).toMatch(
    /ninguna revisión completada.* le diremos, con las gracias, que ya no hace falta/,
  );
});
