// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Action, actions } from '#contract/actions.ts';
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { createClient } from '#contract/client.ts';
import type { FoundWork } from '#contract/entities/search.ts';
import { ProblemError } from '#contract/problems.ts';
import type { Role } from '#contract/vocabulary.ts';
import { App } from '#web/app.tsx';
import { createQueryClient, useCall } from '#web/data/queries.ts';
import { rememberWork } from '#web/data/recent-works.ts';
import { account, enterAs } from '#web/data/session.fixture.ts';
import { WorkActions } from '#web/features/editorial/acts/work-actions.tsx';
import { Desk } from '#web/features/editorial/desk.tsx';
import { away, refusal } from '#web/features/forms/form.fixture.tsx';
import { loadTexts } from '#web/messages/i18n.ts';
import { humedales } from '#web/publication.fixture.ts';
import { routes } from '#web/routes.tsx';
import { show } from '#web/show.fixture.tsx';
import { Palette } from './palette.tsx';
import { workActs } from './work-acts.ts';

type Found = CallAnswer<Calls['findAnything']>;

const work = (said: Partial<FoundWork> = {}): FoundWork => ({
  id: '0190a000-0000-7000-8000-00000000000a',
  titulo: 'Humedales de Doñana',
  tipo: 'ARTICULO',
  estado: 'EN_REVISION',
  idioma: 'es',
  fechaCreacion: '2026-03-02T10:00:00.000Z',
  acciones: [],
  propia: false,
  revisionId: null,
  ...said,
});
const me = account();
afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(rol: Role, findAnything: (q: string, obras: string) => Found | Promise<Found>) {
  const onClose = vi.fn();
  await enterAs(rol);
  const shown = await show(<Palette user={account(rol)} rows={routes} onClose={onClose} />, {
    findAnything: ({ query }) => findAnything(query?.q ?? '', query?.obras ?? ''),
    recipients: () => ({ recipients: [] }),
    getDraft: away,
  });
  return { ...shown, onClose, box: screen.getByRole('combobox') };
}
const searches = (asked: readonly { call: string; input: unknown }[]) =>
  asked.flatMap(({ call, input }) => (call === 'findAnything' ? [input] : []));
