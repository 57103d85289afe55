/** Who may read and do what with a review (reviews.ts), each door by itself; its sentences in every case are in policy.test.ts. */
import { describe, expect, it } from 'vitest';
import { reviewEstados } from '#contract/vocabulary.ts';
import { agree, aWork, forEveryCase, holdsTo, maySee, me, review, runs, sent, wrote } from './cases.fixture.ts';
import {
  canAcceptReview,
  canReadConfidential,
  canReadEarlierReviews,
  canReadReserved,
  canReadReview,
  canReadReviewPart,
  canSendAgain,
  canSuggest,
  canThank,
  completedEstados,
  countsAs,
  hasSpoken,
  isCompleted,
  isInvitationOpen,
  isRecorded,
  isRoundOpen,
  isRoundPaused,
  isRoundUndecided,
  isTheirAct,
  isTheirsToThank,
  isUnanswered,
  outcomeOf,
  type ReviewFacts,
  reviewActions,
  signsByName,
} from './index.ts';

const done = ['ACEPTADA', 'RECHAZADA', 'DEVUELTA'];
const handedIn = review('me', 'ACEPTADA');
const asked = review('me', 'PENDIENTE');
const another = review('another', 'ACEPTADA');

describe('a review', () => {
  it('is completed once its reviewer has spoken, or was spoken for', () => {
    expect(completedEstados).toEqual(done);
    for (const estado of reviewEstados) {
      expect(isCompleted({ estado })).toBe(done.includes(estado));
      expect(hasSpoken({ estado, estadoRevisor: null })).toBe(done.includes(estado));
      expect(hasSpoken({ estado: 'ACEPTADA', estadoRevisor: estado })).toBe(done.includes(estado));
    }
  });

  it('that an editor recorded counts as theirs, and as its reviewer’s where these spoke, too', () => {
    const recorded: ReviewFacts = { ...handedIn, registradaPor: ['an editor'], estadoRevisor: 'EN_PROCESO' };
    expect([isRecorded(recorded), isRecorded(handedIn)]).toEqual([true, false]);
    expect(countsAs(recorded)).toEqual(['an editor']);
    expect(countsAs({ ...recorded, estadoRevisor: 'ACEPTADA' })).toEqual(['an editor', 'me']);
    expect([countsAs(handedIn), countsAs(asked)]).toEqual([['me'], []]);
  });

  it('is read by peers of its round alone, and by authors where the decision chose it', () => {
    const work = aWork({ ronda: 2, reviewFacts: [handedIn] });
    expect(canReadReview(me(), work, another)).toBe(true);
    expect(canReadReview(me(), work, { ...another, ronda: 2 })).toBe(false);
    expect(canReadReview(me(), { ...work, reviewFacts: [asked] }, another)).toBe(false);
    expect(canReadReview(me(), { ...work, reviewFacts: [another] }, another)).toBe(false);
    expect(canReadReview(me(), { ...work, reviewFacts: [asked, handedIn] }, another)).toBe(true);
    expect(canReadReview(me(), work, { ...another, withheld: true })).toBe(true);
    const authored = aWork({ authorIds: ['me'] });
    expect(canReadReview(me(), authored, another)).toBe(true);
    expect(canReadReview(me(), authored, { ...another, withheld: true })).toBe(false);
    expect(canReadReview(me(), { ...authored, reviewFacts: [handedIn] }, { ...another, withheld: true })).toBe(false);
    expect(canReadReview(null, work, another)).toBe(false);
  });

  it('from another journal is read by authors and who runs the work, what was kept from authors by the latter', () => {
    holdsTo(canReadEarlierReviews, (c) => wrote(c) || runs(c));
    holdsTo(canReadReserved, runs);
  });

  it('has parts for its authors, and parts that are for who wrote it and who runs the work', () => {
    const parts = [{ paraAutor: true }, { paraAutor: false }];
    forEveryCase((c, work, viewer) => {
      for (const part of parts) {
        const reads = canReadReview(viewer, work, another);
        agree(c, canReadReviewPart(viewer, work, another, part), reads && (part.paraAutor || runs(c)));
      }
      if (c.relation !== 'guest') agree(c, canReadReviewPart(viewer, work, handedIn, { paraAutor: false }), true);
      agree(c, canReadConfidential(viewer, work, handedIn), c.relation !== 'guest');
    });
  });

  it('leaves an editor’s letter unsigned where they also reviewed the work', () => {
    expect(signsByName(me('EDITOR'), aWork())).toBe(true);
    expect(signsByName(me('EDITOR'), aWork({ reviewFacts: [another, handedIn] }))).toBe(false);
  });
});

