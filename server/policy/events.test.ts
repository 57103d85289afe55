/** Who is told of what happened (events.ts): in the activity record, and live. */
import { describe, expect, it } from 'vitest';
import { agree, aWork, forEveryCase, holdsTo, is, maySee, me, review, runs, wrote } from './cases.fixture.ts';
import {
  type EventFacts,
  hidesActor,
  liveShare,
  ofDiscussions,
  personalEvents,
  takesPart,
  type WorkAccess,
} from './index.ts';

const news = (type: string, more: Partial<EventFacts> = {}): EventFacts => ({
  type,
  userId: null,
  cuenta: null,
  ...more,
});
const mine = review('me', 'ACEPTADA');
const another = review('another', 'ACEPTADA');
const share = (
  type: string,
  viewer = me(),
  work: WorkAccess | undefined = aWork(),
  facts: Parameters<typeof liveShare>[3] = undefined,
  more: Partial<EventFacts> = {},
) => liveShare(viewer, news(type, more), work, facts);

describe('the record', () => {
  const blind = aWork({ identidadRevision: 'simple ciego', reviewFacts: [another] });
  it('hides who acted as a reviewer, or left a suggestion, where reviewers are hidden', () => {
    const hides = (userId: string | null, type: string, work: WorkAccess | undefined = blind) =>
      hidesActor(me(), work, { userId, type }, false);
    expect(hides('another', 'review.completed')).toBe(true);
    expect(hides('an editor', 'review.completed')).toBe(false);
    expect(hides('an editor', 'suggestion.sent')).toBe(true);
    expect(hides('me', 'suggestion.sent')).toBe(false);
    expect(hides('another', 'review.completed', { ...blind, identidadRevision: 'abierta' })).toBe(false);
    expect(hides('an editor', 'suggestion.sent', { ...blind, identidadRevision: 'abierta' })).toBe(false);
    expect(hidesActor(me(), undefined, { userId: 'another', type: 'review.completed' }, false)).toBe(false);
    expect(hides('another', 'review.completed', { ...blind, consentedIds: ['another'] })).toBe(false);
    expect(hides('another', 'review.completed', { ...blind, reviewFacts: [mine, another] })).toBe(true);
    expect(hidesActor(null, blind, { userId: 'another', type: 'review.completed' }, false)).toBe(true);
    expect(hidesActor(me('EDITOR'), blind, { userId: 'another', type: 'review.completed' }, false)).toBe(false);
  });

  it('hides what people do with one another from who signs a work that hides its reviewers', () => {
    expect(personalEvents).toEqual(['mail.written', 'account.conflictDeclared', 'account.conflictWithdrawn']);
    for (const type of personalEvents)
      for (const signsBlind of [true, false]) {
        expect(hidesActor(me(), undefined, { userId: 'another', type }, signsBlind)).toBe(signsBlind);
        expect(hidesActor(me(), undefined, { userId: 'me', type }, signsBlind)).toBe(false);
      }
    expect(hidesActor(me(), undefined, { userId: 'another', type: 'file.added' }, true)).toBe(false);
  });
});

