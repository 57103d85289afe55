/** The demonstration journal does not give itself away: it holds together as one that has lived. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { getTableColumns, is, sql } from 'drizzle-orm';
import { PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { contrastOf } from '#contract/accent.ts';
import { leastCoverImage } from '#contract/entities/system.ts';
import { faceOf } from '#contract/face.ts';
import { fieldOfScience, fieldsOfScience } from '#contract/fields-of-science.ts';
import { productionStages } from '#contract/vocabulary.ts';
import { loadDemonstration } from '#scripts/demo/load.ts';
import { pictureSize } from '#server/documents/model/picture-size.ts';
import { exportPublication } from '#server/features/exports/export-publication.ts';
import * as schema from '#server/platform/database/schema.ts';
import { coverImages, fileOfPicture, marks } from '#server/platform/files/kept-pictures.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { prepare } from './prepare.ts';

const { publications, usageByMonth, notifications, mails, activity, reviews } = schema;
const { bookChapters, institutionMembers, institutions } = schema;
const { issues, productionAnswers, proofs, rightsRequests, rightsSignatures, users, workRelations } = schema;

/** What is to come by its nature. */
const toCome = /Limite$|Vence$|^expira|Prevista$|^embargoHasta$/;
/** Made from the others, deadlines among them. */
const derived = /^queue/;
/** Tables in which something of the moment of the first start would show. */
const shown = [
  ...['activity', 'notifications', 'mails', 'versions', 'decisions', 'sitePages', 'manuscripts'],
  ...['institutions', 'institutionMembers'],
];

