/**
 * The workflow by lot (issue 17): people do what their page offers and what comes to their mind, alone and two at once. Whatever they
 * do, a work stands where the table of `contract/workflow.ts` leads to, its versions are never fewer nor others than they were, what
 * was refused changed nothing, nobody was refused as a stranger what was offered to them, the record verifies, and no blind name is told.
 */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Publication } from '#contract/entities/publication.ts';
import { ProblemError } from '#contract/problems.ts';
import type { Estado, Role } from '#contract/vocabulary.ts';
import { transitions } from '#contract/workflow.ts';
import { verifyRecord } from '#server/features/administration/activity/verify.ts';
import { claims, publications, rateCounters, reviews, versions } from '#server/platform/database/schema.ts';
import { describePlatform } from './testing/describe-platform.ts';
import {
  type Act,
  offeredTo,
  type Part,
  type People,
  parts,
  type Step,
  step,
  take,
  tryFreely,
} from './testing/fuzz/acts.ts';
import { changedBetween, wholePrint } from './testing/fuzz/whole-print.ts';
import type { TestPerson } from './testing/platform.ts';
import { rounds } from './testing/rounds.ts';
import { draft, inReview, reviewed } from './testing/works.ts';

const roles: Record<Part, Role[]> = {
  author: ['AUTOR'],
  coauthor: ['AUTOR'],
  editor: ['EDITOR'],
  second: ['EDITOR'],
  editorWhoWrites: ['AUTOR', 'EDITOR', 'REVISOR'],
  first: ['REVISOR'],
  reviewer: ['REVISOR'],
  admin: ['ADMIN'],
  reader: ['LECTOR'],
};
const surname = (part: Part) => `Canario${part}`;
const beginnings = ['draft', 'inReview', 'reviewed'] as const;

/** Whether so many arrows of the table lead from one estado to the other. */
function leads(from: Estado, to: Estado, arrows: number): boolean {
  if (from === to) return true;
  return arrows > 0 && transitions.some((row) => row.from.includes(from) && leads(row.to, to, arrows - 1));
}

