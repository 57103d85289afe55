/** Roles and accounts (people.ts): what a role opens by itself, and how accounts come by roles. */
import { describe, expect, it } from 'vitest';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { type Role, roles } from '#contract/vocabulary.ts';
import { me } from './cases.fixture.ts';
import {
  canAdminister,
  canChangeSetting,
  canConfirmByHand,
  canLiftFourEyes,
  canManageJob,
  canReadAccountUse,
  canReadHealthDetails,
  canReadJobResult,
  canReadPage,
  canReadStoredLinks,
  canReadTimes,
  canRetryJob,
  canSeeJournal,
  canWriteToOthers,
  isKnownByAddress,
  isLastAdministrator,
  roleStillAsked,
  rolesAfterAsking,
  rolesAfterConfirming,
  rolesForMade,
  rolesOfAuthor,
  rolesThat,
  rolesToConfirmFor,
  tidyRoles,
  withAdministration,
  withFourEyes,
  withoutRole,
  withPromised,
  withRole,
} from './index.ts';

/** For nobody's role, and each role alone. */
const opensTo = (may: (person: ReturnType<typeof me>) => boolean) => roles.filter((role) => may(me(role)));
const settings = (some: Partial<PlatformSettings>) => some as PlatformSettings;

describe('what a role opens by itself', () => {
  it('is for administrators: figures of health, kept links, failed jobs, the use of accounts, the four eyes', () => {
    for (const may of [canReadHealthDetails, canReadStoredLinks, canRetryJob, canReadAccountUse, canLiftFourEyes])
      expect(opensTo(may)).toEqual(['ADMIN']);
    expect([canReadHealthDetails(null), canReadStoredLinks(null)]).toEqual([false, false]);
    expect(opensTo((person) => canConfirmByHand(person, false))).toEqual(['ADMIN']);
    expect(opensTo((person) => canConfirmByHand(person, true))).toEqual([]);
  });

  it('is for who asked for a job, and administrators, who read what the platform’s own found', () => {
    expect(opensTo((person) => canManageJob(person, { creadoPorId: 'another' }))).toEqual(['ADMIN']);
    expect(opensTo((person) => canManageJob(person, { creadoPorId: 'me' }))).toEqual([...roles]);
    expect(opensTo((person) => canReadJobResult(person, { creadoPorId: 'me' }))).toEqual([...roles]);
    expect(opensTo((person) => canReadJobResult(person, { creadoPorId: 'another' }))).toEqual([]);
    expect(opensTo((person) => canReadJobResult(person, { creadoPorId: null }))).toEqual(['ADMIN']);
  });

  it('is for editors everywhere the workflow, and for administrators every setting', () => {
    for (const key of ['modoFlujo', 'revisionesMinimas', 'cuatroOjos'] as const)
      expect(opensTo((person) => canChangeSetting(person, key))).toEqual(['EDITOR', 'ADMIN']);
    expect(opensTo((person) => canChangeSetting(person, 'nombre'))).toEqual(['ADMIN']);
  });

  it('is, of a journal that is not shown, for who runs works in it', () => {
    const hidden = { id: 'here', publica: false };
    expect(opensTo((person) => canSeeJournal(person, hidden))).toEqual(['EDITOR', 'ADMIN']);
    expect(canSeeJournal({ ...me('EDITOR'), ambitos: { EDITOR: ['there'] } }, hidden)).toBe(false);
    expect(canSeeJournal({ ...me('EDITOR'), ambitos: { EDITOR: ['here'] } }, hidden)).toBe(true);
    expect([canSeeJournal(null, hidden), canSeeJournal(null, { ...hidden, publica: true })]).toEqual([false, true]);
  });
});

describe('the site', () => {
  it('has pages for who is logged in, and for all where it is open or one is about to register', () => {
    const reads = (
      viewer: ReturnType<typeof me> | null,
      slug: 'ayuda' | 'terminos' | 'privacidad' | 'accesibilidad',
      sitioPublico: boolean,
    ) => canReadPage(viewer, slug, settings({ sitioPublico }));
    expect([reads(null, 'ayuda', false), reads(me(), 'ayuda', false), reads(null, 'ayuda', true)]).toEqual([
      false,
      true,
      true,
    ]);
    expect([reads(null, 'terminos', false), reads(null, 'privacidad', false)]).toEqual([true, true]);
    expect(reads(null, 'accesibilidad', false)).toBe(true);
  });

  it('says how long things take to who may wait for them, or to all where an administrator published it', () => {
    const times = (viewer: ReturnType<typeof me> | null, tiemposPublicos: boolean) =>
      canReadTimes(viewer, settings({ tiemposPublicos }));
    expect([times(null, false), times(null, true), times(me(), false)]).toEqual([false, true, true]);
  });
});

