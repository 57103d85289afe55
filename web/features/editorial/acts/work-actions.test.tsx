// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCall } from '#web/data/queries.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { away, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { openSection, ownJournal } from '#web/features/publications/journal.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { type KnownAct, knownActs } from './act-looks.tsx';
import { WorkActions } from './work-actions.tsx';

const names: Record<KnownAct, string> = {
  EDITAR: 'Editar',
  ENVIAR_A_REVISION: 'Enviar a revisión',
  CREAR_REVISION: 'Crear revisión',
  APROBAR: 'Aceptar',
  SOLICITAR_CAMBIOS: 'Solicitar cambios',
  RECHAZAR: 'Rechazar',
  PREPARAR_VERSION: 'Preparar nueva versión',
  PUBLICAR: 'Publicar',
  PUBLICAR_SIN_APROBACION: 'Publicar sin aprobación',
  RETIRAR_ENVIO: 'Retirar de la revisión',
  RETRACTAR: 'Retractar',
  ELIMINAR: 'Eliminar',
};

it('shows at a glance which acts take a work away', async () => {
  await show(
    <WorkActions work={humedales({ acciones: ['EDITAR', 'PUBLICAR', 'RECHAZAR', 'RETRACTAR', 'ELIMINAR'] })} />,
  );
  const buttons = screen.getAllByRole('button').map(({ textContent, classList }) => ({
    act: textContent,
    isDanger: classList.contains('text-red'),
  }));
  expect(buttons).toEqual([
    { act: 'Rechazar', isDanger: false },
    { act: 'Publicar', isDanger: false },
    { act: 'Retractar', isDanger: true },
    { act: 'Eliminar', isDanger: true },
  ]);
});

