/** Whose identity is hidden from whom (masking.ts), what consent opens of it, and what a blind book hides of its chapters. */
import { describe, expect, it } from 'vitest';
import { reviewIdentities } from '#contract/vocabulary.ts';
import { agree, aWork, forEveryCase, holdsTo, me, published, review, runs, wrote } from './cases.fixture.ts';
import {
  canAnswerConsent,
  canAnswerForWork,
  canAskConsent,
  canNameReviewed,
  getsCopies,
  hiddenSide,
  hidesAuthors,
  hidesReviewer,
  hidesReviewers,
  identityWhenSent,
  isHiddenFrom,
  isMoreClosed,
  isToldDemands,
  knowsSharedAuthor,
  masking,
  type WorkAccess,
} from './index.ts';

const double = { identidadRevision: 'doble ciego' } as const;
const single = { identidadRevision: 'simple ciego' } as const;
const open = { identidadRevision: 'abierta' } as const;
const bookOf = (identidadRevision: WorkAccess['identidadRevision'], revisorIds: string[] = ['me']) => ({
  libroAbierto: { titulo: '', estado: 'EN_REVISION', identidadRevision, revisorIds } as const,
});
const authorsHidden = (facts: Partial<WorkAccess>) => masking(me(), aWork(facts)).authors;

describe('authors', () => {
  it('are known once all of them let it be, and nobody signs who cannot be asked', () => {
    const two = { ...double, authorIds: ['one', 'two'] };
    expect(authorsHidden({ ...two, consentedIds: ['one', 'two'] })).toBe(false);
    expect(authorsHidden({ ...two, consentedIds: ['two'] })).toBe(true);
    expect(authorsHidden({ ...two, consentedIds: ['one', 'two'], authorsWithoutAccount: 1 })).toBe(true);
    expect(authorsHidden({ ...double, authorIds: [] })).toBe(true);
  });

  it('of a chapter are hidden where its book hides its own, whatever was consented of the chapter', () => {
    expect(authorsHidden({ ...open, ...bookOf('doble ciego') })).toBe(true);
    expect(authorsHidden({ ...open, ...bookOf(null) })).toBe(true);
    expect(authorsHidden({ ...open, ...bookOf('simple ciego') })).toBe(false);
    const consented = { ...double, authorIds: ['one'], consentedIds: ['one'] };
    expect(authorsHidden({ ...consented, ...bookOf('doble ciego') })).toBe(true);
    expect(authorsHidden({ ...consented, ...bookOf('doble ciego', ['another']) })).toBe(false);
    expect(authorsHidden({ ...consented, ...bookOf('abierta') })).toBe(false);
    expect(masking(null, aWork({ ...consented, ...bookOf('doble ciego') })).authors).toBe(false);
  });

  it('are hidden at all in double blind, and where no mode is known', () => {
    const hides = (facts: Partial<WorkAccess>) => hidesAuthors(aWork(facts));
    expect([double, single, open, { identidadRevision: null }].map(hides)).toEqual([true, false, false, true]);
    expect(hides({ ...single, ...bookOf('doble ciego') })).toBe(true);
    expect(hides({ ...single, ...bookOf('abierta') })).toBe(false);
  });

  it('are in no copy of a file for whom they are hidden from', () =>
    forEveryCase((c, work, viewer) => {
      for (const identidadRevision of reviewIdentities) {
        const due = identidadRevision === 'doble ciego' && !wrote(c) && !runs(c) && !(published(c) && !c.deleted);
        agree(c, getsCopies(viewer, { ...work, identidadRevision }), due);
      }
    }));

  it('who sign two works are told of where they are hidden in neither', () => {
    const [here, there] = [aWork({ authorIds: ['one', 'two'] }), aWork({ authorIds: ['two', 'three'] })];
    expect(knowsSharedAuthor(me(), here, there)).toBe(true);
    expect(knowsSharedAuthor(me(), here, aWork({ authorIds: ['three', 'four'] }))).toBe(false);
    expect(knowsSharedAuthor(me(), { ...here, ...double }, there)).toBe(false);
    expect(knowsSharedAuthor(me(), here, { ...there, ...double })).toBe(false);
  });
});

describe('reviewers', () => {
  it('are hidden in both blind modes, and where no mode is known', () => {
    expect([double, single, open, { identidadRevision: null }].map(hidesReviewers)).toEqual([true, true, false, true]);
  });

  it('are never hidden from themselves, nor once they let themselves be known', () => {
    const work = aWork({ ...single, consentedIds: ['known'] });
    expect(hidesReviewer(me(), work, 'another')).toBe(true);
    expect(hidesReviewer(null, work, 'another')).toBe(true);
    expect(hidesReviewer(me(), work, 'me')).toBe(false);
    expect(hidesReviewer(me(), work, 'known')).toBe(false);
    expect(hidesReviewer(me('EDITOR'), work, 'another')).toBe(false);
    expect(hidesReviewer(me(), aWork(open), 'another')).toBe(false);
  });

  it('are named in a certificate for what can be read by anybody and was reviewed openly', () => {
    const out = { estado: 'PUBLICADO', wasPublished: true } as const;
    expect(canNameReviewed(aWork({ ...open, ...out }))).toBe(true);
    expect(canNameReviewed(aWork(open))).toBe(false);
    expect(canNameReviewed(aWork({ ...single, ...out }))).toBe(false);
  });
});

