/**
 * Every estado × action × set of roles × relation to the work × mode × number of reviews, against the sentences of
 * docs/specification.md 4 written here a second time, one action at a time, as plain conditions.
 */

import { describe, expect, it } from 'vitest';
import { type Action, type ActName, actions, meantBy, nameOf } from './actions.ts';
import { principalJournal } from './journals.ts';
import { type Estado, estados, type Role, roles } from './vocabulary.ts';
import {
  actsOnOwnAsAdmin,
  allowedActions,
  type Person,
  transitions,
  transitionVerdict,
  type WorkFacts,
  type WorkflowSettings,
} from './workflow.ts';

/** `asked`: whether they sign it, and they have not said. */
const relations = ['main', 'coauthor', 'asked', 'foreign'] as const;
const roleSets: Role[][] = [
  [],
  ...roles.map((role) => [role]),
  ['AUTOR', 'EDITOR'],
  ['AUTOR', 'ADMIN'],
  ['REVISOR', 'EDITOR'],
  ['EDITOR', 'ADMIN'],
  [...roles],
];
const modes: WorkflowSettings[] = [
  { modoFlujo: 'minimalista', revisionesMinimas: 2, cuatroOjos: false },
  { modoFlujo: 'minimalista', revisionesMinimas: 2, cuatroOjos: true },
  { modoFlujo: 'profesional', revisionesMinimas: 2, cuatroOjos: false },
  { modoFlujo: 'profesional', revisionesMinimas: 3, cuatroOjos: false },
  {
    modoFlujo: 'minimalista',
    revisionesMinimas: 2,
    cuatroOjos: false,
    cuatroOjosLevantados: { por: 'me', publicar: true },
  },
  {
    modoFlujo: 'minimalista',
    revisionesMinimas: 2,
    cuatroOjos: false,
    cuatroOjosLevantados: { por: 'another', publicar: false },
  },
];
const reviewCounts = [
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 1],
  [2, 2],
  [3, 3],
] as const;

interface Case {
  estado: Estado;
  has: readonly Role[];
  relation: (typeof relations)[number];
  settings: WorkflowSettings;
  reviews: number;
  completed: number;
  /** One of the completed reviews counts as theirs. */
  reviewedByMe: boolean;
  raisedByMe: boolean;
  submittable: boolean;
  wasPublished: boolean;
  /** Its byline was opened for correction. */
  bylineOpen: boolean;
  /** Who took the decision that it stands by, and whether that was in the last fortnight; null where none stands. */
  decided: null | { byMe: boolean; lately: boolean };
}

const revocable: readonly Estado[] = ['APROBADO', 'CAMBIOS_SOLICITADOS', 'RETIRADO'];
const decisionsTaken = [
  null,
  { byMe: true, lately: true },
  { byMe: true, lately: false },
  { byMe: false, lately: true },
] as const;

function* everyCase(): Generator<Case> {
  for (const estado of estados)
    for (const has of roleSets)
      for (const relation of relations)
        for (const settings of modes)
          for (const [reviews, completed] of reviewCounts)
            for (const raisedByMe of estado === 'PENDIENTE_APROBACION' ? [true, false] : [false])
              for (const submittable of estado === 'BORRADOR' ? [true, false] : [true])
                for (const wasPublished of estado === 'RETIRADO' ? [true, false] : [estado === 'PUBLICADO'])
                  for (const reviewedByMe of completed > 0 && relation === 'foreign' ? [true, false] : [false])
                    for (const bylineOpen of relation === 'main' ? [true, false] : [true])
                      for (const decided of revocable.includes(estado) && completed === 1 ? decisionsTaken : [null])
                        yield {
                          estado,
                          has,
                          relation,
                          settings,
                          reviews,
                          completed,
                          reviewedByMe,
                          raisedByMe,
                          submittable,
                          wasPublished,
                          bylineOpen,
                          decided,
                        };
}

