/** Who signs a work, who is asked, who may know what of it (byline.ts), and who may become its main author. */
import { describe, expect, it } from 'vitest';
import { agree, aWork, type Case, forEveryCase, holdsTo, is, me, review, runs, wrote } from './cases.fixture.ts';
import {
  canAnswerAsked,
  canAnswerSuccession,
  canBeInvited,
  canBeReviewer,
  canBid,
  canChooseAuthors,
  canCloseByline,
  canGiveReviewTo,
  canLeaveAuthors,
  canOpenByline,
  canProposeSuccession,
  canPublishNotices,
  canReadAsked,
  canReadAuthors,
  canReadOfferedByline,
  canReadSuccession,
  canStartEdition,
  canSucceed,
  canWithdrawSuccession,
  hasCompleted,
  isAskedAnew,
  isKeptFromReview,
  isNamedAs,
  isReviewerInTheDark,
  isSuccessionCurrent,
  partInSuccession,
  reviewsWork,
  savedBy,
  standsInRound,
  type Viewer,
  type WorkAccess,
  whyNotJoinAuthors,
} from './index.ts';

const double = { identidadRevision: 'doble ciego' } as const;
const isAsked = (c: Case) => c.relation === 'asked';
const isMain = (c: Case) => c.relation === 'main';
const handles = (c: Case) => runs(c) && !isAsked(c);
const reviews = (c: Case) => c.relation === 'assigned' || c.relation === 'completed';
/** Of those who have a session. */
const ofPersons = (got: (viewer: NonNullable<Viewer>, work: WorkAccess) => unknown, due: (c: Case) => unknown) =>
  holdsTo(
    (viewer, work) => viewer && got(viewer, work),
    (c) => (c.relation === 'guest' ? null : due(c)),
  );
const bookReviewedBy = (...revisorIds: string[]) => ({
  libroAbierto: { titulo: '', estado: 'EN_REVISION', identidadRevision: 'doble ciego', revisorIds } as const,
});

describe('a byline', () => {
  it('is said by the main author, left by the others, and read by all of them', () => {
    ofPersons(canChooseAuthors, isMain);
    ofPersons(canLeaveAuthors, (c) => c.relation === 'coauthor');
    holdsTo(canReadAuthors, wrote);
    holdsTo(canStartEdition, isMain);
  });

  it('tells who was asked to its authors and to who runs the work', () => {
    holdsTo(canReadAsked, (c) => wrote(c) || runs(c));
    holdsTo(canReadSuccession, (c) => wrote(c) || runs(c));
  });

  it('is opened by who runs the work, and closed by them or its main author', () => {
    holdsTo(canOpenByline, runs);
    holdsTo(canCloseByline, (c) => runs(c) || isMain(c));
    holdsTo(canPublishNotices, handles);
  });

  it('is offered to who is asked, without its names where they review it blindly', () => {
    holdsTo(canAnswerAsked, (c) => isAsked(c) && !c.deleted);
    holdsTo(canReadOfferedByline, (c) => isAsked(c) && !c.deleted);
    const offered = (facts: Partial<WorkAccess>) => canReadOfferedByline(me(), aWork({ askedIds: ['me'], ...facts }));
    const reviewed = { reviewFacts: [review('me', 'PENDIENTE')] };
    expect(offered({ ...double })).toBe(true);
    expect(offered(reviewed)).toBe(true);
    expect(offered({ ...double, ...reviewed })).toBe(false);
    expect(offered(bookReviewedBy('me'))).toBe(false);
    expect(offered(bookReviewedBy('another'))).toBe(true);
    holdsTo(
      (viewer, work) => isReviewerInTheDark(viewer, work),
      () => false,
    );
    forEveryCase((c, work, viewer) => {
      const isOut = (c.estado === 'PUBLICADO' || (c.estado === 'RETIRADO' && c.wasPublished)) && !c.deleted;
      agree(c, isReviewerInTheDark(viewer, { ...work, ...double }), reviews(c) && !runs(c) && !isOut);
    });
  });

  it('says of an author that the person was asked to be them', () => {
    expect(isNamedAs(me(), { pedidaAId: 'me' })).toBe(true);
    for (const pedidaAId of ['another', null, undefined]) expect(isNamedAs(me(), { pedidaAId })).toBe(false);
    expect(isAskedAnew(me(), 'another')).toBe(true);
    for (const account of ['me', null]) expect(isAskedAnew(me(), account)).toBe(false);
  });

  it('is joined by who does not sign yet, and reviews neither the work nor its book', () => {
    expect(whyNotJoinAuthors(me(), aWork())).toBeUndefined();
    expect(whyNotJoinAuthors(me(), aWork({ authorIds: ['me'] }))).toBe('ya_firmas');
    expect(whyNotJoinAuthors(me(), aWork({ reviewFacts: [review('me', 'PENDIENTE')] }))).toBe('revisas_esta_obra');
    ofPersons(whyNotJoinAuthors, (c) => (wrote(c) ? 'ya_firmas' : reviews(c) ? 'revisas_esta_obra' : undefined));
  });

  it('names who saved its text, and says whether that was oneself', () => {
    const authors = [
      { id: null, nombres: 'Sin', apellidos: 'Cuenta' },
      { id: 'one', nombres: 'Ana', apellidos: 'Ruiz' },
      { id: 'me', nombres: 'Solo', apellidos: '' },
    ];
    expect(savedBy(me(), { authors }, 'one')).toEqual({ guardadoPor: 'Ana Ruiz' });
    expect(savedBy(me(), { authors }, 'me')).toEqual({ guardadoPor: 'Solo', guardadoPorTi: true });
    expect(savedBy(me(), { authors }, 'nobody')).toEqual({});
    expect(savedBy(me(), { authors }, null)).toEqual({});
  });
});

