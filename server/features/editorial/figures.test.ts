/** The editors' figures and calendar. */

import { beforeAll, expect, it } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { reviews } from '#server/platform/database/schema.ts';
import { and, eq, isNotNull, type SQL, sql } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, draft, inReview, reviewed, wasDue } from '#server/testing/works.ts';

const fromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const dayFromNow = (days: number) => fromNow(days).slice(0, 10);

describePlatform('the editors’ figures', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let writer: TestPerson;
  let reviewer: TestPerson;
  let admin: TestPerson;
  let open: string;
  let awaited: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    writer = await platform().person('Carlos', 'AUTOR', 'EDITOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Ada', 'ADMIN');
    const cast = { author, editor, reviewer };
    await draft(author);
    await approved(cast);
    const { id: rejected } = await reviewed(cast);
    await editor.call.changeEstado({
      params: { id: rejected },
      body: { estado: 'RETIRADO', motivo: 'Fuera de tema.' },
    });
    awaited = (await reviewed(cast)).id;
    open = (await inReview(author)).id;
    const late = await editor.call.assignReviewer({ params: { id: open }, body: { revisorId: reviewer.user.id } });
    await wasDue(platform(), late.id, fromNow(-3));
    await approved({ author: writer, editor, reviewer });
  });

  it('count works by estado as the reader may read them, so no drafts', async () => {
    const { porEstado } = await editor.call.editorialReport();
    expect(porEstado).toMatchObject({ BORRADOR: 0, EN_REVISION: 2, APROBADO: 2, RETIRADO: 1, PUBLICADO: 0 });
  });

  it('say how long first decisions take and how many works are accepted', async () => {
    const { primeraDecision, aceptacion } = await editor.call.editorialReport();
    expect(primeraDecision).toEqual({ obras: 3, mediana: 0, p90: 0 });
    expect(aceptacion).toEqual({ aceptadas: 2, rechazadas: 1, sinRevision: 0, tasa: 2 / 3 });
  });

  it('tell rejections without review apart', async () => {
    const { id } = await inReview(author, { tipo: 'TESIS' });
    const body = { estado: 'RETIRADO' as const, motivo: 'Fuera de tema.' };
    await editor.call.changeEstado({ params: { id }, body });
    const { primeraDecision, rechazoSinRevision, aceptacion } = await editor.call.editorialReport();
    expect([primeraDecision.obras, rechazoSinRevision]).toEqual([3, { obras: 1, mediana: 0, p90: 0 }]);
    expect(aceptacion).toEqual({ aceptadas: 2, rechazadas: 1, sinRevision: 1, tasa: 2 / 4 });
  });

  it('are of the days, the type and the editor asked for, and with an editor never of one’s own works', async () => {
    const of = async (query: object, who = editor) => {
      const { aceptacion, porEstado } = await who.call.editorialReport({ query });
      return [
        aceptacion.aceptadas + aceptacion.rechazadas + aceptacion.sinRevision,
        porEstado.RETIRADO + porEstado.APROBADO,
      ];
    };
    expect(await of({ tipo: 'TESIS' })).toEqual([1, 1]);
    expect(await of({ tipo: 'LIBRO' })).toEqual([0, 0]);
    expect(await of({ desde: dayFromNow(-20), hasta: dayFromNow(-1) })).toEqual([0, 4]);
    expect(await of({ desde: dayFromNow(0), hasta: dayFromNow(0) })).toEqual([4, 4]);
    const other = await platform().person('Luz', 'EDITOR');
    const own = await inReview(writer);
    await editor.call.setHandlingEditor({ params: { id: own.id }, body: { editorId: other.user.id, anterior: null } });
    const handled = async (who: TestPerson) =>
      (await who.call.editorialReport({ query: { editor: other.user.id } })).porEstado.EN_REVISION;
    expect([await handled(editor), await handled(writer)]).toEqual([1, 0]);
    const { desde, hasta, revisionesPorMes } = await editor.call.editorialReport({
      query: { desde: '1950-01-01', hasta: '2026-02-10' },
    });
    expect([desde.slice(0, 4), hasta]).toEqual(['2016', '2026-02-10']);
    expect(revisionesPorMes.at(-1)?.mes).toBe('2026-02-01');
    await admin.call.deletePublication({ params: { id: own.id } });
  });

  it('count reviews by month for a year, and who is in time', async () => {
    const { revisionesPorMes, puntualidad } = await editor.call.editorialReport();
    expect(revisionesPorMes).toHaveLength(12);
    expect(revisionesPorMes.map(({ completadas }) => completadas)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4]);
    expect(revisionesPorMes.at(-1)?.mes).toBe(`${new Date().toISOString().slice(0, 7)}-01`);
    expect(puntualidad).toMatchObject({ aTiempo: 4, tarde: 0, vencidas: 1 });
    expect(puntualidad.revisores).toEqual([
      { id: reviewer.user.id, nombre: 'Rubén De Prueba', completadas: 4, aTiempo: 4, diasMediana: 0 },
    ]);
  });

  it('take a deadline for that of its day’s end, as the reviewer’s own figures do', async () => {
    const { db } = platform().services;
    const completed = and(eq(reviews.revisorId, reviewer.user.id), isNotNull(reviews.fechaCompletada));
    const [one] = await db
      .select({ id: reviews.id, fechaLimite: reviews.fechaLimite })
      .from(reviews)
      .where(completed)
      .limit(1);
    const due = async (fechaLimite: SQL | Date | null) => {
      await db
        .update(reviews)
        .set({ fechaLimite })
        .where(eq(reviews.id, one?.id ?? ''));
      const { aTiempo, tarde } = (await editor.call.editorialReport()).puntualidad;
      const own = await reviewer.call.reviewingSummary({});
      return { aTiempo, tarde, lateOfOwn: own.conPlazo - own.aTiempo };
    };
    const day = sql`date_trunc('day', ${reviews.fechaCompletada} at time zone 'UTC') at time zone 'UTC'`;
    expect(await due(day)).toEqual({ aTiempo: 4, tarde: 0, lateOfOwn: 0 });
    expect(await due(sql`${day} - interval '1 second'`)).toEqual({ aTiempo: 3, tarde: 1, lateOfOwn: 1 });
    await due(one?.fechaLimite ?? null);
  });

  it('leave out what the reader wrote, which would say who reviewed it', async () => {
    const { aceptacion, puntualidad } = await writer.call.editorialReport();
    expect(aceptacion).toMatchObject({ aceptadas: 1, rechazadas: 1 });
    expect(puntualidad.revisores[0]).toMatchObject({ completadas: 3 });
  });

  it('are not for reviewers or authors', async () => {
    for (const who of [author, reviewer]) {
      expect(await problemOf(who.call.editorialReport())).toMatchObject({ status: 403 });
      expect(await problemOf(who.call.editorialQueue())).toMatchObject({ status: 403 });
    }
  });

  it('put the deadlines of open reviews and of decisions into the calendar', async () => {
    const read = async (desde: string, hasta: string, who = editor) =>
      (await who.call.editorialCalendar({ query: { desde, hasta } })).plazos;
    const deadlines = await read(dayFromNow(-10), dayFromNow(30));
    expect(deadlines).toEqual([
      expect.objectContaining({ tipo: 'REVISION', publicacionId: open, revisor: 'Rubén De Prueba' }),
      expect.objectContaining({ tipo: 'DECISION', publicacionId: awaited, revisor: null }),
    ]);
    expect(deadlines[0]?.fin.slice(0, 10)).toBe(dayFromNow(-3));
    expect(deadlines[1]?.fin.slice(0, 10)).toBe(dayFromNow(7));
    expect(await read(dayFromNow(40), dayFromNow(50))).toEqual([]);
    const mine = async () =>
      (await editor.call.editorialCalendar({ query: { desde: dayFromNow(-10), hasta: dayFromNow(30), de: 'mias' } }))
        .plazos;
    expect(await mine()).toEqual([]);
    for (const id of [open, awaited])
      await editor.call.setHandlingEditor({ params: { id }, body: { editorId: editor.user.id, anterior: null } });
    expect(await mine()).toEqual(deadlines);
    for (const id of [open, awaited])
      await editor.call.setHandlingEditor({ params: { id }, body: { editorId: null, anterior: editor.user.id } });
    const own = await inReview(writer);
    await editor.call.assignReviewer({ params: { id: own.id }, body: { revisorId: reviewer.user.id } });
    const seen = (await read(dayFromNow(0), dayFromNow(60), writer)).map(({ publicacionId }) => publicacionId);
    expect(seen).not.toContain(own.id);
  });
});
