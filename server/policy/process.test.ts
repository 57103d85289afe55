/** What goes on round a work: discussions.ts, claims.ts, chapters.ts, notes.ts, production.ts, rights.ts. */
import { describe, expect, it } from 'vitest';
import { estados } from '#contract/vocabulary.ts';
import { agree, aWork, type Case, forEveryCase, holdsTo, me, review, runs, wrote } from './cases.fixture.ts';
import {
  canAnswerClaim,
  canAppeal,
  canAskRights,
  canBeSigned,
  canChangeNote,
  canComplain,
  canDiscuss,
  canReadClaim,
  canReadClaimant,
  canReadDiscussion,
  canReadNote,
  canReadProducedText,
  canReadProduction,
  canReadRights,
  canRemoveMessage,
  canResolveNote,
  discussesAsReviewer,
  discussionState,
  hasPartInDiscussion,
  hidesEditor,
  hidesSpeaker,
  isOwnClaim,
  isOwnMessage,
  readAs,
  readsWithBook,
  reviewsItsBook,
  takesPart,
  type WorkAccess,
} from './index.ts';

const allowed = { discusionEntreRevisores: true };
const forbidden = { discusionEntreRevisores: false };
const handedIn = review('me', 'ACEPTADA');
const asked = review('me', 'PENDIENTE');
const another = review('another', 'ACEPTADA');
const blind = { identidadRevision: 'simple ciego' } as const;