it('has in a menu what a row folds away, of which each asks first', async () => {
  const work = humedales({ acciones: ['PUBLICAR', 'RETRACTAR'] });
  const { user } = await show(<WorkActions work={work} folded={['PUBLICAR_SIN_APROBACION', 'RETRACTAR']} />);
  expect(screen.queryByRole('button', { name: 'Retractar' })).toBeNull();
  await user.click(screen.getByRole('button', { name: `Más acciones: ${work.titulo}` }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Retractar']);
  await user.click(screen.getByRole('menuitem', { name: 'Retractar' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it.each(knownActs)('shows %s by its name where it is granted, and nothing else', async (act) => {
  await show(<WorkActions work={humedales({ acciones: [act] })} />);
  const offered = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
  expect(offered.map(({ textContent }) => textContent)).toEqual([names[act]]);
});

it('says of which work each is where it is one row of many, after the word that is seen', async () => {
  const work = humedales({ acciones: ['EDITAR', 'ENVIAR_A_REVISION', 'ELIMINAR'] });
  await show(<WorkActions work={work} inList />);
  expect(screen.getByRole('link', { name: `Editar: ${work.titulo}` }).textContent).toBe('Editar');
  for (const act of ['Enviar a revisión', 'Eliminar'])
    expect(screen.getByRole('button', { name: `${act}: ${work.titulo}` }).textContent).toBe(act);
});

it('takes a work back from review once, with the reason that it asks for and the word of the act', async () => {
  await enterAs('AUTOR');
  const answer = Promise.withResolvers<ReturnType<typeof humedales>>();
  const work = humedales({ estado: 'EN_REVISION', acciones: ['RETIRAR_ENVIO'] });
  const { user, asked } = await showForm(<WorkActions work={work} />, { changeEstado: () => answer.promise });
  await user.click(screen.getByRole('button', { name: 'Retirar de la revisión' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '¿Retirar la obra de la revisión?' }));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Retirar de la revisión' });
  expect(confirm.disabled).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Un error en los datos.');
  await user.dblClick(confirm);
  answer.resolve(humedales({ estado: 'BORRADOR' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const body = { estado: 'BORRADOR', acto: 'retirar', motivo: 'Un error en los datos.' };
  const sent = asked.filter(({ call }) => call === 'changeEstado').map(({ input }) => input);
  expect(sent).toEqual([{ params: { id: work.id }, body }]);
});

it('keeps the question and the reason where a work could not be taken back', async () => {
  await enterAs('AUTOR');
  const work = humedales({ estado: 'EN_REVISION', acciones: ['RETIRAR_ENVIO'] });
  const { user, asked } = await showForm(<WorkActions work={work} />, { changeEstado: away });
  await user.click(screen.getByRole('button', { name: 'Retirar de la revisión' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Motivo/ });
  await user.type(reason, 'Un error.');
  await user.click(dialog.getByRole('button', { name: 'Retirar de la revisión' }));
  await waitFor(() => expect(asked.filter(({ call }) => call === 'changeEstado')).toHaveLength(1));
  await waitFor(() => expect(dialog.queryByRole('button', { busy: true })).toBeNull());
  expect(reason.value).toBe('Un error.');
});

it.each([
  ['goes out at once where nothing tells who wrote it', { oculta: true, avisos: [], completo: true }, undefined],
  [
    'asks first where the text could not be looked through',
    undefined,
    '¿Enviar sin haber podido comprobar el anonimato?',
  ],
] as const)('a draft that is sent %s', async (_, leaks, question) => {
  await enterAs('AUTOR');
  const draft = humedales({
    estado: 'BORRADOR',
    acciones: ['ENVIAR_A_REVISION'],
    documento: { type: 'doc', content: [{ type: 'paragraph', content: [] }] },
  });
  const { user, asked } = await showForm(<WorkActions work={draft} />, {
    getPublication: () => draft,
    listFiles: () => ({ files: [] }),
    findIdentityLeaks: leaks ? () => ({ ...leaks, avisos: [] }) : away,
    submitReview: () => draft,
  });
  const sent = () => asked.filter(({ call }) => call === 'submitReview').length;
  await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }));
  if (question) {
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    expect(sent()).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Enviar a revisión' }));
  }
  await waitFor(() => expect(sent()).toBe(1));
});

it.each([
  ['is longer than its section takes', 'uno dos tres cuatro', 'Tiene 4 palabras; en su sección caben 3.'],
  ['is shorter than its section asks for', 'uno', 'Tiene 1 palabra; su sección pide al menos 2.'],
  ['has the length that its section asks for', 'uno dos', undefined],
])('a draft that %s', async (_, contenido, words) => {
  await enterAs('AUTOR');
  const section = { ...openSection, palabrasMinimas: 2, palabrasMaximas: 3 };
  const draft = humedales({
    ...{ estado: 'BORRADOR', acciones: ['ENVIAR_A_REVISION'], seccionId: section.id, contenido },
    documento: { type: 'doc', content: [{ type: 'paragraph', content: [] }] },
  });
  const { user, asked } = await showForm(<WorkActions work={draft} />, {
    getPublication: () => draft,
    listFiles: () => ({ files: [] }),
    findIdentityLeaks: () => ({ oculta: false, avisos: [], completo: true }),
    listJournals: () => ({ revistas: [{ ...ownJournal, secciones: [section] }] }),
    submitReview: () => draft,
  });
  await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }));
  if (words) {
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Enviar con otra extensión?' }));
    expect(dialog.getByText(words)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Enviar a revisión' }));
  }
  await waitFor(() => expect(asked.filter(({ call }) => call === 'submitReview')).toHaveLength(1));
});

it.each([
  ['asks once more', 'SE_PIDE', '¿Enviar sin estas declaraciones?', 'Conflictos de interés: falta', false],
  [
    'does not let it go',
    'NECESARIA',
    'Faltan declaraciones',
    'Conflictos de interés: falta (necesaria para enviar)',
    true,
  ],
] as const)('%s before a draft is sent without a declaration: %s', async (_, demand, question, said, isShut) => {
  await enterAs('AUTOR');
  const draft = humedales({
    ...{ estado: 'BORRADOR', acciones: ['ENVIAR_A_REVISION'] },
    documento: { type: 'doc', content: [{ type: 'paragraph', content: [] }] },
    declaracionesPedidas: { conflictos: demand, ia: 'NECESARIA' },
    declaraciones: { ia: { respuesta: 'NO_USADA' } },
  });
  const { user, asked } = await showForm(<WorkActions work={draft} />, {
    getPublication: () => draft,
    listFiles: () => ({ files: [] }),
    findIdentityLeaks: () => ({ oculta: false, avisos: [], completo: true }),
    submitReview: () => draft,
  });
  const sent = () => asked.filter(({ call }) => call === 'submitReview').length;
  await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: question }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([said]);
  expect(dialog.getByRole('link', { name: 'Completar las declaraciones' })).toBeTruthy();
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Enviar a revisión' });
  expect(button.disabled).toBe(isShut);
  if (isShut) return;
  await user.click(button);
  await waitFor(() => expect(sent()).toBe(1));
});

describe('the keyboard', () => {
  const written: ReturnType<typeof humedales>['documento'] = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [] }],
  };
  const draft = humedales({ estado: 'BORRADOR', acciones: ['ENVIAR_A_REVISION'], documento: written });
  const sent = humedales({ estado: 'EN_REVISION', acciones: ['RETIRAR_ENVIO'], documento: written });
  async function pressed(submitReview: (become: (work: typeof draft) => void) => typeof draft) {
    await enterAs('AUTOR');
    let now = draft;
    let look: () => Promise<unknown> = async () => undefined;
    function OfServer() {
      const { data, refetch } = useCall('getPublication', { params: { id: draft.id } });
      look = refetch;
      return data ? <WorkActions work={data} /> : null;
    }
    const become = (work: typeof draft) => {
      now = work;
    };
    const { user } = await showForm(<OfServer />, {
      getPublication: () => now,
      listFiles: () => ({ files: [] }),
      findIdentityLeaks: () => ({ oculta: true, avisos: [], completo: true }),
      submitReview: () => submitReview(become),
    });
    const send = await screen.findByRole('button', { name: 'Enviar a revisión' });
    await user.click(send);
    const becomeLater = async (work: typeof draft) => {
      become(work);
      await act(look);
    };
    return { send, becomeLater };
  }
  const back = () => screen.findByRole('button', { name: 'Retirar de la revisión' });

  it.each([
    ['goes with what it did', () => sent],
    ['is gone with a refusal, for somebody was faster', refusing({})],
  ])('goes on among the buttons that are left, where the one that was pressed %s', async (_, answer) => {
    await pressed((become) => {
      become(sent);
      return answer();
    });
    const left = await back();
    await waitFor(() => expect(document.activeElement).toBe(left));
  });

  it('is left where it is by what changes long after a refusal', async () => {
    const { send, becomeLater } = await pressed(away);
    await screen.findByText(/No pudimos conectar/);
    await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull());
    await new Promise((later) => setTimeout(later));
    send.blur();
    await becomeLater(sent);
    await back();
    expect(document.activeElement).toBe(document.body);
  });
});

it('asks again, in the words of now, where whether reviews are published changed while a draft was being sent', async () => {
  await enterAs('AUTOR');
  const draft = humedales({
    estado: 'BORRADOR',
    acciones: ['ENVIAR_A_REVISION'],
    documento: { type: 'doc', content: [{ type: 'paragraph', content: [] }] },
  });
  let publishes = false;
  const { user, asked } = await showForm(<WorkActions work={draft} />, {
    getPublication: () => ({ ...draft, ...(publishes && { revisionPublica: true as const }) }),
    listFiles: () => ({ files: [] }),
    findIdentityLeaks: () => ({ oculta: false, avisos: [], completo: true }),
    submitReview: () => {
      if (publishes) return draft;
      publishes = true;
      return refusing({}, 'publicacion_de_revisiones')();
    },
  });
  const sent = () => asked.filter(({ call }) => call === 'submitReview').map(({ input }) => input);
  const params = { id: draft.id };
  await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/se publican con ella/)).toBeTruthy();
  expect(await screen.findByText(/No se ha enviado nada todavía/)).toBeTruthy();
  expect(sent()).toEqual([{ params, query: { revisionPublica: 'false' } }]);
  await user.click(dialog.getByRole('button', { name: 'Enviar a revisión' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent()[1]).toEqual({ params, query: { revisionPublica: 'true' } });
});

const bookWithText = () =>
  humedales({
    ...{ estado: 'BORRADOR', tipo: 'LIBRO', acciones: ['ENVIAR_A_REVISION'] },
    documento: { type: 'doc', content: [{ type: 'paragraph', content: [] }] },
  });
const chapter = (n: number, titulo: string, more = {}) => ({
  ...{ id: `01890a5d-ac96-774b-bcce-b302099a800${n}`, titulo, idioma: 'es', enElLibro: false, faltan: [], ...more },
});
const elDelta = chapter(1, 'El delta', { enElLibro: true });

it('sends a book with the drafts that are ticked, says what others lack, and asks anew where they changed', async () => {
  await enterAs('AUTOR');
  const draft = bookWithText();
  const [first, second] = [elDelta, chapter(2, 'La marisma', { faltan: ['TEXTO'] })];
  let hasChanged = false;
  const { user, asked } = await showForm(<WorkActions work={draft} />, {
    getPublication: () => draft,
    listFiles: () => ({ files: [] }),
    findIdentityLeaks: () => ({ oculta: false, avisos: [], completo: true }),
    chaptersToSend: () => ({
      capitulos: [...(hasChanged ? [] : [first]), second, chapter(3, 'A medias', { faltan: ['DATOS', 'TEXTO'] })],
      hayMas: true,
      ajenos: 2,
    }),
    sendWithChapters: () => {
      if (hasChanged) return draft;
      hasChanged = true;
      return refusing({}, 'capitulos_cambiados')();
    },
  });
  await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }));
  const dialog = () => within(screen.getByRole('alertdialog', { name: '¿Enviar el libro a revisión?' }));
  await screen.findByRole('alertdialog');
  const boxes = () => dialog().getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes().map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  expect(dialog().getByText('No se puede enviar todavía. Falta: título, resumen o palabras clave.')).toBeTruthy();
  expect(dialog().getByText(/Tienes más borradores, y con el libro se envían 3 como mucho/)).toBeTruthy();
  expect(dialog().getByText(/Otros 2 capítulos del libro son borradores de otras personas/)).toBeTruthy();
  await user.click(dialog().getByRole('checkbox', { name: /La marisma/ }));
  await user.click(dialog().getByRole('button', { name: 'Enviar a revisión' }));
  await waitFor(() => expect(boxes()).toHaveLength(2));
  await user.click(dialog().getByRole('checkbox', { name: /La marisma/ }));
  await user.click(dialog().getByRole('button', { name: 'Enviar a revisión' }));
  const sent = () => asked.filter(({ call }) => call === 'sendWithChapters').map(({ input }) => input);
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { body: { capitulos: [first?.id, second?.id], revisionPublica: false } },
      { body: { capitulos: [second?.id], revisionPublica: false } },
    ]),
  );
});

