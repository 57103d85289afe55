/** Lists of books over the network, as a distributor fetches them. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { bookListAddress } from '#contract/book-lists.ts';
import { bookFormats } from '#contract/particulars.ts';
import { elements, rawText, readXml, type XmlElement } from '#server/documents/xml/xml.ts';
import { published as row } from '#server/features/catalogue/works.fixture.ts';
import { bookChapters, harvestRecords, publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';

const count = 47;
const long = new Date('2026-01-01T00:00:00Z');

describePlatform('lists of books', (platform) => {
  let books: { id: string; titulo: string }[];
  let chapter: string;
  /** What readers do not have: a draft, a deleted book, and a chapter of a public one that is not out. */
  let unseen: { id: string; titulo: string }[];
  const get = (url: string) => platform().inject({ method: 'GET', url, headers: { host: 'localhost:3000' } });
  const from = (remoteAddress: string) =>
    platform().inject({ method: 'GET', url: bookListAddress('/catalogo'), remoteAddress });
  const read = async (page: string, query = '') => {
    const { statusCode, body, headers } = await get(bookListAddress(page, query));
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    return readXml(body);
  };
  const one = (element: XmlElement | undefined, name: string): string => {
    const [found] = element ? elements(element, name) : [];
    return found ? rawText(found) : '';
  };
  const references = (message: XmlElement) =>
    elements(message, 'Product').map((product) => one(product, 'RecordReference'));
  /** As if nothing had been said of them for long. */
  const forgetChanges = () => platform().services.db.update(harvestRecords).set({ fecha: long });

  beforeAll(async () => {
    const { db } = platform().services;
    await platform().settings({
      nombre: 'Estudios',
      institucion: 'Universidad del Sur',
      contacto: 'prensa@sur.example',
    });
    const admin = await platform().person('Inés', 'ADMIN');
    const { id: collection } = await admin.call.createJournal({ body: { clave: 'orillas', nombre: 'Orillas' } });
    await admin.call.changeJournal({ params: { id: collection }, body: { publica: true } });
    const rows = Array.from({ length: count }, (_, i) =>
      row(
        { titulo: `Tratado ${i} & <más>` },
        {
          tipo: 'LIBRO',
          ...(i < 3 && { revistaId: collection }),
          ficha:
            i % 5 === 0
              ? { coleccion: 'Orillas del Sur', isbn: { PDF: '978-84-9023-123-4', TAPA_DURA: '9788490231241' } }
              : {},
        },
      ),
    );
    const article = row({ titulo: 'Un artículo' });
    const part = row({ titulo: 'El delta' });
    chapter = part.id;
    const draft = row({ titulo: 'Sin salir' }, { tipo: 'LIBRO', estado: 'BORRADOR', fechaPublicacion: null });
    const deleted = row({ titulo: 'Que se eliminó' }, { tipo: 'LIBRO', fechaEliminacion: long });
    const draftPart = row({ titulo: 'La marisma' }, { estado: 'EN_REVISION', fechaPublicacion: null });
    await db.insert(publications).values([...rows, article, part, draft, deleted, draftPart]);
    books = rows.map(({ id, titulo }) => ({ id, titulo }));
    unseen = [draft, deleted, draftPart].map(({ id, titulo }) => ({ id, titulo }));
    await db
      .insert(bookChapters)
      .values([part, draftPart].map(({ id }, orden) => ({ libroId: books[1]?.id ?? '', publicacionId: id, orden })));
  });

  it('has every book of the site in one message, once, with its chapters, and nothing else', async () => {
    const message = await read('/catalogo');
    const all = references(message);
    const forms = books.flatMap(({ id }, i) => (i % 5 === 0 ? [`${id}.TAPA_DURA`, `${id}.PDF`] : [`${id}.PDF`]));
    expect(all.toSorted()).toEqual(forms.toSorted());
    const [header] = elements(message, 'Header');
    const [sender] = header ? elements(header, 'Sender') : [];
    expect([one(sender, 'SenderName'), one(sender, 'EmailAddress')]).toEqual([
      'Universidad del Sur',
      'prensa@sur.example',
    ]);
    expect(one(header, 'SentDateTime')).toMatch(/^\d{8}T\d{4}Z$/);
    const gathering = elements(message, 'Product').find((each) =>
      one(each, 'RecordReference').startsWith(books[1]?.id ?? ''),
    );
    const [detail] = gathering ? elements(gathering, 'ContentDetail') : [];
    expect(detail && rawText(detail)).toContain('El delta');
    expect(elements(message, 'Product').filter((each) => elements(each, 'ContentDetail').length > 0)).toHaveLength(1);
  });

  it.each(['', 'desde=2000-01-01', 'named'])('says nothing of what readers do not have (%s)', async (query) => {
    const ids = [...unseen, ...books.slice(1, 2)].map(({ id }) => `obra=${id}`).join('&');
    const { body } = await get(bookListAddress('/catalogo', query === 'named' ? ids : query));
    expect(body).toContain('El delta');
    for (const { titulo } of unseen) expect(body).not.toContain(titulo);
  });

  it('says of a book in a list what its own file says', async () => {
    const id = books[1]?.id ?? '';
    const own = await get(`/api/publications/${id}/export/onix`);
    const file = own.statusCode === 302 || own.statusCode === 301 ? await get(String(own.headers.location)) : own;
    const productIn = (text: string) => text.slice(text.indexOf('<Product>'), text.lastIndexOf('</Product>'));
    const listed = (await get(bookListAddress('/catalogo', `obra=${id}`))).body;
    expect(productIn(listed)).toContain('<TitleText');
    expect(productIn(listed)).toBe(productIn(file.body));
  });

  it('is of a journal, of a collection however it is spelt, or of chosen books', async () => {
    const ofJournal = references(await read('/revistas/orillas')).map((each) => each.slice(0, 36));
    expect([...new Set(ofJournal)].toSorted()).toEqual(
      books
        .slice(0, 3)
        .map(({ id }) => id)
        .toSorted(),
    );
    const inCollection = await read('/catalogo', 'coleccion=ORILLAS+del+súr');
    expect(references(inCollection)).toHaveLength(20);
    const chosen = [books[4], books[2], books[2]].map((book) => `obra=${book?.id}`).join('&');
    expect(references(await read('/catalogo', `${chosen}&obra=${chapter}`))).toHaveLength(2);
    const nothing = await read('/catalogo', 'coleccion=Ninguna');
    expect(elements(nothing).map(({ name }) => name)).toEqual(['Header', 'NoProduct']);
  });

  it('tells since a day what changed, withdrawn books with their status and lost ones as records to be deleted', async () => {
    const { db } = platform().services;
    await forgetChanges();
    const since = 'desde=2026-06-01';
    expect(references(await read('/catalogo', since))).toEqual([]);
    const [changed, withdrawn, deleted, gone] = books.slice(6, 10).map(({ id }) => id) as [
      string,
      string,
      string,
      string,
    ];
    const at = (id: string) => eq(publications.id, id);
    await db.update(publications).set({ fechaCambioPublico: new Date() }).where(at(changed));
    await db.update(publications).set({ estado: 'RETIRADO', fechaRetractacion: new Date() }).where(at(withdrawn));
    await db.update(publications).set({ fechaEliminacion: new Date() }).where(at(deleted));
    await db.delete(publications).where(at(gone));
    const message = await read('/catalogo', since);
    const told = (id: string) =>
      elements(message, 'Product').filter((each) => one(each, 'RecordReference').startsWith(id));
    const kinds = (id: string) => told(id).map((each) => one(each, 'NotificationType'));
    expect(kinds(changed)[0]).toBe('03');
    expect(kinds(withdrawn)[0]).toBe('03');
    // The forms that a living book has no ISBN of, or lost it: whoever has a record of one deletes it.
    const [form, ...others] = told(changed).map((each) => one(each, 'RecordReference'));
    expect(others.map((each) => each.slice(changed.length + 1)).toSorted()).toEqual(
      bookFormats.filter((each) => form !== `${changed}.${each}`).toSorted(),
    );
    expect(kinds(changed).slice(1)).toEqual(['05', '05', '05']);
    const [publishing] = told(withdrawn).flatMap((each) => elements(each, 'PublishingDetail'));
    expect(one(publishing, 'PublishingStatus')).toBe('11');
    for (const id of [deleted, gone]) {
      expect(kinds(id)).toEqual(['05', '05', '05', '05']);
      expect(told(id).map((each) => one(each, 'RecordReference'))).toContain(`${id}.PDF`);
      // Nothing of what it said.
      expect(new Set(told(id).flatMap((each) => elements(each).map(({ name }) => name)))).toEqual(
        new Set(['RecordReference', 'NotificationType', 'ProductIdentifier']),
      );
    }
    expect(references(message)).toHaveLength(4 * bookFormats.length);
    // Whole lists say nothing of what is no more.
    const whole = references(await read('/catalogo'));
    expect(whole.some((each) => each.startsWith(gone) || each.startsWith(deleted))).toBe(false);
    expect(whole.some((each) => each.startsWith(withdrawn))).toBe(true);
  });

  it.each([
    ['desde=ayer', 'desde', 'fecha'],
    ['desde=2026-02-30', 'desde', 'fecha'],
    ['desde=0000-01-01', 'desde', 'anio'],
    ['desde=9999-12-31T23:59:59-14:00', 'desde', 'fecha'],
    ['since=2026-02-01', 'cuerpo', 'clave_desconocida'],
    ['obra=nada', 'obra.0', 'identificador'],
    ['coleccion=', 'coleccion', 'vacio'],
    ['desde=2026-01-01&desde=2026-01-02', 'desde', 'fecha'],
  ])('refuses %s by its name', async (query, field, code) => {
    const { statusCode, body } = await get(bookListAddress('/catalogo', query));
    expect(statusCode).toBe(422);
    expect(JSON.parse(body).errors).toEqual([expect.objectContaining({ field, code })]);
  });

  it('of one network writes four at once, and says so to the next', async () => {
    const asked = await Promise.all(Array.from({ length: 5 }, () => from('203.0.113.7')).concat(from('203.0.113.8')));
    const answers = asked.slice(0, 5).toSorted((one, other) => one.statusCode - other.statusCode);
    expect([...answers, asked[5]].map((answer) => answer?.statusCode)).toEqual([200, 200, 200, 200, 429, 200]);
    expect(answers[4]?.headers['retry-after']).toBe('10');
    expect(JSON.parse(answers[4]?.body ?? '')).toMatchObject({ code: 'lecturas_de_tu_red' });
    expect((await from('203.0.113.7')).statusCode).toBe(200);
  });

  it('begins with nothing where its books cannot be read, and keeps no place for it', async () => {
    const select = vi.spyOn(platform().services.db, 'select').mockImplementation(() => {
      throw new Error('the database is away');
    });
    try {
      for (let i = 0; i < 4; i++) {
        const { statusCode, headers, body } = await from('203.0.113.9');
        expect([statusCode, headers['content-type']]).toEqual([500, 'application/problem+json']);
        expect(body).not.toContain('ONIXMessage');
      }
    } finally {
      select.mockRestore();
    }
    expect((await from('203.0.113.9')).statusCode).toBe(200);
  });

  it('there is none of a journal that there is not', async () => {
    expect((await get(bookListAddress('/revistas/ninguna'))).statusCode).toBe(404);
  });
});
