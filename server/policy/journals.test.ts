/** Numbers, institutions, merged accounts and the journals of roles: issues.ts, institutions.ts, merging.ts, scopes.ts. */
import { describe, expect, it } from 'vitest';
import { type Role, roles } from '#contract/vocabulary.ts';
import { me } from './cases.fixture.ts';
import {
  alsoGivenBy,
  canBeTakenOver,
  canChangeInstitution,
  canManageInstitution,
  canMoveTo,
  canReadIssue,
  canRemoveMember,
  canRunIssues,
  canTakeElsewhere,
  canTakePackage,
  handlesWithin,
  isOwnMembership,
  isScopeOf,
  runsIssuesOf,
  scopesGranted,
  scopesWithin,
  whyNotMerge,
  withoutGiven,
  withScopesOf,
} from './index.ts';

const opensTo = (may: (person: ReturnType<typeof me>) => boolean) => roles.filter((role) => may(me(role)));
const here = { revistaId: 'here' };
const editorOf = (...where: string[]) => ({ ...me('EDITOR'), ambitos: { EDITOR: where } });

describe('a number', () => {
  it('is prepared, and its works taken along, by editors of its journal and administrators', () => {
    for (const may of [canRunIssues, canTakePackage]) {
      expect(opensTo((person) => may(person, here))).toEqual(['EDITOR', 'ADMIN']);
      expect([may(editorOf('here'), here), may(editorOf('there'), here), may(null, here)]).toEqual([
        true,
        false,
        false,
      ]);
    }
    expect(runsIssuesOf(null)).toEqual([]);
    expect(runsIssuesOf(me('ADMIN'))).toBe('all');
    expect(runsIssuesOf(me('EDITOR'))).toBe('all');
    expect(runsIssuesOf(editorOf('here'))).toEqual(['here']);
    expect(runsIssuesOf({ ...editorOf('here'), roles: ['EDITOR', 'ADMIN'] })).toBe('all');
    expect(runsIssuesOf(me('REVISOR'))).toEqual([]);
  });

  it('is read by all once it is published, and before by who prepares it', () => {
    const issue = { ...here, fechaPublicacion: null };
    expect([canReadIssue(null, issue), canReadIssue(editorOf('there'), issue)]).toEqual([false, false]);
    expect(canReadIssue(editorOf('here'), issue)).toBe(true);
    expect(canReadIssue(null, { ...issue, fechaPublicacion: new Date() })).toBe(true);
  });

  it('is not where a manuscript goes: that is its main author’s, while it is there', () => {
    const work = { autorPrincipalId: 'me', deletedAt: null };
    expect(canTakeElsewhere(me(), work)).toBe(true);
    expect(canTakeElsewhere(me('ADMIN'), { ...work, autorPrincipalId: 'another' })).toBe(false);
    expect(canTakeElsewhere(me(), { ...work, deletedAt: new Date() })).toBe(false);
    expect(canTakeElsewhere(null, { autorPrincipalId: null, deletedAt: null })).toBe(false);
  });
});

describe('an institution', () => {
  const answers = { institucionId: 'house', responsable: true };
  it('is managed by who answers for it and by administrators, who alone change its plan', () => {
    expect(opensTo((person) => canManageInstitution(person, 'house', undefined))).toEqual(['ADMIN']);
    expect(canManageInstitution(me(), 'house', answers)).toBe(true);
    expect(canManageInstitution(me(), 'another house', answers)).toBe(false);
    expect(canManageInstitution(me(), 'house', { ...answers, responsable: false })).toBe(false);
    expect(opensTo(canChangeInstitution)).toEqual(['ADMIN']);
  });

  it('is left by everybody, and others are taken out by who manages it', () => {
    expect([isOwnMembership(me(), 'me'), isOwnMembership(me(), 'another')]).toEqual([true, false]);
    expect(canRemoveMember(me(), { id: 'house', userId: 'me' }, undefined)).toBe(true);
    expect(canRemoveMember(me(), { id: 'house', userId: 'another' }, { ...answers, responsable: false })).toBe(false);
    expect(canRemoveMember(me(), { id: 'house', userId: 'another' }, answers)).toBe(true);
    expect(canRemoveMember(me(), { id: 'another house', userId: 'another' }, answers)).toBe(false);
  });
});

