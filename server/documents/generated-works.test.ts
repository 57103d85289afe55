/** What is written of works drawn by lot: valid by each official schema, and read by parsers that nobody here wrote. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { rounds } from '#server/testing/rounds.ts';
import { canValidate, validate } from '#server/testing/schemas.ts';
import { readCslJson } from './citations/read-csl-json.ts';
import { readBibtex, readRis } from './citations/read-tagged.ts';
import { writeBibtex } from './citations/write-bibtex.ts';
import { writeCslJson } from './citations/write-csl-json.ts';
import { writeRis } from './citations/write-ris.ts';
import { readJats } from './jats/read/read-jats.ts';
import { writeJats } from './jats/write/write-jats.ts';
import { sharedFolder } from './model/exported-works.fixture.ts';
import { generatedWorks } from './model/generated-works.fixture.ts';
import { wordsIn } from './model/words.ts';
import { crossrefXml } from './records/crossref.ts';
import { dataciteJson, dataciteXml } from './records/datacite.ts';
import { writeDublinCore } from './records/dublin-core.ts';
import { writeMarc } from './records/marc.ts';
import { writeOpenaire } from './records/openaire.ts';
import type { RecordedWork } from './records/recorded-work.ts';

const works = generatedWorks(rounds({ quick: 60, long: 500 }));
/** The DTD is read anew for each file. */
const asJats = works.slice(0, rounds({ quick: 6, long: works.length }));
const recorded: RecordedWork[] = works.map((work) => ({
  ...work,
  archivos: [{ tipo: 'application/pdf', direccion: `${work.direccion}/uno.pdf` }],
}));
const deposit = (obra: RecordedWork) =>
  crossrefXml({
    lote: 'lote-1',
    momento: new Date('2026-03-01T12:00:05.123Z'),
    depositante: { nombre: 'Prensas & Cía', correo: 'doi@prensas.test' },
    obra: { ...obra, doi: '10.1234/x', fechaPublicacion: obra.fechaPublicacion ?? '2024-05-01' },
    referencias: works.find(({ id }) => id === obra.id)?.referencias.map(({ id, texto }) => ({ id, texto })) ?? [],
  });

test.skipIf(canValidate)('SKIPPED, no schemas: xmllint and ../shared/schemas are needed to validate', () => {});

describe.runIf(canValidate)('is valid, whatever it says', { timeout: 120_000 }, () => {
  it('as Dublin Core', () => validate('oaiDc', recorded.map(writeDublinCore)));
  it('as OpenAIRE', () => validate('openaire', recorded.map(writeOpenaire)));
  it('as MARC', () => validate('marc', recorded.map(writeMarc)));
  it('as DataCite', () => {
    const named = recorded.filter(({ autores }) => autores.length > 0);
    validate(
      'datacite',
      named.map((work) => dataciteXml({ ...work, doi: '10.1234/x' })),
    );
  });
  it('as Crossref', () => validate('crossref', recorded.map(deposit)));
  it('as JATS', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pliego-jats-'));
    try {
      const files = asJats.map((work, i) => {
        const file = join(folder, `${i}.xml`);
        writeFileSync(file, writeJats(work));
        return file;
      });
      const validator = fileURLToPath(new URL('schemas/validate.sh', sharedFolder));
      const { status, stdout } = spawnSync('bash', [validator, 'jats', ...files], { encoding: 'utf8' });
      expect(stdout.split('\n').filter((line) => line !== '' && !line.startsWith('OK'))).toEqual([]);
      expect(status).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** The letters and figures of a text: readers take marks and entities that somebody typed for marks and entities. */
const legible = (text: string | undefined) =>
  (text ?? '')
    .normalize('NFC')
    .replace(/<i>|&\w+;/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whoever brings out a volume and alone signs it is its editor there, and no author. */
const isItsEditors = ({ autores, ficha }: RecordedWork) =>
  autores.every((author) =>
    ficha.editores?.some(({ nombres, apellidos }) => nombres === author.nombres && apellidos === author.apellidos),
  );

describe('is read again', () => {
  it.each([
    ['BibTeX', (work: RecordedWork) => readBibtex(writeBibtex(work))],
    ['RIS', (work: RecordedWork) => readRis(writeRis(work))],
  ] as const)('as %s by a parser of others, with the same title, names and DOI', (_, read) => {
    const told = (work: RecordedWork) => {
      const [entry, ...others] = read(work);
      const { title, DOI, author = [] } = entry?.csl ?? {};
      return { title: legible(title), DOI, authors: author.length, fault: entry?.fault, others: others.length };
    };
    const due = (work: RecordedWork) => ({
      title: legible(work.titulo) + (work.fechaRetractacion ? wordsIn(work.idioma).retracted : ''),
      DOI: work.doi ?? undefined,
      authors: isItsEditors(work) ? 0 : work.autores.length,
      fault: undefined,
      others: 0,
    });
    expect(recorded.map(told)).toEqual(recorded.map(due));
  });

  it('as CSL-JSON, as it was written', () => {
    for (const work of recorded)
      expect(readCslJson(writeCslJson(work))).toMatchObject([{ csl: { DOI: work.doi, title: expect.any(String) } }]);
  });

  it('as JSON of DataCite', () => {
    for (const work of recorded) expect(JSON.parse(dataciteJson(work))).toMatchObject({ titles: expect.any(Array) });
  });

  it('as JATS, with its title and its byline', () => {
    for (const work of works) {
      const { titulo, autores } = readJats(writeJats(work)).work;
      expect([legible(titulo), autores.length]).toEqual([legible(work.titulo), work.autores.length]);
    }
  });
});