describe('a round', () => {
  const of = (ronda: number) => ({ ronda });
  it('is open while its work is in review, and undecided while a second signature is awaited', () => {
    forEveryCase((c, work) => {
      const open = c.estado === 'EN_REVISION' && !c.deleted;
      agree(c, isRoundOpen(work, of(1)), open);
      agree(c, isRoundUndecided(work, of(1)), open || (c.estado === 'PENDIENTE_APROBACION' && !c.deleted));
      for (const other of [0, 2])
        agree(c, [isRoundOpen(work, of(other)), isRoundUndecided(work, of(other))], [false, false]);
    });
  });

  it('is paused while its work is back for formal flaws', () => {
    const returned = aWork({ estado: 'CAMBIOS_SOLICITADOS', fechaDevolucion: new Date() });
    expect(isRoundPaused(returned, of(1))).toBe(true);
    expect(isRoundPaused(returned, of(2))).toBe(false);
    expect(isRoundPaused({ ...returned, deletedAt: new Date() }, of(1))).toBe(false);
    expect(isRoundPaused(aWork(), of(1))).toBe(false);
    // Who cannot after all says so then, and writes no review; its authors answer no points of what was not decided.
    expect(reviewActions(me(), returned, sent(asked, false))).toEqual(['DECLINAR']);
    expect(reviewActions(me(), returned, sent(handedIn, false))).toEqual([]);
    const authored = { ...returned, authorIds: ['me'] };
    expect(reviewActions(me(), authored, sent(another, false))).toEqual(['RESPONDER']);
    expect(reviewActions(me(), { ...authored, fechaDevolucion: null }, sent(another, false))).toEqual([
      'RESPONDER',
      'RESPONDER_PUNTOS',
    ]);
  });
});

describe('what may be done with a review', () => {
  const withheld = { ...another, withheld: true };
  it('is nothing for a guest, and for authors nothing with what the decision kept from them', () => {
    expect(reviewActions(null, aWork(), sent(another))).toEqual([]);
    const authored = aWork({ estado: 'CAMBIOS_SOLICITADOS', authorIds: ['me'] });
    expect(reviewActions(me(), authored, sent(withheld, false))).toEqual([]);
    expect(reviewActions(me(), authored, sent({ ...another, declined: true }, false))).toEqual([]);
    expect(reviewActions(me(), { ...authored, deletedAt: new Date() }, sent(another, false))).toEqual([]);
    expect(reviewActions(me(), { ...authored, ronda: 2 }, sent(another, false))).toEqual(['RESPONDER']);
    const draft = { ...authored, estado: 'BORRADOR', ronda: 2 } as const;
    expect(reviewActions(me(), draft, sent(another, false))).toEqual(['RESPONDER', 'RESPONDER_PUNTOS']);
    expect(reviewActions(me(), { ...draft, ronda: 1 }, sent(another, false))).toEqual(['RESPONDER']);
    expect(reviewActions(me(), { ...draft, estado: 'APROBADO' }, sent(another, false))).toEqual(['RESPONDER']);
  });

  it('is nobody’s of those who have yet to say whether they sign it, nor to remind or take back one’s own', () => {
    forEveryCase((c, work, viewer) => {
      if (!viewer) return;
      const manages = runs(c) && c.relation !== 'asked';
      const acts = (facts: ReviewFacts) =>
        (['GESTIONAR', 'RETIRAR', 'RECORDAR', 'REVISAR', 'DECLINAR', 'RESPONDER', 'RESPONDER_PUNTOS'] as const).map(
          (act) => isTheirAct(act, viewer, work, facts),
        );
      const answers = wrote(c);
      agree(c, acts(another), [manages, manages, manages, false, false, answers, answers]);
      agree(c, acts(handedIn), [manages, false, false, !answers, !answers, answers, answers]);
    });
  });

  it('is to accept an invitation of an open round that nothing was answered to', () => {
    const invited = { ...asked, fechaAceptada: null };
    const accepts = (facts: Partial<typeof invited>, work = aWork(), viewer: ReturnType<typeof me> | null = me()) =>
      canAcceptReview(viewer, work, { ...invited, ...facts });
    expect(accepts({})).toBe(true);
    expect(accepts({ estado: 'EN_PROCESO' })).toBe(false);
    expect(canAcceptReview(me(), aWork(), { ...asked, fechaAceptada: new Date() })).toBe(false);
    expect(accepts({ revisorId: 'another' })).toBe(false);
    expect(accepts({ declined: true })).toBe(false);
    expect(accepts({}, aWork({ estado: 'APROBADO' }))).toBe(false);
    expect(accepts({}, aWork({ authorIds: ['me'] }))).toBe(false);
    expect(accepts({}, aWork(), null)).toBe(false);
  });

  it('is to send an unanswered invitation again, for who may take it back', () => {
    const invited = { ...review('another', 'PENDIENTE'), fechaAceptada: null, fechaInvitacionVence: new Date() };
    const answered = [{ estado: 'EN_PROCESO' as const }, { fechaInvitacionVence: null }];
    expect(isUnanswered(invited)).toBe(true);
    expect(isUnanswered({ ...invited, fechaAceptada: new Date() })).toBe(false);
    for (const facts of answered) expect(isUnanswered({ ...invited, ...facts })).toBe(false);
    const again = (who: ReturnType<typeof me>, facts: object = {}) =>
      canSendAgain(who, aWork(), { ...sent(invited), ...invited, ...facts });
    expect(again(me('EDITOR'))).toBe(true);
    expect(again(me('REVISOR'))).toBe(false);
    expect(again(me('EDITOR'), { estado: 'EN_PROCESO' })).toBe(false);
    expect(again(me('EDITOR'), { revisorId: 'me' })).toBe(false);
  });

  it('is to follow the link of an invitation until it was declined or its round is decided', () => {
    expect(isInvitationOpen(aWork(), asked)).toBe(true);
    expect(isInvitationOpen(aWork(), { ...asked, declined: true })).toBe(false);
    expect(isInvitationOpen(aWork({ estado: 'APROBADO' }), asked)).toBe(false);
  });

  it('is to thank for it once, by who runs the work and for what another completed', () => {
    const thanked = { ...another, fechaAgradecimiento: null };
    holdsTo((viewer, work) => canThank(viewer, work, thanked), runs);
    holdsTo((viewer, work) => isTheirsToThank(viewer, work, another), runs);
    holdsTo(
      (viewer, work) => isTheirsToThank(viewer, work, handedIn),
      () => false,
    );
    const editor = me('EDITOR');
    expect(canThank(editor, aWork(), { ...thanked, estado: 'EN_PROCESO' })).toBe(false);
    expect(canThank(editor, aWork(), { ...thanked, declined: true })).toBe(false);
    expect(canThank(editor, aWork(), { ...another, fechaAgradecimiento: new Date() })).toBe(false);
    expect(canThank(editor, aWork(), { ...thanked, revisorId: 'me' })).toBe(false);
  });
});

