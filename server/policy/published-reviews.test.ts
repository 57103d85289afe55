/** What everybody may read of how a published work was reviewed (published-reviews.ts). */
import { describe, expect, it } from 'vitest';
import { aWork, review } from './cases.fixture.ts';
import {
  checkPublicationShown,
  decidedVersion,
  isPublishedReview,
  publicationAgreed,
  publishedRounds,
  publishedVersions,
  publishesReviews,
  type ReviewFacts,
  retractedAs,
  tellsOfPublication,
  type WorkAccess,
  willPublishReviews,
} from './index.ts';

const decided: ReviewFacts = { ...review('reviewer', 'ACEPTADA'), roundDecided: true };
const work = (facts: Partial<WorkAccess> & { revisionPublica?: boolean } = {}) => ({
  ...aWork({ reviewFacts: [], ...facts }),
  revisionPublica: facts.revisionPublica ?? true,
});
const press = { revisionesPublicas: true, identidadRevision: 'abierta' } as const;
const closed = { ...press, revisionesPublicas: false } as const;
const refused = expect.objectContaining({ problem: expect.objectContaining({ code: 'publicacion_de_revisiones' }) });
const asked = { reviewFacts: [decided] };

describe('whether reviews will be published', () => {
  it('is as the press has it, or as it was said when the first reviewer was asked', () => {
    expect([willPublishReviews(work(), press), willPublishReviews(work(), closed)]).toEqual([true, false]);
    expect(willPublishReviews(work({ ...asked, revisionPublica: true }), closed)).toBe(true);
    expect(willPublishReviews(work({ ...asked, revisionPublica: false }), press)).toBe(false);
  });

  it('is not, of a blind work, nor of one that is sent in a blind mode', () => {
    expect(willPublishReviews(work({ identidadRevision: 'simple ciego' }), press)).toBe(false);
    expect(willPublishReviews(work({ identidadRevision: null }), { ...press, identidadRevision: 'doble ciego' })).toBe(
      false,
    );
    expect(willPublishReviews(work({ identidadRevision: null }), press)).toBe(true);
  });

  it('is agreed to by who was shown so; of a work that was sent before, by its authors then', () => {
    const agreed = (shown: boolean | undefined, facts = {}, settings: typeof press | typeof closed = press) =>
      publicationAgreed(work(facts), settings, shown);
    expect([agreed(true), agreed(undefined), agreed(undefined, asked)]).toEqual([true, false, true]);
    expect([agreed(false, {}, closed), agreed(undefined, {}, closed)]).toEqual([false, false]);
    expect(agreed(undefined, { ...asked, revisionPublica: false })).toBe(false);
    expect(() => agreed(false)).toThrow(refused);
    expect(() => agreed(true, {}, closed)).toThrow(refused);
  });

  it('is told to authors before they send it, and to reviewers as it was settled', () => {
    const tells = (facts: Parameters<typeof work>[0], settings: typeof press | typeof closed = press) =>
      tellsOfPublication(work(facts), settings);
    expect([tells({ estado: 'BORRADOR' }), tells({ estado: 'BORRADOR' }, closed)]).toEqual([true, false]);
    expect([tells({}, closed), tells({ revisionPublica: false })]).toEqual([true, false]);
    expect(tells({ identidadRevision: 'simple ciego' })).toBe(false);
    expect(() => checkPublicationShown(work(), press, true)).not.toThrow();
    expect(() => checkPublicationShown(work(), press, undefined)).not.toThrow();
    expect(() => checkPublicationShown(work(), press, false)).toThrow(refused);
  });
});

describe('a published review', () => {
  const out = { estado: 'PUBLICADO', wasPublished: true } as const;
  it('is one of an open work that is out, whose press and authors publish them', () => {
    expect(publishesReviews(work(out), press)).toBe(true);
    expect(publishesReviews(work(out), closed)).toBe(false);
    expect(publishesReviews(work(), press)).toBe(false);
    expect(publishesReviews(work({ ...out, revisionPublica: false }), press)).toBe(false);
    expect(publishesReviews(work({ ...out, embargoHasta: new Date('2999-01-01') }), press)).toBe(false);
    expect(publishesReviews(work({ ...out, identidadRevision: 'simple ciego' }), press)).toBe(false);
  });

  it('is complete, its reviewer’s own, chosen for the authors, and of a round that was decided', () => {
    const shown = (facts: Partial<ReviewFacts>, of = work(out)) =>
      isPublishedReview(of, { ...decided, ...facts }, press);
    expect(shown({})).toBe(true);
    const kept: Partial<ReviewFacts>[] = [
      { estado: 'EN_PROCESO' },
      { declined: true },
      { withheld: true },
      { roundDecided: false },
      { registradaPor: ['an editor'] },
    ];
    for (const facts of kept) expect(shown(facts)).toBe(false);
    expect(shown({}, work())).toBe(false);
  });

  it('opens its round, and the version that was decided on', () => {
    const rounds = [decided, { ...decided, ronda: 2 }, { ...decided, ronda: 3, withheld: true }];
    expect([...publishedRounds(work({ ...out, reviewFacts: rounds }), press)]).toEqual([1, 2]);
    const day = (of: number) => new Date(Date.UTC(2026, 0, of));
    const version = (numero: number, ronda: number, fecha: number, decidida: number | null) => ({
      ...{ numero, ronda, fecha: day(fecha) },
      decidida: decidida === null ? null : day(decidida),
    });
    const versions = [
      version(1, 1, 1, 5),
      version(2, 1, 5, 5),
      version(3, 1, 6, 5),
      version(4, 2, 7, null),
      version(5, 3, 8, 9),
      version(6, 3, 10, 9),
    ];
    expect([1, 2, 3, 4].map((ronda) => decidedVersion(versions, ronda))).toEqual([2, undefined, 5, undefined]);
    const all = { ...work({ ...out, reviewFacts: rounds }), versionActual: 6 };
    const numbers = (of: typeof all) => publishedVersions(of, versions, press).map(({ numero }) => numero);
    expect(numbers(all)).toEqual([2, 6]);
    expect(numbers({ ...all, reviewFacts: [] })).toEqual([6]);
    expect(numbers({ ...all, embargoHasta: new Date('2999-01-01') })).toEqual([]);
  });
});

describe('a retraction', () => {
  it('is by an author, or by the editors', () => {
    const signed = aWork({ authorIds: ['author'] });
    expect(['author', 'an editor', null].map((who) => retractedAs(signed, who))).toEqual([
      'AUTORIA',
      'REDACCION',
      'REDACCION',
    ]);
  });
});