describe('the four eyes', () => {
  const before = {
    modoFlujo: 'profesional',
    cuatroOjos: false,
    revisionesMinimas: 2,
    cuatroOjosLevantados: { por: '', publicar: false },
  } as const;
  const minimal = { modoFlujo: 'minimalista' } as const;
  it('stay where an editor chooses another mode, and end by an administrator for works of others', () => {
    expect(withFourEyes(me('EDITOR'), before, minimal)).toEqual({ ...minimal, cuatroOjos: true });
    expect(withFourEyes(me('ADMIN'), before, minimal)).toEqual({
      ...minimal,
      cuatroOjosLevantados: { por: 'me', publicar: false },
    });
  });

  it('are untouched by what does not end them', () => {
    const changes = [{ revisionesMinimas: 3 }, { cuatroOjos: true }, { modoFlujo: 'profesional' as const }];
    for (const change of changes)
      for (const role of ['EDITOR', 'ADMIN'] as const) expect(withFourEyes(me(role), before, change)).toEqual(change);
    const none = { ...before, modoFlujo: 'minimalista' } as const;
    expect(withFourEyes(me('ADMIN'), none, { revisionesMinimas: 3 })).toEqual({ revisionesMinimas: 3 });
  });

  it('hold on for publishing, too, once who switched them off, which an editor cannot', () => {
    const on = { ...before, cuatroOjos: true } as const;
    expect(withFourEyes(me('EDITOR'), on, { cuatroOjos: false })).toEqual({ cuatroOjos: true });
    expect(withFourEyes(me('ADMIN'), on, { cuatroOjos: false })).toEqual({
      cuatroOjos: false,
      cuatroOjosLevantados: { por: 'me', publicar: true },
    });
    const lifted = (por: string, publicar: boolean) =>
      withFourEyes(me('ADMIN'), { ...before, cuatroOjosLevantados: { por, publicar } }, minimal);
    const mine = (publicar: boolean) => ({ ...minimal, cuatroOjosLevantados: { por: 'me', publicar } });
    expect(lifted('me', true)).toEqual(mine(true));
    expect(lifted('me', false)).toEqual(mine(false));
    expect(lifted('another', true)).toEqual(mine(false));
  });
});