it('sends a book alone, as any work, where it has no drafts to go with it', async () => {
  await enterAs('AUTOR');
  const draft = bookWithText();
  const { user, asked } = await showForm(<WorkActions work={draft} />, {
    getPublication: () => draft,
    listFiles: () => ({ files: [] }),
    findIdentityLeaks: () => ({ oculta: false, avisos: [], completo: true }),
    chaptersToSend: () => ({ capitulos: [], hayMas: false, ajenos: 0 }),
    submitReview: () => draft,
  });
  await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }));
  await waitFor(() => expect(asked.filter(({ call }) => call === 'submitReview')).toHaveLength(1));
});

it('asks again, without a second request, where no draft is left to go with a book, and sends it alone then', async () => {
  await enterAs('AUTOR');
  const draft = bookWithText();
  let refused = false;
  const { user, asked } = await showForm(<WorkActions work={draft} />, {
    getPublication: () => draft,
    listFiles: () => ({ files: [] }),
    findIdentityLeaks: () => ({ oculta: false, avisos: [], completo: true }),
    chaptersToSend: () => ({ capitulos: refused ? [] : [elDelta], hayMas: false, ajenos: 0 }),
    sendWithChapters: () => {
      if (refused) return draft;
      refused = true;
      return refusing({}, 'capitulos_cambiados')();
    },
    submitReview: () => draft,
  });
  const count = (call: string) => asked.filter((each) => each.call === call).length;
  await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }));
  const dialog = () => within(screen.getByRole('alertdialog', { name: '¿Enviar el libro a revisión?' }));
  await screen.findByRole('alertdialog');
  await user.click(dialog().getByRole('button', { name: 'Enviar a revisión' }));
  expect(await screen.findByText(/ya no hay borradores que puedan ir con/)).toBeTruthy();
  expect(dialog().queryByRole('checkbox')).toBeNull();
  expect([count('sendWithChapters'), count('submitReview')]).toEqual([1, 0]);
  await user.click(dialog().getByRole('button', { name: 'Enviar a revisión' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([count('sendWithChapters'), count('submitReview')]).toEqual([1, 1]);
});

it('sends no draft that was ticked in a question that was given up', async () => {
  await enterAs('AUTOR');
  const draft = bookWithText();
  let isAway = false;
  const { user, asked } = await showForm(<WorkActions work={draft} />, {
    getPublication: () => draft,
    listFiles: () => ({ files: [] }),
    findIdentityLeaks: () => ({ oculta: false, avisos: [], completo: true }),
    chaptersToSend: () => (isAway ? away() : { capitulos: [elDelta], hayMas: false, ajenos: 0 }),
    sendWithChapters: () => draft,
    submitReview: () => draft,
  });
  await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  isAway = true;
  await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }));
  const sent = () => asked.map(({ call }) => call).filter((call) => /^(sendWith|submit)/.test(call));
  await waitFor(() => expect(sent()).toEqual(['submitReview']));
});