const nothing: Found = { obras: [], personas: [] };
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('offers the screens of the person, found by what they begin with, and goes there', async () => {
  const { user, box, place, onClose } = await open('EDITOR', () => nothing);
  expect(options()).toContain('Asignar varias obrasEditar');
  expect(options()).not.toContain('UsuariosAdministrar');
  await user.type(box, 'asig obr');
  expect(options()).toEqual(['Asignar varias obrasEditar']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/editorial/asignacion'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('finds works and what can be done with them now, and leads to the screen that asks', async () => {
  const found = { obras: [work({ acciones: ['CREAR_REVISION', 'ELEVAR', 'EDITAR'] })], personas: [] };
  const { user, box, place, asked } = await open('EDITOR', () => found);
  await user.type(box, 'humed');
  await waitFor(() =>
    expect(options()).toEqual([
      'Humedales de DoñanaEn revisión',
      'Asignar revisor: Humedales de Doñana',
      'Elevar a aprobación: Humedales de Doñana',
    ]),
  );
  expect(searches(asked)).toEqual([{ query: { q: 'humed' } }]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(place()).toBe(`/editorial/${found.obras[0]?.id}`));
});

it('asks anew each time it is opened: what was just done with a work is offered no more', async () => {
  let acciones: FoundWork['acciones'] = ['CREAR_REVISION'];
  function Reopened() {
    const [opening, setOpening] = useState(1);
    return (
      <Palette key={opening} user={account('EDITOR')} rows={routes} onClose={() => setOpening((last) => last + 1)} />
    );
  }
  await enterAs('EDITOR');
  const { user } = await show(<Reopened />, {
    findAnything: () => ({ obras: [work({ acciones })], personas: [] }),
  });
  const seen = async (...offered: string[]) => {
    await user.type(screen.getByRole('combobox'), 'humed');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(options()).toEqual(['Humedales de DoñanaEn revisión', ...offered]);
  };
  await seen('Asignar revisor: Humedales de Doñana');
  acciones = ['REVOCAR_DECISION'];
  await user.keyboard('{Escape}');
  await seen('Revocar la decisión: Humedales de Doñana');
});

describe('opened before the work of its screen is there', () => {
  async function openedOver(humed: Promise<ReturnType<typeof humedales>>) {
    await enterAs('EDITOR');
    const { id } = humedales();
    const Screen = () => <p>{useCall('getPublication', { params: { id } }).data?.titulo}</p>;
    const client = createClient(async () => humed);
    const over = (
      <>
        <Screen />
        <Palette user={account('EDITOR')} rows={routes} onClose={vi.fn()} />
      </>
    );
    const router = createMemoryRouter([{ id: '/editorial/:id', path: '/editorial/:id', element: over }], {
      initialEntries: [`/editorial/${id}`],
    });
    await Promise.all([loadTexts('private'), loadTexts('site')]);
    render(
      <App client={client} queryClient={createQueryClient()} origin="">
        <RouterProvider router={router} />
      </App>,
    );
    return { user: userEvent.setup(), box: screen.getByRole('combobox') };
  }
  const acts = () => screen.findByRole('group', { name: 'Con esta obra' });
  const marked = () => screen.queryByRole('option', { selected: true })?.textContent;

  it('offers what may be done with it once it is, and keeps what is typed and marked', async () => {
    const work = Promise.withResolvers<ReturnType<typeof humedales>>();
    const { user, box } = await openedOver(work.promise);
    await user.type(box, 'a');
    expect(screen.queryByRole('group', { name: 'Con esta obra' })).toBeNull();
    const before = marked();
    expect(before).toBeTruthy();
    work.resolve(humedales({ estado: 'EN_REVISION', acciones: ['CREAR_REVISION'] }));
    expect((await acts()).textContent).toBe('Con esta obraAsignar revisor');
    expect(box).toHaveProperty('value', 'a');
    expect(marked()).toBe(before);
    expect(document.activeElement).toBe(box);
    await user.type(box, 's');
    expect(options()).toContain('Asignar revisor');
  });

  it('keeps room for it at the head, and none where it cannot be had', async () => {
    const work = Promise.withResolvers<ReturnType<typeof humedales>>();
    await openedOver(work.promise);
    expect((await acts()).children).toHaveLength(4);
    work.reject(new ProblemError(refusal({}, 'no_encontrado')));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Con esta obra' })).toBeNull());
  });
});

it('asks nothing of the server for one letter', async () => {
  const { user, box, asked } = await open('AUTOR', () => nothing);
  await user.type(box, 'p');
  await user.type(box, 'e');
  await waitFor(() => expect(searches(asked)).toEqual([{ query: { q: 'pe' } }]));
});

it('keeps what was found in its place while other words are on their way, and says that they are', async () => {
  let answer: (found: Found) => void = () => undefined;
  const { user, box } = await open('LECTOR', (q) =>
    q === 'humed' ? { obras: [work({ estado: 'PUBLICADO' })], personas: [] } : new Promise((give) => (answer = give)),
  );
  await user.type(box, 'humed');
  await waitFor(() => expect(options()).toEqual(['Humedales de DoñanaPublicado']));
  await user.type(box, 'x');
  expect(screen.getByRole('status').textContent).toBe('Buscando…');
  expect(options()).toEqual(['Humedales de DoñanaPublicado']);
  await waitFor(() => expect(answer).not.toHaveLength(0));
  answer(nothing);
  await waitFor(() => expect(options()).toEqual([]));
  expect(screen.getByRole('status').textContent).toBe('Nada con «humedx» entre lo que puedes ver.');
});

it('says that the server could not be asked, tries again when told to, and finds screens meanwhile', async () => {
  let isAway = true;
  const { user, box } = await open('AUTOR', () => {
    if (isAway) return away();
    return { obras: [work({ titulo: 'Perfiles', propia: true })], personas: [] };
  });
  await user.type(box, 'perfil');
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByRole('status').textContent).toContain('No se pudieron buscar obras ni personas.');
  expect(options()).toEqual(['PerfilTu cuenta']);
  isAway = false;
  await user.click(again);
  await waitFor(() => expect(options()).toEqual(['PerfilTu cuenta', 'PerfilesEn revisión']));
});

