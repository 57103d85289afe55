/** Who holds which role where, who wrote a work, and what a role opens by itself: holding.ts, authors.ts, roles.ts, actions.ts. */
import { describe, expect, it } from 'vitest';
import { actions, actNames, meantBy, nameOf } from './actions.ts';
import { authorsOf, isAsked, isAuthor, isMainAuthor, isOwnReview } from './authors.ts';
import { holds, journalsOf } from './holding.ts';
import { principalJournal } from './journals.ts';
import {
  administers,
  canBlock,
  canOverrideConflict,
  declaresConflicts,
  deskOf,
  followsMails,
  hasQueue,
  isNarrowedEditor,
  isOfferedAuthorMenu,
  isOfferedMessages,
  isOwnAccount,
  isReaderAlone,
  isReviewer,
  isToldHistory,
  mayWriteTo,
  narrowableOf,
  opensScreensOf,
  readsWorksInProcess,
  rolesToAskFor,
  rolesToTakeOver,
  runsWorks,
  runsWorksIn,
  runsWorksOf,
  startsEditions,
} from './roles.ts';
import { type Role, roles } from './vocabulary.ts';

const me = (...has: Role[]) => ({ id: 'me', roles: has, ambitos: {} });
const here = { revistaId: 'here' };
const editorOf = (...where: string[]) => ({ ...me('EDITOR'), ambitos: { EDITOR: where } });

describe('a role', () => {
  it('holds everywhere, unless it is narrowed to journals', () => {
    expect(journalsOf(me('EDITOR'), 'EDITOR')).toBe('all');
    expect(journalsOf({ roles: ['EDITOR'] }, 'EDITOR')).toBe('all');
    expect(journalsOf(me('EDITOR'), 'REVISOR')).toEqual([]);
    expect(journalsOf(editorOf('here', 'there'), 'EDITOR')).toEqual(['here', 'there']);
    expect(journalsOf({ ...editorOf('here'), roles: ['ADMIN'] }, ['EDITOR', 'ADMIN'])).toBe('all');
    const both = { roles: ['REVISOR', 'EDITOR'] as const, ambitos: { REVISOR: ['a', 'b'], EDITOR: ['b', 'c'] } };
    expect(journalsOf(both, ['REVISOR', 'EDITOR'])).toEqual(['a', 'b', 'c']);
    expect(journalsOf(both, 'REVISOR')).toEqual(['a', 'b']);
    // No scope narrows a role that is the platform's.
    const stray = { roles: ['ADMIN'] as const, ambitos: { ADMIN: ['here'] } as object };
    expect(journalsOf(stray, 'ADMIN')).toBe('all');
  });

  it('is held of a work in its journals, and of works or the platform where it is held anywhere', () => {
    expect([holds(editorOf('here'), 'EDITOR', here), holds(editorOf('there'), 'EDITOR', here)]).toEqual([true, false]);
    for (const matter of ['works', 'platform'] as const) {
      expect(holds(editorOf('there'), 'EDITOR', matter)).toBe(true);
      expect(holds(editorOf(), 'EDITOR', matter)).toBe(false);
      expect(holds(me('AUTOR'), 'EDITOR', matter)).toBe(false);
      expect(holds(null, roles, matter)).toBe(false);
    }
    expect([holds(me('EDITOR'), 'EDITOR', here), holds(me('ADMIN'), ['EDITOR', 'ADMIN'], here)]).toEqual([true, true]);
    expect(holds(null, roles, here)).toBe(false);
  });
});

describe('who wrote a work', () => {
  it('is its main author, an author, or was asked, and nobody is nobody', () => {
    const work = { autorPrincipalId: 'me', authorIds: ['another', 'me'], askedIds: ['asked', 'me'] };
    const other = { autorPrincipalId: null, authorIds: ['another'], askedIds: ['asked'] };
    expect([isMainAuthor(work, me()), isAuthor(work, me()), isAsked(work, me())]).toEqual([true, true, true]);
    expect([isMainAuthor(other, me()), isAuthor(other, me()), isAsked(other, me())]).toEqual([false, false, false]);
    expect([isMainAuthor(other, null), isAuthor(work, null), isAsked(work, null)]).toEqual([false, false, false]);
    expect([isOwnReview(me(), { revisorId: 'me' }), isOwnReview(me(), { revisorId: null })]).toEqual([true, false]);
    expect(isOwnReview(null, { revisorId: null })).toBe(false);
  });

  it('is read from what was answered of it', () => {
    const autores = [{ id: 'a' }, { id: null }, { id: 'b' }];
    expect(authorsOf({ autores, coautoresIds: ['b', 'c'], revistaId: 'here' })).toEqual({
      authorIds: ['a', 'b'],
      askedIds: ['c'],
      revistaId: 'here',
    });
    expect(authorsOf({ autores: [] })).toEqual({ authorIds: [], askedIds: [], revistaId: principalJournal });
  });
});

describe('acts with a name', () => {
  it('are meant by it alone', () => {
    const byName = actNames.map((name) => [name, meantBy(name)]);
    expect(byName).toEqual([
      ['devolver', ['DEVOLVER_A_AUTORES']],
      ['retirar', ['RETIRAR_ENVIO']],
      ['revocar', ['REVOCAR_DECISION']],
    ]);
    const named = ['DEVOLVER_A_AUTORES', 'RETIRAR_ENVIO', 'REVOCAR_DECISION'];
    expect(meantBy(undefined)).toEqual(actions.filter((action) => !named.includes(action)));
    expect([nameOf('RETIRAR_ENVIO'), nameOf('APROBAR')]).toEqual(['retirar', undefined]);
    expect(meantBy('retirar', ['APROBAR'])).toEqual([]);
  });
});