describe('the discussion of a round', () => {
  it('is its reviewers’ who handed in and did not decline, and of nobody who wrote the work', () => {
    const discusses = (facts: Partial<WorkAccess>, ronda = 1) => discussesAsReviewer(me(), aWork(facts), ronda);
    expect(discusses({ reviewFacts: [another, handedIn] })).toBe(true);
    expect(discusses({ reviewFacts: [another] })).toBe(false);
    expect(discusses({ reviewFacts: [asked] })).toBe(false);
    expect(discusses({ reviewFacts: [{ ...handedIn, declined: true }] })).toBe(false);
    expect(discusses({ reviewFacts: [{ ...handedIn, declined: true }, handedIn] })).toBe(true);
    expect(discusses({ reviewFacts: [handedIn] }, 2)).toBe(false);
    expect(discusses({ reviewFacts: [handedIn], authorIds: ['me'] })).toBe(false);
    expect(discussesAsReviewer(null, aWork({ reviewFacts: [handedIn] }), 1)).toBe(false);
  });

  it('is of rounds that there were, and of works that are there', () => {
    const has = (ronda: number, facts: Partial<WorkAccess> = {}) =>
      hasPartInDiscussion(me('EDITOR'), aWork({ ronda: 2, ...facts }), ronda);
    expect([0, 1, 2, 3].map((ronda) => has(ronda))).toEqual([false, true, true, false]);
    expect(has(1, { deletedAt: new Date() })).toBe(false);
    expect(hasPartInDiscussion(null, aWork(), 1)).toBe(false);
    expect(canReadDiscussion(me('EDITOR'), aWork(), 1, forbidden)).toBe(false);
  });

  it('is written in until the round is decided', () => {
    const writes = (facts: Partial<WorkAccess>, settings = allowed) =>
      canDiscuss(me('EDITOR'), aWork(facts), 1, settings);
    expect(writes({})).toBe(true);
    expect(writes({ estado: 'APROBADO' })).toBe(false);
    expect(writes({ askedIds: ['me'] })).toBe(false);
    expect(writes({}, forbidden)).toBe(false);
    expect(canDiscuss(me(), aWork(), 1, allowed)).toBe(false);
  });

  it('tells a reviewer beside their review whether it is open to them, closed, or opens when they hand in', () => {
    const state = (facts: Partial<WorkAccess>, mine = handedIn, settings = allowed) =>
      discussionState(me(), aWork(facts), mine, settings);
    expect(state({})).toBe('ABIERTA');
    expect(state({ estado: 'APROBADO' })).toBe('CERRADA');
    expect(state({}, asked)).toBe('AL_ENTREGAR');
    expect(state({ estado: 'APROBADO' }, asked)).toBeUndefined();
    expect(state({}, handedIn, forbidden)).toBeUndefined();
    expect(state({}, another)).toBeUndefined();
    expect(state({}, { ...handedIn, declined: true })).toBeUndefined();
    expect(state({ authorIds: ['me'] })).toBeUndefined();
    expect(state({ deletedAt: new Date() })).toBeUndefined();
  });

  it('hides a reviewer behind a number, and an editor behind the role, where the work hides its reviewers', () => {
    const said = { autorId: 'another', asReviewer: true };
    const byEditor = { ...said, asReviewer: false };
    const speaker = (facts: Partial<WorkAccess>, what: Parameters<typeof hidesSpeaker>[2]) =>
      hidesSpeaker(me('REVISOR'), aWork(facts), what);
    expect([speaker(blind, said), speaker({}, said), speaker(blind, byEditor)]).toEqual([true, false, false]);
    expect(speaker(blind, { ...said, autorId: null })).toBe(false);
    expect(speaker(blind, { ...said, autorId: 'me' })).toBe(false);
    const editor = (facts: Partial<WorkAccess>, what: Parameters<typeof hidesEditor>[2], viewer = me('REVISOR')) =>
      hidesEditor(viewer, aWork(facts), what);
    expect([editor(blind, byEditor), editor({}, byEditor), editor(blind, said)]).toEqual([true, false, false]);
    expect(editor(blind, { ...byEditor, autorId: null })).toBe(false);
    expect(editor(blind, { ...byEditor, autorId: 'me' })).toBe(false);
    expect(editor(blind, byEditor, me('EDITOR'))).toBe(false);
    expect(hidesEditor(null, aWork(blind), byEditor)).toBe(true);
  });

  it('is read by the others as by a name, a number or an editor', () => {
    const mine = { reviewFacts: [handedIn] };
    const as = (facts: Partial<WorkAccess>) => readAs(me('EDITOR'), aWork(facts), 1);
    expect([as({}), as(blind)]).toEqual(['name', 'editor']);
    expect([as(mine), as({ ...mine, ...blind })]).toEqual(['name', 'number']);
    expect(as({ ...mine, ...blind, consentedIds: ['me'] })).toBe('name');
    expect(as({ ...blind, consentedIds: ['me'] })).toBe('editor');
  });

  it('lets everybody take back their own message, as long as they may write', () => {
    const message = { autorId: 'me', ronda: 1, fechaEliminacion: null };
    const removes = (what: Partial<typeof message>, facts: Partial<WorkAccess> = {}) =>
      canRemoveMessage(me('EDITOR'), aWork(facts), { ...message, ...what }, allowed);
    expect(removes({})).toBe(true);
    expect(removes({ autorId: 'another' })).toBe(false);
    expect(removes({}, { estado: 'APROBADO' })).toBe(false);
    expect(removes({ ronda: 2 })).toBe(false);
    const removed = { ...message, fechaEliminacion: new Date() };
    expect(canRemoveMessage(me('EDITOR'), aWork(), removed, allowed)).toBe(false);
    expect([isOwnMessage(me(), message), isOwnMessage(me(), { autorId: null })]).toEqual([true, false]);
  });
});

describe('a claim', () => {
  const claim = { clase: 'QUEJA', personaId: 'another', respondidaPorId: null, barredIds: ['barred'] } as const;
  it('is made by the authors against a decision, and by who takes part about how the work is handled', () => {
    forEveryCase((c, work, viewer) => {
      if (!viewer) return;
      agree(c, canAppeal(viewer, work), wrote(c) && !c.deleted);
      agree(c, canComplain(viewer, work), takesPart(viewer, work) && !c.deleted);
    });
  });

  it('is answered by who handles the work and had no part in it', () => {
    forEveryCase((c, work, viewer) => {
      if (!viewer) return;
      agree(c, canAnswerClaim(viewer, work, claim), runs(c) && c.relation !== 'asked' && !c.deleted);
      agree(c, canAnswerClaim(viewer, work, { ...claim, barredIds: ['me'] }), false);
    });
  });

  it('that is a complaint is read by whose it is and who may answer or did, an appeal by the work’s process', () => {
    const barred = { ...claim, barredIds: ['me'] };
    forEveryCase((c, work, viewer) => {
      if (!viewer) return;
      const answers = runs(c) && c.relation !== 'asked' && !c.deleted;
      agree(c, canReadClaim(viewer, work, claim), answers);
      agree(c, canReadClaim(viewer, work, barred), false);
      agree(c, canReadClaim(viewer, work, { ...barred, personaId: 'me' }), true);
      agree(c, canReadClaim(viewer, work, { ...barred, respondidaPorId: 'me' }), runs(c));
      agree(c, canReadClaim(viewer, work, { ...barred, clase: 'APELACION' }), wrote(c) || runs(c));
    });
    holdsTo(canReadClaimant, runs);
    expect([isOwnClaim(me(), claim), isOwnClaim(me(), { personaId: 'me' })]).toEqual([false, true]);
  });
});