describe('who may be asked to review', () => {
  it('is nobody who signs a chapter of the book, in whatever mode', () => {
    const book = aWork({ identidadRevision: 'abierta', firmanCapitulos: ['me'] });
    expect([isKeptFromReview(me(), book), canBeInvited(me(), book)]).toEqual([true, false]);
    expect(isKeptFromReview(me(), aWork(double))).toBe(false);
  });

  it('is nobody who said no after they read a byline that is hidden, unless they review already', () => {
    for (const saw of [{ refusedIds: ['me'] }, { dejaronCapitulos: ['me'] }]) {
      expect(isKeptFromReview(me(), aWork({ ...double, ...saw }))).toBe(true);
      expect(isKeptFromReview(me(), aWork({ ...saw }))).toBe(false);
      const mine = (declined: boolean) => ({ reviewFacts: [review('me', 'PENDIENTE', declined)] });
      expect(isKeptFromReview(me(), aWork({ ...double, ...saw, ...mine(false) }))).toBe(false);
      expect(isKeptFromReview(me(), aWork({ ...double, ...saw, ...mine(true) }))).toBe(true);
      const others = { reviewFacts: [review('another', 'PENDIENTE')] };
      expect(isKeptFromReview(me(), aWork({ ...double, ...saw, ...others }))).toBe(true);
      const both = { reviewFacts: [review('another', 'PENDIENTE'), review('me', 'PENDIENTE')] };
      expect(isKeptFromReview(me(), aWork({ ...double, ...saw, ...both }))).toBe(false);
    }
  });

  it('is whoever has the role, or handed in a review of it', () => {
    const had = (estado: 'ACEPTADA' | 'PENDIENTE', declined = false, who = 'me') =>
      canBeReviewer(me(), aWork({ reviewFacts: [review(who, estado, declined)] }));
    expect([had('ACEPTADA'), had('PENDIENTE'), had('ACEPTADA', true), had('ACEPTADA', false, 'another')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const several = aWork({ reviewFacts: [review('me', 'PENDIENTE'), review('me', 'ACEPTADA')] });
    expect(canBeReviewer(me(), several)).toBe(true);
  });

  it('is, for an editor, also themselves, who handle the work and sign none of its chapters', () => {
    const editor = me('EDITOR');
    expect(canGiveReviewTo(editor, editor, aWork())).toBe(true);
    expect(canGiveReviewTo(me('REVISOR'), me('REVISOR'), aWork())).toBe(false);
    expect(canGiveReviewTo(editor, editor, aWork({ firmanCapitulos: ['me'] }))).toBe(false);
    expect(canGiveReviewTo(editor, editor, aWork({ askedIds: ['me'] }))).toBe(false);
    const reviewer = { ...me('REVISOR'), id: 'another reviewer' };
    expect(canGiveReviewTo(editor, reviewer, aWork())).toBe(true);
    expect(canGiveReviewTo(editor, { ...reviewer, roles: ['EDITOR'] }, aWork())).toBe(false);
  });

  it('says unasked what they would like to, of what is in review and not asked of them', () => {
    ofPersons(canBid, (c) => {
      const free = c.relation === 'stranger';
      return c.estado === 'EN_REVISION' && !c.deleted && is(c, 'REVISOR') && free;
    });
    const bid = (respuesta: string, ronda: number) => standsInRound({ respuesta, ronda }, { ronda: 2 });
    expect([bid('PUEDO', 2), bid('PUEDO', 1), bid('CONFLICTO', 1), bid('CONFLICTO', 2)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('reviews the work by a review that they did not decline, or by its book', () => {
    ofPersons(reviewsWork, reviews);
    ofPersons(hasCompleted, (c) => c.relation === 'completed');
    expect(reviewsWork(me(), aWork(bookReviewedBy('me')))).toBe(true);
    expect(reviewsWork(me(), aWork(bookReviewedBy('another')))).toBe(false);
    const declined = aWork({ reviewFacts: [review('me', 'ACEPTADA', true), review('me', 'PENDIENTE')] });
    expect([reviewsWork(me(), declined), hasCompleted(me(), declined)]).toEqual([true, false]);
  });
});

describe('a succession', () => {
  const proposal = { personaId: 'me', anteriorId: 'another', porRedaccion: false };
  it('is proposed by the main author, or by who handles the work, and withdrawn by whose it is', () => {
    ofPersons(canProposeSuccession, (c) => isMain(c) || handles(c));
    ofPersons((viewer, work) => canWithdrawSuccession(viewer, work, proposal), isMain);
    ofPersons((viewer, work) => canWithdrawSuccession(viewer, work, { ...proposal, porRedaccion: true }), handles);
  });

  it('is to somebody of the byline, or who was asked, and not its main author', () => {
    ofPersons(canSucceed, (c) => c.relation === 'coauthor' || isAsked(c));
    ofPersons(canAnswerSuccession, (c) => !c.deleted && (wrote(c) || isAsked(c)));
  });

  it('is current while it is about this main author and this byline', () => {
    ofPersons(
      (_, work) => isSuccessionCurrent(work, proposal),
      (c) => c.relation === 'coauthor' || isAsked(c),
    );
    const signed = aWork({ authorIds: ['another', 'me'] });
    expect(isSuccessionCurrent(signed, { ...proposal, anteriorId: null })).toBe(false);
    expect(isSuccessionCurrent(signed, { ...proposal, personaId: 'nobody' })).toBe(false);
  });

  it('asks who is to be it, and who is it where they did not propose it', () => {
    const asEditors = { ...proposal, personaId: 'somebody', porRedaccion: true };
    ofPersons(
      (viewer, work) => partInSuccession(viewer, work, proposal),
      () => 'NUEVO',
    );
    ofPersons(
      (viewer, work) => partInSuccession(viewer, work, asEditors),
      (c) => (isMain(c) ? 'ACTUAL' : undefined),
    );
    ofPersons(
      (viewer, work) => partInSuccession(viewer, work, { ...asEditors, porRedaccion: false }),
      () => undefined,
    );
  });
});