describePlatform('the workflow, by lot', (platform) => {
  let people: People;
  beforeAll(async () => {
    const hired: [Part, TestPerson][] = [];
    for (const part of parts)
      hired.push([part, await platform().account({ nombres: 'Persona', apellidos: surname(part) }, ...roles[part])]);
    people = Object.fromEntries(hired) as People;
  });

  const db = () => platform().services.db;
  const standing = async (id: string) => {
    const [row] = await db().select().from(publications).where(eq(publications.id, id));
    return row ?? expect.fail('the work is lost');
  };
  const versionsOf = async (id: string) =>
    (await db().select().from(versions).where(eq(versions.publicacionId, id)).orderBy(versions.numero)).map((row) =>
      JSON.stringify(row),
    );

  interface Done {
    refused?: ProblemError;
    /** What the page offered who did it. */
    offered: readonly string[];
    /** That it was offered, and taken by its button. */
    byOffer: boolean;
  }

  async function perform(act: Act, id: string): Promise<() => Promise<Done>> {
    const me = people[act.who];
    const page = await me.call.getPublication({ params: { id } }).catch(refusalOf);
    const offered = page instanceof ProblemError ? [] : page.acciones;
    const attempt = (run: () => Promise<unknown>, byOffer: boolean) => async (): Promise<Done> => {
      const end = await run().catch(refusalOf);
      return { offered, byOffer, ...(end instanceof ProblemError && { refused: end }) };
    };
    if ('free' in act) {
      const reviewIds = (await db().select({ id: reviews.id }).from(reviews).where(eq(reviews.publicacionId, id))).map(
        (row) => row.id,
      );
      const claimIds = (await db().select({ id: claims.id }).from(claims).where(eq(claims.publicacionId, id))).map(
        (row) => row.id,
      );
      return attempt(() => tryFreely(act, id, me, people, reviewIds, claimIds), false);
    }
    const action = offeredTo(offered, act);
    if (!action || page instanceof ProblemError)
      return attempt(() => me.call.getPublication({ params: { id } }), false);
    return attempt(() => take(action, page, me, people, act.offered), true);
  }

  /** Plays a step, and looks at all that must hold after it. */
  async function play([one, other]: Step, id: string): Promise<void> {
    const [before, versionsBefore] = [await standing(id), await versionsOf(id)];
    const ready = await perform(one, id);
    const alsoReady = other && (await perform(other, id));
    const print = other ? undefined : await wholePrint(db());
    const done = await Promise.all([ready(), ...(alsoReady ? [alsoReady()] : [])]);
    const [after, versionsAfter] = [await standing(id), await versionsOf(id)];
    expect(versionsAfter.slice(0, versionsBefore.length)).toEqual(versionsBefore);
    if (!leads(before.estado, after.estado, done.length)) expect.fail(`${before.estado} became ${after.estado}`);
    for (const { refused } of done)
      if (refused) expect(refused.problem.status, refused.problem.detail).toBeLessThan(500);
    const [single] = done;
    if (!single || other) return;
    const { refused, offered, byOffer } = single;
    if (refused) {
      expect(changedBetween(print ?? {}, await wholePrint(db())), `${refused.problem.code} changed`).toEqual([]);
      if (byOffer && [403, 404].includes(refused.problem.status))
        expect.fail(`what was offered is refused: ${refused.problem.code}`);
    } else if (before.estado !== after.estado && !('free' in one && one.free === 'answer')) {
      const arrows = transitions.filter((row) => row.from.includes(before.estado) && row.to === after.estado);
      if (!arrows.some(({ action }) => offered.includes(action)))
        expect.fail(
          `${one.who} took it from ${before.estado} to ${after.estado}, and was offered ${offered.join(', ')}`,
        );
    }
  }

  /** What somebody reads of the work, all of it as text. */
  async function readBy({ call }: TestPerson, id: string): Promise<string> {
    const params = { id };
    const readings = [
      () => call.getPublication({ params }),
      () => call.listVersions({ params }),
      () => call.getVersion({ params: { id, numero: 1 } }),
      () => call.reviewsOfPublication({ params }),
      async () => (await call.myReviews({ query: {} })).reviews.filter(({ publicacionId }) => publicacionId === id),
      async () =>
        (await call.listNotifications({ query: {} })).notifications.filter(({ publicacionId }) => publicacionId === id),
      () => call.publicationHistory({ params }),
      () => call.listDecisions({ params }),
      () => call.readClaims({ params }),
      () => call.listAuthors({ params }),
    ];
    const said = await Promise.all(readings.map((read) => (read() as Promise<unknown>).catch(refusalOf)));
    return said.map((each) => (each instanceof ProblemError ? '' : JSON.stringify(each))).join('\n');
  }

  async function lookForNames(id: string): Promise<void> {
    const { fechaPublicacion } = await standing(id);
    for (const part of ['author', 'coauthor'] as const) {
      const read = await readBy(people[part], id);
      expect(
        ['first', 'reviewer'].filter((hidden) => read.includes(surname(hidden as Part))),
        `told to ${part}`,
      ).toEqual([]);
    }
    if (fechaPublicacion) return;
    for (const part of ['first', 'reviewer'] as const) {
      const read = await readBy(people[part], id);
      expect(
        ['author', 'coauthor'].filter((hidden) => read.includes(surname(hidden as Part))),
        `told to ${part}`,
      ).toEqual([]);
    }
  }

  async function begin(how: (typeof beginnings)[number]): Promise<Publication> {
    const { author, coauthor, editor, first } = people;
    const fields = { coauthors: [coauthor] };
    if (how === 'draft') return draft(author, fields);
    return how === 'inReview' ? inReview(author, fields) : reviewed({ author, editor, reviewer: first }, fields);
  }

  it('leaves the table by no sequence of acts, and loses nothing', async () => {
    const { settings } = platform().services;
    const before = settings.get();
    const drawn = fc.record({
      how: fc.constantFrom(...beginnings),
      rules: fc.record({
        modoFlujo: fc.constantFrom('minimalista' as const, 'profesional' as const),
        cuatroOjos: fc.boolean(),
        etapaProduccion: fc.boolean(),
      }),
      steps: fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }),
    });
    const holds = fc.asyncProperty(drawn, async ({ how, rules, steps }) => {
      await settings.change({ identidadRevision: 'doble ciego', ...rules });
      // How often is tested on its own.
      await db().delete(rateCounters);
      const { id } = await begin(how);
      for (const each of steps) await play(each, id);
      await lookForNames(id);
      expect((await verifyRecord(platform().services)).fallos).toEqual([]);
    });
    await fc.assert(holds, { numRuns: rounds({ quick: 8, long: 40 }) }).finally(() => settings.change(before));
  });
});

function refusalOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  throw error;
}
