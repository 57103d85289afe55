/** Works whose text is a PDF alone: shown to anybody, and found by its words. */
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { beforeAll, expect, it, vi } from 'vitest';
import { exportAddress } from '#contract/public-addresses.ts';
import { dayMs, hourMs } from '#contract/time.ts';
import { mailNews } from '#server/features/catalogue/saved/mail-news.ts';
import { upload } from '#server/features/files/files.fixture.ts';
import { pdfTexts } from '#server/platform/database/schema.ts';
import { ProcessError } from '#server/platform/processes/runner.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { review } from '#server/testing/works.ts';
import { fillPdfTexts } from './fill-pdf-texts.ts';
import { readPdf } from './read-pdf.ts';
import { readPdfInChild } from './read-pdf-in-child.ts';

vi.mock('./read-pdf-in-child.ts', async (original) => {
  const real = await original<typeof import('./read-pdf-in-child.ts')>();
  return { ...real, readPdfInChild: vi.fn(real.readPdfInChild) };
});

async function pdfOf(...pages: string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const page of pages) {
    const drawn = pdf.addPage();
    for (const [at, line] of page.split('\n').entries())
      drawn.drawText(line, { x: 50, y: 700 - 20 * at, size: 12, font });
  }
  return pdf.save();
}

describePlatform('a published work whose text is a PDF', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });

  async function publishedWith(
    titulo: string,
    pdf: Uint8Array,
    { contenido, letter }: { contenido?: string; letter?: Uint8Array } = {},
  ) {
    const { id } = await author.call.createPublication({
      body: { titulo, resumen: 'Su resumen.', palabrasClave: ['prueba'] },
    });
    if (contenido) await author.call.saveContent({ params: { id }, body: { contenido } });
    const { id: file } = await upload(author, id, {
      clase: 'MANUSCRITO',
      nombre: 'obra.pdf',
      content: Buffer.from(pdf),
    });
    if (letter)
      await upload(author, id, { clase: 'MANUSCRITO', nombre: 'respuesta.pdf', content: Buffer.from(letter) });
    await author.call.submitReview({ params: { id } });
    await review({ editor, reviewer }, id);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    return { file, work: await author.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } }) };
  }
  const get = (url: string) => platform().app.inject(url);
  const find = async (search: string) =>
    (await platform().guest.searchCatalogue({ query: { search } })).publications.map(({ titulo }) => titulo);

  it('is given as its authors sent it, under the address of its PDF, and says so before it is opened', async () => {
    const pdf = await pdfOf('Los albatros errantes vuelan\nsobre el mar austral y no descansan.');
    const { work } = await publishedWith('Solo en PDF', pdf);
    const read = await platform().guest.readWork({ params: { id: work.id } });
    expect(read.textoEnPdf).toEqual({ bytes: pdf.length, paginas: null, escaneado: false });
    const { rawPayload, headers } = await get(exportAddress(work, 'pdf'));
    expect(Buffer.from(pdf).equals(rawPayload)).toBe(true);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', link: expect.stringContaining('canonical') });
  });

  it('is found by its words once they were read', async () => {
    const { work } = await publishedWith(
      'Otra en PDF',
      await pdfOf('Las gaviotas cocine-\nras duermen en los tejados de la ciudad.'),
    );
    expect(await find('cocineras tejados')).toEqual([]);
    await fillPdfTexts(platform().services);
    expect(await find('cocineras tejados')).toEqual(['Otra en PDF']);
    expect((await platform().guest.readWork({ params: { id: work.id } })).textoEnPdf).toMatchObject({ paginas: 1 });
    expect(await fillPdfTexts(platform().services)).toBe(0);
  });

  it('says that its pages are pictures, where they have no words', async () => {
    const { work } = await publishedWith('Escaneada', await pdfOf('', ''));
    await fillPdfTexts(platform().services);
    const { textoEnPdf } = await platform().guest.readWork({ params: { id: work.id } });
    expect(textoEnPdf).toMatchObject({ paginas: 2, escaneado: true });
  });

  it('is read some hours after there was no time for it, and holds up no other until then', async () => {
    await fillPdfTexts(platform().services);
    await publishedWith('Tarda', await pdfOf('Los cormoranes se secan las alas al sol de la mañana.'));
    await publishedWith('No tarda', await pdfOf('Los frailecillos anidan en galerías de los acantilados.'));
    vi.mocked(readPdfInChild).mockRejectedValueOnce(new ProcessError('time', 'not done after 60000 ms'));
    const found = async () => [...(await find('cormoranes secan')), ...(await find('frailecillos anidan'))].toSorted();
    expect(await fillPdfTexts(platform().services)).toBe(1);
    expect(await found()).toHaveLength(1);
    expect(await fillPdfTexts(platform().services)).toBe(0);
    const inHours = Date.now() + 7 * hourMs;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => inHours);
    expect(await fillPdfTexts(platform().services)).toBe(1);
    clock.mockRestore();
    expect(await found()).toEqual(['No tarda', 'Tarda']);
  });

  it('keeps its manuscript in the process where the text is written here', async () => {
    const pdf = await pdfOf('Un borrador con las notas de los autores al margen.');
    const { work, file } = await publishedWith('Con texto', pdf, { contenido: 'Su texto.' });
    expect((await platform().guest.readWork({ params: { id: work.id } })).textoEnPdf).toBeUndefined();
    const { rawPayload } = await get(exportAddress(work, 'pdf'));
    expect(Buffer.from(pdf).equals(rawPayload)).toBe(false);
    expect(await problemOf(platform().guest.linkFile({ params: { id: file } }))).toMatchObject({ status: 404 });
  });

  it('keeps all of several in the process, for nobody said which is the work and which a letter to its reviewers', async () => {
    const letter = await pdfOf('Al segundo revisor: los cormoranes zambullidores son los de su tabla.');
    const { work } = await publishedWith('Dos en PDF', await pdfOf('Los cormoranes pescan.'), { letter });
    expect((await platform().guest.readWork({ params: { id: work.id } })).textoEnPdf).toBeUndefined();
    expect(Buffer.from(letter).equals((await get(exportAddress(work, 'pdf'))).rawPayload)).toBe(false);
    expect(await fillPdfTexts(platform().services)).toBe(0);
    expect(await find('zambullidores')).toEqual([]);
    expect(await find('cormoranes pescan')).toEqual([]);
  });

  it('has the search forget the words of one of several, which an earlier build had read', async () => {
    const letter = await pdfOf('A la editora: los somormujos son de otra tabla.');
    const { work, file } = await publishedWith('Dos leídos', await pdfOf('Los petreles.'), { letter });
    const { db } = platform().services;
    await db.insert(pdfTexts).values({ publicacionId: work.id, fileId: file, paginas: 1, texto: 'Los somormujos.' });
    expect(await find('somormujos')).toEqual(['Dos leídos']);
    expect(await fillPdfTexts(platform().services)).toBe(0);
    expect(await find('somormujos')).toEqual([]);
  });

  it('is news of a search that finds it by the words of its PDF, once, when these are read after the morning’s mail', async () => {
    const reader = await platform().person('Rut', 'LECTOR');
    for (const [nombre, q] of [
      ['Por palabras', 'alcatraces'],
      ['Por título', 'zambullida'],
    ] as const)
      await reader.call.saveSearch({ body: { nombre, consulta: `q=${q}`, frecuencia: 'DIARIA' } });
    await publishedWith('La zambullida', await pdfOf('Los alcatraces caen en picado sobre los bancos de peces.'));
    const { services } = platform();
    const mail = (inDays: number) =>
      mailNews(services, new Date(Date.now() + inDays * dayMs), new AbortController().signal);
    const mails = async () => (await mailsTo(platform(), reader.user.email)).map(({ texto }) => texto);
    await mail(1.1);
    expect(await mails()).toEqual([]);
    await fillPdfTexts(services);
    // The words are read after the mail of that morning, before that of the next.
    await services.db.update(pdfTexts).set({ fecha: new Date(Date.now() + 1.2 * dayMs) });
    await mail(2.2);
    await mail(3.3);
    const [said, ...more] = await mails();
    expect(more).toEqual([]);
    expect(said).toMatch(/Por palabras \(una obra nueva\)[\s\S]*Por título \(una obra nueva\)/);
  });

  it('is news two days later where nobody could read it', async () => {
    const reader = await platform().person('Rea', 'LECTOR');
    await reader.call.saveSearch({ body: { nombre: 'Fragatas', consulta: 'q=fragatas', frecuencia: 'DIARIA' } });
    await publishedWith('Las fragatas', await pdfOf('Nadie lo lee.'));
    const mail = (inDays: number) =>
      mailNews(platform().services, new Date(Date.now() + inDays * dayMs), new AbortController().signal);
    await mail(1.1);
    expect(await mailsTo(platform(), reader.user.email)).toEqual([]);
    await mail(2.2);
    await mail(3.3);
    expect(await mailsTo(platform(), reader.user.email)).toHaveLength(1);
  });

  it('is damaged, or no PDF at all, without an end to the reading of others', async () => {
    await expect(readPdf(Buffer.from('%PDF-1.7\nnada'))).rejects.toThrow();
    const { work } = await publishedWith('Rota', Buffer.from('%PDF-1.7\n1 0 obj\nnada'));
    await fillPdfTexts(platform().services);
    expect((await platform().guest.readWork({ params: { id: work.id } })).textoEnPdf).toMatchObject({ paginas: null });
  });
});
