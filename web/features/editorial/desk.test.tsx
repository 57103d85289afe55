// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Action } from '#contract/actions.ts';
import type { Desk as DeskAnswer, WaitKind } from '#contract/entities/editorial.ts';
import type { Review } from '#contract/entities/review.ts';
import type { Estado } from '#contract/vocabulary.ts';
import { askingFor } from '#web/features/publications/asked-act.ts';
import { inDays, review } from '#web/features/reviewing/review.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { Desk } from './desk.tsx';

const waitsFor = (espera: WaitKind): DeskAnswer['espera'] => ({
  espera,
  desde: inDays(-5),
  vence: inDays(2),
  turno: 'TUYO',
  sinRespuesta: 0,
  enCurso: 0,
  vencidas: 0,
});
const desk = (facts: Partial<DeskAnswer> = {}): DeskAnswer => ({
  editor: null,
  editores: [],
  firmaAbierta: null,
  firmaCorregible: false,
  espera: null,
  cuentas: { versiones: 2, revisiones: 3, decisiones: 0, notas: 4 },
  cargas: [],
  ...facts,
});
const note = (id: string, texto: string) => ({
  id,
  texto,
  privada: false,
  autor: { id: 'e1', nombre: 'Luz Gil' },
  fecha: inDays(-1),
  fechaEdicion: null,
  fechaResuelta: null,
  resueltaPor: null,
  acciones: [],
});
const event = (id: string, tipo: 'CREADA' | 'PRIORIDAD') => ({
  id,
  tipo,
  fecha: inDays(-1),
  datos: {},
  detalle: null,
  quien: null,
  enlace: null,
});

type Stand = {
  estado?: Estado;
  acciones: Action[];
  espera?: WaitKind;
  reviews?: Review[];
  facts?: Partial<DeskAnswer>;
  said?: Parameters<typeof humedales>[0];
};
const open = (
  { estado = 'EN_REVISION', acciones, espera, reviews = [], facts, said }: Stand,
  asked?: Action,
  { until, search }: { until?: Promise<unknown>; search?: string } = {},
) => {
  const work = humedales({ estado, acciones, ...said });
  return show(
    <Desk work={work} />,
    {
      editorialDesk: async () => {
        await until;
        return desk({ ...(espera && { espera: waitsFor(espera) }), ...facts });
      },
      reviewsOfPublication: () => ({ reviews, total: reviews.length, page: 1, totalPages: 1 }),
      publicationHistory: () => ({
        historia: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => event(id, id === 'a' ? 'CREADA' : 'PRIORIDAD')),
      }),
      listNotes: () => ({ notas: ['Una', 'Dos', 'Tres', 'Cuatro'].map((texto) => note(texto, texto)) }),
      processTimes: () => ({ desde: inDays(-700), publicos: false, pasos: [] }),
    },
    asked ? { pathname: '/', state: askingFor(work.id, asked) } : `/${search ?? ''}`,
  );
};
const step = async () =>
  within(await screen.findByRole('region', { name: /^(Invitar|Decidir|Esperar|Reclamar|Está)/ }));

