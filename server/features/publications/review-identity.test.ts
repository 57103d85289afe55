/** The blind mode belongs to the work (docs/specification.md 8): what was written blind stays blind. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importedWorkSchema } from '#contract/entities/imported-work.ts';
import type { ReviewIdentity } from '#contract/vocabulary.ts';
import { publications, settings, versions } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, reopened, review, reviewed, sentIn } from '#server/testing/works.ts';
import { importWork } from './import-work.ts';
import { findWork } from './queries.ts';

describePlatform('who knows whom in a review', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Ada', 'ADMIN');
  });
  beforeEach(() => setMode('abierta'));
  const setMode = (identidadRevision: ReviewIdentity) => admin.call.changeSettings({ body: { identidadRevision } });
  const cast = () => ({ author, editor, reviewer });
  const db = () => platform().services.db;
  const modeOf = async (id: string) => (await findWork(db(), id))?.identidadRevision;
  const reviewersSeenBy = async ({ call }: TestPerson, id: string) =>
    (await call.reviewsOfPublication({ params: { id } })).reviews.map(({ revisorNombre }) => revisorNombre);

  it('stays hidden when an administrator opens the platform', async () => {
    await setMode('doble ciego');
    const { id } = await reviewed(cast());
    await setMode('abierta');
    expect(await reviewersSeenBy(author, id)).toEqual(['Revisor 1']);
    const params = { id };
    expect(await reviewer.call.getPublication({ params })).toMatchObject({ autor: 'Autor anónimo', autores: [] });
    expect(await reviewersSeenBy(editor, id)).toEqual(['Rubén De Prueba']);
  });

  it('is told with the work, and is nothing yet of a draft that was never sent', async () => {
    const { id } = await draft(author);
    expect(await author.call.getPublication({ params: { id } })).toMatchObject({ identidadRevision: null });
    const sent = await sentIn(platform(), 'simple ciego', () => author.call.submitReview({ params: { id } }));
    expect(sent.identidadRevision).toBe('simple ciego');
  });

  it('goes by what is stored, though this process has not heard of a change yet', async () => {
    const { id } = await draft(author);
    const valor = 'doble ciego';
    await db().insert(settings).values({ clave: 'identidadRevision', valor }).onConflictDoUpdate({
      target: settings.clave,
      set: { valor },
    });
    expect(platform().services.settings.get().identidadRevision).toBe('abierta');
    expect(await author.call.submitReview({ params: { id } })).toMatchObject({ identidadRevision: 'doble ciego' });
  });

  it('is no more open in a later round, whatever the platform is by then', async () => {
    const { id } = await sentIn(platform(), 'doble ciego', () => reopened(cast()));
    await author.call.submitReview({ params: { id } });
    await review({ editor, reviewer }, id);
    expect(await modeOf(id)).toBe('doble ciego');
    expect(await reviewersSeenBy(author, id)).toEqual(['Revisor 1', 'Revisor 1']);
  });

  it('is closed from the next round on where the platform has become more closed, and then of all rounds', async () => {
    const { id } = await reviewed(cast());
    await setMode('doble ciego');
    expect(await reviewersSeenBy(author, id), 'its own round stays as it was').toEqual(['Rubén De Prueba']);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    await author.call.changeEstado({ params: { id }, body: { estado: 'BORRADOR' } });
    expect(await reviewersSeenBy(author, id)).toEqual(['Rubén De Prueba']);
    await author.call.submitReview({ params: { id } });
    await setMode('abierta');
    await review({ editor, reviewer }, id);
    expect(await reviewersSeenBy(author, id)).toEqual(['Revisor 1', 'Revisor 1']);
    const { historia } = await author.call.publicationHistory({ params: { id } });
    expect(JSON.stringify(historia)).not.toContain('Rubén');
  });

  it('is the platform’s of the day for what is published unsent, or imported', async () => {
    const { id } = await draft(author);
    await setMode('simple ciego');
    const body = { estado: 'PUBLICADO' as const, motivo: 'Es un editorial.' };
    await admin.call.changeEstado({ params: { id }, body });
    expect(await modeOf(id)).toBe('simple ciego');
    const { titulo: _, ...said } = importedWorkSchema.parse({
      ...(await author.call.getPublication({ params: { id } })),
      doi: null,
      fechaRecepcion: null,
      fechaAceptacion: null,
      fechaPublicacion: '2020-02-02',
    });
    await importWork(platform().services, { ...said, titulo: 'De otra parte' });
    const [imported] = await db().select().from(publications).where(eq(publications.titulo, 'De otra parte'));
    expect(imported?.identidadRevision).toBe('simple ciego');
  });

  describe('of works from before they had a mode of their own', () => {
    /** Takes the mode away, and the work back to when it would have been sent. */
    const asBefore = async (id: string, fecha: Date) => {
      await db().update(versions).set({ fecha }).where(eq(versions.publicacionId, id));
      await db().update(publications).set({ identidadRevision: null }).where(eq(publications.id, id));
    };
    const settle = () => db().execute(sql`select public.settle_identities()`);

    it('is the most closed one that the record shows since they were sent', async () => {
      const early = await inReview(author);
      const inBetween = await inReview(author);
      const late = await inReview(author);
      const unsent = await draft(author);
      const start = new Date();
      await setMode('simple ciego');
      await setMode('doble ciego');
      const middle = new Date();
      await setMode('simple ciego');
      await setMode('abierta');
      await asBefore(early.id, start);
      await asBefore(inBetween.id, middle);
      await asBefore(late.id, new Date());
      await settle();
      expect(await modeOf(early.id)).toBe('doble ciego');
      expect(await modeOf(inBetween.id), 'it was sent in the mode that the next change went from').toBe('doble ciego');
      expect(await modeOf(late.id)).toBe('abierta');
      expect(await modeOf(unsent.id)).toBeNull();
    });

    it('is today’s where the record says nothing, and never another than one they have', async () => {
      const kept = await inReview(author);
      const before = await inReview(author);
      await platform().settings({ identidadRevision: 'doble ciego' });
      await asBefore(before.id, new Date());
      await settle();
      expect(await modeOf(before.id)).toBe('doble ciego');
      expect(await modeOf(kept.id)).toBe('abierta');
    });
  });
});
