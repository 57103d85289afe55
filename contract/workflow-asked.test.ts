/** What the workflow says beside what it offers: what a refusal is for, what waits for an answer, and what may be corrected. */
import { describe, expect, it } from 'vitest';
import { type Action, actions } from './actions.ts';
import { principalJournal } from './journals.ts';
import { estados, type Role, roles } from './vocabulary.ts';
import {
  actsOnOwnAsAdmin,
  asksFourEyes,
  asPerson,
  awaitsAnswer,
  couldBeTheirs,
  hasReviewed,
  isBylineCorrectable,
  isDecider,
  isInProduction,
  type Person,
  restoreDays,
  reviewsNeeded,
  revocableDays,
  successionDays,
  transitions,
  transitionVerdict,
  type WorkFacts,
  type WorkflowSettings,
} from './workflow.ts';

const me = (...has: Role[]): Person => ({ id: 'me', roles: has, ambitos: {} });
const aWork = (facts: Partial<WorkFacts> = {}): WorkFacts => ({
  estado: 'EN_REVISION',
  revistaId: principalJournal,
  autorPrincipalId: 'author',
  authorIds: ['author'],
  askedIds: [],
  isBylineOpen: false,
  raisedById: null,
  decidedById: null,
  decidedAt: null,
  reviews: 0,
  completedReviews: 0,
  reviewedByIds: [],
  submittable: true,
  wasPublished: false,
  deletedAt: null,
  ...facts,
});
const minimal: WorkflowSettings = { modoFlujo: 'minimalista', revisionesMinimas: 2, cuatroOjos: false };
const mine = { autorPrincipalId: 'me', authorIds: ['me'] };

describe('what waits for whether somebody signs', () => {
  const waits = (action: Action, facts: Partial<WorkFacts> = {}, person = me('EDITOR')) =>
    awaitsAnswer(action, aWork({ askedIds: ['me'], ...facts }), person);
  it('is to ask for reviews, of what is in review and theirs to decide', () => {
    expect(waits('CREAR_REVISION')).toBe(true);
    expect(waits('CREAR_REVISION', { askedIds: [] })).toBe(false);
    expect(waits('CREAR_REVISION', { deletedAt: new Date() })).toBe(false);
    expect(waits('CREAR_REVISION', { estado: 'APROBADO' })).toBe(false);
    expect(waits('CREAR_REVISION', {}, me('REVISOR'))).toBe(false);
  });

  it('is nothing else that a transition is not', () => {
    const all = actions.filter((action) => waits(action, { estado: 'EN_REVISION' }, me(...roles)));
    expect(all).toEqual(['CREAR_REVISION']);
    for (const estado of estados) expect(waits('ELIMINAR', { estado }, me(...roles))).toBe(false);
  });
});

describe('what could be theirs at another time', () => {
  const ofRole = (role: Role, facts: Partial<WorkFacts> = {}) =>
    actions.filter((action) => couldBeTheirs(action, aWork(facts), me(role)));
  it('is what some row gives them, wherever the work stands', () => {
    const decides = [
      ...['CREAR_REVISION', 'APROBAR', 'SOLICITAR_CAMBIOS', 'RECHAZAR', 'RECHAZAR_SIN_REVISION', 'ELEVAR'],
      ...['DEVOLVER_A_REVISION', 'DEVOLVER_A_AUTORES', 'RETRACTAR'],
    ];
    expect(ofRole('LECTOR')).toEqual([]);
    expect(ofRole('REVISOR')).toEqual(['DEJAR_REVISION']);
    expect(ofRole('EDITOR')).toEqual(actions.filter((action) => decides.includes(action)));
    expect(ofRole('EDITOR', { decidedById: 'me' })).toContain('REVOCAR_DECISION');
    expect(ofRole('ADMIN')).toEqual(
      actions.filter(
        (action) =>
          (decides.includes(action) && action !== 'ELEVAR') ||
          ['ELIMINAR', 'PUBLICAR', 'PUBLICAR_SIN_APROBACION', 'REVOCAR_DECISION'].includes(action),
      ),
    );
    expect(ofRole('AUTOR', { ...mine, authorIds: ['me'] })).toEqual(
      actions.filter((action) =>
        [
          'EDITAR',
          'ELIMINAR',
          'ENVIAR_A_REVISION',
          'RETIRAR_ENVIO',
          'PREPARAR_VERSION',
          'PUBLICAR',
          'CORREGIR_FIRMA',
        ].includes(action),
      ),
    );
    expect(ofRole('AUTOR', { authorIds: ['author', 'me'] })).toEqual(['EDITAR']);
  });
});

