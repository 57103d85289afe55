// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { account, enterAs } from '#web/data/session.fixture.ts';
import { away, complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { keptDrafts } from '#web/features/forms/kept-drafts.fixture.ts';
import { ProfileForm } from './profile-form.tsx';

const button = () => screen.getByRole('button', { name: 'Guardar cambios' });
const isSaving = ({ call }: { call: string }) => call === 'updateProfile';
const facts = { nombres: 'Ana', apellidos: 'Ruiz', afiliacion: 'CSIC', orcid: '', biografia: '' };

it('says beside each field what is missing or wrong, and goes to the first', async () => {
  const { user, asked } = await showForm(<ProfileForm account={account('REVISOR')} onDone={vi.fn()} />);
  await fill(user, { Nombres: '', Apellidos: ' ', ORCID: '0000-0000-0000-0002', 'Revisiones a la vez': '51' });
  await user.click(button());
  await waitFor(() =>
    expect(Object.values(complaints())).toEqual([
      'Escribe tus nombres',
      'Escribe tus apellidos',
      'Ese ORCID no es válido: revisa sus cifras',
      'Escribe un número entre 1 y 50.',
    ]),
  );
  expect(document.activeElement).toBe(field('Nombres'));
  expect(asked).toEqual([]);
});

it('sends the profile once, also at a double click, and is done', async () => {
  const onDone = vi.fn();
  const updateProfile = () => ({ data: account('AUTOR', { afiliacion: 'CSIC' }) });
  const { user, asked } = await showForm(<ProfileForm account={account()} onDone={onDone} />, { updateProfile });
  await fill(user, { Afiliación: 'CSIC' });
  await user.dblClick(button());
  expect(await screen.findByText('Perfil guardado')).toBeTruthy();
  expect(asked.filter(isSaving)).toEqual([{ call: 'updateProfile', input: { body: facts } }]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('sends what works to review are given by, of who reviews', async () => {
  const reviewer = account('REVISOR', { capacidadRevisiones: 3 });
  const updateProfile = () => ({ data: reviewer });
  const { user, asked } = await showForm(<ProfileForm account={reviewer} onDone={vi.fn()} />, { updateProfile });
  await fill(user, { Afiliación: 'CSIC', 'Temas que conoces': 'aves,  salinidad,', 'Revisiones a la vez': '' });
  await user.click(button());
  await screen.findByText('Perfil guardado');
  const reviewing = {
    palabrasClave: ['aves', 'salinidad'],
    capacidadRevisiones: null,
  };
  expect(asked.find(isSaving)?.input).toEqual({ body: { ...facts, ...reviewing } });
});

it('says beside its field what the server has against it', async () => {
  const updateProfile = refusing({ orcid: 'Ese ORCID es de otra cuenta.' });
  const { user } = await showForm(<ProfileForm account={account()} onDone={vi.fn()} />, { updateProfile });
  await user.click(button());
  await waitFor(() => expect(complaints()).toEqual({ 'ORCID opcional': 'Ese ORCID es de otra cuenta.' }));
  expect(document.activeElement).toBe(field('ORCID'));
});

it('says that the server cannot be reached, and keeps what was written', async () => {
  const onDone = vi.fn();
  const { user } = await showForm(<ProfileForm account={account()} onDone={onDone} />, { updateProfile: away });
  await fill(user, { Afiliación: 'CSIC' });
  await user.click(button());
  expect(await screen.findByText(/No pudimos conectar con Pliego/)).toBeTruthy();
  expect([field('Afiliación').value, onDone.mock.calls]).toEqual(['CSIC', []]);
});

it('has again what was written and not saved', async () => {
  await enterAs('AUTOR');
  const { drafts, answers } = keptDrafts();
  const first = await showForm(<ProfileForm account={account()} onDone={vi.fn()} />, answers);
  await fill(first.user, { Biografía: 'Estudio las aves de paso.' });
  await waitFor(() => expect(drafts.has('perfil')).toBe(true), { timeout: 5000 });
  first.unmount();
  const updateProfile = () => ({ data: account() });
  const again = await showForm(<ProfileForm account={account()} onDone={vi.fn()} />, { ...answers, updateProfile });
  expect(await screen.findByText(/^Hemos recuperado lo que escribiste/)).toBeTruthy();
  expect(field('Biografía').value).toBe('Estudio las aves de paso.');
  await again.user.click(button());
  await waitFor(() => expect(drafts.size).toBe(0));
});

it('offers organisations as the affiliation is written, and sends the iD of the chosen one while it stands', async () => {
  const ror = 'https://ror.org/02gfc7t72';
  const unam = {
    ror,
    nombre: 'Universidad Nacional Autónoma de México',
    siglas: 'UNAM',
    ciudad: 'Ciudad de México',
    pais: 'MX',
  };
  const suggestOrganisations = () => ({ organizaciones: [unam] });
  const updateProfile = () => ({ data: account('AUTOR', { afiliacion: unam.nombre, afiliacionRor: ror }) });
  const { user, asked } = await showForm(<ProfileForm account={account()} onDone={vi.fn()} />, {
    suggestOrganisations,
    updateProfile,
  });
  await fill(user, { Afiliación: 'unam' });
  await user.click(await screen.findByRole('button', { name: /UNAM · Ciudad de México · México/ }));
  expect(field('Afiliación').value).toBe(unam.nombre);
  expect(screen.getByRole('link', { name: 'ror.org/02gfc7t72' }).getAttribute('href')).toBe(ror);
  await user.click(button());
  await screen.findByText('Perfil guardado');
  const sent = { ...facts, afiliacion: unam.nombre, afiliacionRor: ror };
  expect(asked.find(isSaving)?.input).toEqual({ body: sent });
  // Written over, it is no organisation's any more.
  await fill(user, { Afiliación: 'En casa' });
  expect(screen.queryByRole('link', { name: /ror/ })).toBeNull();
});

it('takes off an iD that is not theirs, and leaves the affiliation as it stands', async () => {
  const chosen = account('AUTOR', { afiliacion: 'CSIC', afiliacionRor: 'https://ror.org/02gfc7t72' });
  const updateProfile = () => ({ data: account('AUTOR', { afiliacion: 'CSIC' }) });
  const { user, asked } = await showForm(<ProfileForm account={chosen} onDone={vi.fn()} />, { updateProfile });
  await user.click(screen.getByRole('button', { name: 'No es esta organización' }));
  expect(screen.queryByRole('link', { name: /ror/ })).toBeNull();
  expect(document.activeElement).toBe(field('Afiliación'));
  await user.click(button());
  await screen.findByText('Perfil guardado');
  expect(asked.find(isSaving)?.input).toEqual({ body: { ...facts, afiliacionRor: null } });
});
