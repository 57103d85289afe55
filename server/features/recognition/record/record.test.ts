/** Works and reviews in records at ORCID, by consent, against a server that behaves as ORCID's: also where it does not. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findConsent } from '#server/features/accounts/orcid/consent-queries.ts';
import { OrcidTrouble } from '#server/features/accounts/orcid/record-api.ts';
import { revokePermission, revokingOrcid } from '#server/features/accounts/orcid/revoke.ts';
import { jobs, orcidConsents, orcidEntries, publications, reviews, users } from '#server/platform/database/schema.ts';
import { eq } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { type OrcidPerson, openOrcid, orcidClient } from '#server/testing/orcid-server.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { published, reviewed, sentIn } from '#server/testing/works.ts';
import { writeDue } from './run.ts';

const site = 'https://pliego.example';
const josefina: OrcidPerson = { orcid: '0000-0002-1825-0097', nombres: 'Josefina', apellidos: 'Carberry' };
const laurel: OrcidPerson = { orcid: '0000-0001-5109-3700', nombres: 'Laurel', apellidos: 'Haak' };

describePlatform('what is written into records at ORCID', (platform) => {
  let orcid: Awaited<ReturnType<typeof openOrcid>>;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let author: TestPerson;
  const db = () => platform().services.db;
  const set = (env: Record<string, string | undefined>) => Object.assign(platform().services.env, env);
  const works = () => orcid.records.items.filter(({ kind }) => kind === 'work');
  /** As its worker does the jobs that wait; what fails waits on. */
  async function revoke() {
    for (const { id, datos } of await revocations())
      await revokePermission(platform().services, revokingOrcid.datos.parse(datos)).then(
        () => db().delete(jobs).where(eq(jobs.id, id)),
        (error: unknown) => expect(error).toBeInstanceOf(OrcidTrouble),
      );
  }
  const revocations = () =>
    db().select().from(jobs).where(eq(jobs.tipo, revokingOrcid.tipo)).orderBy(jobs.fechaCreacion);
  const turn = async () => {
    const added = await writeDue(platform().services);
    await revoke();
    return added;
  };
  /** Whatever waits for its next try is due. */
  const later = () =>
    db()
      .update(orcidEntries)
      .set({ fechaProxima: new Date(0) })
      .where(eq(orcidEntries.estado, 'PENDIENTE'));
  const recordOf = (person: TestPerson) => person.call.orcidRecord({});

  let asked = 0;
  /** As a browser: to ORCID, where the person says yes to what `led` leaves of the address, and back. */
  async function wayOf(person: TestPerson, who: OrcidPerson, permiso: object, led = (address: string) => address) {
    const ask = (url: string, payload: object, cookie = '') =>
      platform().app.inject({
        ...{ method: 'POST', url: `/api/auth/orcid/${url}`, payload, remoteAddress: `10.8.0.${++asked}` },
        headers: { authorization: `Bearer ${person.token}`, cookie },
      });
    const begun = await ask('start', { para: 'CONECTAR', permiso });
    expect(begun.statusCode).toBe(200);
    const address = begun.json().url;
    expect(new URL(address).searchParams.get('scope')).toBe('openid /activities/update');
    const cookie = String(begun.headers['set-cookie']).split(';')[0];
    return ask('finish', { respuesta: await orcid.visit(led(address), who) }, cookie);
  }
  async function consent(person: TestPerson, who: OrcidPerson, permiso = { obras: true, revisiones: false }) {
    const back = await wayOf(person, who, permiso);
    expect(back.json()).toMatchObject({ resultado: 'CONECTADO' });
    expect(back.body).not.toMatch(/token/i);
  }

  beforeAll(async () => {
    orcid = await openOrcid(site, [josefina, laurel]);
    editor = await platform().person('Edita', 'EDITOR');
    reviewer = await platform().person('Revisa', 'REVISOR');
  });
  afterAll(() => orcid.close());
  beforeEach(async () => {
    set({ PUBLIC_URL: site, ORCID_URL: orcid.url, ORCID_API_URL: orcid.url, ...orcidClient });
    await platform().settings({ issn: '2443-9878' });
    await db().delete(orcidConsents);
    await db().delete(jobs);
    await db().update(users).set({ orcid: null, fechaOrcid: null });
    for (const list of [orcid.records.items, orcid.records.asked, orcid.records.revoked]) list.length = 0;
    author = await platform().person(`Autora ${++asked}`, 'AUTOR');
  });

  it('is nothing without consent, and is not offered where the platform may not write', async () => {
    await published({ author, editor, reviewer });
    expect(await turn()).toBe(0);
    expect(orcid.records.asked).toEqual([]);
    expect(await recordOf(author)).toEqual({
      ...{ disponible: true, obras: false, revisiones: false, permiso: 'NINGUNO', anadidas: 0, entradas: [] },
    });
    await expect(author.call.changeOrcidRecord({ body: { obras: true, revisiones: false } })).rejects.toMatchObject({
      problem: { code: 'no_encontrado' },
    });
    set({ ORCID_API_URL: undefined });
    expect(await recordOf(author)).toMatchObject({ disponible: false });
    const permiso = { obras: true, revisiones: false };
    await expect(author.call.startOrcid({ body: { para: 'CONECTAR', permiso } })).rejects.toMatchObject({
      problem: { code: 'no_encontrado' },
    });
  });

  it('is each published work of who consents, once, changed when readers are shown it anew, and taken away with it', async () => {
    const before = await published({ author, editor, reviewer }, { titulo: 'De antes & de siempre' });
    await consent(author, josefina);
    const [kept] = await db().select().from(orcidConsents);
    expect(JSON.stringify(kept)).not.toContain('Bearer');
    expect(kept?.llave).toMatch(/^[\w-]{60,}$/);
    expect(await turn()).toBe(1);
    expect(works()).toEqual([expect.objectContaining({ orcid: josefina.orcid, identificador: before.id })]);
    expect(works()[0]?.xml).toContain('<common:title>De antes &amp; de siempre</common:title>');
    expect(works()[0]?.xml).toContain(`<common:url>${site}/catalogo/${before.id}</common:url>`);
    await published({ author, editor, reviewer }, { titulo: 'De después' });
    expect(await turn()).toBe(1);
    expect(await turn()).toBe(0);
    expect(orcid.records.asked.filter((line) => line.startsWith('POST /v3.0'))).toHaveLength(2);
    expect(await recordOf(author)).toMatchObject({ permiso: 'VIGENTE', anadidas: 2 });

    const changed = {
      titulo: 'De hoy',
      fechaCambioPublico: new Date(Date.now() + 1000),
      fechaRetractacion: new Date(),
    };
    await db().update(publications).set(changed).where(eq(publications.id, before.id));
    expect(await turn()).toBe(1);
    expect(works().find(({ identificador }) => identificador === before.id)?.xml).toContain('De hoy [Retractado]');
    await db().update(publications).set({ fechaEliminacion: new Date() }).where(eq(publications.id, before.id));
    await turn();
    expect(works().map(({ identificador }) => identificador)).not.toContain(before.id);
    expect(await recordOf(author)).toMatchObject({ anadidas: 1 });
  });

  it('is found again where an answer was lost, and no second one is made', async () => {
    await published({ author, editor, reviewer });
    await consent(author, josefina);
    orcid.records.next = 'after';
    expect(await turn()).toBe(0);
    expect((await recordOf(author)).entradas).toEqual([
      expect.objectContaining({ clase: 'OBRA', estado: 'PENDIENTE', fallo: 'SIN_RESPUESTA' }),
    ]);
    await later();
    expect(await turn()).toBe(1);
    expect(works()).toHaveLength(1);
    expect(orcid.records.asked.at(-1)).toBe(`PUT /v3.0/${josefina.orcid}/work/${works()[0]?.codigo}`);
  });

  it('waits as long as ORCID asks, keeps nobody who answers without end, and says what ORCID refused', async () => {
    await published({ author, editor, reviewer });
    await consent(author, josefina);
    orcid.records.next = (_, response) => void response.writeHead(429, { 'retry-after': '7200' }).end();
    expect(await turn()).toBe(0);
    const [waiting] = await db().select().from(orcidEntries);
    expect(waiting).toMatchObject({ fallo: 'OCUPADO', estado: 'PENDIENTE' });
    expect(Number(waiting?.fechaProxima) - Date.now()).toBeGreaterThan(7_000_000);
    await later();
    orcid.records.next = (_, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    expect(await turn()).toBe(0);
    expect((await recordOf(author)).entradas).toEqual([expect.objectContaining({ fallo: 'SIN_RESPUESTA' })]);
    await later();
    orcid.records.next = (_, response) =>
      void response.writeHead(400).end('<error:developer-message>Invalid title</error:developer-message>');
    expect(await turn()).toBe(0);
    expect((await recordOf(author)).entradas).toEqual([
      expect.objectContaining({ estado: 'RECHAZADA', fallo: 'NO_ACEPTADA', mensaje: 'Invalid title' }),
    ]);
    expect(await turn()).toBe(0);
    await author.call.changeOrcidRecord({ body: { obras: true, revisiones: false, reintentar: true } });
    expect(await turn()).toBe(1);
  });

  it('is not added again where its person deleted it there, but by their own wish', async () => {
    const { id } = await published({ author, editor, reviewer });
    await consent(author, josefina);
    await turn();
    orcid.records.items.length = 0;
    const shown = (ms: number) =>
      db()
        .update(publications)
        .set({ fechaCambioPublico: new Date(Date.now() + ms) })
        .where(eq(publications.id, id));
    await shown(1000);
    expect(await turn()).toBe(0);
    await shown(2000);
    expect(await turn()).toBe(0);
    expect(works()).toEqual([]);
    expect((await recordOf(author)).entradas).toEqual([
      expect.objectContaining({ estado: 'QUITADA', fallo: 'BORRADA_ALLI' }),
    ]);
    await author.call.changeOrcidRecord({ body: { obras: true, revisiones: false, reintentar: true } });
    expect(await turn()).toBe(1);
  });

  it('goes on by a renewed token, and stops where the person took it back at ORCID until they consent anew', async () => {
    await published({ author, editor, reviewer });
    await consent(author, josefina);
    const before = (await findConsent(db(), author.user.id))?.llave;
    orcid.records.next = (_, response) => void response.writeHead(401).end('<error>expired</error>');
    expect(await turn()).toBe(1);
    expect((await findConsent(db(), author.user.id))?.llave).not.toBe(before);
    await db().update(orcidConsents).set({ renovacion: null });
    await published({ author, editor, reviewer });
    orcid.records.next = (_, response) => void response.writeHead(401).end('<error>revoked</error>');
    expect(await turn()).toBe(0);
    expect(await recordOf(author)).toMatchObject({ permiso: 'PERDIDO', obras: true, anadidas: 1 });
    const calls = orcid.records.asked.length;
    await turn();
    expect(orcid.records.asked).toHaveLength(calls);
    await consent(author, josefina);
    expect(await recordOf(author)).toMatchObject({ permiso: 'VIGENTE' });
    expect(await turn()).toBe(1);
  });

  it('loses what ORCID forbids to a renewed token, too, and asks anew where that is taken no more', async () => {
    await published({ author, editor, reviewer });
    await consent(author, josefina);
    const twice = (status: number) => {
      orcid.records.next = (_, first) => {
        orcid.records.next = (__, second) => void second.writeHead(status).end('<error>Not yours</error>');
        first.writeHead(status).end('<error>Not yours</error>');
      };
    };
    twice(403);
    expect(await turn()).toBe(0);
    expect(await recordOf(author)).toMatchObject({
      permiso: 'VIGENTE',
      entradas: [{ estado: 'RECHAZADA', fallo: 'NO_ACEPTADA', mensaje: 'Not yours' }],
    });
    await published({ author, editor, reviewer });
    twice(401);
    expect(await turn()).toBe(0);
    expect(await recordOf(author)).toMatchObject({ permiso: 'PERDIDO' });
    orcid.records.asked.length = 0;
    await turn();
    expect(orcid.records.asked).toEqual([]);
  });

  it('ends with the consent: the token is revoked, also where ORCID was silent at first, and what was added stays', async () => {
    await published({ author, editor, reviewer });
    await consent(author, josefina);
    await turn();
    const off = { body: { obras: false, revisiones: false } };
    expect(await author.call.changeOrcidRecord(off)).toMatchObject({ permiso: 'NINGUNO', entradas: [] });
    await author.call.changeOrcidRecord(off);
    await published({ author, editor, reviewer });
    orcid.records.next = (_, response) => void response.destroy();
    await turn();
    expect(await db().select().from(orcidConsents)).toHaveLength(1);
    // Each turn finds that it is queued.
    await turn();
    expect(orcid.records.revoked).toEqual([josefina.orcid]);
    expect(await db().select().from(orcidConsents)).toEqual([]);
    expect(works()).toHaveLength(1);
  });

  it('is revoked also where the platform may write no more, and forgotten where it knows ORCID no more', async () => {
    const off = { body: { obras: false, revisiones: false } };
    await consent(author, josefina);
    set({ ORCID_API_URL: undefined });
    expect(await author.call.changeOrcidRecord(off)).toMatchObject({ permiso: 'NINGUNO' });
    expect(await turn()).toBe(0);
    expect(orcid.records.revoked).toEqual([josefina.orcid]);
    expect(await db().select().from(orcidConsents)).toEqual([]);
    set({ ORCID_API_URL: orcid.url });
    await consent(author, josefina);
    await author.call.changeOrcidRecord(off);
    set({ ORCID_CLIENT_ID: undefined });
    expect(await turn()).toBe(0);
    expect(await db().select().from(orcidConsents)).toEqual([]);
  });

  it('leaves no token at ORCID of a consent that another one replaces, though that fails at first', async () => {
    await published({ author, editor, reviewer });
    await consent(author, josefina);
    await author.call.changeOrcidRecord({ body: { obras: false, revisiones: false } });
    await consent(author, josefina);
    expect(await turn()).toBe(1);
    expect(orcid.records.revoked).toEqual([josefina.orcid]);
    await consent(author, laurel);
    orcid.records.next = (_, response) => void response.destroy();
    await revoke();
    expect(orcid.records.revoked).toEqual([josefina.orcid]);
    expect(await recordOf(author)).toMatchObject({ permiso: 'VIGENTE', anadidas: 0 });
    expect(await turn()).toBe(1);
    expect(orcid.records.revoked).toEqual([josefina.orcid, josefina.orcid]);
    expect(works().map((item) => item.orcid)).toEqual([josefina.orcid, laurel.orcid]);
  });

  it('is given anew without waiting for a silent ORCID, and loses nothing by what is still to be revoked', async () => {
    await published({ author, editor, reviewer });
    await consent(author, josefina);
    expect(await turn()).toBe(1);
    await author.call.changeOrcidRecord({ body: { obras: false, revisiones: false } });
    let heard = () => undefined as unknown;
    const asked = new Promise((resolve) => {
      heard = () => resolve(undefined);
    });
    let answer = () => undefined as unknown;
    orcid.records.next = (_, response) => {
      answer = () => response.writeHead(200).end();
      heard();
    };
    const silent = turn();
    await asked;
    // ORCID has not answered yet.
    await consent(author, josefina);
    expect(await recordOf(author)).toMatchObject({ permiso: 'VIGENTE', anadidas: 1 });
    answer();
    await silent;
    await revoke();
    expect(await revocations()).toEqual([]);
    // What is there is known, and the token that stands writes.
    expect(await recordOf(author)).toMatchObject({ permiso: 'VIGENTE', anadidas: 1 });
    await published({ author, editor, reviewer }, { titulo: 'De después' });
    expect(await turn()).toBe(1);
    expect(works()).toHaveLength(2);
    expect(orcid.records.asked.filter((line) => line.startsWith('POST /v3.0'))).toHaveLength(2);
  });

  it('is not taken away by a job for a token that ORCID gave again, nor by one that comes late', async () => {
    await consent(author, josefina);
    const [row] = await db().select().from(orcidConsents);
    if (!row) throw new Error('There is no consent.');
    // As where ORCID gives who consents again the token that they had.
    await revokePermission(platform().services, row);
    expect(orcid.records.revoked).toEqual([]);
    const { userId, llave } = row;
    await consent(author, josefina);
    await revokePermission(platform().services, { userId, llave });
    expect(orcid.records.revoked).toEqual([josefina.orcid]);
    expect(await recordOf(author)).toMatchObject({ permiso: 'VIGENTE' });
  });

  it('is one permission where two are given at once, and the other is given back', async () => {
    await Promise.all([consent(author, josefina), consent(author, josefina)]);
    await published({ author, editor, reviewer });
    expect(await turn()).toBe(1);
    expect(orcid.records.revoked).toEqual([josefina.orcid]);
    expect(await db().select().from(orcidConsents)).toHaveLength(1);
  });

  it('is told where ORCID gives no permission to write, though it was asked for', async () => {
    const back = await wayOf(author, josefina, { obras: true, revisiones: false }, (address) => {
      const narrowed = new URL(address);
      narrowed.searchParams.set('scope', 'openid');
      return narrowed.href;
    });
    expect(back.json()).toMatchObject({ code: 'orcid_denegado' });
    expect(await recordOf(author)).toMatchObject({ permiso: 'NINGUNO' });
  });

  it('ends with the iD of its account: disconnected, or merged into another', async () => {
    const alba = await platform().person(`Alba ${++asked}`, 'ADMIN');
    const other = await platform().person(`Otra ${++asked}`, 'AUTOR');
    await consent(author, josefina);
    await consent(other, laurel);
    await published({ author, editor, reviewer });
    await published({ author: other, editor, reviewer });
    await author.call.unlinkOrcid();
    expect(await recordOf(author)).toMatchObject({ permiso: 'NINGUNO' });
    const queda = await platform().person(`Queda ${++asked}`);
    await alba.call.mergeAccounts({ body: { queda: queda.user.id, unida: other.user.id, motivo: 'Una persona' } });
    expect(await turn()).toBe(0);
    expect(works()).toEqual([]);
    expect(orcid.records.revoked.toSorted()).toEqual([laurel.orcid, josefina.orcid].toSorted());
    expect(await db().select().from(orcidConsents)).toEqual([]);
    expect(await recordOf(queda)).toMatchObject({ permiso: 'NINGUNO' });
  });

  it('is a review as in the archive for ORCID: named at once where it may be, and else without its work once its year is over', async () => {
    const one = await platform().person(`Revisora ${++asked}`, 'REVISOR');
    const hidden = await sentIn(platform(), 'doble ciego', () =>
      reviewed({ author, editor, reviewer: one }, { titulo: 'Secreta' }),
    );
    await consent(one, laurel, { obras: false, revisiones: true });
    expect(await turn()).toBe(0);
    expect(orcid.records.items).toEqual([]);
    expect((await recordOf(one)).entradas).toEqual([
      expect.objectContaining({ clase: 'REVISION', estado: 'PENDIENTE', fallo: null }),
    ]);
    const chosen = (revisiones: boolean) => one.call.changeOrcidRecord({ body: { obras: true, revisiones } });
    expect(await chosen(false)).toMatchObject({ permiso: 'VIGENTE', entradas: [] });
    await chosen(true);
    const lastYear = new Date(Date.UTC(new Date().getUTCFullYear() - 1, 4, 3));
    await db().update(reviews).set({ fechaCompletada: lastYear }).where(eq(reviews.id, hidden.reviewId));
    await later();
    expect(await turn()).toBe(1);
    const [{ kind, xml } = { kind: '', xml: '' }] = orcid.records.items;
    expect(kind).toBe('peer-review');
    expect(xml).toContain(`<common:year>${lastYear.getUTCFullYear()}</common:year>`);
    for (const secret of ['Secreta', hidden.id, hidden.reviewId, '<common:month>']) expect(xml).not.toContain(secret);

    // On the day on which its work comes out ORCID would show that it was changed, and so whose review it is.
    await editor.call.changeEstado({ params: { id: hidden.id }, body: { estado: 'APROBADO' } });
    await author.call.changeEstado({ params: { id: hidden.id }, body: { estado: 'PUBLICADO' } });
    orcid.records.asked.length = 0;
    await db()
      .update(publications)
      .set({ fechaCambioPublico: new Date(Date.now() + 1000) })
      .where(eq(publications.id, hidden.id));
    expect(await turn()).toBe(0);
    await db().update(publications).set({ fechaEliminacion: new Date() }).where(eq(publications.id, hidden.id));
    expect(await turn()).toBe(0);
    expect(orcid.records.asked).toEqual([]);
    expect(orcid.records.items).toEqual([expect.objectContaining({ kind: 'peer-review', xml })]);
    expect(await recordOf(one)).toMatchObject({ anadidas: 1 });
  });

  it('is a review that names its work as soon as that is published openly, and names it no more once readers have it no more', async () => {
    const one = await platform().person(`Revisora ${++asked}`, 'REVISOR');
    const { id } = await sentIn(platform(), 'abierta', () =>
      reviewed({ author, editor, reviewer: one }, { titulo: 'A la vista' }),
    );
    await consent(one, laurel, { obras: false, revisiones: true });
    expect(await turn()).toBe(0);
    expect(orcid.records.items).toEqual([]);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    await author.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
    expect(await turn()).toBe(1);
    expect(orcid.records.items).toEqual([expect.objectContaining({ xml: expect.stringContaining('A la vista') })]);
    expect(await turn()).toBe(0);
    // Without a change of what readers are shown, too.
    await db().update(publications).set({ fechaEliminacion: new Date() }).where(eq(publications.id, id));
    expect(await turn()).toBe(1);
    expect(orcid.records.items).toEqual([expect.objectContaining({ kind: 'peer-review' })]);
    expect(orcid.records.items[0]?.xml).not.toContain('A la vista');
    orcid.records.asked.length = 0;
    expect(await turn()).toBe(0);
    expect(orcid.records.asked).toEqual([]);
  });

  it('asks once to take away what readers have no more, where ORCID refuses that', async () => {
    const { id } = await published({ author, editor, reviewer });
    await consent(author, josefina);
    await turn();
    await db().update(publications).set({ fechaEliminacion: new Date() }).where(eq(publications.id, id));
    orcid.records.next = (_, response) => void response.writeHead(400).end('<error>locked</error>');
    expect(await turn()).toBe(0);
    orcid.records.asked.length = 0;
    expect(await turn()).toBe(0);
    expect(orcid.records.asked).toEqual([]);
    await author.call.changeOrcidRecord({ body: { obras: true, revisiones: false, reintentar: true } });
    await turn();
    expect(works()).toEqual([]);
  });

  it('says that reviews for a journal without ISSN cannot be added', async () => {
    await platform().settings({ issn: '' });
    const one = await platform().person(`Revisora ${++asked}`, 'REVISOR');
    const { reviewId } = await reviewed({ author, editor, reviewer: one });
    await db()
      .update(reviews)
      .set({ fechaCompletada: new Date('2024-02-02T00:00:00Z') })
      .where(eq(reviews.id, reviewId));
    await consent(one, laurel, { obras: false, revisiones: true });
    expect(await turn()).toBe(0);
    expect((await recordOf(one)).entradas).toEqual([
      expect.objectContaining({ estado: 'RECHAZADA', fallo: 'SIN_ISSN' }),
    ]);
  });
});
