// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSettings, identitySchema } from '#contract/entities/system.ts';
import { account } from '#web/data/session.fixture.ts';
import { ownJournal } from '#web/features/publications/journal.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { ProfileFacts } from './profile-facts.tsx';

const anales = { ...ownJournal, id: '0190a000-0000-7000-8000-0000000000a1', nombre: 'Anales', principal: false };
const editor = account('EDITOR', { roles: ['EDITOR', 'REVISOR'], ambitos: { EDITOR: [anales.id] } });
const identity = identitySchema.parse(defaultSettings);
const facts = () =>
  Array.from(document.querySelectorAll('dt'), (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

it('says in which journals they edit and review, where there are several', async () => {
  await show(<ProfileFacts account={editor} />, {
    getIdentity: () => ({ ...identity, variasRevistas: true }),
    listJournals: () => ({ revistas: [ownJournal, anales] }),
  });
  await screen.findByText('Editas');
  expect(facts()).toEqual(expect.arrayContaining(['Editas: Anales', 'Revisas: En todas las revistas']));
});

it('says nothing of journals where there is one', async () => {
  const { asked } = await show(<ProfileFacts account={account('EDITOR')} />, { getIdentity: () => identity });
  expect(await screen.findByText('editor')).toBeTruthy();
  expect(screen.queryByText('Editas')).toBeNull();
  expect(asked.map(({ call }) => call)).not.toContain('listJournals');
});

it('shows an iD as confirmed, with the way to undo it, or the way to have it confirmed; without ORCID the iD alone', async () => {
  const orcid = '0000-0002-1825-0097';
  const withOrcid = { getIdentity: () => ({ ...identity, conOrcid: true as const }) };
  const confirmed = account('AUTOR', { orcid, orcidConfirmado: '2026-11-27T10:00:00.000Z' });
  const unlinkOrcid = () => ({ data: account('AUTOR', { orcid }) });
  const first = await show(<ProfileFacts account={confirmed} />, { ...withOrcid, unlinkOrcid });
  expect(await screen.findByRole('link', { name: `https://orcid.org/${orcid}` })).toBeTruthy();
  expect(screen.getByText(/^ORCID iD confirmado el 27/)).toBeTruthy();
  await first.user.click(screen.getByRole('button', { name: 'Desconectar ORCID' }));
  expect(first.asked.map(({ call }) => call)).toContain('unlinkOrcid');
  first.unmount();

  const second = await show(<ProfileFacts account={account('AUTOR', { orcid })} />, withOrcid);
  expect(await screen.findByRole('button', { name: 'Conectar con ORCID' })).toBeTruthy();
  expect(screen.queryByText(/confirmado/)).toBeNull();
  second.unmount();

  await show(<ProfileFacts account={confirmed} />, { getIdentity: () => identity });
  expect(await screen.findByRole('link', { name: orcid })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers to add works to the record at ORCID: asks ORCID first, says what came of it, and takes it back', async () => {
  const orcid = '0000-0002-1825-0097';
  const confirmed = account('AUTOR', { orcid, orcidConfirmado: '2026-11-27T10:00:00.000Z' });
  const getIdentity = () => ({ ...identity, conOrcid: true as const });
  const none = {
    disponible: true,
    obras: false,
    revisiones: false,
    permiso: 'NINGUNO' as const,
    anadidas: 0,
    entradas: [],
  };
  const startOrcid = () => ({ url: '#orcid' });
  const first = await show(<ProfileFacts account={confirmed} />, { getIdentity, orcidRecord: () => none, startOrcid });
  await first.user.click(await screen.findByRole('checkbox', { name: 'Añadir a mi registro lo que publique' }));
  await first.user.click(screen.getByRole('button', { name: 'Dar permiso en ORCID' }));
  expect(first.asked).toContainEqual(
    expect.objectContaining({
      call: 'startOrcid',
      input: { body: { para: 'CONECTAR', permiso: { obras: true, revisiones: false } } },
    }),
  );
  first.unmount();

  const entry = {
    id: '0190a000-0000-7000-8000-0000000000b1',
    publicacionId: '0190a000-0000-7000-8000-0000000000b2',
    ...{ clase: 'OBRA' as const, titulo: 'Una obra', estado: 'RECHAZADA' as const, fallo: 'NO_ACEPTADA' as const },
    ...{ mensaje: 'Invalid title', fecha: '2026-11-27T10:00:00.000Z' },
  };
  const given = { ...none, obras: true, permiso: 'VIGENTE' as const, anadidas: 2, entradas: [entry] };
  const changeOrcidRecord = () => none;
  const second = await show(<ProfileFacts account={confirmed} />, {
    ...{ getIdentity, orcidRecord: () => given, changeOrcidRecord },
  });
  expect(await screen.findByText('2 añadidas a tu registro')).toBeTruthy();
  expect(screen.getByText('ORCID dice: «Invalid title»')).toBeTruthy();
  await second.user.click(screen.getByRole('button', { name: 'Volver a intentar' }));
  await second.user.click(screen.getByRole('checkbox', { name: 'Añadir a mi registro lo que publique' }));
  await second.user.click(screen.getByRole('button', { name: 'Guardar lo que se añade' }));
  expect(second.asked.flatMap(({ call, input }) => (call === 'changeOrcidRecord' ? [input] : []))).toEqual([
    { body: { obras: true, revisiones: false, reintentar: true } },
    { body: { obras: false, revisiones: false } },
  ]);
  second.unmount();

  const third = await show(<ProfileFacts account={confirmed} />, {
    ...{ getIdentity, orcidRecord: () => ({ ...given, disponible: false }), changeOrcidRecord },
  });
  const works = await screen.findByRole('checkbox', { name: 'Añadir a mi registro lo que publique' });
  expect(screen.getByRole('checkbox', { name: 'Añadir mis revisiones' }).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Volver a intentar' })).toBeNull();
  await third.user.click(works);
  expect(screen.getByText(/Si das el permiso otra vez, se añade todo de nuevo/)).toBeTruthy();
  await third.user.click(screen.getByRole('button', { name: 'Guardar lo que se añade' }));
  expect(third.asked).toContainEqual(
    expect.objectContaining({ call: 'changeOrcidRecord', input: { body: { obras: false, revisiones: false } } }),
  );
});