describe('a transition', () => {
  it('leads where docs/specification.md 4 says', () => {
    const ways = transitions.map(({ action, from, to }) => `${action}: ${from.join(', ')} → ${to}`);
    expect(ways).toEqual([
      'ENVIAR_A_REVISION: BORRADOR → EN_REVISION',
      'APROBAR: EN_REVISION → APROBADO',
      'SOLICITAR_CAMBIOS: EN_REVISION → CAMBIOS_SOLICITADOS',
      'RECHAZAR: EN_REVISION → RETIRADO',
      'RECHAZAR_SIN_REVISION: EN_REVISION → RETIRADO',
      'DEVOLVER_A_AUTORES: EN_REVISION → CAMBIOS_SOLICITADOS',
      'REVOCAR_DECISION: APROBADO, CAMBIOS_SOLICITADOS, RETIRADO → EN_REVISION',
      'REVOCAR_DECISION: RETIRADO → EN_REVISION',
      'RETIRAR_ENVIO: EN_REVISION → BORRADOR',
      'ELEVAR: EN_REVISION → PENDIENTE_APROBACION',
      'APROBAR: PENDIENTE_APROBACION → APROBADO',
      'DEVOLVER_A_REVISION: PENDIENTE_APROBACION → EN_REVISION',
      'PREPARAR_VERSION: CAMBIOS_SOLICITADOS → BORRADOR',
      'PUBLICAR: APROBADO → PUBLICADO',
      'PUBLICAR: APROBADO → PUBLICADO',
      'PUBLICAR_SIN_APROBACION: BORRADOR, PENDIENTE_APROBACION, CAMBIOS_SOLICITADOS, RETIRADO → PUBLICADO',
      'RETRACTAR: PUBLICADO → RETIRADO',
    ]);
  });
});

describe('a refusal', () => {
  const refused = (facts: Partial<WorkFacts>, to: Parameters<typeof transitionVerdict>[3], person = me('EDITOR')) =>
    transitionVerdict(aWork(facts), person, minimal, to, undefined);
  it('is of the row that lacks nothing but a reason, where several lead there', () => {
    const lacks = (...unmet: string[]) => ({ allowed: false, why: 'unmet', unmet });
    expect(refused({}, 'RETIRADO')).toEqual(lacks('reason'));
    expect(refused({ reviews: 1 }, 'RETIRADO')).toEqual(lacks('reason'));
    expect(refused({ askedIds: ['me'] }, 'RETIRADO')).toEqual(lacks('notAsked', 'hasReviews', 'reason'));
  });
});

describe('production', () => {
  it('is of what is approved', () => {
    expect(isInProduction({ estado: 'APROBADO', etapaProduccion: 'CORRECCION' })).toBe(true);
    for (const etapaProduccion of [null, undefined])
      expect(isInProduction({ estado: 'APROBADO', ...(etapaProduccion === null && { etapaProduccion }) })).toBe(false);
    expect(isInProduction({ estado: 'PUBLICADO', etapaProduccion: 'LISTA' })).toBe(false);
  });

  it('is published out of by its editors once it is ready, and by no author', () => {
    const publish = (facts: Partial<WorkFacts>, person: Person) =>
      transitionVerdict(aWork({ estado: 'APROBADO', ...facts }), person, minimal, 'PUBLICADO', 'porque sí');
    expect(publish({ etapaProduccion: 'LISTA' }, me('EDITOR'))).toMatchObject({ allowed: true });
    expect(publish({ etapaProduccion: 'PRUEBAS' }, me('EDITOR'))).toMatchObject({ why: 'unmet', unmet: ['produced'] });
    expect(publish({}, me('EDITOR'))).toEqual({ allowed: false, why: 'notYours' });
    expect(publish({ ...mine, etapaProduccion: 'LISTA' }, me('AUTOR'))).toEqual({ allowed: false, why: 'notYours' });
    expect(publish({ ...mine, etapaProduccion: 'LISTA' }, me('EDITOR'))).toEqual({ allowed: false, why: 'notYours' });
    expect(publish(mine, me('AUTOR'))).toMatchObject({ allowed: true });
    expect(publish({ etapaProduccion: 'LISTA', askedIds: ['me'] }, me('EDITOR'))).toMatchObject({
      unmet: ['notAsked'],
    });
    const reviewed = { etapaProduccion: 'LISTA', reviewedByIds: ['me'] } as const;
    const twice = { ...minimal, cuatroOjos: true };
    expect(
      transitionVerdict(aWork({ estado: 'APROBADO', ...reviewed }), me('EDITOR'), twice, 'PUBLICADO', 'porque sí'),
    ).toMatchObject({ why: 'unmet', unmet: ['otherReviewer'] });
  });
});