describe('who writes to whom', () => {
  const reviewed = (...reviewers: string[]) => ({ reviewFacts: reviewers.map((id) => review(id, 'PENDIENTE')) });
  const author = { ...me(), id: 'author' };
  const reviewer = { ...me(), id: 'reviewer' };
  const signed = (facts: Partial<WorkAccess>) =>
    aWork({ authorIds: ['author'], ...reviewed('another', 'reviewer'), ...facts });
  it('is hidden where any of the works that both take part in hides them from the reader', () => {
    const hidden = (reader: typeof author, sender: typeof author, ...shared: WorkAccess[]) =>
      isHiddenFrom(reader, sender, shared);
    expect(hidden(reviewer, author, signed(double))).toBe(true);
    expect(hidden(reviewer, author, signed(single))).toBe(false);
    expect(hidden(author, reviewer, signed(single))).toBe(true);
    expect(hidden(author, reviewer, signed(open))).toBe(false);
    expect(hidden(author, reviewer, signed({ ...single, consentedIds: ['reviewer'] }))).toBe(false);
    expect(hidden(author, { ...me(), id: 'an editor' }, signed(double))).toBe(false);
    expect(hidden(reviewer, { ...me(), id: 'an editor' }, signed(double))).toBe(false);
    expect(hidden(reviewer, author, signed(open), signed(double))).toBe(true);
    expect(hidden(reviewer, author)).toBe(false);
  });

  it('has mails about a work answered to who handles it, unless they review or sign it', () => {
    const editor = { id: 'editor' };
    expect(canAnswerForWork(editor, signed(double))).toBe(true);
    expect(canAnswerForWork(editor, signed({ ...open, ...reviewed('another', 'editor') }))).toBe(false);
    expect(canAnswerForWork(editor, signed({ ...open, authorIds: ['author', 'editor'] }))).toBe(false);
  });

  it('tells authors, and who runs the work, what its journal asks to be declared', () =>
    holdsTo(isToldDemands, (c) => wrote(c) || runs(c)));
});

describe('consent', () => {
  const work = (facts: Partial<WorkAccess> = {}) =>
    aWork({ ...double, authorIds: ['author'], reviewFacts: [review('reviewer', 'PENDIENTE')], ...facts });

  it('is asked of whom the work hides, as the side that they are of', () => {
    expect(hiddenSide(work(), 'author')).toBe('AUTOR');
    expect(hiddenSide(work(), 'reviewer')).toBe('REVISOR');
    expect(hiddenSide(work(), 'nobody')).toBeUndefined();
    expect(hiddenSide(work(single), 'author')).toBeUndefined();
    expect(hiddenSide(work(single), 'reviewer')).toBe('REVISOR');
    expect(hiddenSide(work(open), 'reviewer')).toBeUndefined();
    expect(hiddenSide(work({ reviewFacts: [review('reviewer', 'PENDIENTE', true)] }), 'reviewer')).toBeUndefined();
    const other = [review('another', 'PENDIENTE'), review('reviewer', 'PENDIENTE')];
    expect(hiddenSide(work({ reviewFacts: other }), 'reviewer')).toBe('REVISOR');
    const out = { estado: 'PUBLICADO', wasPublished: true } as const;
    expect(hiddenSide(work(out), 'author')).toBeUndefined();
    expect(hiddenSide(work(out), 'reviewer')).toBe('REVISOR');
  });

  it('is asked by who runs the work, but not for themselves, and answered by whose it is', () => {
    expect(canAskConsent(me('EDITOR'), work(), 'author')).toBe(true);
    expect(canAskConsent(me('EDITOR'), work(), 'nobody')).toBe(false);
    expect(canAskConsent(me('REVISOR'), work(), 'author')).toBe(false);
    expect(canAskConsent(null, work(), 'author')).toBe(false);
    const own = work({ reviewFacts: [review('me', 'PENDIENTE')] });
    expect(canAskConsent(me('EDITOR'), own, 'me')).toBe(false);
    expect(canAnswerConsent(me(), { personaId: 'me' })).toBe(true);
    expect(canAnswerConsent(me('ADMIN'), { personaId: 'another' })).toBe(false);
  });
});

describe('a mode', () => {
  it('hides more than those before it', () => {
    for (const [at, mode] of reviewIdentities.entries())
      for (const [other, than] of reviewIdentities.entries()) expect(isMoreClosed(mode, than)).toBe(at > other);
  });

  it('stays a work’s own while its round has reviews', () => {
    const asked = aWork({ ...open, ronda: 2, reviewFacts: [{ ...review('reviewer', 'PENDIENTE'), ronda: 2 }] });
    expect(identityWhenSent(asked, 'doble ciego')).toBe('abierta');
    expect(identityWhenSent({ ...asked, ronda: 3 }, 'doble ciego')).toBe('doble ciego');
    const both = [review('reviewer', 'ACEPTADA'), ...asked.reviewFacts];
    expect(identityWhenSent({ ...asked, reviewFacts: both }, 'doble ciego')).toBe('abierta');
  });
});