it('says of each draft that goes with a book what in it tells who wrote it', async () => {
  await enterAs('AUTOR');
  const draft = bookWithText();
  const leak = { tipo: 'NOMBRE' as const, lugar: 'TEXTO' as const, bloque: 0, desde: 0, hasta: 8, frase: 'Ana Ruiz' };
  const other = { ...elDelta, id: '0190a000-0000-7000-8000-0000000000d9', titulo: 'La marisma' };
  const { user, asked } = await showForm(<WorkActions work={draft} />, {
    getPublication: () => draft,
    listFiles: () => ({ files: [] }),
    // The chapter by itself would be reviewed openly; its book is not.
    findIdentityLeaks: (input) => {
      const { id } = (input as { params: { id: string } }).params;
      return id === elDelta.id
        ? { oculta: false, avisos: [{ ...leak, antes: 'Como dice ', despues: '' }], completo: true }
        : { oculta: id === draft.id, avisos: [], completo: true };
    },
    chaptersToSend: () => ({ capitulos: [elDelta, other], hayMas: false, ajenos: 0 }),
    sendWithChapters: () => draft,
  });
  await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('Un capítulo puede decir quién lo firma.')).toBeTruthy();
  expect(dialog.getByRole('link', { name: elDelta.titulo }).getAttribute('href')).toBe(`/publications/${elDelta.id}`);
  expect(dialog.getByText('Ana Ruiz')).toBeTruthy();
  const looked = asked.flatMap(({ call, input }) =>
    call === 'findIdentityLeaks' ? [(input as { params: { id: string } }).params.id] : [],
  );
  expect(new Set(looked)).toEqual(new Set([draft.id, elDelta.id, other.id]));
  // What does not go is not said.
  await user.click(dialog.getByRole('checkbox', { name: elDelta.titulo }));
  expect(await dialog.findByText('En el capítulo no hemos encontrado frases que digan quién lo firma.')).toBeTruthy();
});