describe('a work', () => {
  it.each<[string, Role, Partial<FoundWork>, string]>([
    ['of one’s own is its own screen', 'AUTOR', { propia: true }, '/publications/:id'],
    ['to who runs it is its desk', 'EDITOR', {}, '/editorial/:id'],
    ['to its reviewer is their review', 'REVISOR', { revisionId: 'r1' }, '/revisiones/r1'],
    ['that is published is its public page', 'LECTOR', { estado: 'PUBLICADO' }, '/catalogo/:id'],
    ['in draft is, to an administrator, its screen', 'ADMIN', { estado: 'BORRADOR' }, '/publications/:id'],
  ])('%s', async (_, rol, said, to) => {
    const found = work(said);
    const { user, box, place } = await open(rol, () => ({ obras: [found], personas: [] }));
    await user.type(box, 'doñana');
    await screen.findByRole('option', { name: /^Humedales/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(place()).toBe(to.replace(':id', found.id)));
  });

  it('that a reviewer may read and was not asked to review is read in its dialog', async () => {
    const { user, box } = await open('REVISOR', () => ({ obras: [work()], personas: [] }));
    await user.type(box, 'doñana');
    await user.click(await screen.findByRole('option', { name: /^Humedales/ }));
    expect(await screen.findByRole('dialog', { name: 'Detalle de la Publicación' })).toBeTruthy();
  });
});

describe('a work in review that nobody asked them to review', () => {
  it('is reviewed in its dialog, which is left to where one was', async () => {
    const found = work({ acciones: ['DEJAR_REVISION'] });
    const { user, box, onClose } = await open('REVISOR', () => ({ obras: [found], personas: [] }));
    await user.type(box, 'doñana');
    await user.click(await screen.findByRole('option', { name: 'Dejar Review: Humedales de Doñana' }));
    expect(await screen.findByRole('dialog', { name: 'Dejar Review' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it.each<[string, Partial<FoundWork>]>([
    ['whoever was asked for theirs, which has a screen', { revisionId: 'r1' }],
    ['anybody once its round is over', { estado: 'PENDIENTE_APROBACION' }],
  ])('is no act of %s', async (_, said) => {
    const found = work({ acciones: ['DEJAR_REVISION'], ...said });
    const { user, box } = await open('REVISOR', () => ({ obras: [found], personas: [] }));
    await user.type(box, 'doñana');
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(options()[0]).toMatch(/^Humedales de Doñana(En revisión|Pendiente)/);
  });
});

describe('no act is offered but where it is asked about or stands at hand', () => {
  const { id } = humedales();
  const chosen = (home: string) =>
    workActs({ id, acciones: actions }, home).flatMap(({ action, to, state }) =>
      to === home ? { action, state } : [],
    );
  const lands = async (
    screenOf: (work: ReturnType<typeof humedales>) => ReactElement,
    action: Action,
    state?: object,
  ) => {
    const estado = action === 'PUBLICAR' ? 'APROBADO' : 'EN_REVISION';
    const shown = humedales({ estado, acciones: [action] });
    await show(
      screenOf(shown),
      {
        editorialDesk: () => ({
          editor: null,
          editores: [],
          firmaAbierta: null,
          firmaCorregible: false,
          espera: null,
          cuentas: { versiones: 0, revisiones: 0, decisiones: 0, notas: 0 },
          cargas: [],
        }),
        reviewsOfPublication: () => ({ reviews: [], total: 0, page: 1, totalPages: 1 }),
      },
      { pathname: '/', state },
    );
    await waitFor(() => {
      const isAsked = screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
      expect(isAsked !== null || document.activeElement?.tagName === 'BUTTON').toBe(true);
    });
  };

  it.each(chosen(`/editorial/${id}`))('on the desk: $action', async ({ action, state }) => {
    await lands((shown) => <Desk work={shown} />, action, state);
  });
  it.each(chosen(`/publications/${id}`))('on the screen of a work: $action', async ({ action, state }) => {
    await lands((shown) => <WorkActions work={shown} />, action, state);
  });
});

describe('a person', () => {
  const somebody = { id: 'p1', nombres: 'Nora', apellidos: 'Paz', email: 'nora@prueba.test', rol: 'REVISOR' as const };

  it('is written to by who runs works', async () => {
    const { user, box } = await open('EDITOR', () => ({ obras: [], personas: [somebody] }));
    await user.type(box, 'nora');
    await user.click(await screen.findByRole('option', { name: 'Nora Paz Escribirle' }));
    await waitFor(() => expect(screen.getByDisplayValue('nora@prueba.test')).toBeTruthy());
  });

  it('has their account opened by an administrator', async () => {
    const { user, box, place } = await open('ADMIN', () => ({ obras: [], personas: [somebody] }));
    await user.type(box, 'nora');
    await user.click(await screen.findByRole('option', { name: 'Nora Paz Su cuenta' }));
    await waitFor(() => expect(place()).toBe('/admin/users'));
  });
});

it('offers what was opened last here, by the ids alone and as the server answers of them', async () => {
  const found = work({ propia: true });
  rememberWork(me.id, found.id);
  const { asked } = await open('AUTOR', (_, obras) => ({ obras: obras === found.id ? [found] : [], personas: [] }));
  expect(await screen.findByRole('group', { name: 'Lo último que abriste' })).toBeTruthy();
  expect(options()[0]).toBe('Humedales de DoñanaEn revisión');
  expect(searches(asked)).toEqual([{ query: { obras: found.id } }]);
});
