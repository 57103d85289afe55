import { describe, expect, it } from 'vitest';
import { principalJournal } from './journals.ts';
import {
  openProductionActs,
  type ProductionFacts,
  productionActVerdict,
  productionTransitions,
  productionVerdict,
} from './production.ts';
import { productionStages } from './vocabulary.ts';
import { actsOnOwnAsAdmin, allowedActions, type Person, transitionVerdict, type WorkFacts } from './workflow.ts';

const person = (id: string, ...roles: Person['roles']): Person => ({ id, roles, ambitos: {} });
const author = person('autora', 'AUTOR');
const editor = person('editora', 'EDITOR');
const admin = person('admin', 'ADMIN');
const work: WorkFacts = {
  estado: 'APROBADO',
  etapaProduccion: null,
  revistaId: principalJournal,
  autorPrincipalId: author.id,
  authorIds: [author.id, 'coautora'],
  askedIds: [],
  isBylineOpen: false,
  raisedById: null,
  decidedById: editor.id,
  decidedAt: new Date(),
  reviews: 1,
  completedReviews: 1,
  reviewedByIds: ['revisora'],
  submittable: true,
  wasPublished: false,
  deletedAt: null,
};
const facts: ProductionFacts = { wanted: true, changes: 0, unanswered: 0, overdue: false, unmet: 0, scheduled: false };
const settings = { modoFlujo: 'minimalista', revisionesMinimas: 2, cuatroOjos: false } as const;
const at = (etapaProduccion: WorkFacts['etapaProduccion']): WorkFacts => ({ ...work, etapaProduccion });

describe('the steps of a production', () => {
  it('lead from the approval to what is ready, and every stage is left by some', () => {
    const reached = new Set(productionTransitions.map(({ to }) => to));
    expect([...reached].sort()).toEqual([...productionStages].sort());
    for (const stage of productionStages) expect(productionTransitions.some(({ from }) => from === stage)).toBe(true);
  });

  it('are of who decides or who wrote the work, at their stage, once what they ask for is there', () => {
    expect(productionVerdict(work, editor, { ...facts, wanted: false }, 'EMPEZAR', undefined)).toMatchObject({
      why: 'unmet',
      unmet: ['wanted'],
    });
    expect(productionVerdict(work, author, facts, 'EMPEZAR', undefined)).toMatchObject({ why: 'notYours' });
    expect(productionVerdict(at('LISTA'), editor, facts, 'EMPEZAR', undefined)).toMatchObject({ why: 'otherStage' });
    expect(productionVerdict({ ...at('LISTA'), estado: 'EN_REVISION' }, editor, facts, 'REABRIR', 'x')).toMatchObject({
      why: 'otherStage',
    });
    expect(productionVerdict(at('PRUEBAS_AUTOR'), author, facts, 'PEDIR_CORRECCIONES', ' ')).toMatchObject({
      unmet: ['reason'],
    });
    expect(openProductionActs(at('PRUEBAS_AUTOR'), author, facts)).toEqual(['APROBAR_PRUEBAS', 'PEDIR_CORRECCIONES']);
    expect(openProductionActs(at('PRUEBAS_AUTOR'), person('coautora', 'AUTOR'), facts)).toEqual([]);
    expect(openProductionActs(at('PRUEBAS_AUTOR'), editor, { ...facts, overdue: true })).toEqual([
      'SEGUIR_SIN_RESPUESTA',
      'RECUPERAR',
      'MARCAR_PUNTO',
    ]);
  });

  it('are not an editor’s who signs the work, or was asked to', () => {
    const own = { ...at('CORRECCION'), authorIds: [author.id, editor.id] };
    expect(productionActVerdict(own, editor, facts, 'EDITAR_TEXTO')).toBe('notYours');
    const asked = { ...at('CORRECCION'), askedIds: [editor.id] };
    expect(productionActVerdict(asked, editor, facts, 'EDITAR_TEXTO')).toBe('notYours');
  });
});

describe('publishing what is in production', () => {
  const publish = (facts: WorkFacts, by: Person, held: Parameters<typeof transitionVerdict>[2] = settings) =>
    transitionVerdict(facts, by, held, 'PUBLICADO', undefined);

  it('is its editors’ once it is ready, and its main author’s without production alone', () => {
    expect(publish(work, author).allowed).toBe(true);
    expect(publish(work, editor)).toMatchObject({ why: 'notYours' });
    expect(publish(at('LISTA'), author)).toMatchObject({ why: 'notYours' });
    expect(publish(at('LISTA'), editor).allowed).toBe(true);
    expect(publish(at('COMPROBACION'), editor)).toMatchObject({ unmet: ['produced'] });
    expect(publish(at('CORRECCION'), admin).allowed).toBe(true);
    expect(allowedActions(at('LISTA'), editor, settings)).toContain('PUBLICAR');
  });

  it('is not theirs who reviewed it, where four eyes are asked for', () => {
    const reviewed = { ...at('LISTA'), reviewedByIds: [editor.id] };
    expect(publish(reviewed, editor).allowed).toBe(true);
    expect(publish(reviewed, editor, { ...settings, cuatroOjos: true })).toMatchObject({ unmet: ['otherReviewer'] });
  });

  it('asks an administrator who wrote it why', () => {
    const own = { ...at('LISTA'), autorPrincipalId: admin.id, authorIds: [admin.id] };
    expect(actsOnOwnAsAdmin('PUBLICAR', own, admin)).toBe(true);
    expect(publish(own, admin)).toMatchObject({ unmet: ['reason'] });
  });
});
