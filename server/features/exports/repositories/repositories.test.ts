/** Works deposited in repositories: servers that behave as SWORD 2 and DSpace 7 do, slow, refusing, full, half accepting, gone. */
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { repositories, repositoryDeposits } from '#server/platform/database/schema.ts';
import { and, eq } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { published } from '#server/testing/works.ts';
import { openDspace } from './dspace-server.fixture.ts';
import { monthsAfter } from './parcel.ts';
import { findDue } from './queries.ts';
import { patience } from './repository.ts';
import { depositDue } from './run.ts';
import { type Asked, openSword } from './sword-server.fixture.ts';

describePlatform('the deposit of a work in a repository', (platform) => {
  let sword: Awaited<ReturnType<typeof openSword>>;
  let dspace: Awaited<ReturnType<typeof openDspace>>;
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    sword = await openSword();
    dspace = await openDspace();
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Alba', 'ADMIN');
    Object.assign(platform().services.env, { PUBLIC_URL: 'https://pliego.example' });
  });
  afterAll(() => {
    sword.close();
    dspace.close();
  });
  beforeEach(async () => {
    for (const { state } of [sword, dspace]) {
      state.instead = () => false;
      state.asked.splice(0);
    }
    sword.reset();
    Object.assign(dspace.settings, { curated: false, takesEmbargo: true, takesRemoval: true, isFull: false, pages: 2 });
    // What one test leaves open is no other's.
    await platform().services.db.delete(repositories);
  });

  type Fields = Partial<CallInput<Calls['makeRepository']>['body']>;
  const make = (fields: Fields = {}) =>
    admin.call.makeRepository({
      body: {
        ...{
          revistaId: null,
          nombre: 'Repositorio Riberas',
          protocolo: 'SWORD2',
          usuario: 'prensas',
          secreto: 'una/clave',
        },
        ...{ direccion: `${sword.state.base}/servicedocument`, coleccion: `${sword.state.base}/collection/1` },
        ...{ coleccionNombre: 'Artículos', paquete: 'METS', version: 'PUBLICADA', embargoMeses: 0, automatico: false },
        ...fields,
      },
    });
  const makeDspace = (fields: Fields = {}) =>
    make({
      ...{ protocolo: 'DSPACE7', direccion: `${dspace.state.base}/server/api`, coleccion: dspace.collection },
      ...fields,
    });
  const work = (fields = {}) => published({ author, editor, reviewer }, fields);
  const turn = () => depositDue(platform().services);
  const ask = (id: string, repositorioId: string) => editor.call.depositInRepository({ params: { id, repositorioId } });
  const of = async (id: string, repositorioId: string) =>
    (await editor.call.readRepositoriesOfWork({ params: { id } })).repositorios.find(
      (each) => each.id === repositorioId,
    )?.deposito;
  /** Its time has come. */
  const due = (id: string) =>
    platform()
      .services.db.update(repositoryDeposits)
      .set({ fechaProxima: new Date(0) })
      .where(and(eq(repositoryDeposits.publicacionId, id)));
  const alike = (titulo: string) => [...sword.items.values()].filter(({ entry }) => entry.includes(titulo));

  it('goes by SWORD 2 as a draft that gets its package and is made whole, and its page leads to it; a second one changes the first', async () => {
    const { colecciones, fallo } = await admin.call.readCollections({
      body: {
        protocolo: 'SWORD2',
        direccion: `${sword.state.base}/servicedocument`,
        usuario: 'prensas',
        secreto: 'una/clave',
      },
    });
    expect(fallo).toBeNull();
    expect(colecciones).toEqual([
      { id: `${sword.state.base}/collection/1`, nombre: 'Artículos', paquetes: ['METS'] },
      { id: `${sword.state.base}/collection/2`, nombre: 'Libros', paquetes: null },
    ]);
    const { id: repositorioId, ...shown } = await make();
    expect(JSON.stringify(shown)).not.toContain('clave');
    const { id } = await work({ titulo: 'Aguas & riberas' });
    await turn();
    expect(await of(id, repositorioId)).toBeNull();
    await ask(id, repositorioId);
    expect(await turn()).toBe(1);
    const there = await of(id, repositorioId);
    expect(there).toMatchObject({ estado: 'REGISTRADO', fallo: null, embargoHasta: null });
    const [item] = alike('Aguas &amp; riberas');
    expect(there?.direccion).toBe(`https://repo.example/handle/1/${item?.id}`);
    for (const said of [
      'info:eu-repo/semantics/openAccess',
      'info:eu-repo/semantics/publishedVersion',
      'http://purl.org/coar/access_right/c_abf2',
      'http://purl.org/coar/version/c_970fb48d4fbd8a85',
      `https://pliego.example/catalogo/${id}`,
    ])
      expect(item?.entry).toContain(said);
    const sent = sword.state.asked.find(({ path }) => path.startsWith('/media'));
    expect(sent?.headers.packaging).toBe('http://purl.org/net/sword/package/METSDSpaceSIP');
    const names = item?.content?.toString('latin1') ?? '';
    expect([names.includes('mets.xml'), names.includes('obra.pdf')]).toEqual([true, true]);
    const { tambienEn } = await platform().guest.readWork({ params: { id } });
    expect(tambienEn).toEqual([{ nombre: 'Repositorio Riberas', direccion: there?.direccion }]);

    await ask(id, repositorioId);
    await turn();
    expect(alike('Aguas &amp; riberas')).toHaveLength(1);
    expect((await admin.call.listRepositoryDeposits({ query: { estado: 'REGISTRADO' } })).total).toBe(1);
    // What readers are shown anew is sent again by itself.
    sword.state.asked.splice(0);
    await turn();
    expect(sword.state.asked).toEqual([]);
    await admin.call.publishNotice({
      params: { id },
      body: { clase: 'CORRECCION', resumen: 'La tabla 2 estaba mal sumada.' },
    });
    await turn();
    expect(sword.state.asked.map(({ method, path }) => `${method} ${path}`)).toContain(`PUT /edit/${item?.id}`);
    expect(alike('Aguas &amp; riberas')).toHaveLength(1);
    expect(await problemOf(admin.call.removeRepository({ params: { id: repositorioId } }))).toMatchObject({
      code: 'repositorio_con_depositos',
    });
  });

  it('is taken up where it broke off, and is found again where the answer was lost: it is there once', async () => {
    const { id: repositorioId } = await make({ paquete: 'BAGIT' });
    const { id } = await work({ titulo: 'Media entrega' });
    await ask(id, repositorioId);
    // The draft is made, and the connection ends before it is said.
    let isLost = false;
    sword.state.instead = ({ method, path }, response) => {
      if (isLost || method !== 'POST' || path !== '/collection/1') return false;
      isLost = true;
      sword.items.set(sword.items.size + 1, {
        ...{ id: sword.items.size + 1, content: undefined, state: 'inprogress', turns: 0 },
        entry: sword.state.asked.at(-1)?.body.toString() ?? '',
      });
      response.destroy();
      return true;
    };
    await turn();
    expect(await of(id, repositorioId)).toMatchObject({ estado: 'PENDIENTE', fallo: 'SIN_RESPUESTA', intentos: 1 });
    // Found, and its content is refused half-way.
    sword.state.instead = ({ path }, response) =>
      path.startsWith('/media') && Boolean(response.writeHead(500).end('no'));
    await due(id);
    await turn();
    expect(await of(id, repositorioId)).toMatchObject({ estado: 'PENDIENTE', fallo: 'SIN_RESPUESTA', intentos: 2 });
    expect(alike('Media entrega').map(({ state }) => state)).toEqual(['inprogress']);
    sword.state.instead = () => false;
    await due(id);
    expect(await turn()).toBe(1);
    const [item, ...others] = alike('Media entrega');
    expect([item?.state, others]).toEqual(['archived', []]);
    expect(item?.content?.toString('latin1')).toContain('bagit.txt');
  });

  it('waits for a repository that is slow, gone, full, endless, elsewhere or does not know us, and asks it once a turn', async () => {
    const { id: repositorioId } = await make();
    const [{ id }, other] = [await work(), await work()];
    await ask(id, repositorioId);
    await ask(other.id, repositorioId);
    const says = (status: number) => (_: Asked, response: ServerResponse) =>
      Boolean(response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('no'));
    let tries = 0;
    for (const [instead, fallo] of [
      [says(500), 'SIN_RESPUESTA'],
      [says(429), 'OCUPADA'],
      [says(401), 'CREDENCIALES'],
      [says(302), 'OTRA_DIRECCION'],
    ] as const) {
      sword.state.instead = instead;
      sword.state.asked.splice(0);
      await due(id);
      await due(other.id);
      await turn();
      const deposits = [await of(id, repositorioId), await of(other.id, repositorioId)];
      tries++;
      expect(deposits.map((each) => each?.fallo)).toContain(fallo);
      expect(sword.state.asked).toHaveLength(1);
    }
    expect(tries).toBe(4);
    sword.state.instead = (_, response) => {
      const more = () => {
        while (response.write('x'.repeat(100_000)));
      };
      response.on('drain', more);
      more();
      return true;
    };
    await editor.call.cancelRepositoryDeposit({ params: { id: other.id, repositorioId } });
    await due(id);
    await turn();
    expect((await of(id, repositorioId))?.fallo).toBe('SIN_RESPUESTA');
    const before = patience.answerMs;
    patience.answerMs = 50;
    sword.state.instead = () => true;
    await due(id);
    await turn();
    patience.answerMs = before;
    expect((await of(id, repositorioId))?.fallo).toBe('SIN_RESPUESTA');
    sword.state.instead = () => false;
    sword.settings.hasCollection = false;
    await due(id);
    await turn();
    expect((await of(id, repositorioId))?.fallo).toBe('COLECCION');
    sword.settings.hasCollection = true;
    sword.state.instead = (asked, response) => asked.path.startsWith('/media') && says(413)(asked, response);
    await due(id);
    await turn();
    expect((await of(id, repositorioId))?.fallo).toBe('SIN_SITIO');
    sword.state.instead = ({ path }, response) =>
      path.startsWith('/media') && Boolean(response.writeHead(415).end(sword.error('Not this packaging')));
    await due(id);
    await turn();
    expect(await of(id, repositorioId)).toMatchObject({ estado: 'RECHAZADO', mensaje: 'Not this packaging' });
    sword.state.instead = () => false;
    await ask(id, repositorioId);
    expect(await turn()).toBe(1);
  });

  it('is asked about while people there look at it; what they give back, or take away, is said and not made again by itself', async () => {
    sword.settings.curated = true;
    const { id: repositorioId } = await make();
    const { id } = await work({ titulo: 'Por mirar' });
    await ask(id, repositorioId);
    expect(await turn()).toBe(0);
    expect(await of(id, repositorioId)).toMatchObject({ estado: 'ENVIADO', fechaRegistro: null });
    const [item] = alike('Por mirar');
    if (!item) throw new Error('nothing was deposited');
    item.state = 'inprogress';
    await due(id);
    await turn();
    expect(await of(id, repositorioId)).toMatchObject({ estado: 'RECHAZADO', mensaje: 'Le falta el resumen' });
    await ask(id, repositorioId);
    await turn();
    item.state = 'archived';
    await due(id);
    expect(await turn()).toBe(1);
    item.state = 'withdrawn';
    await ask(id, repositorioId);
    await turn();
    expect(await of(id, repositorioId)).toMatchObject({ estado: 'RECHAZADO', fallo: 'YA_NO_ESTA' });
    expect((await platform().guest.readWork({ params: { id } })).tambienEn).toBeUndefined();
    await turn();
    expect(alike('Por mirar')).toHaveLength(1);
  });

  it('is told to who asked for it, once: that it stands, or that it fails for good, and why', async () => {
    const { id: repositorioId } = await make();
    const { id } = await work({ titulo: 'Corrientes de mayo' });
    const { email } = editor.user;
    const told = async () =>
      (await mailsTo(platform(), email)).filter(({ asunto }) => asunto.includes('Corrientes de mayo'));
    await ask(id, repositorioId);
    // Tried in vain, and tried again: nothing to tell yet.
    sword.state.instead = (_, response) => Boolean(response.writeHead(503).end());
    await turn();
    expect(await told()).toEqual([]);
    sword.state.instead = () => false;
    await due(id);
    expect(await turn()).toBe(1);
    const address = (await of(id, repositorioId))?.direccion;
    expect(await told()).toMatchObject([
      {
        asunto: '«Corrientes de mayo» ya está en Repositorio Riberas',
        texto: expect.stringMatching(new RegExp(`${address}[^]*/editorial/${id}`)),
      },
    ]);
    // What is sent again by itself was asked for by nobody.
    await admin.call.publishNotice({ params: { id }, body: { clase: 'CORRECCION', resumen: 'Sobraba una mesa.' } });
    expect(await turn()).toBe(1);
    expect(await told()).toHaveLength(1);
    sword.state.instead = ({ method }, response) =>
      method !== 'GET' && Boolean(response.writeHead(415).end('Ese archivo no'));
    await ask(id, repositorioId);
    await turn();
    expect((await of(id, repositorioId))?.estado).toBe('RECHAZADO');
    const last = (await told()).find(({ asunto }) => asunto.includes('no ha llegado a Repositorio Riberas'));
    const said = (await of(id, repositorioId))?.mensaje;
    if (said) expect(last?.texto).toContain(`Esto respondió el repositorio: ${said}`);
    expect(last?.texto).not.toContain('{');
    expect(await told()).toHaveLength(2);
    // Asked for again, it is told again.
    await ask(id, repositorioId);
    await turn();
    expect(await told()).toHaveLength(3);
  });

  it('of what readers have no more stays there, and that is noted; a retracted work is said to be so', async () => {
    const { id: repositorioId } = await make();
    const { id } = await work({ titulo: 'Retractable' });
    await ask(id, repositorioId);
    await turn();
    await admin.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Datos inventados' } });
    await turn();
    expect(alike('Retractable')[0]?.entry).toContain('Obra retractada el');
    const other = await work({ titulo: 'Borrada' });
    await ask(other.id, repositorioId);
    await turn();
    await admin.call.deletePublication({ params: { id: other.id } });
    sword.state.asked.splice(0);
    await turn();
    expect(sword.state.asked).toEqual([]);
    const [row] = await platform()
      .services.db.select()
      .from(repositoryDeposits)
      .where(eq(repositoryDeposits.publicacionId, other.id));
    expect(row).toMatchObject({ estado: 'RETIRADO', fechaProxima: null });
  });

  it('keeps its text closed for as long as was said: by SWORD it is sent when it may be read', async () => {
    const { id: repositorioId } = await make({ embargoMeses: 6, version: 'ACEPTADA' });
    const { id } = await work({ titulo: 'Cerrada' });
    await ask(id, repositorioId);
    await turn();
    const [item] = alike('Cerrada');
    const day = monthsAfter(new Date(), 6);
    expect(item).toMatchObject({ content: undefined, state: 'archived' });
    for (const said of [
      'info:eu-repo/semantics/embargoedAccess',
      `info:eu-repo/date/embargoEnd/${day}`,
      'info:eu-repo/semantics/acceptedVersion',
      'http://purl.org/coar/access_right/c_f1cf',
      'http://purl.org/coar/version/c_ab4af688f83e57aa',
    ])
      expect(item?.entry).toContain(said);
    expect(await of(id, repositorioId)).toMatchObject({ estado: 'REGISTRADO', embargoHasta: day });
    // By a repository that lets files be changed; as DSpace is shipped, the record is changed alone, and that is said.
    const over = () =>
      platform()
        .services.db.update(repositoryDeposits)
        .set({ embargoHasta: '2020-01-01' })
        .where(eq(repositoryDeposits.publicacionId, id));
    await admin.call.changeRepository({ params: { id: repositorioId }, body: { embargoMeses: 0 } });
    await over();
    await turn();
    expect(await of(id, repositorioId)).toMatchObject({
      estado: 'REGISTRADO',
      fallo: 'OTRO_ARCHIVO',
      embargoHasta: null,
    });
    expect(item).toMatchObject({ content: undefined, state: 'archived' });
    sword.settings.keepsFiles = false;
    await over();
    await turn();
    expect(await of(id, repositorioId)).toMatchObject({ estado: 'REGISTRADO', fallo: null });
    expect(alike('Cerrada')).toHaveLength(1);
    expect(item?.content?.toString('latin1')).toContain('obra.pdf');
    expect(item?.entry).toContain('info:eu-repo/semantics/openAccess');
    expect(monthsAfter(new Date('2026-08-31T12:00:00Z'), 6)).toBe('2027-02-28');
  });

  it('goes to DSpace 7 with its tokens, its licence and its embargo, and is changed where it is archived', async () => {
    const body = { protocolo: 'DSPACE7', direccion: `${dspace.state.base}/server/api/`, usuario: 'prensas' } as const;
    const { colecciones } = await admin.call.readCollections({ body: { ...body, secreto: 'una/clave' } });
    expect(colecciones).toContainEqual({ id: dspace.collection, nombre: 'Artículos', paquetes: null });
    expect((await admin.call.readCollections({ body: { ...body, secreto: 'otra' } })).fallo).toBe('CREDENCIALES');
    const { id: repositorioId } = await makeDspace({ embargoMeses: 12 });
    const { id } = await work({ titulo: 'En DSpace' });
    await ask(id, repositorioId);
    dspace.settings.takesEmbargo = false;
    await turn();
    // Open, it is handed over to nobody.
    const [item] = dspace.items;
    expect(await of(id, repositorioId)).toMatchObject({
      estado: 'RECHAZADO',
      mensaje: 'embargo is not an option here',
    });
    expect(item?.state).toBe('draft');
    dspace.settings.takesEmbargo = true;
    dspace.settings.curated = true;
    dspace.forget();
    await ask(id, repositorioId);
    await turn();
    expect(await of(id, repositorioId)).toMatchObject({ estado: 'ENVIADO' });
    expect(dspace.items).toHaveLength(1);
    const day = monthsAfter(new Date(), 12);
    expect(item?.files.map(({ conditions }) => conditions)).toEqual([[{ name: 'embargo', startDate: day }]]);
    expect(item?.files[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(item?.metadata['dc.contributor.author']).toEqual([{ value: 'Valcárcel, Irene', language: null }]);
    expect(item?.metadata['dc.date']).toEqual([{ value: `info:eu-repo/date/embargoEnd/${day}`, language: null }]);
    if (item) item.state = 'archived';
    await due(id);
    expect(await turn()).toBe(1);
    expect((await of(id, repositorioId))?.direccion).toBe('https://hdl.example/123/1');

    // Changed: another file takes the place of the first, and what others said of it stays.
    if (item) item.metadata['dc.description.provenance'] = [{ value: 'Revisado', language: null }];
    await admin.call.changeRepository({
      params: { id: repositorioId },
      body: { embargoMeses: 0, version: 'ACEPTADA' },
    });
    await ask(id, repositorioId);
    await turn();
    expect(item?.files).toHaveLength(1);
    expect(item?.metadata['dc.type']?.map(({ value }) => value)).toContain('info:eu-repo/semantics/acceptedVersion');
    expect(item?.metadata['dc.description.provenance']).toBeDefined();
    expect(item?.metadata['dc.rights']?.map(({ value }) => value)).toContain('info:eu-repo/semantics/openAccess');
  });

  it('in DSpace is there once, whichever answer was lost, and says that there is no room', async () => {
    const { id: repositorioId } = await makeDspace();
    const { id } = await work({ titulo: 'Una sola' });
    const before = dspace.items.length;
    await ask(id, repositorioId);
    // The connection ends after what was asked was done.
    const lose = (is: (asked: Asked) => boolean, after: () => void) => {
      let isLost = false;
      dspace.state.instead = (asked, response) => {
        if (isLost || !is(asked)) return false;
        isLost = true;
        after();
        response.destroy();
        return true;
      };
    };
    lose(
      ({ method, path }) => method === 'POST' && path.includes('owningCollection'),
      () =>
        dspace.items.push({
          ...{ uuid: crypto.randomUUID(), draft: dspace.items.length + 1, metadata: {}, files: [], granted: false },
          state: 'draft',
        }),
    );
    await turn();
    expect((await of(id, repositorioId))?.fallo).toBe('SIN_RESPUESTA');
    dspace.settings.isFull = true;
    await due(id);
    await turn();
    expect((await of(id, repositorioId))?.fallo).toBe('SIN_SITIO');
    dspace.settings.isFull = false;
    lose(
      ({ path }) => path.endsWith('/workflowitems'),
      () => {
        const item = dspace.items.at(-1);
        if (item) item.state = 'archived';
      },
    );
    await due(id);
    await turn();
    await due(id);
    expect(await turn()).toBe(1);
    expect(dspace.items).toHaveLength(before + 1);
    expect(dspace.items.at(-1)?.files).toHaveLength(1);
  });

  it('is asked for by being published where its repository takes works by itself, and of nothing that was published before', async () => {
    const old = await work({ titulo: 'De antes' });
    const { id: repositorioId } = await make({ automatico: true });
    const { id } = await work({ titulo: 'De ahora' });
    await turn();
    expect(await of(id, repositorioId)).toMatchObject({ estado: 'REGISTRADO' });
    expect(await of(old.id, repositorioId)).toBeNull();
  });

  it('is handed over with no open text once that has to be closed, and not at all where the draft keeps it', async () => {
    const [bySword, byDspace] = [await make(), await makeDspace()];
    const { id } = await work({ tipo: 'TESIS', titulo: 'Abierta y cerrada' });
    await ask(id, bySword.id);
    await ask(id, byDspace.id);
    // Its text lies in both drafts, and neither is made whole.
    sword.state.instead = ({ method, path }, response) =>
      method === 'POST' && path.startsWith('/edit') && Boolean(response.writeHead(500).end());
    dspace.state.instead = ({ path }, response) =>
      path.endsWith('/workflowitems') && Boolean(response.writeHead(500).end());
    await turn();
    const [item] = alike('Abierta y cerrada');
    const draft = dspace.items.at(-1);
    expect([Boolean(item?.content), draft?.files.length]).toEqual([true, 1]);
    const others = {
      uuid: crypto.randomUUID(),
      name: 'de-otros.pdf',
      md5: 'x',
      bytes: Buffer.from('x'),
      conditions: [],
    };
    draft?.files.unshift(others);
    await admin.call.changeEmbargo({
      params: { id },
      body: { hasta: monthsAfter(new Date(), 3), zona: 'UTC', motivo: 'Patente en trámite.' },
    });
    // Neither lets it be taken out: nothing is handed over.
    sword.state.instead = ({ method }, response) => method === 'DELETE' && Boolean(response.writeHead(403).end('no'));
    dspace.state.instead = () => false;
    dspace.settings.takesRemoval = false;
    await due(id);
    await turn();
    expect([(await of(id, bySword.id))?.estado, (await of(id, byDspace.id))?.estado]).toEqual([
      'RECHAZADO',
      'RECHAZADO',
    ]);
    expect([item?.state, draft?.state]).toEqual(['inprogress', 'draft']);
    sword.state.instead = () => false;
    dspace.settings.takesRemoval = true;
    await ask(id, bySword.id);
    await ask(id, byDspace.id);
    expect(await turn()).toBe(2);
    expect([item?.state, item?.content, draft?.state, draft?.files]).toEqual([
      'archived',
      undefined,
      'archived',
      [others],
    ]);
    expect((await of(id, byDspace.id))?.embargoHasta).toBe(monthsAfter(new Date(), 3));
  });

  it('of an open text that has to be closed afterwards, closes it where that is allowed, and else says that it is open', async () => {
    const [bySword, byDspace] = [await make(), await makeDspace()];
    const { id } = await work({ tipo: 'TESIS', titulo: 'Cerrada después' });
    await ask(id, bySword.id);
    await ask(id, byDspace.id);
    expect(await turn()).toBe(2);
    const day = monthsAfter(new Date(), 3);
    await admin.call.changeEmbargo({
      params: { id },
      body: { hasta: day, zona: 'UTC', motivo: 'Patente en trámite.' },
    });
    dspace.settings.takesEmbargo = false;
    await ask(id, bySword.id);
    await ask(id, byDspace.id);
    await turn();
    const open = { estado: 'REGISTRADO', fallo: 'TEXTO_ABIERTO', embargoHasta: null };
    expect([await of(id, bySword.id), await of(id, byDspace.id)]).toMatchObject([open, open]);
    dspace.settings.takesEmbargo = true;
    await ask(id, byDspace.id);
    await turn();
    expect(await of(id, byDspace.id)).toMatchObject({ estado: 'REGISTRADO', fallo: null, embargoHasta: day });
    expect(dspace.items.at(-1)?.files.map(({ conditions }) => conditions)).toEqual([
      [{ name: 'embargo', startDate: day }],
    ]);
  });

  it('is theirs while they look at it: nothing takes it out of their hands, nothing gives it up, and a change goes when it is archived', async () => {
    sword.settings.curated = true;
    dspace.settings.curated = true;
    const [bySword, byDspace] = [await make(), await makeDspace()];
    const { id } = await work({ titulo: 'En sus manos' });
    await ask(id, bySword.id);
    await ask(id, byDspace.id);
    await turn();
    await ask(id, bySword.id);
    await ask(id, byDspace.id);
    for (const { id: repositorioId } of [bySword, byDspace])
      expect(await problemOf(editor.call.cancelRepositoryDeposit({ params: { id, repositorioId } }))).toMatchObject({
        code: 'deposito_en_repositorio_cerrado',
      });
    await admin.call.publishNotice({ params: { id }, body: { clase: 'CORRECCION', resumen: 'La tabla 2.' } });
    await turn();
    const [item] = alike('En sus manos');
    const there = dspace.items.at(-1);
    expect([item?.state, there?.state]).toEqual(['inworkflow', 'workflow']);
    if (!item || !there) throw new Error('nothing was deposited');
    item.state = 'archived';
    there.state = 'archived';
    await due(id);
    expect(await turn()).toBe(2);
    sword.state.asked.splice(0);
    dspace.state.asked.splice(0);
    await turn();
    expect(sword.state.asked.map(({ method, path }) => `${method} ${path}`)).toContain(`PUT /edit/${item.id}`);
    expect(dspace.state.asked.some(({ method, path }) => method === 'PATCH' && path.includes('/core/items/'))).toBe(
      true,
    );
  });

  it('is kept by its address at once, is not made twice where nobody tells, and is not gone because an answer was not understood', async () => {
    const { id: repositorioId } = await make();
    const { id } = await work({ titulo: 'Sin dos' });
    sword.settings.namesContent = false;
    sword.state.instead = ({ method, path }, response) =>
      method === 'GET' && path.startsWith('/edit') && Boolean(response.writeHead(500).end());
    await ask(id, repositorioId);
    await turn();
    sword.state.instead = () => false;
    sword.settings.listed = false;
    await due(id);
    expect(await turn()).toBe(1);
    expect(alike('Sin dos')).toHaveLength(1);
    sword.state.instead = ({ method, path }, response) =>
      method === 'GET' && path.startsWith('/edit') && Boolean(response.writeHead(403).end());
    await ask(id, repositorioId);
    await turn();
    expect(await of(id, repositorioId)).toMatchObject({
      estado: 'PENDIENTE',
      fallo: 'NO_SE_ENTIENDE',
      entregado: true,
    });

    const other = await work({ titulo: 'Quizá' });
    await ask(other.id, repositorioId);
    sword.state.instead = ({ method }, response) => {
      if (method === 'POST') response.destroy();
      return method === 'POST';
    };
    await turn();
    sword.state.instead = () => false;
    await due(other.id);
    await turn();
    expect(await of(other.id, repositorioId)).toMatchObject({
      estado: 'RECHAZADO',
      fallo: 'QUIZA_ESTA',
      fechaProxima: null,
    });
    expect(alike('Quizá')).toHaveLength(0);
    await ask(other.id, repositorioId);
    await turn();
    expect(alike('Quizá')).toHaveLength(1);
  });

  it('is not kept waiting by the works of a repository that is silent, and what was deleted here is told of where it lies', async () => {
    const [silent, other] = [await makeDspace(), await make()];
    const works = [await work(), await work(), await work({ titulo: 'Detrás' })];
    const { db } = platform().services;
    const [first, second, last] = works.map(({ id }) => id);
    for (const id of [first, second]) await ask(id ?? '', silent.id);
    await ask(last ?? '', other.id);
    const found = await findDue(db, 2);
    expect(found.map(({ repositorioId }) => repositorioId).toSorted()).toEqual([silent.id, other.id].toSorted());
    await turn();
    await admin.call.deletePublication({ params: { id: last ?? '' } });
    await turn();
    const { depositos } = await admin.call.listRepositoryDeposits({ query: { estado: 'RETIRADO' } });
    expect(depositos.filter(({ obra }) => obra.id === last)).toMatchObject([
      { entregado: true, obra: { eliminada: true } },
    ]);
  });

  it('leaves a repository that is used no more alone, and one where a draft was given up can be removed', async () => {
    const { id: repositorioId } = await make();
    const { id } = await work({ titulo: 'Abandonada' });
    sword.state.instead = ({ path }, response) =>
      path.startsWith('/media') && Boolean(response.writeHead(415).end('no'));
    await ask(id, repositorioId);
    await turn();
    await editor.call.cancelRepositoryDeposit({ params: { id, repositorioId } });
    await admin.call.removeRepository({ params: { id: repositorioId } });

    sword.state.instead = () => false;
    const stopped = await make();
    await ask(id, stopped.id);
    await turn();
    await admin.call.changeRepository({ params: { id: stopped.id }, body: { activo: false } });
    await admin.call.publishNotice({ params: { id }, body: { clase: 'CORRECCION', resumen: 'La tabla 2.' } });
    await turn();
    expect((await of(id, stopped.id))?.estado).toBe('REGISTRADO');
  });

  it('reads no list of collections without end', async () => {
    dspace.settings.pages = 1_000_000;
    const { colecciones } = await admin.call.readCollections({
      body: {
        ...{ protocolo: 'DSPACE7' as const, usuario: 'prensas', secreto: 'una/clave' },
        direccion: `${dspace.state.base}/server/api`,
      },
    });
    expect(colecciones).toHaveLength(2);
  });

  it('has a place and an account that a secret is kept for alone', async () => {
    const { id } = await make();
    const elsewhere = { direccion: 'https://otra.example/sd' };
    const change = (body: CallInput<Calls['changeRepository']>['body']) =>
      problemOf(admin.call.changeRepository({ params: { id }, body }));
    expect(await change(elsewhere)).toMatchObject({ errors: [{ field: 'secreto' }] });
    expect(await change({ direccion: 'https://10.0.0.1/sd' })).toMatchObject({ errors: [{ field: 'direccion' }] });
    const asked = { protocolo: 'SWORD2', usuario: 'prensas', repositorioId: id } as const;
    expect(await problemOf(admin.call.readCollections({ body: { ...asked, ...elsewhere } }))).toMatchObject({
      errors: [{ field: 'secreto' }],
    });
    const kept = await admin.call.readCollections({
      body: { ...asked, direccion: `${sword.state.base}/servicedocument` },
    });
    expect(kept.colecciones).toHaveLength(2);
    const [row] = await platform().services.db.select().from(repositories).where(eq(repositories.id, id));
    expect(row?.secreto).not.toContain('clave');
    await admin.call.removeRepository({ params: { id } });
    const { repositorios } = await admin.call.listRepositories({ query: {} });
    expect(repositorios.map((each) => each.id)).not.toContain(id);
  });
});