describe('the outcome of a work', () => {
  it('is told to who reviewed it or was to, once there is one', () => {
    const outcome = (facts: Parameters<typeof aWork>[0], mine = handedIn) => outcomeOf(me(), aWork(facts), mine);
    expect(outcome({ estado: 'APROBADO' })).toBe('APROBADO');
    expect(outcome({ estado: 'PUBLICADO', wasPublished: true })).toBe('PUBLICADO');
    expect(outcome({ estado: 'RETIRADO' })).toBe('RECHAZADO');
    expect(outcome({ estado: 'RETIRADO', wasPublished: true })).toBe('RETRACTADO');
    expect(outcome({ estado: 'CAMBIOS_SOLICITADOS' })).toBe('CAMBIOS_SOLICITADOS');
    expect(outcome({ estado: 'CAMBIOS_SOLICITADOS', fechaDevolucion: new Date() })).toBeUndefined();
    expect(outcome({ estado: 'EN_REVISION' })).toBeUndefined();
    const decided = { ...handedIn, roundDecided: true };
    expect(outcome({ ronda: 2 }, decided)).toBe('CAMBIOS_SOLICITADOS');
    expect(outcome({ ronda: 2 })).toBeUndefined();
    expect(outcome({}, decided)).toBeUndefined();
    expect(outcome({ estado: 'APROBADO' }, another)).toBeUndefined();
    expect(outcome({ estado: 'APROBADO' }, { ...handedIn, declined: true })).toBeUndefined();
  });
});

describe('a suggestion', () => {
  it('is taken on whatever one may read, past its draft, that is not one’s own', () => {
    forEveryCase((c, work, viewer) => {
      if (viewer) agree(c, canSuggest(viewer, work), maySee(c) && c.estado !== 'BORRADOR' && !c.deleted && !wrote(c));
    });
  });

  it('on a chapter goes with the review of its book, until it is public', () => {
    const book = { titulo: '', identidadRevision: null, estado: 'EN_REVISION', revisorIds: ['me'] } as const;
    expect(canSuggest(me('REVISOR'), aWork({ libroAbierto: book }))).toBe(false);
    expect(canSuggest(me('REVISOR'), aWork({ libroAbierto: { ...book, revisorIds: [] } }))).toBe(true);
    expect(canSuggest(me('REVISOR'), aWork({ libroAbierto: book, estado: 'PUBLICADO' }))).toBe(true);
  });
});
