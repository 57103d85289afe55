import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { fingerprints, jobs, journals, publications, similarities } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { compareTexts } from './compare.ts';

const words = (of: string, count: number) => Array.from({ length: count }, (_, n) => `${of}${n}`).join(' ');

describePlatform('what a work has in common with others', (platform) => {
  const compare = () => compareTexts(platform().services);

  async function sent(author: TestPerson, contenido: string, titulo = 'Una obra'): Promise<string> {
    const { id } = await author.call.createPublication({
      body: { titulo, resumen: 'Un resumen.', palabrasClave: ['agua'], coautoresIds: [] },
    });
    await author.call.saveContent({ params: { id }, body: { contenido } });
    await author.call.submitReview({ params: { id } });
    return id;
  }

  it('is waited for until the job has been there, and is none where nothing is shared', async () => {
    const author = await platform().person('Ana', 'AUTOR');
    const editor = await platform().person('Eva', 'EDITOR');
    const id = await sent(author, words('sola', 200));
    expect(await editor.call.readSimilarity({ params: { id } })).toMatchObject({
      version: 1,
      fecha: null,
      fuentes: [],
    });
    // What was sent brought the job forward.
    const [turn] = await platform().services.db.select().from(jobs).where(eq(jobs.tipo, 'similitud'));
    expect(turn?.fechaPrevista.getTime()).toBeLessThanOrEqual(Date.now());
    await compare();
    const found = await editor.call.readSimilarity({ params: { id } });
    expect(found).toMatchObject({ palabras: 200, coincidentes: 0, fuentes: [] });
    expect(found.fecha).not.toBeNull();
  });

  it('is told by passages with their source, and whether somebody signs both', async () => {
    const author = await platform().person('Ana', 'AUTOR');
    const another = await platform().person('Blas', 'AUTOR');
    const editor = await platform().person('Eva', 'EDITOR');
    const common = words('comun', 40);
    const own = await sent(author, `${words('primera', 60)} ${common}`, 'La primera');
    const foreign = await sent(another, `${words('ajena', 60)}. ${words('nuestra', 30)}`, 'La ajena');
    const id = await sent(author, `${words('nueva', 70)} ${common}. ${words('nuestra', 30)}. «${words('ajena', 60)}»`);
    await compare();
    const { palabras, coincidentes, fuentes } = await editor.call.readSimilarity({ params: { id } });
    expect({ palabras, coincidentes }).toEqual({ palabras: 140, coincidentes: 70 });
    expect(fuentes).toMatchObject([
      { obra: { id: own, titulo: 'La primera' }, coincidentes: 40, mismaAutoria: true, total: 1 },
      { obra: { id: foreign, titulo: 'La ajena' }, coincidentes: 30, mismaAutoria: false, total: 1 },
    ]);
    expect(fuentes[0]?.pasajes).toEqual([{ texto: common, palabras: 40 }]);
  });

  it('leaves out what many works say alike', async () => {
    const author = await platform().person('Ana', 'AUTOR');
    const editor = await platform().person('Eva', 'EDITOR');
    const formula = words('declaran', 40);
    const { db } = platform().services;
    const first = await sent(author, formula);
    await compare();
    const [row] = await db.select().from(fingerprints).where(eq(fingerprints.publicacionId, first));
    for (let n = 0; n < 51; n++) {
      const { id } = await author.call.createPublication({
        body: { titulo: `Otra ${n}`, resumen: 'Un resumen.', palabrasClave: ['agua'], coautoresIds: [] },
      });
      await db.update(publications).set({ versionActual: 1 }).where(eq(publications.id, id));
      await db.insert(fingerprints).values({ publicacionId: id, version: 1, huellas: row?.huellas ?? [] });
    }
    const id = await sent(author, `${words('propia', 50)} ${formula}`);
    await compare();
    expect(await editor.call.readSimilarity({ params: { id } })).toMatchObject({ coincidentes: 0, fuentes: [] });
  });

  it('does not count what its reader may not read: unpublished works of other journals, and deleted ones', async () => {
    const author = await platform().person('Ana', 'AUTOR');
    const { db } = platform().services;
    const elsewhere = crypto.randomUUID();
    await db.insert(journals).values({ id: elsewhere, clave: `otra-${elsewhere}` });
    const everywhere = await platform().person('Eva', 'EDITOR');
    const here = await platform().account({ ambitos: { EDITOR: [principalJournal] } }, 'EDITOR');
    const text = words('secreta', 40);
    const hidden = await sent(author, text, 'La secreta');
    await db.update(publications).set({ revistaId: elsewhere }).where(eq(publications.id, hidden));
    const id = await sent(author, `${words('abierta', 40)} ${text}`);
    await compare();
    expect(await everywhere.call.readSimilarity({ params: { id } })).toMatchObject({ coincidentes: 40 });
    expect(await here.call.readSimilarity({ params: { id } })).toMatchObject({ coincidentes: 0, fuentes: [] });
    await db.update(publications).set({ fechaEliminacion: new Date() }).where(eq(publications.id, hidden));
    expect(await everywhere.call.readSimilarity({ params: { id } })).toMatchObject({ coincidentes: 0, fuentes: [] });
    // Nor does a deleted one take the place of another among those that are looked at.
    await everywhere.call.compareAgain({ params: { id } });
    await compare();
    const [kept] = await db.select().from(similarities).where(eq(similarities.publicacionId, id));
    expect(kept?.fuentes).toEqual([]);
  });

  it('is of the version that was sent last, and is found again when asked', async () => {
    const author = await platform().person('Ana', 'AUTOR');
    const another = await platform().person('Blas', 'AUTOR');
    const editor = await platform().person('Eva', 'EDITOR');
    const text = words('luego', 40);
    const id = await sent(author, `${words('antes', 40)} ${text}`);
    await compare();
    expect(await editor.call.readSimilarity({ params: { id } })).toMatchObject({ coincidentes: 0 });
    await sent(another, text);
    await compare();
    expect(await editor.call.readSimilarity({ params: { id } })).toMatchObject({ coincidentes: 0 });
    expect(await editor.call.compareAgain({ params: { id } })).toMatchObject({ fecha: null });
    await compare();
    expect(await editor.call.readSimilarity({ params: { id } })).toMatchObject({ version: 1, coincidentes: 40 });
  });

  it('is kept where a long passage would be cut within a sign', async () => {
    const author = await platform().person('Ana', 'AUTOR');
    const editor = await platform().person('Eva', 'EDITOR');
    // The last word is of signs of two units each, from an odd place on.
    const signs = `qq ${words('p', 30)} ${'𐌰'.repeat(600)}`;
    await sent(author, signs);
    const id = await sent(author, `x ${signs}`);
    await compare();
    const { fuentes } = await editor.call.readSimilarity({ params: { id } });
    expect(fuentes[0]?.pasajes[0]?.texto.length).toBe(1000);
  });
});
