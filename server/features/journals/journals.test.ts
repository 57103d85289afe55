/** Journals beside the principal one: what they have of their own, and that the principal one stays as it was. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { insertNotifications } from '#server/events/event-queries.ts';
import { findToMail } from '#server/features/correspondence/notifications/mail-queries.ts';
import { byJournal } from '#server/platform/database/by-journal.ts';
import { openSettings } from '#server/platform/settings-store.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

describePlatform('a journal', (platform) => {
  let admin: TestPerson;
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let made = 0;
  beforeAll(async () => {
    admin = await platform().person('Inés', 'ADMIN');
    author = await platform().person('Ana', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });
  const journal = async () => {
    made++;
    return admin.call.createJournal({ body: { clave: `estudios-${made}`, nombre: `Estudios ${made}` } });
  };
  const change = (id: string, body: Parameters<TestPerson['call']['changeJournal']>[0]['body']) =>
    admin.call.changeJournal({ params: { id }, body });
  const open = async () => change((await journal()).id, { publica: true });
  const work = {
    titulo: 'Humedales',
    resumen: 'Aves de paso.',
    palabrasClave: ['aves'],
  };
  const draft = (body: { revistaId?: string; seccionId?: string | null } = {}) =>
    author.call.createPublication({ body: { ...work, ...body } });
  const sent = async (revistaId?: string, seccionId?: string) => {
    const { id } = await draft({ revistaId, seccionId });
    return author.call.submitReview({ params: { id } });
  };

  it('is one where nobody made another: the principal one, with the settings of the platform', async () => {
    const { revistas } = await platform().guest.listJournals();
    expect(revistas).toMatchObject([{ id: principalJournal, clave: 'revista', principal: true, recibe: true }]);
    const own = await draft();
    expect(own).toMatchObject({ revistaId: principalJournal, seccionId: null });
    expect(own.revista).toBeUndefined();
    const told = Object.keys(await platform().guest.getIdentity());
    expect(told.filter((each) => ['variasRevistas', 'conSecciones'].includes(each))).toEqual([]);
  });

  it('is told of where there is a choice: another that is shown, or a section of the one there is', async () => {
    const told = async () => {
      const { variasRevistas, conSecciones } = await platform().guest.getIdentity();
      return { variasRevistas, conSecciones };
    };
    const sections = (secciones: { nombre: { es: string; en: string } }[]) =>
      admin.call.changeSections({ params: { id: principalJournal }, body: { secciones } });
    await sections([{ nombre: { es: 'Notas', en: '' } }]);
    expect(await told()).toEqual({ conSecciones: true });
    await sections([]);
    expect(await told()).toEqual({});
    const { id } = await journal();
    expect(await told()).toEqual({});
    await change(id, { publica: true });
    expect(await told()).toEqual({ variasRevistas: true });
  });

  it('says in the list what holds for its works, and the queue is narrowed down to it', async () => {
    const { id } = await open();
    await change(id, { ajustes: { modoFlujo: 'profesional', revisionesMinimas: 4, prefijoDoi: '10.5555' } });
    const { revistas } = await platform().guest.listJournals();
    const held = revistas.find((each) => each.id === id)?.vigentes;
    expect(held).toMatchObject({ modoFlujo: 'profesional', revisionesMinimas: 4, prefijoDoi: '10.5555' });
    expect(revistas[0]?.vigentes).toMatchObject({ modoFlujo: 'minimalista', prefijoDoi: '10.1000' });
    const [here, there] = [await sent(), await sent(id)];
    const queued = async (revista: string, person = editor) => {
      const { cola, total } = await person.call.editorialQueue({ query: { revista, limit: 50 } });
      expect(total).toBe(cola.length);
      return cola.map(({ obra }) => obra.id);
    };
    expect(await queued(id)).toEqual([there.id]);
    expect(await queued(principalJournal)).toContain(here.id);
    expect(await queued(principalJournal)).not.toContain(there.id);
    const narrowed = await platform().person('Nora', 'EDITOR');
    await admin.call.changeUser({ params: { id: narrowed.user.id }, body: { ambitos: { EDITOR: [id] } } });
    expect([await queued(id, narrowed), await queued(principalJournal, narrowed)]).toEqual([[there.id], []]);
  });

  it('keeps a work that is back from review: its author takes it to no other', async () => {
    const { id } = await open();
    const mine = await sent();
    await editor.call.changeEstado({
      params: { id: mine.id },
      body: { estado: 'CAMBIOS_SOLICITADOS', acto: 'devolver', motivo: 'Falta el resumen en inglés.' },
    });
    await author.call.changeEstado({ params: { id: mine.id }, body: { estado: 'BORRADOR' } });
    const edit = (body: { titulo?: string; revistaId?: string }) =>
      author.call.updatePublication({ params: { id: mine.id }, body });
    expect(await problemOf(edit({ revistaId: id }))).toMatchObject({ errors: [{ field: 'revistaId' }] });
    expect(await edit({ titulo: 'Marismas', revistaId: principalJournal })).toMatchObject({ titulo: 'Marismas' });
  });

  it('is seen by who runs works in it alone until it is made public, and takes works from then on', async () => {
    const { id, clave } = await journal();
    const names = async (call: TestPerson['call']) => (await call.listJournals()).revistas.map((each) => each.id);
    expect(await names(admin.call)).toContain(id);
    const elsewhere = await platform().person('Nora', 'EDITOR');
    await admin.call.changeUser({
      params: { id: elsewhere.user.id },
      body: { ambitos: { EDITOR: [principalJournal] } },
    });
    for (const { call } of [author, reviewer, elsewhere]) expect(await names(call)).not.toContain(id);
    // What holds for its works, editors' screens go by: a journal may be hidden again with works under way in it.
    await change(id, { ajustes: { plazoRevisionDias: 33 } });
    const held = (await editor.call.listJournals()).revistas.find((each) => each.id === id)?.vigentes;
    expect(held).toMatchObject({ plazoRevisionDias: 33 });
    expect(await problemOf(author.call.getJournal({ params: { clave } }))).toMatchObject({ status: 404 });
    expect(await problemOf(draft({ revistaId: id }))).toMatchObject({ errors: [{ field: 'revistaId' }] });
    await change(id, { publica: true });
    expect(await platform().guest.getJournal({ params: { clave } })).toMatchObject({ id, nombre: `Estudios ${made}` });
    expect(await draft({ revistaId: id })).toMatchObject({ revistaId: id, revista: { clave } });
  });

  it('has a key of its own, in small letters', async () => {
    const make = (clave: string) => admin.call.createJournal({ body: { clave, nombre: 'Otra' } });
    const { clave } = await journal();
    for (const wrong of [clave, 'Con Espacios', 'ñandú', 'revista'])
      expect(await problemOf(make(wrong))).toMatchObject({ status: 422, errors: [{ field: 'clave' }] });
  });

  it('has the platform’s settings but for its own, and gives them up again', async () => {
    const { id } = await open();
    const { settings } = platform().services;
    expect(settings.of(id).identidadRevision).toBe('abierta');
    await change(id, {
      ajustes: { identidadRevision: 'doble ciego', plazoRevisionDias: 30, licencia: 'https://l.example/' },
    });
    expect(settings.of(id)).toMatchObject({ identidadRevision: 'doble ciego', plazoRevisionDias: 30 });
    expect(settings.get()).toMatchObject({ identidadRevision: 'abierta', plazoRevisionDias: 21 });
    await platform().settings({ plazoRevisionDias: 40, plazoInvitacionDias: 9 });
    expect(settings.of(id)).toMatchObject({ plazoRevisionDias: 30, plazoInvitacionDias: 9 });
    const managed = await change(id, { heredados: ['plazoRevisionDias'] });
    expect(managed.ajustes.plazoRevisionDias).toBeUndefined();
    expect(managed.deLaPlataforma.plazoRevisionDias).toBe(40);
    expect(settings.of(id).plazoRevisionDias).toBe(40);
    await platform().settings({ plazoRevisionDias: 21, plazoInvitacionDias: 7 });
  });

  it('is known alike to a process that starts later', async () => {
    const { id } = await open();
    await change(id, { ajustes: { tratamiento: 'usted' } });
    const there = await openSettings(platform().services.database);
    expect([there.of(id).tratamiento, there.get().tratamiento]).toEqual(['usted', 'tu']);
  });

  it('is listed for administrators with its works, whether it is shown or not', async () => {
    const hidden = await journal();
    const { id } = await open();
    await draft({ revistaId: id });
    await admin.call.closeJournal({ params: { id } });
    const { revistas } = await admin.call.listManagedJournals();
    const of = (wanted: string) => revistas.find((each) => each.id === wanted);
    expect(of(hidden.id)).toMatchObject({ publica: false, fechaCierre: null, obras: 0, numeros: 0 });
    expect(of(id)).toMatchObject({ publica: true, recibe: false, obras: 1, numeros: 0 });
    expect(of(id)?.fechaCierre).toBeTruthy();
    expect(of(principalJournal)?.obras).toBeGreaterThan(0);
  });

  it('is left out where a change of the platform’s mode is weighed, once it has its own', async () => {
    const { id } = await open();
    await sent(id);
    const weighed = async () => {
      const { obras } = await admin.call.weighIdentityChange({ query: { modo: 'doble ciego' } });
      return obras.reduce((sum, { total }) => sum + total, 0);
    };
    const before = await weighed();
    await change(id, { ajustes: { identidadRevision: 'abierta' } });
    expect(await weighed()).toBe(before - 1);
  });

  it('addresses people in notices by mail as it says, whatever the platform says', async () => {
    const { id } = await open();
    await change(id, { ajustes: { tratamiento: 'usted' } });
    const work = { revistaId: id, seccionId: null };
    const treatments = byJournal(platform().services.settings, ({ tratamiento }) => tratamiento);
    const [own, other] = [await sent(), await sent(id)];
    const notices = [own, other].map(({ id: publicacionId }) => ({
      ...{ id: randomUUID(), userId: author.user.id, tipo: 'REVISION' as const, publicacionId, titulo: 'Tu obra' },
      ...{ mensaje: 'Léela.', tituloUsted: 'Su obra', mensajeUsted: 'Léala.', enPantalla: true, porResumir: false },
    }));
    expect(treatments.elsewhere).toContainEqual({ ...work, value: 'usted' });
    await insertNotifications(platform().services.db, notices);
    const ids = notices.map((notice) => notice.id);
    const mailed = await findToMail(platform().services.db, ids, treatments);
    const said = (workId: string) => mailed.find(({ publicacionId }) => publicacionId === workId);
    expect(said(own.id)).toMatchObject({ titulo: 'Tu obra', mensaje: 'Léela.' });
    expect(said(other.id)).toMatchObject({ titulo: 'Su obra', mensaje: 'Léala.' });
  });

  it('keeps its name, and the principal one has no settings of its own', async () => {
    const { id } = await journal();
    expect(await problemOf(change(id, { heredados: ['nombre'] }))).toMatchObject({ status: 422 });
    expect(await problemOf(change(principalJournal, { ajustes: { nombre: 'Otra' } }))).toMatchObject({ status: 422 });
    expect(await problemOf(change(principalJournal, { publica: false }))).toMatchObject({ code: 'revista_principal' });
    expect(await problemOf(admin.call.closeJournal({ params: { id: principalJournal } }))).toMatchObject({
      code: 'revista_principal',
    });
  });

  it('is not written over what somebody else has changed meanwhile', async () => {
    const { id } = await journal();
    const antes = { ajustes: { plazoRevisionDias: 21 }, nombreAbreviado: '' };
    await change(id, { nombreAbreviado: 'Est.', ajustes: { plazoRevisionDias: 10 }, antes });
    expect(
      await problemOf(change(id, { ajustes: { plazoRevisionDias: 12 }, antes: { ajustes: antes.ajustes } })),
    ).toMatchObject({
      code: 'ajustes_cambiados',
      errors: [{ field: 'ajustes.plazoRevisionDias' }],
    });
    expect(await problemOf(change(id, { nombreAbreviado: 'E.', antes: { nombreAbreviado: '' } }))).toMatchObject({
      code: 'revista_cambiada',
    });
    const list = (nombre: string) =>
      admin.call.changeBoard({
        params: { id },
        body: { consejo: [{ nombre, cargo: 'DIRECCION' }], antes: [] },
      });
    const both = await Promise.allSettled([list('Ana Ruiz'), list('Luis Cano')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('says which mode of review a work gets that is sent to it, and how long reviewers have', async () => {
    const { id } = await open();
    await change(id, { ajustes: { identidadRevision: 'doble ciego', plazoRevisionDias: 100, nombre: 'Anales' } });
    const [here, there] = [await sent(), await sent(id)];
    expect([here.identidadRevision, there.identidadRevision]).toEqual(['abierta', 'doble ciego']);
    const review = await editor.call.assignReviewer({
      params: { id: there.id },
      body: { revisorId: reviewer.user.id },
    });
    const days = (Date.parse(review.fechaLimite ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(99);
    const mail = (await mailsTo(platform(), reviewer.user.email)).at(-1);
    expect(mail?.texto).toContain('Anales');
    const { cola } = await editor.call.editorialQueue({ query: { search: 'Humedales', limit: 50 } });
    expect(cola.map(({ obra }) => obra.id)).toEqual(expect.arrayContaining([here.id, there.id]));
  });

  it('asks for as many reviews as its mode says, and for none in a section without review', async () => {
    const { id } = await open();
    await change(id, { ajustes: { modoFlujo: 'profesional', revisionesMinimas: 3 } });
    const managed = await admin.call.changeSections({
      params: { id },
      body: { secciones: [{ nombre: { es: 'Reseñas', en: '' }, conRevision: false }] },
    });
    const seccionId = managed.seccionesEnteras[0]?.id ?? '';
    const [reviewed, decided] = [await sent(id), await sent(id, seccionId)];
    const acts = async (workId: string) => (await editor.call.getPublication({ params: { id: workId } })).acciones;
    expect(await acts(reviewed.id)).not.toContain('APROBAR');
    expect(await acts(decided.id)).toContain('APROBAR');
    const entries = (await editor.call.editorialQueue({ query: { limit: 50 } })).cola;
    const waits = (workId: string) => entries.find(({ obra }) => obra.id === workId)?.espera;
    expect([waits(reviewed.id), waits(decided.id)]).toEqual(['REVISORES', 'DECISION']);
  });

  it('keeps a section that has works, and lets nobody send to another journal’s', async () => {
    const { id } = await open();
    const put = (secciones: { id?: string; nombre: { es: string; en: string }; cerrada?: boolean }[]) =>
      admin.call.changeSections({ params: { id }, body: { secciones } });
    const [section] = (await put([{ nombre: { es: 'Notas', en: 'Notes' } }])).seccionesEnteras;
    const seccionId = section?.id ?? '';
    const wrong = { errors: [{ field: 'seccionId' }] };
    expect(await problemOf(draft({ seccionId }))).toMatchObject(wrong);
    const mine = await draft({ revistaId: id, seccionId });
    expect(mine).toMatchObject({ seccionId, seccion: { es: 'Notas', en: 'Notes' } });
    expect(await problemOf(put([]))).toMatchObject({ errors: [{ field: 'secciones' }] });
    await put([{ id: seccionId, nombre: { es: 'Notas', en: 'Notes' }, cerrada: true }]);
    expect(await problemOf(draft({ revistaId: id, seccionId }))).toMatchObject(wrong);
    // What is in it stays, and leaves it with another journal.
    const edit = (body: { titulo?: string; revistaId?: string }) =>
      author.call.updatePublication({ params: { id: mine.id }, body });
    expect(await edit({ titulo: 'Marismas' })).toMatchObject({ revistaId: id, seccionId });
    expect(await edit({ revistaId: principalJournal })).toMatchObject({ revistaId: principalJournal, seccionId: null });
  });

  it('that is closed takes no more works, and those it has go on', async () => {
    const { id } = await open();
    const mine = await draft({ revistaId: id });
    await admin.call.closeJournal({ params: { id } });
    expect(await problemOf(draft({ revistaId: id }))).toMatchObject({ errors: [{ field: 'revistaId' }] });
    expect((await author.call.submitReview({ params: { id: mine.id } })).estado).toBe('EN_REVISION');
    await admin.call.reopenJournal({ params: { id } });
    expect(await draft({ revistaId: id })).toMatchObject({ revistaId: id });
  });

  it('shows its board, its texts and its announcements of today, and no account', async () => {
    const { id, clave } = await open();
    await admin.call.changeBoard({
      params: { id },
      body: {
        consejo: [
          { nombre: 'Ana Ruiz', cargo: 'DIRECCION', pais: 'MX', orcid: '0000-0002-1825-0097', userId: author.user.id },
        ],
      },
    });
    await admin.call.writeJournalText({
      params: { id, tipo: 'normas' },
      body: { markdown: 'Hasta **6000** palabras.' },
    });
    const call = { clase: 'CONVOCATORIA' as const, texto: { es: '', en: '' } };
    await admin.call.changeAnnouncements({
      params: { id },
      body: {
        anuncios: [
          { ...call, titulo: { es: 'Pasada', en: '' }, fecha: '2020-01-01', fechaLimite: '2020-02-01' },
          { ...call, titulo: { es: 'Abierta', en: '' }, fecha: '2020-01-01', fechaLimite: '2999-02-01' },
          { ...call, titulo: { es: 'Por venir', en: '' }, fecha: '2999-01-01' },
        ],
      },
    });
    const page = await platform().guest.getJournal({ params: { clave } });
    expect(page.anuncios.map(({ titulo, abierta }) => [titulo.es, abierta])).toEqual([
      ['Abierta', true],
      ['Pasada', false],
    ]);
    await admin.call.changeAnnouncements({
      params: { id },
      body: {
        anuncios: [{ ...call, titulo: { es: 'Marzo', en: '' }, fecha: '2026-01-01', fechaLimite: '2026-03-31' }],
      },
    });
    const isOpen: unknown[] = [];
    // An evening of the last day in Lima; and when that day is over everywhere.
    for (const now of ['2026-04-01T04:30:00Z', '2026-04-01T11:59:00Z', '2026-04-01T12:00:00Z']) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      const { anuncios } = await platform()
        .guest.getJournal({ params: { clave } })
        .finally(() => vi.useRealTimers());
      isOpen.push(anuncios[0]?.abierta);
    }
    expect(isOpen).toEqual([true, true, false]);
    expect(page.textos.map(({ tipo }) => tipo)).toEqual(['normas']);
    expect(page.consejo).toMatchObject([{ nombre: 'Ana Ruiz', pais: 'MX' }]);
    expect(JSON.stringify(page)).not.toContain(author.user.id);
  });

  it.each([
    ['a country that is none', { pais: 'XX' }],
    ['an ORCID with a wrong digit', { orcid: '0000-0002-1825-0098' }],
    ['an account that is none', { userId: '0190a000-0000-7000-8000-0000000000ff' }],
  ])('takes nobody into its board with %s', async (_, wrong) => {
    const { id } = await journal();
    const attempt = admin.call.changeBoard({
      params: { id },
      body: { consejo: [{ nombre: 'Ana', cargo: 'DIRECCION', ...wrong }] },
    });
    expect(await problemOf(attempt)).toMatchObject({ status: 422 });
  });

  it('cites and exports its works under its own name and ISSN', async () => {
    const { id } = await open();
    await change(id, { ajustes: { nombre: 'Cuadernos de ríos', issn: '0000-0000' } });
    const { id: workId } = await draft({ revistaId: id });
    const cited = await author.call.citePublication({ params: { id: workId, estilo: 'apa' } });
    expect(JSON.stringify(cited)).toContain('Cuadernos de ríos');
  });

  it('tells the activity record what was changed', async () => {
    const { id } = await journal();
    await change(id, { ajustes: { plazoRevisionDias: 15 } });
    const { activity } = await admin.call.activity();
    expect(activity[0]?.message).toBe(`Revista «Estudios ${made}» cambiada: días de plazo de revisión: 21 → 15.`);
  });
});