describe('a merge', () => {
  const account = (id: string, facts = {}) => ({
    ...{ id, fechaBloqueo: null, fechaVerificacion: new Date(), invitadaDesde: null, roles: ['AUTOR'] as Role[] },
    ...facts,
  });
  const why = (queda: object, unida: object, administrators = ['me', 'another administrator']) =>
    whyNotMerge(me('ADMIN'), { queda: account('stays', queda), unida: account('goes', unida) }, administrators);
  it('is hindered by what each account is', () => {
    expect(why({}, {})).toEqual([]);
    expect(why({}, { id: 'me' })).toEqual(['PROPIA_UNIDA']);
    expect(why({ id: 'me' }, {})).toEqual(['PROPIA_QUEDA']);
    expect(why({}, {}, ['goes'])).toEqual(['ULTIMA_ADMIN']);
    const blocked = { fechaBloqueo: new Date() };
    expect([why(blocked, {}), why({}, blocked)]).toEqual([['BLOQUEADA'], ['BLOQUEADA']]);
    expect(why({ fechaVerificacion: null }, {})).toEqual(['QUEDA_SIN_CONFIRMAR']);
    expect(why({}, { fechaVerificacion: null })).toEqual([]);
  });

  it('into one’s own is for who has nobody to ask', () => {
    expect(why({ id: 'me' }, {}, ['me'])).toEqual([]);
    expect(why({ id: 'me' }, {}, ['me', 'goes'])).toEqual([]);
    expect(why({}, {}, ['me', 'somebody'])).toEqual([]);
  });

  it('gives no more than the merged account had, and what it gave can be taken away again', () => {
    expect(canBeTakenOver(['EDITOR'], me('EDITOR', 'AUTOR'))).toBe(true);
    expect(canBeTakenOver(['EDITOR', 'ADMIN'], me('EDITOR', 'AUTOR'))).toBe(false);
    expect(withoutGiven(['AUTOR', 'EDITOR'], ['EDITOR'])).toEqual(['AUTOR']);
    expect(withoutGiven(['EDITOR'], ['EDITOR'])).toEqual(['LECTOR']);
    expect(alsoGivenBy(['EDITOR', 'REVISOR'], me('AUTOR', 'REVISOR'))).toEqual(['REVISOR']);
  });
});

describe('the journals of a role', () => {
  it('are of roles that the account has, each once and in order', () => {
    expect(scopesWithin(['EDITOR', 'AUTOR'], { EDITOR: ['b', 'a', 'b'], REVISOR: ['a'] })).toEqual({
      EDITOR: ['a', 'b'],
    });
    expect(scopesWithin(['EDITOR'], {})).toEqual({});
  });

  it('limit the works that an account handles, unless it does not edit at all', () => {
    expect(handlesWithin(me('AUTOR'))).toBe('all');
    expect(handlesWithin(me('EDITOR'))).toBe('all');
    expect(handlesWithin(editorOf('here'))).toEqual(['here']);
    expect(handlesWithin({ ...editorOf('here'), roles: ['AUTOR'] })).toBe('all');
  });

  it('are asked for of roles that are held, in journals that are there', () => {
    expect(isScopeOf(['EDITOR'], ['here'], { EDITOR: ['here'], REVISOR: ['here'] })).toBe(false);
    expect(isScopeOf(['EDITOR', 'REVISOR'], ['here'], { EDITOR: ['here'], REVISOR: ['there'] })).toBe(false);
    expect(isScopeOf(['EDITOR'], ['here'], {})).toBe(true);
    expect(isScopeOf(['EDITOR'], ['here', 'there'], { EDITOR: ['here', 'there'] })).toBe(true);
    expect(isScopeOf(['EDITOR'], ['here'], { EDITOR: ['here', 'there'] })).toBe(false);
  });

  it('come with the role that was asked for in one of them', () => {
    expect(scopesGranted({}, 'EDITOR', 'here')).toEqual({ EDITOR: ['here'] });
    expect(scopesGranted({ REVISOR: ['there'] }, 'EDITOR', 'here')).toEqual({ REVISOR: ['there'], EDITOR: ['here'] });
    expect(scopesGranted({}, 'EDITOR', null)).toEqual({});
    expect(scopesGranted({}, 'AUTOR', 'here')).toEqual({});
  });

  it('come with the roles of another account, and no others', () => {
    const from = { EDITOR: ['here'], REVISOR: ['there'] };
    expect(withScopesOf(['REVISOR'], from, { EDITOR: ['mine'] })).toEqual({ EDITOR: ['mine'], REVISOR: ['there'] });
    expect(withScopesOf(['EDITOR', 'REVISOR'], { EDITOR: ['here'] }, {})).toEqual({ EDITOR: ['here'] });
  });

  it('take a work where its editor runs works, too', () => {
    expect(opensTo((person) => canMoveTo(person, here))).toEqual(['EDITOR', 'ADMIN']);
    expect([canMoveTo(editorOf('here'), here), canMoveTo(editorOf('there'), here)]).toEqual([true, false]);
  });
});