describePlatform('the demonstration journal', (platform) => {
  beforeAll(async () => {
    const { services } = platform();
    await services.transact(() => loadDemonstration(services, { press: true }));
  });
  const rowsOf = async (query: string) =>
    (await platform().services.db.execute(sql.raw(query))) as unknown as { rows: Record<string, unknown>[] };

  it('has several works in each discipline, in all six fields of science', async () => {
    const { categoria: disciplines } = await platform().guest.catalogueFacets();
    expect(disciplines.filter(({ total }) => total < 2)).toEqual([]);
    const fields = new Set(disciplines.map(({ valor }) => fieldOfScience(valor)));
    expect([...fields].toSorted()).toEqual([...fieldsOfScience].toSorted());
  });

  it('has nothing of the future, and nothing that happened when it was made', async () => {
    const late: string[] = [];
    for (const [name, table] of Object.entries(schema)) {
      if (!is(table, PgTable) || derived.test(name)) continue;
      for (const [column, of] of Object.entries(getTableColumns(table))) {
        if (!is(of, PgTimestamp) || toCome.test(column)) continue;
        const bound = shown.includes(name) ? sql`now() - interval '5 minutes'` : sql`now()`;
        const [row] = await platform()
          .services.db.select({ count: sql`count(*)`.mapWith(Number) })
          .from(table)
          .where(sql`${of} > ${bound}`);
        if (row?.count) late.push(`${name}.${column}: ${row.count}`);
      }
    }
    expect(late).toEqual([]);
  });

  it('goes back over two years, and its news have been read and sent', async () => {
    const { rows } = await rowsOf(`select
      extract(day from max(fecha_publicacion) - min(fecha_publicacion)) >= 730 as years from publications`);
    expect(rows).toEqual([{ years: true }]);
    const { db } = platform().services;
    const told = await db.select({ read: notifications.leidaEn }).from(notifications);
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter(({ read }) => read).length).toBeGreaterThan(told.length / 2);
    const sent = await db.select({ estado: mails.estado }).from(mails);
    expect(sent.filter(({ estado }) => estado === 'ENVIADO').length).toBeGreaterThan(10);
  });

  it('tells the steps of each work in the order in which they happened', async () => {
    const { db } = platform().services;
    const entries = await db
      .select({ id: activity.id, work: activity.publicacionId, at: activity.timestamp, type: activity.type })
      .from(activity)
      .orderBy(activity.id);
    const last = new Map<string, Date>();
    for (const { work, at, type } of entries) {
      if (!work) continue;
      const before = last.get(work);
      // A review may be handed in before another is asked for.
      if (before && type.startsWith('publication.'))
        expect(at.getTime(), type).toBeGreaterThanOrEqual(before.getTime());
      if (type.startsWith('publication.')) last.set(work, at);
    }
    const done = await db.select().from(reviews);
    for (const { fechaAsignacion, fechaCompletada } of done)
      if (fechaCompletada) expect(fechaCompletada.getTime()).toBeGreaterThan(fechaAsignacion.getTime());
  });

  it('has no two works that are moved, and no two reviews that are handed in, in the same minute', async () => {
    const { rows: works } = await rowsOf(`select timestamp, count(distinct publicacion_id) as works from activity
      where type like 'publication.%' and datos is not null and publicacion_id in (select publicacion_id from reviews)
      group by timestamp having count(distinct publicacion_id) > 1`);
    expect(works).toEqual([]);
    const { rows: handedIn } = await rowsOf(`select fecha_completada, count(*) as reviews from reviews
      where fecha_completada is not null group by fecha_completada having count(*) > 1`);
    expect(handedIn).toEqual([]);
    // As it was told, so it was.
    const { rows: untold } = await rowsOf(`select id from reviews where fecha_completada is not null
      and not exists (select 1 from activity where activity.publicacion_id = reviews.publicacion_id
        and activity.timestamp = reviews.fecha_completada)`);
    expect(untold).toEqual([]);
  });

  it('was read and downloaded from the month of publication on, as its counters say', async () => {
    const { db } = platform().services;
    const works = await db.select().from(publications).where(sql`${publications.fechaPublicacion} is not null`);
    const uses = await db.select().from(usageByMonth);
    for (const { id, vistas, fechaPublicacion } of works) {
      const own = uses.filter((use) => use.publicacionId === id);
      const readings = own.filter(({ clase }) => clase === 'LECTURA');
      expect(readings.reduce((sum, { veces }) => sum + veces, 0)).toBe(vistas);
      const first = readings.map(({ mes }) => mes).toSorted()[0];
      expect(first?.slice(0, 7)).toBe(fechaPublicacion?.toISOString().slice(0, 7));
    }
    const [most] = works.toSorted((one, other) => other.vistas - one.vistas);
    const usage = await platform().guest.workUsage({ params: { id: most?.id ?? '' } });
    expect(usage.lecturas).toBe(most?.vistas);
    expect(usage.descargas).toBeGreaterThan(0);
  });

  it('says of works as many pages as their PDFs have', async () => {
    const { services, guest } = platform();
    const wrong: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const list = await guest.searchCatalogue({ query: { page, limit: 50 } });
      pages = list.totalPages;
      for (const { id, titulo } of list.publications) {
        const { metadatos, embargo } = await guest.readWork({ params: { id } });
        // Nobody counts what is closed.
        if (embargo) continue;
        const { body } = await exportPublication(services, null, id, 'pdf', { site: '' });
        // As a reader's program counts them: what its outline counts are headings.
        const { numPages } = await getDocumentProxy(new Uint8Array(body));
        if (metadatos.pages !== undefined && metadatos.pages !== numPages) wrong.push(`${titulo}: ${numPages}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has candidates for the works in review who are close to them by what they know', async () => {
    const { services } = platform();
    const editor = await platform().person('Editora', 'EDITOR');
    const inReview = await services.db.select().from(publications).where(sql`${publications.estado} = 'EN_REVISION'`);
    expect(inReview.length).toBeGreaterThan(3);
    for (const { id, titulo } of inReview) {
      const { candidatos } = await editor.call.listCandidates({ params: { id } });
      expect(candidatos[0]?.cercania, titulo).toBeGreaterThan(0.1);
    }
  });

  it('has a retracted article, a thesis, a book with chapters, and reviews in the open that were answered', async () => {
    const { db } = platform().services;
    const [retracted] = await db.select().from(publications).where(sql`${publications.fechaRetractacion} is not null`);
    expect(retracted?.motivoRetractacion).toMatch(/autores/);
    for (const tipo of ['TESIS', 'LIBRO'] as const) {
      const { publications: found } = await platform().guest.searchCatalogue({ query: { tipo } });
      // The last may be closed yet.
      const { documento } = await platform().guest.readWork({ params: { id: found.at(-1)?.id ?? '' } });
      const chapters = documento.content.filter((node) => node.type === 'heading' && node.attrs.level === 1);
      expect(chapters.length).toBeGreaterThan(2);
    }
    const [open] = await db
      .select()
      .from(publications)
      .where(sql`${publications.estado} = 'PUBLICADO' and ${publications.ronda} = 2`);
    expect(open).toMatchObject({ identidadRevision: 'abierta', versionActual: 2 });
  });

  it('has two journals and a collection of theses, with their people apart', async () => {
    const { guest, services } = platform();
    const { revistas } = await guest.listJournals({});
    expect(revistas.map(({ clase }) => clase)).toEqual(['REVISTA', 'REVISTA', 'COLECCION']);
    expect(revistas.every(({ publicadas }) => publicadas > 0)).toBe(true);
    const narrowed = await services.db.select().from(users).where(sql`${users.ambitos} ->> 'EDITOR' is not null`);
    expect(narrowed.map(({ ambitos }) => ambitos.EDITOR)).toEqual([[revistas[1]?.id]]);
    const { anuncios } = await guest.getJournal({ params: { clave: revistas[1]?.clave ?? '' } });
    expect(anuncios.some(({ abierta }) => abierta)).toBe(true);
  });

  it('has a mark and a cover image for each journal beside the principal one, read on every ground', async () => {
    const { services, guest } = platform();
    const { revistas } = await guest.listJournals();
    const others = revistas.filter(({ principal }) => !principal);
    expect(others).toHaveLength(2);
    const sizeOf = async (kind: Parameters<typeof fileOfPicture>[0], address: string) => {
      const file = await services.files.get(fileOfPicture(kind, address) ?? '');
      return file ? pictureSize(await buffer(file.stream())) : undefined;
    };
    const { light, dark } = faceOf('');
    for (const { clave, logo, imagenPortada } of others) {
      // As high as it is shown, and three times that for the screens that have them; not wider than the header gives it.
      const mark = (await sizeOf(marks, logo)) ?? expect.fail(clave);
      expect(mark.height, clave).toBe(216);
      expect(mark.width / mark.height, clave).toBeLessThan(176 / 36);
      expect(await sizeOf(coverImages, imagenPortada), clave).toEqual(leastCoverImage);
      const drawing = await readFile(`scripts/demo/press/faces/${clave}-logo.svg`, 'utf8');
      const [ground = ''] = /#[0-9a-f]{6}/.exec(drawing) ?? [];
      expect(contrastOf('#ffffff', ground), clave).toBeGreaterThanOrEqual(4.5);
      for (const page of [light.paper, light.sheet, dark.paper, dark.sheet])
        expect(contrastOf(ground, page), clave).toBeGreaterThanOrEqual(3);
    }
    // Their words are outlines: no face has to be there.
    for (const file of globSync('scripts/demo/press/faces/*.svg'))
      expect(await readFile(file, 'utf8'), file).not.toMatch(/<text|font|<image|href/);
  });

  it('has numbers of the past, one that goes on, and one to come', async () => {
    const numbers = await platform().services.db.select().from(issues);
    const out = numbers.filter(({ fechaPublicacion }) => fechaPublicacion);
    expect(out.filter(({ continua }) => !continua)).toHaveLength(2);
    expect(out.filter(({ continua }) => continua)).toHaveLength(1);
    expect(out.some(({ portada, editores, titulo }) => portada && editores.length > 0 && titulo)).toBe(true);
    const coming = numbers.filter(({ fechaPrevista }) => fechaPrevista && fechaPrevista > new Date());
    expect(coming).toHaveLength(1);
  });

  it('has a work in each stage of production, one with changes half answered and one half checked', async () => {
    const { db } = platform().services;
    const inProduction = await db.select().from(publications).where(sql`${publications.etapaProduccion} is not null`);
    expect(inProduction.map(({ etapaProduccion }) => etapaProduccion).toSorted()).toEqual(
      [...productionStages].toSorted(),
    );
    const answers = await db.select().from(productionAnswers);
    expect(answers.map(({ aceptado }) => aceptado).toSorted()).toEqual([false, true]);
    expect((await db.select().from(proofs)).map(({ resultado }) => resultado)).toContain('CORRECCIONES');
  });

  it('has a signature that is waited for, declarations, and a thesis whose text opens later', async () => {
    const { db } = platform().services;
    expect(await db.$count(rightsSignatures)).toBe(1);
    expect(await db.$count(rightsRequests)).toBe(1);
    const works = await db.select().from(publications);
    expect(works.filter(({ declaraciones }) => Object.keys(declaraciones).length > 3).length).toBeGreaterThan(6);
    expect(works.filter(({ embargoHasta }) => embargoHasta && embargoHasta > new Date())).toHaveLength(1);
    const defended = works.filter(({ tipo, ficha }) => tipo === 'TESIS' && ficha.fechaDefensa && ficha.tribunal);
    expect(defended.length).toBeGreaterThan(3);
  });

  it('has a book with chapters that are works of their own, by different hands, tied to it in both directions', async () => {
    const { guest, services } = platform();
    const { publications: books } = await guest.searchCatalogue({ query: { tipo: 'LIBRO', search: 'Encuestar' } });
    const book = books[0]?.id ?? '';
    const { capitulos } = await guest.publishedProcess({ params: { id: book } });
    expect(capitulos.map(({ paginaInicial, paginaFinal }) => `${paginaInicial}-${paginaFinal}`)).toEqual([
      '11-13',
      '14-16',
    ]);
    const { autores: ofBook } = await guest.readWork({ params: { id: book } });
    for (const [place, { id, doi, titulo }] of capitulos.entries()) {
      expect(doi, titulo).toBeNull();
      const chapter = await guest.readWork({ params: { id } });
      expect(chapter, titulo).toMatchObject({ estado: 'PUBLICADO', capituloDe: { id: book } });
      expect(chapter.documento.content.length).toBeGreaterThan(3);
      const names = (authors: typeof ofBook) => authors.map(({ nombres, apellidos }) => `${nombres} ${apellidos}`);
      expect(names(chapter.autores).filter((name) => names(ofBook).includes(name))).toEqual([]);
      const [row] = await services.db.select().from(publications).where(sql`${publications.id} = ${id}`);
      expect(row?.doi).toMatch(/^10\.5555\/pliego\./);
      const { libro } = await guest.publishedProcess({ params: { id } });
      expect(libro).toMatchObject({
        id: book,
        anterior: place === 0 ? null : { id: capitulos[0]?.id },
        siguiente: place === 0 ? { id: capitulos[1]?.id } : null,
      });
    }
  });

  it('has an institution with members by their domain and by invitation, one in charge, and a page of their works', async () => {
    const { guest, services } = platform();
    const { instituciones } = await guest.listInstitutions();
    expect(instituciones).toHaveLength(1);
    const page = await guest.getInstitution({ params: { clave: instituciones[0]?.clave ?? '' }, query: { limit: 50 } });
    expect(page.revistas).toMatchObject([{ clave: 'marisma' }]);
    expect(page.descripcion.es && page.descripcion.en).toBeTruthy();
    const members = await services.db.select().from(institutionMembers);
    expect(members.map(({ por }) => por).toSorted()).toEqual(['DOMINIO', 'DOMINIO', 'INVITACION', 'INVITACION']);
    const inCharge = members.filter(({ responsable }) => responsable);
    expect(inCharge).toHaveLength(1);
    const [responsible] = await services.db.select().from(users).where(sql`${users.id} = ${inCharge[0]?.userId}`);
    expect(responsible?.roles).not.toContain('ADMIN');
    // Of the journal, and of each other member who wrote something; a chapter and a thesis among them.
    const rows = await services.db.select().from(publications).where(sql`${publications.estado} = 'PUBLICADO'`);
    const listed = rows.filter(({ id }) => page.publications.some((each) => each.id === id));
    expect(listed).toHaveLength(page.total);
    for (const { userId, responsable } of members)
      expect(listed.some(({ autorPrincipalId }) => autorPrincipalId === userId)).toBe(!responsable);
    expect(listed.some(({ revistaId }) => revistaId === page.revistas[0]?.id)).toBe(true);
    expect(page.publications.some(({ capituloDe }) => capituloDe)).toBe(true);
    expect(listed.some(({ tipo }) => tipo === 'TESIS')).toBe(true);
  });

  it('is not put in again at the next start', async () => {
    const { services } = platform();
    const counted = async () => {
      const { db } = services;
      const counts: number[] = [];
      for (const table of [publications, users, activity, mails, institutions, institutionMembers, bookChapters])
        counts.push(await db.$count(table));
      return counts;
    };
    const before = await counted();
    await prepare({ ...services, env: { ...services.env, DEMO: true, DEMO_PRESS: true } });
    expect(await counted()).toEqual(before);
  });

  it('has a correction and a retraction with text and DOI, tied to their works in both directions', async () => {
    const { guest, services } = platform();
    const tied = await services.db.select().from(workRelations);
    expect(tied.map(({ clase }) => clase).toSorted()).toEqual(['CORRECCION', 'RETRACTACION']);
    for (const { publicacionId, obraId, clase } of tied) {
      const notice = await guest.readWork({ params: { id: publicacionId } });
      const [row] = await services.db.select().from(publications).where(sql`${publications.id} = ${publicacionId}`);
      expect(row?.doi).toMatch(/^10\.5555\/pliego\./);
      expect(notice.documento.content.length).toBeGreaterThan(1);
      const [about, of] = [
        await guest.publishedProcess({ params: { id: publicacionId } }),
        await guest.publishedProcess({ params: { id: obraId } }),
      ];
      expect(about.sobre).toMatchObject({ clase, id: obraId });
      expect(of.posteriores).toMatchObject([{ clase, id: publicacionId }]);
    }
  });
});
