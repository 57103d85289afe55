// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { ManagedInstitution, MyInstitution } from '#contract/entities/institution.ts';
import { defaultSettings, identitySchema } from '#contract/entities/system.ts';
import { field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { MonthLine } from '#web/features/institutions/month-line.tsx';
import { Screen as AdminScreen } from '#web/screens/admin/institutions/institution.tsx';
import { Screen as ListScreen } from '#web/screens/admin/institutions/institutions.tsx';
import { InstitutionRequestForm } from '#web/screens/site/institution-request-form.tsx';
import { Screen } from './institution.tsx';

const id = '0190a000-0000-7000-8000-0000000000a2';
const request = '0190a000-0000-7000-8000-0000000000a3';
const day = '2026-11-01T05:00:00.000Z';
const mes = { enviadas: 3, maximo: 50, siguiente: '2026-12-01' };
const mine = (said: Partial<MyInstitution> = {}): MyInstitution => ({
  institucion: null,
  invitaciones: [],
  deOtraDireccion: null,
  sinConfirmar: false,
  ...said,
});
const member = (said: Partial<NonNullable<MyInstitution['institucion']>> = {}) => ({
  ...{ id, clave: 'litoral', nombre: 'Universidad del Litoral', plan: 'basico' as const, responsable: false },
  ...{ por: 'DOMINIO' as const, desde: day, mes, unicaResponsable: false, ...said },
});
const managed: ManagedInstitution = {
  ...{ id, clave: 'litoral', nombre: 'Universidad del Litoral', descripcion: { es: '', en: '' }, enlace: '' },
  ...{ ror: null, plan: 'basico', dominios: ['litoral.test'], zonaHoraria: 'UTC', fechaCreacion: day },
  ...{ fechaCambio: day, fechaCierre: null, mes, miembros: 1, responsables: 1, maximoResponsables: 3 },
  ...{ publicadas: 2, revistas: [], invitaciones: [] },
};
const facts = () => ({
  horarioGeneral: defaultSettings.horarioGeneral,
  horarioSoporte: defaultSettings.horarioSoporte,
  cifras: defaultSettings.cifras,
  planes: defaultSettings.planes,
});
const bodyOf = (asked: { call: string; input: unknown }[], call: string) =>
  asked.flatMap((each) => (each.call === call ? [(each.input as { body: unknown }).body] : []));

it('says that an invitation is for another address, and lets the own ones be answered while they hold', async () => {
  const invitaciones = [
    { id, institucion: 'Universidad del Litoral', responsable: true, caduca: day, caducada: false },
    { id: request, institucion: 'Otra casa', responsable: false, caduca: day, caducada: true },
  ];
  const { user, asked } = await showForm(
    <Screen />,
    {
      myInstitution: () => mine({ invitaciones, deOtraDireccion: 'a…@otra.test' }),
      answerInstitutionInvitation: () => mine({ institucion: member() }),
    },
    `/institucion?invitacion=${request}`,
  );
  expect(await screen.findByText(/^La invitación es para a…@otra\.test/)).toBeTruthy();
  expect(asked.find(({ call }) => call === 'myInstitution')?.input).toEqual({ query: { invitacion: request } });
  const [open, expired] = screen.getAllByRole('listitem');
  expect(open?.textContent).toContain('te invita a responder por ella');
  expect(expired?.textContent).toContain('Caducó el');
  expect(within(expired as HTMLElement).queryByRole('button', { name: 'Aceptar' })).toBeNull();
  await user.click(within(open as HTMLElement).getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(bodyOf(asked, 'answerInstitutionInvitation')).toEqual([{ acepta: true }]));
  expect(await screen.findByText('Ya eres miembro de Universidad del Litoral')).toBeTruthy();
});

it('shows who answers for it its members and what is refused as they invite', async () => {
  const { user, asked } = await showForm(<Screen />, {
    myInstitution: () => mine({ institucion: member({ responsable: true, unicaResponsable: true }) }),
    manageInstitution: () => managed,
    getSiteFacts: facts,
    listInstitutionMembers: () => ({
      miembros: [
        { id, nombre: 'Ana Ruiz', email: 'ana@litoral.test', responsable: true, por: 'DOMINIO' as const, desde: day },
      ],
      ...{ total: 1, page: 1, totalPages: 1 },
    }),
    inviteToInstitution: refusing({}, 'limite_de_responsables'),
  });
  expect(await screen.findByText('Ana Ruiz')).toBeTruthy();
  expect(screen.getByText('1 de 3')).toBeTruthy();
  await fill(user, { 'Correo de quien invitas': 'eva@litoral.test' });
  await user.click(screen.getByRole('checkbox', { name: 'Para que responda por la institución' }));
  await user.click(screen.getByRole('button', { name: 'Invitar' }));
  await waitFor(() =>
    expect(bodyOf(asked, 'inviteToInstitution')).toEqual([{ email: 'eva@litoral.test', responsable: true }]),
  );
  await waitFor(() => expect(field('Correo de quien invitas').getAttribute('aria-invalid')).toBe('true'));
  // What was typed is there still.
  expect(field('Correo de quien invitas').value).toBe('eva@litoral.test');
  await user.click(screen.getByRole('button', { name: 'Dejar la institución' }));
  expect(await screen.findByText(/^Eres la única persona que responde por ella/)).toBeTruthy();
});

it.each([
  [44, ''],
  [46, 'A Universidad del Litoral le quedan 4 obras por enviar este mes.'],
  [49, 'A Universidad del Litoral le queda 1 obra por enviar este mes.'],
  [50, /^Universidad del Litoral ya ha enviado las obras/],
  [60, /^Universidad del Litoral ya ha enviado las obras/],
])('tells an author before they write, of %i works sent', async (enviadas, said) => {
  const identity = identitySchema.parse({ ...defaultSettings, instituciones: true });
  const { asked } = await showForm(<MonthLine />, {
    getIdentity: () => identity,
    myInstitution: () => mine({ institucion: member({ mes: { ...mes, enviadas } }) }),
  });
  await waitFor(() => expect(asked.some(({ call }) => call === 'myInstitution')).toBe(true));
  if (said) expect(await screen.findByText(said)).toBeTruthy();
  else expect(screen.queryByText(/Universidad del Litoral/)).toBeNull();
});

it('asks nothing of institutions where there is none', async () => {
  const { asked } = await showForm(<MonthLine />, { getIdentity: () => identitySchema.parse(defaultSettings) });
  expect(asked.map(({ call }) => call)).not.toContain('myInstitution');
});

it('makes an institution of a request in one act, and names a domain that is another’s', async () => {
  const solicitud = {
    ...{ id: request, institucion: 'Universidad de Oriente', plan: 'profesional' as const, nombre: 'Lea' },
    ...{ email: 'lea@oriente.test', mensaje: 'Somos veinte.', fecha: day, estado: 'PENDIENTE' as const },
  };
  const { user, asked } = await showForm(
    <Routes>
      <Route path="/admin/instituciones" element={<ListScreen />} />
      <Route path="/admin/instituciones/:id" element={<AdminScreen />} />
    </Routes>,
    {
      getSiteFacts: facts,
      listManagedInstitutions: () => ({
        instituciones: [],
        solicitudes: [solicitud],
        solicitudesPendientes: 1,
        ...{ total: 0, page: 1, totalPages: 0 },
      }),
      createInstitution: refusing({ 'dominios.1': 'Ese dominio ya es de otra.' }),
    },
    '/admin/instituciones',
  );
  await user.click(await screen.findByRole('button', { name: 'Crear la institución' }));
  expect(field('Clave').value).toBe('universidad-de-oriente');
  await fill(user, { 'Dominios de correo': 'oriente.test\nlitoral.test', 'Zona horaria': 'America/Bogota' });
  await user.click(screen.getByRole('button', { name: 'Crear' }));
  expect(await screen.findByText('litoral.test: Ese dominio ya es de otra.')).toBeTruthy();
  expect(bodyOf(asked, 'createInstitution')).toEqual([
    {
      ...{ nombre: 'Universidad de Oriente', clave: 'universidad-de-oriente', plan: 'profesional', ror: '' },
      ...{ dominios: ['oriente.test', 'litoral.test'], zonaHoraria: 'America/Bogota', solicitudId: request },
    },
  ]);
});

it('sends a request from the public page, and says that it was', async () => {
  const { user, asked } = await showForm(<InstitutionRequestForm />, {
    getSiteFacts: facts,
    requestInstitution: () => undefined,
  });
  await screen.findByLabelText('Plan');
  await fill(user, {
    'Nombre de la institución': 'Universidad de Oriente',
    'Nombre(?! de)': 'Lea',
    'Correo electrónico': 'lea@oriente.test',
  });
  await user.click(screen.getByRole('button', { name: 'Enviar la solicitud' }));
  expect(await screen.findByText('Solicitud enviada')).toBeTruthy();
  expect(bodyOf(asked, 'requestInstitution')).toMatchObject([
    { institucion: 'Universidad de Oriente', plan: 'basico', email: 'lea@oriente.test' },
  ]);
});
