// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { noDemands } from '#contract/declarations.ts';
import type { BoardMember, CountedJournal, ManagedJournal } from '#contract/entities/journal.ts';
import { defaultSettings } from '#contract/entities/system.ts';
import { principalJournal } from '#contract/journals.ts';
import { complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { Screen as JournalScreen } from './journal.tsx';
import { Screen as JournalsScreen } from './journals.tsx';
import { managed } from './managed-journal.fixture.ts';
import { keyOf } from './new-journal-dialog.tsx';
import { changesOf } from './use-own-settings.ts';

const listed = (said: Partial<CountedJournal> = {}): CountedJournal => ({
  ...managed(),
  obras: 0,
  numeros: 0,
  ...said,
});
const principal = listed({ id: principalJournal, nombre: 'Pliego', principal: true, obras: 12, issn: '0378-5955' });

const screens = (
  <Routes>
    <Route path="/admin/revistas" element={<JournalsScreen />} />
    <Route path="/admin/revistas/:id" element={<JournalScreen />} />
    <Route path="/admin/revistas/:id/:parte" element={<JournalScreen />} />
  </Routes>
);
const showPart = (part: string, answers: Parameters<typeof showForm>[1], journal = managed()) =>
  showForm(screens, { manageJournal: () => journal, ...answers }, `/admin/revistas/${journal.id}/${part}`);
const save = () => screen.getByRole('button', { name: 'Guardar cambios' });
const bodyOf = (asked: { call: string; input: unknown }[], call: string) =>
  asked.flatMap((each) => (each.call === call ? [(each.input as { body: unknown }).body] : []));

it('says of one journal alone that nobody else has a word of it, and of several how each stands', async () => {
  const alone = await showForm(screens, { listManagedJournals: () => ({ revistas: [principal] }) }, '/admin/revistas');
  expect(await screen.findByText(/^La plataforma tiene una sola revista/)).toBeTruthy();
  alone.unmount();
  const others = [
    listed({
      id: '0190a000-0000-7000-8000-0000000000a2',
      nombre: 'Anales',
      numeros: 3,
      obras: 1,
      issnImpreso: '0378-5963',
    }),
    listed({ id: '0190a000-0000-7000-8000-0000000000a3', nombre: 'Boletín', fechaCierre: '2026-03-01T10:00:00.000Z' }),
    listed({ id: '0190a000-0000-7000-8000-0000000000a4', nombre: 'Tesis', clase: 'COLECCION', publica: false }),
  ];
  await showForm(screens, { listManagedJournals: () => ({ revistas: [principal, ...others] }) }, '/admin/revistas');
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
  expect(rows).toEqual([
    'PPliegoRevista · ISSN 0378-5955 · 12 obras · 0 númerosPrincipal',
    'AAnalesRevista · ISSN impreso 0378-5963 · 1 obra · 3 númerosAbierta',
    'BBoletínRevista · 0 obras · 0 númerosCerrada',
    'TTesisColección · 0 obrasSin mostrar',
  ]);
  expect(screen.queryByText(/^La plataforma tiene una sola revista/)).toBeNull();
});

it('proposes a key by the name, makes the journal and leads to it', async () => {
  expect(keyOf('  Anales de Química (nueva época) ')).toBe('anales-de-quimica-nueva-epoca');
  const { user, asked, place } = await showForm(
    screens,
    {
      listManagedJournals: () => ({ revistas: [principal] }),
      createJournal: () => managed(),
      manageJournal: () => managed(),
    },
    '/admin/revistas',
  );
  await user.click(await screen.findByRole('button', { name: 'Nueva revista' }));
  await fill(user, { 'Nombre(?! e| abreviado| propio)': 'Anales de Química' });
  expect(field('Clave').value).toBe('anales-de-quimica');
  await user.click(screen.getByRole('button', { name: 'Crear' }));
  await waitFor(() => expect(place()).toBe(`/admin/revistas/${managed().id}`));
  expect(bodyOf(asked, 'createJournal')).toEqual([
    { nombre: 'Anales de Química', clave: 'anales-de-quimica', clase: 'REVISTA' },
  ]);
});

it('sends what a journal has of its own now, what it gives up, and what held before', () => {
  const platform = { ...managed().deLaPlataforma, plazoRevisionDias: 21, plazoInvitacionDias: 7 };
  const before = { ajustes: { plazoRevisionDias: 30, recordarAntesDias: [2] } };
  const now = { ajustes: { plazoInvitacionDias: 9, recordarAntesDias: [2] } };
  expect(changesOf(now, before, platform)).toEqual({
    ajustes: { plazoInvitacionDias: 9 },
    heredados: ['plazoRevisionDias'],
    antes: { ajustes: { plazoRevisionDias: 30, plazoInvitacionDias: 7 } },
  });
});

it('has each setting as the platform, until it is given a value of its own', async () => {
  const { user, asked } = await showPart('plazos', { changeJournal: () => managed() });
  const days = await screen.findByLabelText<HTMLInputElement>(/^Días para revisar/);
  const isShut = () => days.closest('fieldset')?.disabled;
  expect([days.value, isShut()]).toEqual([String(defaultSettings.plazoRevisionDias), true]);
  await user.click(screen.getByRole('checkbox', { name: /^Como la plataforma: Días para revisar/ }));
  expect(isShut()).toBe(false);
  await fill(user, { 'Días para revisar': '40' });
  await user.click(save());
  await waitFor(() => expect(bodyOf(asked, 'changeJournal')).toHaveLength(1));
  expect(bodyOf(asked, 'changeJournal')).toEqual([
    {
      ajustes: { plazoRevisionDias: 40 },
      heredados: [],
      antes: { ajustes: { plazoRevisionDias: defaultSettings.plazoRevisionDias } },
    },
  ]);
});

it('asks authors for declarations of its own, where it does not as the platform', async () => {
  const { user, asked } = await showPart('declaraciones', { changeJournal: () => managed() });
  const conflicts = await screen.findByLabelText<HTMLSelectElement>('Conflictos de interés');
  expect([conflicts.value, conflicts.closest('fieldset')?.disabled]).toEqual(['NO_SE_PIDE', true]);
  await user.click(screen.getByRole('checkbox', { name: /^Como la plataforma: Declaraciones/ }));
  await user.selectOptions(conflicts, 'Es necesaria para enviar');
  await user.click(save());
  await waitFor(() => expect(bodyOf(asked, 'changeJournal')).toHaveLength(1));
  expect(bodyOf(asked, 'changeJournal')).toEqual([
    {
      ajustes: { declaraciones: { ...noDemands, conflictos: 'NECESARIA' } },
      heredados: [],
      antes: { ajustes: { declaraciones: noDemands } },
    },
  ]);
});

it('says beside the ISSN what is wrong with it', async () => {
  const journal = managed({ ajustes: { nombre: 'Anales', issn: '0378-5955' } });
  const { user } = await showPart(
    'publicacion',
    { changeJournal: refusing({ 'ajustes.issn': 'No es un ISSN.' }) },
    journal,
  );
  await screen.findByLabelText(/^ISSN electrónico/);
  await fill(user, { 'ISSN electrónico': '0378-5954' });
  await user.click(save());
  await waitFor(() => expect(complaints()).toEqual({ 'ISSN electrónico (opcional)': 'No es un ISSN.' }));
});

it('has nothing of its own in the principal journal, whose settings are the platform’s', async () => {
  await showPart('revision', {}, managed({ id: principalJournal, principal: true, ajustes: {} }));
  await screen.findByRole('heading', { level: 2, name: 'Nombre e identidad' });
  const parts = within(screen.getByRole('navigation', { name: 'Partes de la revista' })).getAllByRole('link');
  expect(parts.map((part) => part.textContent)).toEqual([
    'Nombre e identidad',
    'Textos y políticas',
    'Consejo',
    'Secciones',
    'Anuncios y convocatorias',
    'Pasaporte de indización',
    'Paquetes para índices',
  ]);
  expect(screen.queryByRole('checkbox', { name: /^Como la plataforma/ })).toBeNull();
});

const member = (nombre: string, id: string): BoardMember => ({
  ...{ id, nombre, cargo: 'CONSEJO_EDITORIAL', tarea: '', afiliacion: '', pais: '', orcid: null, userId: null },
});

it('writes the board whole: somebody more, another order, and whoever was taken away put back', async () => {
  const consejo = [
    member('Ana Ruiz', '0190a000-0000-7000-8000-0000000000b1'),
    member('Luis Cano', '0190a000-0000-7000-8000-0000000000b2'),
  ];
  const { user, asked } = await showPart('consejo', { changeBoard: () => managed() }, managed({ consejo }));
  const names = () => screen.getAllByRole('button', { expanded: false }).map((row) => row.textContent);
  await user.click(await screen.findByRole('button', { name: 'Bajar: Ana Ruiz' }));
  expect(names()).toEqual(['Luis CanoConsejo editorial', 'Ana RuizConsejo editorial']);
  await user.click(screen.getByRole('button', { name: 'Quitar: Luis Cano' }));
  expect(names()).toEqual(['Ana RuizConsejo editorial']);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await user.click(screen.getByRole('button', { name: 'Añadir a alguien' }));
  await fill(user, { 'Nombre y apellidos': 'Olga Vera', ORCID: '0000-0002-1825-0097' });
  await user.selectOptions(field('Cargo'), 'Dirección');
  await user.selectOptions(field('País'), 'México');
  await user.click(save());
  await waitFor(() => expect(bodyOf(asked, 'changeBoard')).toHaveLength(1));
  const [body] = bodyOf(asked, 'changeBoard');
  expect(body).toMatchObject({
    consejo: [
      { nombre: 'Luis Cano' },
      { nombre: 'Ana Ruiz' },
      { nombre: 'Olga Vera', cargo: 'DIRECCION', pais: 'MX', orcid: '0000-0002-1825-0097' },
    ],
    antes: [{ nombre: 'Ana Ruiz' }, { nombre: 'Luis Cano' }],
  });
});

it('says of whom in the board something is wrong, and opens their row', async () => {
  const consejo = [member('Ana Ruiz', '0190a000-0000-7000-8000-0000000000b1')];
  const { user } = await showPart(
    'consejo',
    { changeBoard: refusing({ 'consejo.0.orcid': 'No es un ORCID.' }) },
    managed({ consejo }),
  );
  await user.click(await screen.findByRole('button', { name: /^Ana Ruiz/ }));
  await fill(user, { ORCID: '0000' });
  await user.click(screen.getByRole('button', { name: /^Ana Ruiz/ }));
  await user.click(save());
  await waitFor(() => expect(complaints()).toEqual({ 'ORCID (opcional)': 'No es un ORCID.' }));
});

it('tells the second of two administrators, and writes over the first only when told so', async () => {
  const theirs = [member('Luis Cano', '0190a000-0000-7000-8000-0000000000b2')];
  const mine = [member('Ana Ruiz', '0190a000-0000-7000-8000-0000000000b1')];
  let now: ManagedJournal = managed({ consejo: mine });
  const changeBoard = vi.fn((_: { body: { antes?: unknown } }) => managed());
  changeBoard.mockImplementationOnce(refusing({}, 'revista_cambiada'));
  const { user } = await showPart('consejo', { manageJournal: () => now, changeBoard });
  await user.click(await screen.findByRole('button', { name: /^Ana Ruiz/ }));
  await fill(user, { 'Nombre y apellidos': 'Ana Ruiz Sanz' });
  now = managed({ consejo: theirs });
  await user.click(save());
  expect(await screen.findByText('Otra persona ha cambiado esto mientras lo editabas')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
  await waitFor(() => expect(changeBoard).toHaveBeenCalledTimes(2));
  expect(changeBoard.mock.lastCall?.[0].body).toMatchObject({
    consejo: [{ nombre: 'Ana Ruiz Sanz' }],
    antes: [{ nombre: 'Luis Cano' }],
  });
});

it('gives a section limits and a review form that begins as the journal’s', async () => {
  const question = { id: 'p1', tipo: 'SI_NO' as const, etiqueta: '¿Es nueva?', etiquetaEn: '', opciones: [] };
  const formularioRevision = [{ ...question, obligatorio: true, paraAutor: true }];
  const { user, asked } = await showPart(
    'secciones',
    { changeSections: () => managed() },
    managed({ ajustes: { nombre: 'Anales', formularioRevision } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Añadir una sección' }));
  await fill(user, { 'Nombre \\(español\\)': 'Reseñas', 'Palabras como máximo': '1500' });
  await user.click(screen.getByRole('checkbox', { name: 'Formulario de revisión propio' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pregunta' }).value).toBe('¿Es nueva?');
  await user.click(save());
  await waitFor(() => expect(bodyOf(asked, 'changeSections')).toHaveLength(1));
  expect(bodyOf(asked, 'changeSections')).toMatchObject([
    {
      secciones: [
        {
          nombre: { es: 'Reseñas', en: '' },
          palabrasMinimas: null,
          palabrasMaximas: 1500,
          formularioRevision,
        },
      ],
      antes: [],
    },
  ]);
});

it('writes a text by itself, and takes it away where it is emptied', async () => {
  const texto = {
    tipo: 'normas' as const,
    markdown: 'Antes.',
    documento: { type: 'doc', content: [{ type: 'paragraph' }] } as ManagedJournal['textos'][number]['documento'],
    fechaActualizacion: '2026-03-01T10:00:00.000Z',
  };
  const { user, asked } = await showPart(
    'textos',
    { writeJournalText: () => ({ texto: null, avisos: [] }) },
    managed({ textos: [texto] }),
  );
  expect(await screen.findByText('escrito el 1 de marzo de 2026')).toBeTruthy();
  await user.click(screen.getByText('Normas para autores', { selector: 'summary span' }));
  await fill(user, { 'Normas para autores': '' });
  await user.click(screen.getByRole('button', { name: 'Guardar «Normas para autores»' }));
  await waitFor(() =>
    expect(bodyOf(asked, 'writeJournalText')).toEqual([{ markdown: '', antes: texto.fechaActualizacion }]),
  );
});

it('closes a journal once it is asked for twice, and opens it again', async () => {
  let now = managed();
  const { user, asked } = await showPart('cierre', {
    manageJournal: () => now,
    closeJournal: () => (now = managed({ fechaCierre: '2026-03-01T10:00:00.000Z' })),
    reopenJournal: () => (now = managed()),
  });
  await user.click(await screen.findByRole('button', { name: 'Cerrar la revista' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(asked.some(({ call }) => call === 'closeJournal')).toBe(false);
  await user.click(question.getByRole('button', { name: 'Cerrar la revista' }));
  expect(await screen.findByText('Cerrada desde el 1 de marzo de 2026: no recibe obras.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reabrir la revista' }));
  expect(await screen.findByRole('button', { name: 'Cerrar la revista' })).toBeTruthy();
});

it('shows the colour of a journal under the name that is written for it', async () => {
  const { user } = await showPart('identidad', {}, managed({ ajustes: { nombre: 'Anales', color: '#7a1f2b' } }));
  expect(await screen.findAllByText('Anales', { selector: 'figure *' })).toHaveLength(2);
  await fill(user, { 'Nombre(?! e| abreviado| propio)': 'Anales de Química' });
  expect(screen.getAllByText('Anales de Química', { selector: 'figure *' })).toHaveLength(2);
});