describe('what a role opens by itself', () => {
  const opensTo = (may: (person: ReturnType<typeof me>) => boolean) => roles.filter((role) => may(me(role)));
  it('is said of each role, and of nobody’s', () => {
    const doors: [(person: ReturnType<typeof me> | null) => boolean, readonly Role[]][] = [
      [administers, ['ADMIN']],
      [canOverrideConflict, ['ADMIN']],
      [isOfferedAuthorMenu, ['AUTOR']],
      [isReviewer, ['REVISOR']],
      [runsWorks, ['EDITOR', 'ADMIN']],
      [(person) => runsWorksOf(person, here), ['EDITOR', 'ADMIN']],
      [hasQueue, ['EDITOR']],
      [readsWorksInProcess, ['REVISOR', 'EDITOR', 'ADMIN']],
      [declaresConflicts, ['AUTOR', 'REVISOR']],
      [isOfferedMessages, ['AUTOR', 'ADMIN']],
      [(person) => isToldHistory(person, { authorIds: [], revistaId: 'here' }), ['EDITOR', 'ADMIN']],
    ];
    for (const [may, due] of doors) {
      expect(opensTo(may)).toEqual(roles.filter((role) => due.includes(role)));
      expect([may(me()), may(null)]).toEqual([false, false]);
    }
    for (const role of roles)
      expect(opensTo((person) => opensScreensOf(person, role))).toEqual(
        roles.filter((each) => each === role || each === 'ADMIN'),
      );
    expect(opensTo(isReaderAlone)).toEqual(['LECTOR']);
    expect([isReaderAlone(me()), isReaderAlone(null)]).toEqual([true, true]);
  });

  it('is narrower for who edits some journals', () => {
    expect(runsWorksOf(editorOf('there'), here)).toBe(false);
    expect([runsWorksIn(editorOf('here')), runsWorksIn(me('ADMIN')), runsWorksIn(me('AUTOR'))]).toEqual([
      ['here'],
      'all',
      [],
    ]);
    expect([
      isNarrowedEditor(editorOf('here')),
      isNarrowedEditor(me('EDITOR')),
      isNarrowedEditor({ roles: ['EDITOR'] }),
    ]).toEqual([true, false, false]);
    expect(isNarrowedEditor({ ...editorOf('here'), roles: ['EDITOR', 'ADMIN'] })).toBe(false);
    expect(isNarrowedEditor({ ...editorOf('here'), roles: ['AUTOR'] })).toBe(false);
    expect([narrowableOf(roles), narrowableOf(['EDITOR', 'AUTOR'])]).toEqual([['REVISOR', 'EDITOR'], ['EDITOR']]);
  });

  it('is told of a work also to who wrote it', () => {
    expect(isToldHistory(me(), { authorIds: ['me'], revistaId: 'here' })).toBe(true);
    expect(isToldHistory(null, { authorIds: ['me'], revistaId: 'here' })).toBe(false);
  });

  it('is whom one may write to, and which mails one follows', () => {
    expect(roles.map((role) => [role, mayWriteTo(me(role)), followsMails(me(role))])).toEqual(
      roles.map((role) => [
        role,
        role === 'EDITOR' || role === 'ADMIN' ? 'accounts' : role === 'AUTOR' ? 'ownWorks' : 'nobody',
        role === 'ADMIN' ? 'all' : role === 'EDITOR' ? 'handled' : 'none',
      ]),
    );
    expect([mayWriteTo(null), followsMails(null)]).toEqual(['nobody', 'none']);
  });

  it('is a desk: the one that was chosen where it is theirs, else that of the first role', () => {
    const account = { roles: ['AUTOR', 'EDITOR'], rol: 'AUTOR' } as const;
    expect([deskOf(account, undefined), deskOf(account, 'EDITOR'), deskOf(account, 'ADMIN')]).toEqual([
      'AUTOR',
      'EDITOR',
      'AUTOR',
    ]);
  });

  it('is a new edition of what is published, for its main author', () => {
    const work = { autorPrincipalId: 'me', estado: 'PUBLICADO' } as const;
    expect(opensTo((person) => startsEditions(person, work))).toEqual(
      roles.filter((role) => role === 'AUTOR' || role === 'ADMIN'),
    );
    expect(startsEditions(me('AUTOR'), { ...work, estado: 'APROBADO' })).toBe(false);
    expect(startsEditions(me('ADMIN'), { ...work, autorPrincipalId: 'another' })).toBe(false);
    expect(startsEditions(null, { ...work, autorPrincipalId: null })).toBe(false);
  });
});

describe('roles', () => {
  it('are asked for by who has them not, waits for none of them, and administers nothing', () => {
    const left = (rolSolicitado: Role | null, ...has: Role[]) => rolesToAskFor({ roles: has, rolSolicitado });
    expect(left(null)).toEqual(['AUTOR', 'REVISOR', 'EDITOR']);
    expect(left('REVISOR', 'AUTOR')).toEqual(['EDITOR']);
    expect(left(null, 'ADMIN')).toEqual([]);
  });

  it('of a merged account are taken over where the other has them not', () => {
    const accounts = { queda: { roles: ['AUTOR'] }, unida: { roles: ['AUTOR', 'EDITOR'] } } as const;
    expect(rolesToTakeOver(roles, accounts)).toEqual(['EDITOR']);
  });

  it('are not taken from oneself by blocking one’s own account', () => {
    expect([isOwnAccount(me(), 'me'), isOwnAccount(me(), 'another'), isOwnAccount(null, 'me')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([canBlock(me(), 'me'), canBlock(me(), 'another')]).toEqual([false, true]);
  });
});
