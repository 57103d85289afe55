/** What harvesters read, as OAI-PMH 2.0 says it; sections of the protocol stand in brackets. */
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { eq, inArray } from 'drizzle-orm';
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, expect, it } from 'vitest';
import { folded } from '#contract/text.ts';
import { published as row } from '#server/features/catalogue/works.fixture.ts';
import { authorships, publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { addressOf } from '#server/testing/live.ts';
import { canValidate, validate } from '#server/testing/schemas.ts';
import { draft, published } from '#server/testing/works.ts';
import { findRecords } from './queries.ts';

const hasHarvester = spawnSync('perl', ['-MHTTP::OAI', '-e', '1']).status === 0;

/** One element with all in it, as it was written. */
const inside = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}[ >][\\s\\S]*?</${name}>`, 'g'))].map(([whole]) => whole);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['record', 'header', 'setSpec', 'set', 'metadataFormat'].includes(name),
});

interface Header {
  identifier: string;
  datestamp: string;
  setSpec: string[];
  status?: string;
}

describePlatform('the harvest', (platform) => {
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const response = await platform().inject({
      method: 'GET',
      url: `/oai?${query}`,
      headers: { host: 'localhost:3000', ...headers },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/xml; charset=utf-8');
    return response;
  };
  const read = async (query: string) => parser.parse((await ask(query)).body)['OAI-PMH'];
  const code = async (query: string): Promise<string> => (await read(query)).error?.code;
  /** A whole list, part by part; `between` runs after each part. */
  const harvest = async (query: string, between: (part: number) => Promise<void> = async () => {}) => {
    const headers: Header[] = [];
    const verb = /verb=(\w+)/.exec(query)?.[1] ?? '';
    let [next, parts] = [query, 0];
    for (;;) {
      const part = (await read(next))[verb];
      headers.push(...(part.header ?? part.record.map((record: { header: [Header] }) => record.header[0])));
      await between(++parts);
      const token = typeof part.resumptionToken === 'string' ? part.resumptionToken : part.resumptionToken?.['#text'];
      if (!token) return { headers, parts };
      next = `verb=${verb}&resumptionToken=${encodeURIComponent(token)}`;
    }
  };
  const idOf = ({ identifier }: Header) => identifier.slice('oai:localhost:'.length);

  let ids: string[];
  beforeAll(async () => {
    const rows = Array.from({ length: 460 }, (_, i) =>
      row(
        { titulo: `Obra «${i}» & <compañía>`, resumen: `Su resumen ${i}.`, palabrasClave: ['agua', 'ríos'] },
        { tipo: i % 10 === 0 ? 'LIBRO' : 'ARTICULO', categoria: i % 2 === 0 ? 'Historia' : 'Química orgánica' },
      ),
    );
    ids = rows.map(({ id }) => id);
    await platform().services.db.insert(publications).values(rows);
    await platform()
      .services.db.insert(authorships)
      .values(
        ids.map((publicacionId) => ({
          publicacionId,
          orden: 0,
          nombres: 'Ana',
          apellidos: 'Ruiz Gil',
          afiliaciones: [],
        })),
      );
  });

  it('says who it is (4.2)', async () => {
    const { Identify, request } = await read('verb=Identify');
    expect(request).toEqual({ verb: 'Identify', '#text': 'http://localhost:3000/oai' });
    expect(Identify).toMatchObject({
      baseURL: 'http://localhost:3000/oai',
      deletedRecord: 'persistent',
      granularity: 'YYYY-MM-DDThh:mm:ssZ',
    });
    expect(Identify.earliestDatestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  it('tells the formats of all and of one (4.4)', async () => {
    const prefixes = ['oai_dc', 'oai_openaire', 'marcxml', 'jats'];
    for (const of of ['', `&identifier=oai:localhost:${ids[0]}`]) {
      const { ListMetadataFormats } = await read(`verb=ListMetadataFormats${of}`);
      const told = ListMetadataFormats.metadataFormat;
      expect(told.map(({ metadataPrefix }: { metadataPrefix: string }) => metadataPrefix)).toEqual(prefixes);
    }
    expect(await code('verb=ListMetadataFormats&identifier=oai:localhost:nada')).toBe('idDoesNotExist');
  });

  it('takes forms that are posted as it takes addresses (3.1.1)', async () => {
    const { statusCode, body } = await platform().inject({
      method: 'POST',
      url: '/oai',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000' },
      payload: `verb=GetRecord&metadataPrefix=oai_dc&identifier=oai%3Alocalhost%3A${ids[0]}`,
    });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<identifier>oai:localhost:${ids[0]}</identifier>`);
  });

  it.each([
    ['', 'badVerb'],
    ['verb=Nothing', 'badVerb'],
    ['verb=constructor', 'badVerb'],
    ['verb=__proto__', 'badVerb'],
    ['verb=Identify&verb=Identify', 'badVerb'],
    ['verb=Identify&set=driver', 'badArgument'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=ayer', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=0000-01-01', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&until=0000-01-01T00:00:00Z', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01&until=2026-01-01T00:00:00Z', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-03-01&until=2026-01-01', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=mods', 'cannotDisseminateFormat'],
    ['verb=ListRecords&metadataPrefix=oai_dc&until=1990-01-01', 'noRecordsMatch'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=tipo:poema', 'noRecordsMatch'],
    ['verb=ListRecords&resumptionToken=bm8', 'badResumptionToken'],
    ['verb=ListRecords&resumptionToken=bm8&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListSets&resumptionToken=bm8', 'badResumptionToken'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:nada', 'idDoesNotExist'],
    ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
  ])('refuses «%s» as %s (3.6)', async (query, fault) => {
    const { body } = await ask(query);
    expect(parser.parse(body)['OAI-PMH'].error.code).toBe(fault);
    if (canValidate) validate('oai', [body]);
  });

  it('a list in parts misses nothing and tells nothing twice while works are published and retracted (3.5)', async () => {
    const { db } = platform().services;
    const before = new Set(ids);
    const gone: string[] = [];
    const { headers, parts } = await harvest('verb=ListRecords&metadataPrefix=oai_dc', async (part) => {
      // Those that are told already, and those that are not.
      const some = ids.slice(part * 20, part * 20 + 10);
      gone.push(...some);
      await db
        .update(publications)
        .set({ estado: 'RETIRADO', fechaRetractacion: new Date(), fechaCambioPublico: new Date() })
        .where(inArray(publications.id, some));
      await db.insert(publications).values(row({ titulo: `Nueva ${part}` }));
    });
    expect(parts).toBe(3);
    const told = headers.map(idOf);
    expect(new Set(told).size).toBe(told.length);
    expect([...before].filter((id) => !told.includes(id))).toEqual([]);

    const { headers: later } = await harvest('verb=ListIdentifiers&metadataPrefix=oai_dc');
    expect(
      later
        .filter(({ status }) => status === 'deleted')
        .map(idOf)
        .sort(),
    ).toEqual(gone.sort());
  });

  it('what changed since is told by its second and by its day (3.3.1)', async () => {
    const { db } = platform().services;
    const { headers } = await harvest('verb=ListIdentifiers&metadataPrefix=oai_dc');
    const last =
      headers
        .map(({ datestamp }) => datestamp)
        .sort()
        .at(-1) ?? '';
    const next = new Date(Date.parse(last) + 1000).toISOString().slice(0, 19);
    expect(await code(`verb=ListIdentifiers&metadataPrefix=oai_dc&from=${next}Z`)).toBe('noRecordsMatch');
    const since = await harvest(`verb=ListIdentifiers&metadataPrefix=oai_dc&from=${last}`);
    expect(since.headers.length).toBeGreaterThan(0);
    // Some harvesters say so instead of no end.
    const endless = await harvest(
      `verb=ListIdentifiers&metadataPrefix=oai_dc&from=${last.slice(0, 10)}&until=9999-12-31`,
    );
    expect(endless.headers).toEqual(
      (await harvest(`verb=ListIdentifiers&metadataPrefix=oai_dc&from=${last.slice(0, 10)}`)).headers,
    );
    const day = await harvest(
      `verb=ListIdentifiers&metadataPrefix=oai_dc&from=${last.slice(0, 10)}&until=${last.slice(0, 10)}`,
    );
    expect(day.headers.length).toBeGreaterThan(400);
    // Nobody reads another thing of a work for its having been read.
    await db
      .update(publications)
      .set({ vistas: 7 })
      .where(eq(publications.id, ids[0] ?? ''));
    expect(await code(`verb=ListIdentifiers&metadataPrefix=oai_dc&from=${next}Z`)).toBe('noRecordsMatch');
  });

  it('its sets hold what they say (4.6)', async () => {
    const { ListSets } = await read('verb=ListSets');
    const specs = ListSets.set.map(({ setSpec }: { setSpec: string[] }) => setSpec[0]);
    expect(specs).toEqual(
      expect.arrayContaining([
        'driver',
        'openaire',
        'tipo:libro',
        'categoria:historia',
        'categoria:quimica-organica',
        'anio:2025',
      ]),
    );
    const all = (await harvest('verb=ListIdentifiers&metadataPrefix=oai_dc')).headers;
    for (const spec of specs) {
      const said = all.filter(({ setSpec }) => setSpec.some((each) => each === spec || each.startsWith(`${spec}:`)));
      const found =
        said.length === 0 ? [] : (await harvest(`verb=ListIdentifiers&metadataPrefix=oai_dc&set=${spec}`)).headers;
      expect({ spec, ids: found.map(idOf).sort() }).toEqual({ spec, ids: said.map(idOf).sort() });
    }
  });

  it('a list between two moments is the same by whichever index it is found', async () => {
    const { db } = platform().services;
    const all = await findRecords(db, {}, {}, { after: undefined, limit: 5000 });
    const dates = all.map(({ fecha }) => fecha).sort((one, other) => Number(one) - Number(other));
    const [some] = all;
    const sets = [
      {},
      { categorias: ['Historia', 'historia', 'HISTORIA'] },
      { categorias: ['Historia', 'Química orgánica'] },
      { anio: 2025 },
      { tipo: 'LIBRO' as const },
      { revistaId: some?.revistaId ?? '' },
    ];
    const windows = [
      { from: dates[100] },
      { before: dates[200] },
      { from: dates[50], before: dates[dates.length - 5] },
      { from: new Date('2100-01-01') },
    ];
    for (const set of sets)
      for (const window of windows)
        for (const after of [undefined, all[150]?.publicacionId]) {
          const told = { after, limit: 60 };
          const byDates = await findRecords(db, window, set, told);
          expect(await findRecords(db, window, set, told, 0)).toEqual(byDates);
          const held = all.filter(
            ({ publicacionId, fecha, categoria, anio, tipo }) =>
              (!after || publicacionId > after) &&
              (!window.from || fecha >= window.from) &&
              (!window.before || fecha < window.before) &&
              (!set.categorias || set.categorias.some((each) => folded(each) === categoria)) &&
              (!set.anio || anio === set.anio) &&
              (!set.tipo || tipo === set.tipo),
          );
          expect(byDates).toEqual(held.slice(0, 60));
        }
  });

  it('answers compressed to whoever takes that (3.1.3)', async () => {
    const response = await platform().inject({
      method: 'GET',
      url: '/oai?verb=ListRecords&metadataPrefix=oai_dc',
      headers: { 'accept-encoding': 'gzip', host: 'localhost:3000' },
    });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(response.rawPayload).toString()).toContain('</ListRecords>');
  });

  it('a work is there from its publication on, and stays as deleted; drafts never are', async () => {
    const author = await platform().person('Ana', 'AUTOR');
    const editor = await platform().person('Elena', 'EDITOR');
    const reviewer = await platform().person('Rita', 'REVISOR');
    const get = async (id: string, prefix = 'oai_dc') =>
      read(`verb=GetRecord&metadataPrefix=${prefix}&identifier=oai:localhost:${id}`);
    const { id: drafted } = await draft(author);
    expect((await get(drafted)).error.code).toBe('idDoesNotExist');
    const { id } = await published({ author, editor, reviewer }, { titulo: 'Mareas & <vientos>', idioma: 'es' });
    const [{ metadata }] = (await get(id)).GetRecord.record;
    expect(metadata['oai_dc:dc']['dc:title']).toMatchObject({
      '#text': 'Mareas & <vientos>',
      'xml:lang': 'es',
    });
    expect(metadata['oai_dc:dc']['dc:rights']).toContain('info:eu-repo/semantics/openAccess');
    expect((await get(id, 'jats')).GetRecord.record[0].metadata.article.xmlns).toBe(
      'https://jats.nlm.nih.gov/ns/archiving/1.3/',
    );
    await editor.call.changeEstado({
      params: { id },
      body: { estado: 'RETIRADO', motivo: 'Los datos no se sostienen.' },
    });
    for (const prefix of ['oai_dc', 'jats']) {
      const [record] = (await get(id, prefix)).GetRecord.record;
      expect(record.header[0].status).toBe('deleted');
      expect(record.metadata).toBeUndefined();
    }
  });

  it.runIf(hasHarvester)('a harvester that we did not write takes all of it (HTTP::OAI)', async () => {
    const address = await addressOf(platform().app);
    const program = `use HTTP::OAI; my ($n, $gone) = (0, 0);
      my $all = HTTP::OAI::Harvester->new(baseURL => '${address}/oai')->ListRecords(metadataPrefix => 'oai_dc',
        onRecord => sub { $n++; $gone++ if $_[0]->header->is_deleted; });
      die $all->message if $all->is_error; print "$n $gone";`;
    const { stdout } = await promisify(execFile)('perl', ['-e', program]);
    const { headers } = await harvest('verb=ListIdentifiers&metadataPrefix=oai_dc');
    const gone = headers.filter(({ status }) => status === 'deleted');
    expect(stdout).toBe(`${headers.length} ${gone.length}`);
  });
  it.skipIf(hasHarvester)('SKIPPED, no harvester: Debian’s libhttp-oai-perl is needed to harvest', () => {});

  it.runIf(canValidate)('every answer and every record is what its schema says', async () => {
    const answers = [
      'verb=Identify',
      'verb=ListSets',
      'verb=ListMetadataFormats',
      'verb=ListIdentifiers&metadataPrefix=oai_dc',
      'verb=ListRecords&metadataPrefix=oai_dc',
    ];
    validate('oai', await Promise.all(answers.map(async (query) => (await ask(query)).body)));
    const { body: openaire } = await ask('verb=ListRecords&metadataPrefix=oai_openaire');
    validate('openaire', inside(openaire, 'oaire:resource').slice(0, 60));
    const { body: marc } = await ask('verb=ListRecords&metadataPrefix=marcxml');
    const records = inside(marc, 'metadata').map((each) => each.replace(/^<metadata>|<\/metadata>$/g, ''));
    expect(records.length).toBeGreaterThan(100);
    validate('marc', records.slice(0, 60));
  });
  it.skipIf(canValidate)('SKIPPED, no schemas: xmllint and ../shared/schemas are needed to validate', () => {});
});
