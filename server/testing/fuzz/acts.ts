/** What people do with a work, right or not, as the workflow's fuzzing draws it. */
import fc from 'fast-check';
import { type Action, actNames, nameOf } from '#contract/actions.ts';
import type { Publication } from '#contract/entities/publication.ts';
import type { ProductionStep } from '#contract/production.ts';
import { productionSteps } from '#contract/production.ts';
import { estados } from '#contract/vocabulary.ts';
import { transitions } from '#contract/workflow.ts';
import type { TestPerson } from '../platform.ts';

/** Everybody there is, by their part. */
export const parts = [
  'author',
  'coauthor',
  'editor',
  'second',
  'editorWhoWrites',
  'first',
  'reviewer',
  'admin',
  'reader',
] as const;
export type Part = (typeof parts)[number];
export type People = Record<Part, TestPerson>;

const freely = [
  ...['changeEstado', 'save', 'update', 'byline', 'accept', 'leave', 'submit', 'assign', 'write', 'hand', 'decline'],
  ...['takeBack', 'handle', 'remove', 'restore', 'appeal', 'answer', 'step', 'signOff', 'decide', 'note', 'announce'],
] as const;

/** One thing that one person does: what their page offers (by its place there), or whatever comes to their mind. */
export type Act =
  | { who: Part; offered: number; reason: boolean }
  | { who: Part; free: (typeof freely)[number]; pick: number; reason: boolean };
/** Done one after another, or two at the same moment. */
export type Step = [Act] | [Act, Act];

const who = fc.constantFrom(...parts);
const reason = fc.boolean();
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ who, offered: fc.nat(20), reason: fc.constant(true) }) },
  { weight: 2, arbitrary: fc.record({ who, free: fc.constantFrom(...freely), pick: fc.nat(30), reason }) },
);
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(act) },
  { weight: 1, arbitrary: fc.tuple(act, act) },
);

const words = 'Porque así es.';
const of = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
};

/** What a person is offered, as an act of theirs; undefined where their page offers nothing. */
export function offeredTo(acciones: readonly Action[], { offered }: { offered: number }): Action | undefined {
  return acciones.length > 0 ? of(acciones, offered) : undefined;
}

/** Does what the page offers as an action. */
export function take(
  action: Action,
  { id, estado }: Publication,
  me: TestPerson,
  people: People,
  pick: number,
): Promise<unknown> {
  const params = { id };
  const { call } = me;
  if (action === 'EDITAR') return call.saveContent({ params, body: { contenido: `Texto ${pick}.` } });
  if (action === 'CORREGIR_FIRMA')
    return call.saveAuthors({ params, body: { autores: [{ id: me.user.id, nombres: me.user.nombres }] } });
  if (action === 'ELIMINAR') return call.deletePublication({ params, query: { motivo: words } });
  if (action === 'RESTAURAR') return call.restorePublication({ params });
  if (action === 'ENVIAR_A_REVISION') return call.submitReview({ params });
  if (action === 'CREAR_REVISION')
    return call.assignReviewer({ params, body: { revisorId: people[pick % 2 ? 'first' : 'reviewer'].user.id } });
  if (action === 'DEJAR_REVISION') return call.suggest({ body: { publicacionId: id, comentarios: words } });
  const row = transitions.find((each) => each.action === action && each.from.includes(estado));
  if (!row) throw new Error(`${action} is offered from ${estado}, where the table has no arrow of it`);
  const acto = nameOf(action);
  return call.changeEstado({ params, body: { estado: row.to, motivo: words, ...(acto && { acto }) } });
}

/** Does what comes to somebody's mind, whether or not it is for them. */
export async function tryFreely(
  { free, pick, reason }: Extract<Act, { free: unknown }>,
  id: string,
  me: TestPerson,
  people: People,
  reviews: readonly string[],
  claims: readonly string[],
): Promise<unknown> {
  const params = { id };
  const { call } = me;
  const motivo = reason ? { motivo: words } : {};
  const review = { id: reviews.length > 0 ? of(reviews, pick) : id };
  const names = (among: readonly Part[]) =>
    among.map((part) => ({ id: people[part].user.id, nombres: people[part].user.nombres }));
  const acts: Record<typeof free, () => Promise<unknown>> = {
    changeEstado: () => {
      const acto = pick % 5 === 0 ? { acto: of(actNames, pick) } : {};
      return call.changeEstado({ params, body: { estado: of(estados, pick), ...motivo, ...acto } });
    },
    save: () => call.saveContent({ params, body: { contenido: `Otro texto ${pick}.` } }),
    update: () => call.updatePublication({ params, body: { titulo: `Otro título ${pick}` } }),
    byline: () =>
      call.saveAuthors({
        params,
        body: { autores: names(pick % 2 ? ['author', 'coauthor'] : ['author', 'editorWhoWrites']) },
      }),
    accept: () => call.acceptAuthorship({ params }),
    leave: () => call.leaveAuthors({ params }),
    submit: () => call.submitReview({ params }),
    assign: () => call.assignReviewer({ params, body: { revisorId: people[of(parts, pick)].user.id } }),
    write: () => call.updateReview({ params: review, body: { comentarios: `Borrador ${pick}.` } }),
    hand: () =>
      call.updateReview({
        params: review,
        body: { estado: pick % 2 ? 'ACEPTADA' : 'DEVUELTA', comentarios: 'Está medido.' },
      }),
    decline: () => call.declineReview({ params: review, body: { motivo: reason ? words : '' } }),
    takeBack: () => call.takeBackReview({ params: review, body: { motivo: words } }),
    handle: () =>
      call.setHandlingEditor({
        params,
        body: { editorId: people[of(['editor', 'second'] as const, pick)].user.id, anterior: null },
      }),
    remove: () => call.deletePublication({ params, query: motivo }),
    restore: () => call.restorePublication({ params }),
    appeal: () => call.makeClaim({ params, body: { clase: 'APELACION', texto: words } }),
    answer: () =>
      call.answerClaim({
        params: { id: claims.length > 0 ? of(claims, pick) : id },
        body: { resultado: pick % 2 ? 'ESTIMADA' : 'DESESTIMADA', texto: words },
      }),
    step: () =>
      call.takeProductionStep({ params, body: { paso: of<ProductionStep>(productionSteps, pick), ...motivo } }),
    signOff: () => call.scheduleWork({ params, body: { fecha: '2099-01-01T09:00', zona: 'UTC' } }),
    decide: () => call.decide({ params, body: { estado: of(estados, pick), ...motivo } }),
    note: () => call.addNote({ params, body: { texto: words } }),
    announce: () => call.publishNotice({ params, body: { clase: 'CORRECCION', resumen: words } }),
  };
  return acts[free]();
}
