/** Which scope of a key opens which call. */
import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { type CallName, calls } from './calls.ts';
import { keyScopes } from './key-scopes.ts';
import { groupsWith, keyRoles, scopesOf } from './scopes.ts';

const names = Object.keys(calls) as CallName[];
const callOf = (name: CallName): Call => calls[name];

it('each call is in one group, which says what opens it', () => {
  expect(names.filter((name) => groupsWith(name) !== 1)).toEqual([]);
});

it('no key opens what is of the account itself, of others’ accounts to change, or begins a session', () => {
  const closed = names.filter((name) => scopesOf(name).length === 0);
  for (const name of [
    ...([
      'changePassword',
      'updateProfile',
      'requestRole',
      'logoutEverywhere',
      'endSession',
      'endOtherSessions',
    ] as const),
    ...(['listSessions', 'listApiKeys', 'makeApiKey', 'revokeApiKey', 'listAllApiKeys', 'revokeApiKeyOf'] as const),
    ...([
      'linkOrcid',
      'unlinkOrcid',
      'changeOrcidRecord',
      'eraseOwnAccount',
      'startOwnExport',
      'linkOwnExport',
    ] as const),
    ...(['changeUser', 'changeRoles', 'mailPasswordReset', 'endSessions', 'deleteUser', 'createAccounts'] as const),
    ...(['mergeAccounts', 'undoMerge', 'decideRoleRequest', 'authProfile', 'profile', 'legalTexts'] as const),
  ])
    expect(closed, name).toContain(name);
  for (const name of names.filter((name) => callOf(name).sessionless || callOf(name).path.startsWith('/auth/')))
    expect(closed, name).toContain(name);
});

it('a call for roles is of their areas, and reading is not changing', () => {
  expect(scopesOf('createPublication')).toEqual(['obras:escribir']);
  expect(scopesOf('myPublications')).toEqual(['obras:leer', 'edicion:leer']);
  expect(scopesOf('getPublication')).toEqual(['obras:leer', 'revisiones:leer', 'edicion:leer']);
  expect(scopesOf('updateReview')).toEqual(['revisiones:escribir', 'edicion:escribir']);
  expect(scopesOf('editorialQueue')).toEqual(['edicion:leer']);
  expect(scopesOf('changeSettings')).toEqual(['administracion:escribir']);
  expect(scopesOf('listUsers')).toEqual(['edicion:leer']);
  for (const name of names.filter((name) => String(callOf(name).access) === 'ADMIN'))
    for (const scope of scopesOf(name))
      expect([name, scope]).toEqual([name, expect.stringMatching(/^administracion:/)]);
  for (const name of names.filter((name) => callOf(name).method === 'GET'))
    for (const scope of scopesOf(name)) expect([name, scope]).toEqual([name, expect.stringMatching(/:leer$/)]);
});

it('a key acts with the roles of what it may do there, and no others', () => {
  const decides = keyRoles('changeEstado');
  expect(decides(['obras:escribir'])).toEqual(['LECTOR', 'AUTOR']);
  // What may only be read of editing gives no editor's hand to who writes works.
  expect(decides(['obras:escribir', 'edicion:leer', 'administracion:leer'])).toEqual(['LECTOR', 'AUTOR']);
  expect(decides(['obras:escribir', 'edicion:escribir'])).toContain('EDITOR');
  expect(decides(['obras:leer', 'revisiones:escribir', 'administracion:escribir'])).toBeUndefined();
  expect(keyRoles('getPublication')(['obras:leer'])).toEqual(['LECTOR', 'AUTOR']);
  expect(keyRoles('getPublication')(['obras:escribir'])).toEqual(['LECTOR', 'AUTOR']);
  expect(keyRoles('changePassword')(keyScopes)).toBeUndefined();
  for (const name of names) expect(keyRoles(name)([])).toBeUndefined();
});