describe('roles', () => {
  it('are given and taken one by one, and LECTOR is what one is without another', () => {
    expect(withRole(['LECTOR'], 'AUTOR')).toEqual(['AUTOR']);
    expect(withRole(['AUTOR', 'EDITOR'], 'AUTOR')).toEqual(['EDITOR', 'AUTOR']);
    expect(withoutRole(['AUTOR', 'EDITOR'], 'AUTOR')).toEqual(['EDITOR']);
    expect(withoutRole(['AUTOR'], 'AUTOR')).toEqual(['LECTOR']);
    expect(tidyRoles(['EDITOR', 'LECTOR', 'EDITOR', 'AUTOR'])).toEqual(['EDITOR', 'AUTOR']);
    expect([tidyRoles([]), tidyRoles(['LECTOR'])]).toEqual([['LECTOR'], ['LECTOR']]);
  });

  it('make an author of who signs, and an administrator of whom the machine’s keeper names', () => {
    expect(rolesOfAuthor(['LECTOR'])).toEqual(['AUTOR']);
    for (const held of [['AUTOR'], ['ADMIN']] as const) expect(rolesOfAuthor(held)).toEqual(held);
    const both = ['AUTOR', 'EDITOR'] as const;
    expect(rolesOfAuthor(both)).toBe(both);
    expect(rolesOfAuthor(['EDITOR'])).toEqual(['EDITOR', 'AUTOR']);
    expect(withAdministration(['AUTOR'])).toEqual(['AUTOR', 'ADMIN']);
    expect(withAdministration(['ADMIN', 'AUTOR'])).toEqual(['ADMIN', 'AUTOR']);
  });

  it('are what the database finds people by', () =>
    expect(rolesThat).toEqual({
      administer: ['ADMIN'],
      runWorks: ['EDITOR', 'ADMIN'],
      review: ['REVISOR'],
      takePart: ['AUTOR', 'REVISOR', 'EDITOR', 'ADMIN'],
    }));

  it('administer where the account is not blocked, and somebody always does', () => {
    expect(canAdminister({ roles: ['ADMIN'], blocked: false })).toBe(true);
    expect(canAdminister({ roles: ['ADMIN'], blocked: true })).toBe(false);
    expect(canAdminister({ roles: ['EDITOR'], blocked: false })).toBe(false);
    expect(isLastAdministrator('me', ['me'])).toBe(true);
    for (const others of [['another'], ['me', 'another'], []]) expect(isLastAdministrator('me', others)).toBe(false);
  });

  it('that read what is not published wait for the address', () => {
    expect(rolesToConfirmFor(roles, [], false)).toEqual(['REVISOR', 'EDITOR', 'ADMIN']);
    expect(rolesToConfirmFor(roles, ['EDITOR'], false)).toEqual(['REVISOR', 'ADMIN']);
    expect(rolesToConfirmFor(roles, [], true)).toEqual([]);
    expect(rolesForMade(['AUTOR', 'EDITOR'])).toEqual({ roles: ['AUTOR'], rolesPrometidos: ['EDITOR'] });
    expect(rolesForMade(['EDITOR'])).toEqual({ roles: ['LECTOR'], rolesPrometidos: ['EDITOR'] });
    expect(rolesForMade(['EDITOR', 'REVISOR'], ['EDITOR'])).toEqual({
      roles: ['EDITOR'],
      rolesPrometidos: ['REVISOR'],
    });
  });

  it('that were promised come with the confirmed address, and are waited for no more', () => {
    const promised = (rolSolicitado: Role | null) =>
      withPromised({ roles: ['LECTOR'], rolSolicitado }, ['EDITOR', 'REVISOR']);
    expect(promised(null)).toEqual({ roles: ['EDITOR', 'REVISOR'], rolSolicitado: null });
    expect(promised('EDITOR').rolSolicitado).toBeNull();
    expect(promised('AUTOR').rolSolicitado).toBe('AUTOR');
    expect(roleStillAsked(['EDITOR'], { rolSolicitado: 'EDITOR' })).toBeNull();
    expect(roleStillAsked(['EDITOR'], { rolSolicitado: null })).toBeNull();
    expect(roleStillAsked(['AUTOR'], { rolSolicitado: 'EDITOR' })).toBe('EDITOR');
  });

  it('are had by asking: AUTOR at once, others where nobody has to approve and the address is known', () => {
    const state = { roles: ['LECTOR'] as Role[], rolSolicitado: null };
    const ask = (
      asked: Role,
      approval: boolean,
      confirmed: boolean,
      from: Parameters<typeof rolesAfterAsking>[0] = state,
    ) => rolesAfterAsking(from, asked, { approval, confirmed });
    for (const approval of [true, false])
      for (const confirmed of [true, false]) {
        expect(ask('AUTOR', approval, confirmed)).toEqual({ roles: ['AUTOR'], rolSolicitado: null });
        for (const role of ['LECTOR', 'ADMIN'] as const) expect(ask(role, approval, confirmed)).toBe(state);
        const due =
          approval || !confirmed
            ? { roles: ['LECTOR'], rolSolicitado: 'EDITOR' }
            : { roles: ['EDITOR'], rolSolicitado: null };
        expect(ask('EDITOR', approval, confirmed)).toEqual(due);
      }
    const editor = { roles: ['EDITOR'] as Role[], rolSolicitado: 'REVISOR' as Role };
    for (const held of ['EDITOR', 'LECTOR'] as const) expect(ask(held, false, true, editor)).toBe(editor);
    expect(ask('REVISOR', false, true, editor)).toEqual({ roles: ['EDITOR', 'REVISOR'], rolSolicitado: null });
    expect(ask('AUTOR', false, true, editor)).toEqual({ roles: ['EDITOR', 'AUTOR'], rolSolicitado: 'REVISOR' });
  });

  it('that were asked for come with the confirmed address where nobody has to approve', () => {
    const waiting = { roles: ['LECTOR'] as Role[], rolSolicitado: 'EDITOR' as Role };
    expect(rolesAfterConfirming(waiting, true)).toBe(waiting);
    expect(rolesAfterConfirming(waiting, false)).toEqual({ roles: ['EDITOR'], rolSolicitado: null });
    const none = { ...waiting, rolSolicitado: null };
    expect(rolesAfterConfirming(none, false)).toBe(none);
    // A role that is never had by asking is asked for no more.
    expect(rolesAfterConfirming({ ...waiting, rolSolicitado: 'ADMIN' }, false)).toEqual(none);
  });
});

describe('an address', () => {
  const unknown = { roles: ['AUTOR'] as Role[], fechaVerificacion: null, invitadaDesde: null };
  it('is its account’s once confirmed, trusted with what is not published, or made for it', () => {
    expect(isKnownByAddress(unknown)).toBe(false);
    expect(isKnownByAddress({ ...unknown, fechaVerificacion: new Date() })).toBe(true);
    expect(isKnownByAddress({ ...unknown, invitadaDesde: new Date() })).toBe(true);
    for (const role of roles)
      expect(isKnownByAddress({ ...unknown, roles: ['AUTOR', role] })).toBe(
        ['REVISOR', 'EDITOR', 'ADMIN'].includes(role),
      );
  });

  it('writes to others once it is confirmed', () => {
    expect(canWriteToOthers({ fechaVerificacion: new Date() })).toBe(true);
    expect(canWriteToOthers({ fechaVerificacion: null })).toBe(false);
  });
});