describe('an administrator’s own work', () => {
  const asked = (action: Action, facts: Partial<WorkFacts>) =>
    actsOnOwnAsAdmin(action, aWork({ ...mine, ...facts }), me('ADMIN'));
  it('is deleted by the role alone where an author could not', () => {
    expect(asked('ELIMINAR', { estado: 'RETIRADO' })).toBe(false);
    expect(asked('ELIMINAR', { estado: 'RETIRADO', wasPublished: true })).toBe(true);
    expect(asked('ELIMINAR', { estado: 'BORRADOR', authorIds: ['author', 'me'], autorPrincipalId: 'author' })).toBe(
      true,
    );
    expect(asked('APROBAR', { estado: 'EN_REVISION' })).toBe(false);
  });

  it('is published by the role alone in production', () => {
    expect(asked('PUBLICAR', { estado: 'APROBADO' })).toBe(false);
    expect(asked('PUBLICAR', { estado: 'APROBADO', etapaProduccion: 'LISTA' })).toBe(true);
  });
});

describe('plain facts', () => {
  it('are whose a byline is to correct: of what was sent and is not public', () => {
    const sent = ['EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS', 'APROBADO'];
    for (const estado of estados) expect(isBylineCorrectable({ estado })).toBe(sent.includes(estado));
  });

  it('are who decides, who reviewed, and how many reviews a decision needs', () => {
    expect(roles.filter((role) => isDecider(aWork(), me(role)))).toEqual(['EDITOR', 'ADMIN']);
    expect(isDecider(aWork(mine), me('EDITOR'))).toBe(false);
    expect([hasReviewed({ reviewedByIds: ['me'] }, me()), hasReviewed({ reviewedByIds: ['a'] }, me())]).toEqual([
      true,
      false,
    ]);
    const needed = (more: Partial<WorkflowSettings>) => reviewsNeeded({ ...minimal, ...more });
    expect(needed({})).toBe(1);
    expect(needed({ modoFlujo: 'profesional' })).toBe(2);
    expect(needed({ modoFlujo: 'profesional', revisionesMinimas: 3 })).toBe(3);
    expect(needed({ modoFlujo: 'profesional', revisionesMinimas: 1 })).toBe(2);
    expect(needed({ sinRevision: true })).toBe(0);
    expect(asksFourEyes(minimal)).toBe(false);
    expect(asksFourEyes({ ...minimal, cuatroOjos: true })).toBe(true);
    expect(asksFourEyes({ ...minimal, modoFlujo: 'profesional' })).toBe(true);
    expect([restoreDays, revocableDays, successionDays]).toEqual([30, 14, 14]);
  });

  it('are who was answered, whose roles hold everywhere where no journals are named', () => {
    expect(asPerson({ id: 'me', roles: ['EDITOR'] })).toEqual(me('EDITOR'));
    const narrowed = { ...me('EDITOR'), ambitos: { EDITOR: ['here'] } };
    expect(asPerson({ ...narrowed, ...{ email: 'me@prueba.test' } })).toEqual(narrowed);
  });
});
