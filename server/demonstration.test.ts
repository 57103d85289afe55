/** The demonstration journal does not give itself away: it holds together as one that has lived. */
import { getTableColumns, is, sql } from 'drizzle-orm';
import { PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import { fieldOfScience, fieldsOfScience } from '#contract/fields-of-science.ts';
import { loadDemonstration } from '#scripts/demo/load.ts';
import { exportPublication } from '#server/features/exports/export-publication.ts';
import * as schema from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';

const { publications, usageByMonth, notifications, mails, activity, reviews } = schema;

/** What is to come by its nature. */
const toCome = /Limite$|Vence$|^expira|Prevista$/;
/** Made from the others, deadlines among them. */
const derived = /^queue/;
/** Tables in which something of the moment of the first start would show. */
const shown = ['activity', 'notifications', 'mails', 'versions', 'decisions', 'sitePages', 'manuscripts'];

describePlatform('the demonstration journal', (platform) => {
  beforeAll(async () => {
    const { services } = platform();
    await services.transact(() => loadDemonstration(services));
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

  it('says of each work as many pages as its PDF has', async () => {
    const { services, guest } = platform();
    const wrong: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const list = await guest.searchCatalogue({ query: { page, limit: 50 } });
      pages = list.totalPages;
      for (const { id, titulo } of list.publications) {
        const { metadatos } = await guest.readWork({ params: { id } });
        const { body } = await exportPublication(services, null, id, 'pdf', { site: '' });
        const counted = pagesOf(body);
        // The type may be set a little closer or wider than when they were counted.
        if (Math.abs(counted - Number(metadatos.pages)) > 1) wrong.push(`${titulo}: ${counted}`);
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
      const { documento } = await platform().guest.readWork({ params: { id: found[0]?.id ?? '' } });
      const chapters = documento.content.filter((node) => node.type === 'heading' && node.attrs.level === 1);
      expect(chapters.length).toBeGreaterThan(2);
    }
    const [open] = await db
      .select()
      .from(publications)
      .where(sql`${publications.estado} = 'PUBLICADO' and ${publications.ronda} = 2`);
    expect(open).toMatchObject({ identidadRevision: 'abierta', versionActual: 2 });
  });
});

/** How many pages a PDF says that it has. */
const pagesOf = (pdf: Uint8Array): number =>
  Math.max(
    ...[
      ...Buffer.from(pdf)
        .toString('latin1')
        .matchAll(/\/Count (\d+)/g),
    ].map(([, count]) => Number(count)),
  );