it('says what comes next, since when and until when, with one button that leads there', async () => {
  const { user } = await open({ acciones: ['CREAR_REVISION', 'RECHAZAR_SIN_REVISION'], espera: 'REVISORES' });
  const next = await step();
  expect(next.getByText('Te toca a ti')).toBeTruthy();
  expect(next.getByText('desde hace 5 días')).toBeTruthy();
  expect(next.getByText('vence en 2 días')).toBeTruthy();
  expect(next.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Elegir a quién invitar']);
  await user.click(next.getByRole('button'));
  expect(screen.getByRole('tab', { name: 'Candidatos' }).getAttribute('aria-selected')).toBe('true');
});

it('lets one decide without choosing for them: nothing is sent before a decision is chosen', async () => {
  const { user } = await open({ acciones: ['APROBAR', 'SOLICITAR_CAMBIOS', 'RECHAZAR'], espera: 'DECISION' });
  await user.click((await step()).getByRole('button', { name: 'Decidir: Humedales' }));
  expect(screen.queryByRole('button', { name: 'Solicitar cambios: Humedales' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: '¿Qué decides?' }));
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Decisión' }).value).toBe('');
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toHaveLength(4);
  expect(dialog.queryByRole('button', { name: 'Aprobar publicación' })).toBeNull();
});

it('reminds those who are late, and them alone', async () => {
  const late = review('r1', { revisorNombre: 'Eva Sol', fechaLimite: inDays(-3), acciones: ['GESTIONAR', 'RECORDAR'] });
  const inTime = review('r2', {
    revisorNombre: 'Pía Mar',
    fechaLimite: inDays(9),
    acciones: ['GESTIONAR', 'RECORDAR'],
  });
  await open({ acciones: [], espera: 'VENCIDA', reviews: [late, inTime] });
  expect((await step()).getByRole('button', { name: 'Recordar a 1 persona' })).toBeTruthy();
});

it('has nothing to press where it is nobody’s turn here', async () => {
  await open({ estado: 'CAMBIOS_SOLICITADOS', acciones: [], espera: 'CAMBIOS' });
  const next = await step();
  expect(next.queryByRole('button')).toBeNull();
  expect(next.getByText('Ahora no tienes que hacer nada.')).toBeTruthy();
});

it('shows who reviews the round with state, deadline and load, counts on the tabs, and what happened last', async () => {
  const busy = review('r1', {
    revisorId: 'u1',
    revisorNombre: 'Eva Sol',
    fechaLimite: inDays(9),
    acciones: ['GESTIONAR'],
  });
  const before = review('r0', { revisorNombre: 'Ana Rey', ronda: 0 });
  const cargas = [{ id: 'u1', abiertas: 4, capacidad: 3, ausenteDesde: null, ausenteHasta: null, notaAusencia: '' }];
  await open({ acciones: [], espera: 'REVISION', reviews: [busy, before], facts: { cargas } });
  const row = within((await screen.findByRole('heading', { name: /^Eva Sol/ })).closest('li') ?? expect.fail());
  expect(row.getByText(/Pendiente|PENDIENTE/)).toBeTruthy();
  await row.findByText('4 abiertas, caben 3');
  expect(row.getByRole('button', { name: 'Cambiar plazo: Eva Sol' })).toBeTruthy();
  // It is said and stands out; red is what is late's.
  expect(row.getByText('4 abiertas, caben 3').className).toMatch(/^(?!.*text-red).*font-semibold/);
  expect(screen.queryByText('Ana Rey')).toBeNull();
  for (const tab of ['Versiones2', 'Revisiones3', 'Decisiones0', 'Notas4'])
    expect(screen.getAllByRole('tab').some(({ textContent }) => textContent === tab)).toBe(true);
  expect(await screen.findByText('Cuatro')).toBeTruthy();
  expect(screen.queryByText('Una')).toBeNull();
  const told = await screen.findByRole('region', { name: 'Lo último' });
  await waitFor(() => expect(within(told).getAllByRole('listitem')).toHaveLength(5));
  expect(within(told).queryByText('Se creó el borrador')).toBeNull();
});

it('sets apart what is hard to undo, as retracting, and says what comes of it', async () => {
  const { user } = await open({ estado: 'PUBLICADO', acciones: ['RETRACTAR'] });
  expect((await step()).getByRole('link', { name: 'Ver la página pública' })).toBeTruthy();
  const apart = within(screen.getByRole('region', { name: 'Decisiones difíciles de deshacer' }));
  expect(apart.getByText(/su página se queda y dice por qué/)).toBeTruthy();
  const button = apart.getByRole('button', { name: 'Retractar: Humedales' });
  expect(button.classList.contains('text-red')).toBe(true);
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: /Retractar/ })).toBeTruthy();
  cleanup();
  await open({ acciones: ['ELEVAR', 'DEVOLVER_A_AUTORES', 'RECHAZAR_SIN_REVISION'], espera: 'REVISORES' });
  expect(await screen.findByRole('button', { name: 'Devolver a autores: Humedales' })).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: /^Decisiones dif/ })).getByRole('button', {
      name: 'Rechazar: Humedales',
    }),
  ).toBeTruthy();
});

it('asks at once about what was chosen before one came here', async () => {
  await open({ estado: 'RETIRADO', acciones: ['REVOCAR_DECISION'] }, 'REVOCAR_DECISION');
  expect(await screen.findByRole('dialog', { name: /Revocar/ })).toBeTruthy();
});

it('has the discussion of its reviewers where the press allows it, and how much was said', async () => {
  const { unmount } = await open({ acciones: [] });
  await screen.findByRole('tab', { name: /^Notas/ });
  expect(screen.queryByRole('tab', { name: /^Discusión/ })).toBeNull();
  unmount();
  const cuentas = { versiones: 2, revisiones: 3, decisiones: 0, notas: 4, discusion: 6 };
  await open({ acciones: [], facts: { cuentas } });
  expect(await screen.findByRole('tab', { name: 'Discusión 6' })).toBeTruthy();
});

it('is at the discussion from the first moment where a link leads there, and at the summary where there is none', async () => {
  const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
  for (const [discusion, then] of [
    [6, 'Discusión6'],
    [undefined, 'Resumen'],
  ] as const) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cuentas = { versiones: 2, revisiones: 3, decisiones: 0, notas: 4, ...(discusion && { discusion }) };
    const at = { until: promise, search: '?parte=discusion' };
    const { unmount } = await open({ acciones: [], facts: { cuentas } }, undefined, at);
    expect(selected()).toEqual(['Discusión']);
    resolve();
    await screen.findByRole('tab', { name: /^Notas 4/ });
    expect(selected()).toEqual([then]);
    unmount();
  }
});

it.each<[boolean, string, Stand]>([
  [true, 'is published', { acciones: [], estado: 'PUBLICADO', said: { fechaPublicacion: inDays(-9) } }],
  [true, 'was retracted', { acciones: [], estado: 'RETIRADO', said: { fechaPublicacion: inDays(-9) } }],
  [
    false,
    'is under embargo',
    {
      acciones: [],
      estado: 'PUBLICADO',
      said: { fechaPublicacion: inDays(-9), embargo: { hasta: '2999-03-01', zona: 'America/Bogota' } },
    },
  ],
  [false, 'is not out', { acciones: [], said: { fechaPublicacion: null } }],
])('offers its package for archives (%s) where it %s', async (offered, _, stand) => {
  const { user } = await open(stand);
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  expect(await screen.findByRole('menuitem', { name: 'JATS (.xml)' })).toBeTruthy();
  expect(screen.queryAllByRole('menuitem', { name: 'Paquete para preservación (BagIt, .zip)' })).toHaveLength(
    offered ? 1 : 0,
  );
});

it('asks before it publishes, where an administrator chose that elsewhere', async () => {
  const { asked } = await open({ estado: 'APROBADO', acciones: ['PUBLICAR'] }, 'PUBLICAR');
  expect(await screen.findByRole('alertdialog', { name: '¿Publicar ahora?' })).toBeTruthy();
  expect(asked.some(({ call }) => call === 'changeEstado')).toBe(false);
});