const me: Person = { id: 'me', roles: [], ambitos: {} };
const personOf = ({ has }: Case): Person => ({ ...me, roles: has });
const workOf = (c: Case): WorkFacts => ({
  estado: c.estado,
  revistaId: principalJournal,
  autorPrincipalId: c.relation === 'main' ? 'me' : 'another',
  authorIds: c.relation === 'coauthor' ? ['another', 'me'] : c.relation === 'main' ? ['me'] : ['another'],
  askedIds: c.relation === 'asked' ? ['another who is asked', 'me'] : ['another who is asked'],
  isBylineOpen: c.bylineOpen,
  decidedById: c.decided && (c.decided.byMe ? 'me' : 'an editor'),
  decidedAt: c.decided && new Date(Date.now() - (c.decided.lately ? 13.9 : 14.1) * 86_400_000),
  raisedById: c.estado === 'PENDIENTE_APROBACION' ? (c.raisedByMe ? 'me' : 'an editor') : null,
  reviews: c.reviews,
  completedReviews: c.completed,
  reviewedByIds: c.completed > 0 ? [c.reviewedByMe ? 'me' : 'a reviewer'] : [],
  submittable: c.submittable,
  wasPublished: c.wasPublished,
  deletedAt: null,
});

/** The sentences of docs/specification.md 4 and 5, one an action. */
const sentences: Record<Action, (c: Case) => boolean> = {
  EDITAR: (c) => c.estado === 'BORRADOR' && wrote(c),
  ELIMINAR: (c) =>
    is(c, 'ADMIN') ||
    (c.relation === 'main' &&
      !c.wasPublished &&
      c.estado !== 'EN_REVISION' &&
      c.estado !== 'PENDIENTE_APROBACION' &&
      c.estado !== 'PUBLICADO'),
  CORREGIR_FIRMA: (c) =>
    c.relation === 'main' &&
    c.bylineOpen &&
    c.estado !== 'BORRADOR' &&
    c.estado !== 'PUBLICADO' &&
    c.estado !== 'RETIRADO',
  RESTAURAR: () => false,
  ENVIAR_A_REVISION: (c) => c.estado === 'BORRADOR' && c.relation === 'main' && c.submittable,
  CREAR_REVISION: (c) => c.estado === 'EN_REVISION' && decides(c),
  DEJAR_REVISION: (c) => c.estado !== 'BORRADOR' && is(c, 'REVISOR') && !wrote(c),
  APROBAR: (c) =>
    (c.estado === 'EN_REVISION' && decides(c) && enough(c) && !judgesOneself(c)) ||
    (c.estado === 'PENDIENTE_APROBACION' && decides(c) && !c.raisedByMe && !judgesOneself(c)),
  SOLICITAR_CAMBIOS: (c) => c.estado === 'EN_REVISION' && decides(c) && enough(c) && !judgesOneself(c),
  RECHAZAR: (c) => c.estado === 'EN_REVISION' && decides(c) && c.reviews >= 1 && !judgesOneself(c),
  RECHAZAR_SIN_REVISION: (c) => c.estado === 'EN_REVISION' && decides(c) && c.reviews === 0,
  ELEVAR: (c) => c.estado === 'EN_REVISION' && is(c, 'EDITOR') && c.relation === 'foreign',
  DEVOLVER_A_REVISION: (c) => c.estado === 'PENDIENTE_APROBACION' && decides(c) && !c.raisedByMe,
  // docs/specification.md 8: with fewer reviews than a decision needs.
  DEVOLVER_A_AUTORES: (c) => c.estado === 'EN_REVISION' && decides(c) && !enough(c),
  // docs/specification.md 8: by who took it or an administrator, for a fortnight, until an author acts on it.
  REVOCAR_DECISION: (c) =>
    revocable.includes(c.estado) && decides(c) && c.decided?.lately === true && (c.decided.byMe || is(c, 'ADMIN')),
  RETIRAR_ENVIO: (c) => c.estado === 'EN_REVISION' && c.relation === 'main',
  PREPARAR_VERSION: (c) => c.estado === 'CAMBIOS_SOLICITADOS' && c.relation === 'main',
  PUBLICAR: (c) => c.estado === 'APROBADO' && (c.relation === 'main' || is(c, 'ADMIN')),
  PUBLICAR_SIN_APROBACION: (c) =>
    is(c, 'ADMIN') &&
    c.relation !== 'asked' &&
    c.estado !== 'EN_REVISION' &&
    c.estado !== 'PUBLICADO' &&
    c.estado !== 'APROBADO' &&
    !(c.settings.cuatroOjos && wrote(c)) &&
    !(c.settings.cuatroOjosLevantados?.publicar && c.settings.cuatroOjosLevantados.por === 'me' && wrote(c)),
  RETRACTAR: (c) =>
    c.estado === 'PUBLICADO' &&
    ((is(c, 'EDITOR') && c.relation === 'foreign') || (is(c, 'ADMIN') && c.relation !== 'asked')),
};
const is = (c: Case, role: Role) => c.has.includes(role);
const wrote = (c: Case) => c.relation === 'main' || c.relation === 'coauthor';
const decides = (c: Case) => (is(c, 'EDITOR') || is(c, 'ADMIN')) && c.relation === 'foreign';
/**
 * docs/specification.md 8: who reviews and who decides are two, in 'profesional' and where `cuatroOjos` asks for it; also where an
 * author of the work ended that.
 */