describe('what is told live', () => {
  it('tells who did it, and whose account it is about, that something happened', () => {
    expect(liveShare(me(), news('account.changed', { userId: 'me' }), undefined, undefined)).toBe('something');
    expect(liveShare(me(), news('account.changed', { cuenta: 'me' }), undefined, undefined)).toBe('something');
    expect(liveShare(me(), news('account.changed', { cuenta: 'another' }), undefined, undefined)).toBe('nothing');
    expect(liveShare(me('ADMIN'), news('account.changed'), undefined, undefined)).toBe('something');
    expect(liveShare(me('EDITOR'), news('account.changed'), undefined, undefined)).toBe('nothing');
    // Of a work that they can read, the work.
    expect(share('whatever', me('REVISOR'), aWork(), undefined, { userId: 'me' })).toBe('work');
    expect(share('whatever', me(), aWork(), undefined, { userId: 'me' })).toBe('something');
  });

  const told = (type: string, due: (c: Parameters<typeof wrote>[0]) => boolean) =>
    forEveryCase((c, work, viewer) => {
      if (viewer) agree(c, liveShare(viewer, news(type), work, undefined) === 'work', maySee(c) && (runs(c) || due(c)));
    });
  const takesPartIn = (c: Parameters<typeof wrote>[0]) =>
    is(c, 'EDITOR', 'ADMIN') || wrote(c) || c.relation === 'assigned' || c.relation === 'completed';

  it('tells of a work’s way those who take part in it, and reviewers; of its desk those who run it', () => {
    holdsTo(takesPart, takesPartIn);
    told('publication.submitted', (c) => takesPartIn(c) || is(c, 'REVISOR'));
    for (const type of ['publication.editorAssigned', 'publication.editorReleased', 'publication.prioritised'])
      told(type, () => false);
  });

  it('tells authors of appeals, coauthors, rights, files and production, but not while it is edited', () => {
    for (const type of ['appeal.made', 'coauthor.invited', 'rights.signed', 'file.added', 'production.asked'])
      told(type, wrote);
    told('production.edited', () => false);
    told('whatever.else', () => false);
    told('publication', (c) => takesPartIn(c) || is(c, 'REVISOR'));
  });

  it('tells of a review whose it is, and of a completed one whoever reads it', () => {
    const work = aWork({ reviewFacts: [mine, another] });
    const reads = (type: string, facts: typeof another | undefined) => share(type, me('REVISOR'), work, facts);
    for (const type of ['review.completed', 'review.recorded', 'review.updated', 'review.answered']) {
      expect(reads(type, another)).toBe('work');
      expect(reads(type, { ...another, estado: 'EN_PROCESO' })).toBe('nothing');
      expect(reads(type, undefined)).toBe('nothing');
    }
    expect(reads('review.assigned', another)).toBe('nothing');
    expect(reads('review.assigned', { ...mine, estado: 'PENDIENTE' })).toBe('work');
    expect(reads('publication.editorAssigned', mine)).toBe('work');
    told('review.pointsAnswered', takesPartIn);
  });

  it('tells of a discussion who has part in it, and no author', () => {
    const work = aWork({ reviewFacts: [mine] });
    expect(ofDiscussions).toEqual(['discussion.written', 'discussion.changed', 'discussion.removed']);
    for (const type of ofDiscussions) {
      const hears = (viewer: ReturnType<typeof me>, facts: Partial<WorkAccess> = {}, ronda: number | null = 1) =>
        share(type, viewer, { ...work, ...facts }, undefined, { ronda });
      expect(hears(me('REVISOR'))).toBe('work');
      expect(hears(me('REVISOR'), {}, null)).toBe('nothing');
      expect(hears(me('REVISOR'), { reviewFacts: [another] })).toBe('nothing');
      for (const author of [me('ADMIN'), me('AUTOR')]) expect(hears(author, { authorIds: ['me'] })).toBe('nothing');
      expect(hears(me('ADMIN'), { deletedAt: new Date() })).toBe('work');
      expect(liveShare(me('ADMIN'), news(type, { ronda: 1 }), undefined, undefined)).toBe('something');
    }
    expect(share('file.added', me('ADMIN'), { ...work, authorIds: ['me'] })).toBe('work');
  });

  it('tells nobody of complaints', () => {
    for (const type of ['complaint.made', 'complaint.answered', 'complaint.withdrawn'])
      for (const viewer of [me('ADMIN'), me('EDITOR'), me()])
        expect(share(type, viewer, aWork(), mine, { userId: 'me', cuenta: 'me' })).toBe('nothing');
  });

  it('tells who may have read a work that it may be out of their sight', () => {
    const draft = aWork({ estado: 'BORRADOR', revistaId: 'here' });
    const takes = [
      ...['approved', 'changesRequested', 'returnedToAuthors', 'decisionRevoked', 'takenBack', 'rejected', 'reopened'],
      ...['published', 'publishedDirectly', 'retracted', 'unpublished', 'deleted', 'restored', 'moved'],
    ];
    const where = (role: 'REVISOR' | 'EDITOR', ...journals: string[]) => ({
      ...me(role),
      ambitos: { [role]: journals },
    });
    for (const type of takes.map((name) => `publication.${name}`)) {
      for (const role of ['REVISOR', 'EDITOR'] as const) {
        expect(share(type, me(role), draft)).toBe('something');
        expect(share(type, where(role, 'here'), draft)).toBe('something');
        expect(share(type, where(role, 'there'), draft)).toBe('nothing');
        expect(share(type, where(role, 'there'), draft, undefined, { antes: 'there' })).toBe('something');
        expect(share(type, where(role, 'there'), draft, undefined, { antes: 'elsewhere' })).toBe('nothing');
        expect(liveShare(where(role, 'there'), news(type), undefined, undefined)).toBe('something');
        expect(liveShare(where(role), news(type), undefined, undefined)).toBe('nothing');
      }
      expect(share(type, me('AUTOR'), draft)).toBe('nothing');
      expect(share(type, me('ADMIN'), { ...draft, deletedAt: new Date() })).toBe('work');
    }
    expect(share('publication.submitted', me('EDITOR'), draft)).toBe('nothing');
  });
});