describe('a chapter', () => {
  const book = { titulo: '', identidadRevision: null, estado: 'EN_REVISION', revisorIds: ['another', 'me'] } as const;
  it('is reviewed with its book, by the book’s reviewers', () => {
    expect(reviewsItsBook(me(), { libroAbierto: book })).toBe(true);
    expect(reviewsItsBook(me(), { libroAbierto: { ...book, revisorIds: ['another'] } })).toBe(false);
    expect([reviewsItsBook(null, { libroAbierto: book }), reviewsItsBook(me(), { libroAbierto: null })]).toEqual([
      false,
      false,
    ]);
  });

  it('is read by them while both may still come out', () => {
    const underWay = ['EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS', 'APROBADO'];
    for (const estado of estados) {
      const due = underWay.includes(estado);
      expect(readsWithBook(me(), { libroAbierto: book, estado })).toBe(due);
      expect(readsWithBook(me(), { libroAbierto: { ...book, estado }, estado: 'EN_REVISION' })).toBe(due);
      expect(readsWithBook({ id: 'nobody' }, { libroAbierto: book, estado })).toBe(false);
      expect(readsWithBook(me(), { libroAbierto: null, estado })).toBe(false);
    }
  });
});

describe('a note', () => {
  it('is for who runs the work, a private one for who wrote it, who alone changes it', () => {
    const mine = { autorId: 'me', privada: true };
    const theirs = { autorId: 'another', privada: true };
    for (const reads of [canReadNote, canResolveNote] as const) {
      forEveryCase((c, work, viewer) => {
        if (!viewer) return;
        agree(c, reads(viewer, work, mine), runs(c));
        agree(c, reads(viewer, work, theirs), false);
        agree(c, reads(viewer, work, { ...theirs, privada: false }), runs(c));
      });
    }
    forEveryCase((c, work, viewer) => {
      if (viewer) agree(c, canChangeNote(viewer, work, mine), runs(c));
      if (viewer) agree(c, canChangeNote(viewer, work, { autorId: 'another' }), false);
    });
    expect(canReadNote(null, aWork(), { autorId: null, privada: false })).toBe(false);
  });
});

describe('production', () => {
  const known = (c: Case) => !c.deleted && (runs(c) || wrote(c));
  it('is known to who runs the work and to its authors, who read its text while they are asked or once it is final', () => {
    holdsTo(canReadProduction, known);
    const stage = (etapaProduccion: WorkAccess['etapaProduccion'], shown: boolean) =>
      holdsTo(
        (viewer, work) => canReadProducedText(viewer, { ...work, etapaProduccion: etapaProduccion ?? null }),
        (c) => known(c) && (runs(c) || shown),
      );
    stage('CORRECCION', false);
    stage('CORRECCION_AUTOR', true);
    stage('PRUEBAS', false);
    stage('LISTA', true);
    stage(null, false);
  });
});

describe('the licence of a work', () => {
  it('is read by its authors and who runs it, asked for by its main author and who handles it', () => {
    holdsTo(canReadRights, (c) => !c.deleted && (wrote(c) || runs(c)));
    forEveryCase((c, work, viewer) => {
      if (viewer) agree(c, canAskRights(viewer, work), c.relation === 'main' || (runs(c) && c.relation !== 'asked'));
    });
  });

  it('is signed for what was neither rejected nor taken down', () =>
    forEveryCase((c, work) => agree(c, canBeSigned(work), !c.deleted && c.estado !== 'RETIRADO')));
});