const judgesOneself = (c: Case) =>
  c.reviewedByMe &&
  (c.settings.modoFlujo === 'profesional' ||
    c.settings.cuatroOjos ||
    c.settings.cuatroOjosLevantados?.por === 'another');
const enough = (c: Case) => c.completed >= (c.settings.modoFlujo === 'minimalista' ? 1 : c.settings.revisionesMinimas);

const named = [
  ['devolver', 'DEVOLVER_A_AUTORES', 'CAMBIOS_SOLICITADOS'],
  ['retirar', 'RETIRAR_ENVIO', 'BORRADOR'],
  ['revocar', 'REVOCAR_DECISION', 'EN_REVISION'],
] as const;

/** `expect` is asked where a case fails, alone: of a hundred thousand cases it would be most of the work. */
describe('the workflow', () => {
  it('offers each action exactly where docs/specification.md gives it', () => {
    let cases = 0;
    for (const c of everyCase()) {
      const offered = allowedActions(workOf(c), personOf(c), c.settings);
      const due = actions.filter((action) => sentences[action](c));
      if (offered.join() !== due.join()) expect({ c, offered }).toEqual({ c, offered: due });
      cases++;
    }
    expect(cases).toBeGreaterThan(5000);
  });

  it('lets through exactly the transitions that it offers, and asks for a reason where the table does', () => {
    for (const c of everyCase()) {
      const [work, person] = [workOf(c), personOf(c)];
      const offered = allowedActions(work, person, c.settings);
      for (const to of estados) {
        const rows = transitions.filter((row) => row.to === to && row.from.includes(c.estado) && !nameOf(row.action));
        const open = rows.some((row) => offered.includes(row.action));
        const verdict = transitionVerdict(work, person, c.settings, to, 'porque sí');
        if (verdict.allowed !== open) expect({ c, to, verdict }).toEqual({ c, to, open });
        if (rows.length === 0 && (verdict.allowed || verdict.why !== 'noSuchTransition'))
          expect({ c, to, verdict }).toMatchObject({ verdict: { why: 'noSuchTransition' } });
        // Publishing what was approved is a main author's; an administrator who signs it too says why.
        const ownByRole = c.relation === 'coauthor' && is(c, 'ADMIN');
        const needsReason = to === 'RETIRADO' || (to === 'PUBLICADO' && (c.estado !== 'APROBADO' || ownByRole));
        const silent = transitionVerdict(work, person, c.settings, to, '  ');
        if (silent.allowed !== (open && !needsReason)) expect({ c, to, silent }).toEqual({ c, to, open, needsReason });
      }
    }
  });

  it('makes what has a name where it is asked for by it, with a reason, and never by the estado alone', () => {
    for (const c of everyCase()) {
      const [work, person] = [workOf(c), personOf(c)];
      const offered = allowedActions(work, person, c.settings);
      const ask = (to: Estado, reason: string, name?: ActName) =>
        transitionVerdict(work, person, c.settings, to, reason, meantBy(name)).allowed;
      for (const [name, action, to] of named) {
        const isOffered = offered.includes(action);
        const got = {
          withReason: ask(to, 'porque sí', name),
          without: ask(to, ' ', name),
          elsewhere: ask('APROBADO', 'porque sí', name),
          nameless: isOffered && ask(to, 'porque sí'),
        };
        if (got.withReason !== isOffered || got.without || got.elsewhere || got.nameless)
          expect({ c, name, got }).toEqual({
            ...{ c, name },
            got: { withReason: isOffered, without: false, elsewhere: false, nameless: false },
          });
      }
    }
  });

  it('gives a deleted work nothing but its restoration, by an administrator, for 30 days', () => {
    const now = new Date('2026-03-31T12:00:00Z');
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    for (const c of everyCase())
      for (const days of [0, 29.9, 30, 400]) {
        if (c.decided) continue;
        const work = { ...workOf(c), deletedAt: daysAgo(days) };
        const due = is(c, 'ADMIN') && days < 30 ? ['RESTAURAR'] : [];
        const offered = allowedActions(work, personOf(c), c.settings, now);
        const open = estados.filter((to) => transitionVerdict(work, personOf(c), c.settings, to, 'porque sí').allowed);
        if (offered.join() !== due.join() || open.length > 0)
          expect({ c, days, offered, open }).toEqual({ c, days, offered: due, open: [] });
      }
  });

  it('gives an EDITOR nothing on a work of their own, its retraction included', () => {
    const own = { ...first(), relation: 'coauthor', estado: 'PUBLICADO', wasPublished: true } as const;
    const why = (c: Case) => transitionVerdict(workOf(c), personOf(c), c.settings, 'RETIRADO', 'porque sí');
    expect(why({ ...own, has: ['EDITOR'] })).toEqual({ allowed: false, why: 'notYours' });
    expect(why({ ...own, has: ['ADMIN'] })).toMatchObject({ allowed: true });
  });

  it('lets who was asked whether they sign decide once they said no, and says what it waits for', () => {
    const c = {
      ...first(),
      estado: 'EN_REVISION',
      relation: 'asked',
      reviews: 3,
      completed: 3,
      has: ['EDITOR'],
    } as const;
    for (const to of ['APROBADO', 'CAMBIOS_SOLICITADOS', 'RETIRADO', 'PENDIENTE_APROBACION'] as const) {
      const waits = transitionVerdict(workOf(c), personOf(c), c.settings, to, 'porque sí');
      expect(waits).toMatchObject({ allowed: false, why: 'unmet', unmet: expect.arrayContaining(['notAsked']) });
      expect(
        transitionVerdict(workOf({ ...c, relation: 'foreign' }), personOf(c), c.settings, to, 'porque sí'),
      ).toMatchObject({ allowed: true });
    }
  });

  it('asks an administrator why they publish or delete what they signed, but for what any author may', () => {
    const own = { ...first(), has: ['ADMIN'], relation: 'main' } as const;
    const asked = (c: Case, action: Action) => actsOnOwnAsAdmin(action, workOf(c), personOf(c));
    expect(asked({ ...own, estado: 'BORRADOR' }, 'PUBLICAR_SIN_APROBACION')).toBe(true);
    expect(asked({ ...own, estado: 'APROBADO' }, 'PUBLICAR')).toBe(false);
    expect(asked({ ...own, estado: 'APROBADO', relation: 'coauthor' }, 'PUBLICAR')).toBe(true);
    expect(asked({ ...own, estado: 'BORRADOR' }, 'ELIMINAR')).toBe(false);
    expect(asked({ ...own, estado: 'BORRADOR', relation: 'coauthor' }, 'ELIMINAR')).toBe(true);
    expect(asked({ ...own, estado: 'EN_REVISION' }, 'ELIMINAR')).toBe(true);
    expect(asked({ ...own, estado: 'PUBLICADO', wasPublished: true }, 'ELIMINAR')).toBe(true);
    expect(asked({ ...own, estado: 'EN_REVISION', relation: 'foreign' }, 'ELIMINAR')).toBe(false);
    expect(asked({ ...own, estado: 'BORRADOR', has: ['AUTOR', 'EDITOR'] }, 'ELIMINAR')).toBe(false);
  });

  it('revokes a rejection by who judges an appeal against it and had no part in it, whenever that is', () => {
    const c = { ...first(), estado: 'RETIRADO', relation: 'foreign', decided: null, has: ['EDITOR'] } as const;
    const revoke = (changes: Partial<WorkFacts>, reason = 'porque sí', among = meantBy('revocar')) => {
      const work = { ...workOf(c), ...changes };
      return transitionVerdict(work, personOf(c), c.settings, 'EN_REVISION', reason, among).allowed;
    };
    const appeal = { barredIds: ['an editor'] };
    expect(revoke({ appeal })).toBe(true);
    for (const changes of [{}, { appeal: { barredIds: ['me'] } }, { appeal, authorIds: ['me'] }])
      expect(revoke(changes)).toBe(false);
    expect([revoke({ appeal }, ' '), revoke({ appeal }, 'ya', meantBy(undefined))]).toEqual([false, false]);
  });

  it('looks at the transitions alone that are meant', () => {
    const c = { ...first(), relation: 'foreign', estado: 'PENDIENTE_APROBACION', has: ['EDITOR'] } as const;
    const sending = transitionVerdict(workOf(c), personOf(c), c.settings, 'EN_REVISION', undefined, [
      'ENVIAR_A_REVISION',
    ]);
    expect(sending).toEqual({ allowed: false, why: 'noSuchTransition' });
    expect(transitionVerdict(workOf(c), personOf(c), c.settings, 'EN_REVISION', undefined)).toMatchObject({
      allowed: true,
    });
  });

  it('lets nobody decide what they reviewed where two have to, and offers them to ask for a second signature', () => {
    const c = { ...first(), estado: 'EN_REVISION', relation: 'foreign', reviews: 2, completed: 2 } as const;
    const [work, editor] = [
      workOf({ ...c, reviewedByMe: true }),
      { id: 'me', roles: ['EDITOR'], ambitos: {} } as const,
    ];
    const professional = { modoFlujo: 'profesional', revisionesMinimas: 2, cuatroOjos: false } as const;
    for (const to of ['APROBADO', 'CAMBIOS_SOLICITADOS', 'RETIRADO'] as const)
      expect(transitionVerdict(work, editor, professional, to, 'porque sí')).toEqual({
        allowed: false,
        why: 'unmet',
        unmet: ['otherReviewer'],
      });
    expect(allowedActions(work, editor, professional)).toEqual(['CREAR_REVISION', 'ELEVAR']);
    expect(allowedActions(work, { ...editor, id: 'somebody else' }, professional)).toContain('APROBAR');
  });

  it('lets administrators publish their own work without approval, but not under four eyes', () => {
    const [work, admin] = [
      workOf({ ...first(), estado: 'RETIRADO', relation: 'main' }),
      { id: 'me', roles: ['ADMIN'], ambitos: {} } as const,
    ];
    const settings = { modoFlujo: 'profesional', revisionesMinimas: 2, cuatroOjos: false } as const;
    const publish = (cuatroOjos: boolean) =>
      transitionVerdict(work, admin, { ...settings, cuatroOjos }, 'PUBLICADO', 'porque sí');
    expect(publish(false)).toMatchObject({ allowed: true });
    expect(publish(true)).toEqual({ allowed: false, why: 'unmet', unmet: ['otherAuthor'] });
  });

  it('sends nothing without what has to be declared, and offers to send it all the same', () => {
    const author: Person = { id: 'me', roles: ['AUTOR'], ambitos: {} };
    const work = workOf({ ...first(), estado: 'BORRADOR', relation: 'main', submittable: true });
    const asks = {
      modoFlujo: 'minimalista',
      revisionesMinimas: 2,
      cuatroOjos: false,
      declaraciones: { ia: 'NECESARIA' },
    } as const;
    const send = (said: WorkFacts['declaraciones']) =>
      transitionVerdict({ ...work, declaraciones: said }, author, asks, 'EN_REVISION', undefined);
    expect(allowedActions(work, author, asks)).toContain('ENVIAR_A_REVISION');
    expect(send({})).toEqual({ allowed: false, why: 'unmet', unmet: ['declared'] });
    expect(send({ ia: { respuesta: 'NO_USADA' } })).toMatchObject({ allowed: true });
  });

  it('says what is missing', () => {
    const editor: Person = { id: 'e', roles: ['EDITOR'], ambitos: {} };
    const work = workOf({ ...first(), estado: 'EN_REVISION', relation: 'foreign', reviews: 1, completed: 1 });
    const professional = { modoFlujo: 'profesional', revisionesMinimas: 2, cuatroOjos: false } as const;
    expect(transitionVerdict(work, editor, professional, 'APROBADO', undefined)).toEqual({
      allowed: false,
      why: 'unmet',
      unmet: ['enoughReviews'],
    });
    expect(transitionVerdict(work, editor, professional, 'RETIRADO', undefined)).toEqual({
      allowed: false,
      why: 'unmet',
      unmet: ['reason'],
    });
  });
});

const first = (): Case => {
  for (const c of everyCase()) return c;
  throw new Error('no cases');
};
