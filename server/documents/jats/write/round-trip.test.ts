/**
 * Real articles and the demonstration set written as JATS, held to the DTD and read again. The articles and the schemas
 * are not part of the project: where they are not there, the tests say that they are skipped. `npm test` takes the articles
 * that have every kind of content between them, the long run all.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import type { ImportedWork } from '#contract/entities/imported-work.ts';
import type { RelationKind } from '#contract/relations.ts';
import { readJats } from '#server/documents/jats/read/read-jats.ts';
import type { ExportedRelation, ExportedWork } from '#server/documents/model/exported-work.ts';
import {
  articleFiles,
  articleOf,
  demonstrationFiles,
  demonstrationWork,
  exported,
  sharedFolder,
  tellingArticles,
  workOf,
} from '#server/documents/model/exported-works.fixture.ts';
import { inlineText } from '#server/documents/model/plain-text.ts';
import { isLongRun, rounds } from '#server/testing/rounds.ts';
import { canValidateSps, failedRules, validate } from '#server/testing/schemas.ts';
import { fullWork } from './full-work.fixture.ts';
import { writeJats } from './write-jats.ts';

const validator = fileURLToPath(new URL('schemas/validate.sh', sharedFolder));
const articles = isLongRun ? articleFiles : tellingArticles;
/** Works of the demonstration set that are held to the DTD. */
const validated = rounds({ quick: 6, long: demonstrationFiles.length });
const canValidate = existsSync(validator) && spawnSync('xmllint', ['--version']).status === 0;

/** What must come through, whatever the forms in which it is written. */
const essence = ({
  documento,
  titulo,
  autores,
  resumen,
  palabrasClave,
  traducciones,
  referencias,
  ...work
}: ImportedWork) => ({
  titulo,
  autores,
  resumen,
  palabrasClave,
  traducciones,
  referencias,
  idioma: work.idioma,
  doi: work.doi,
  licencia: work.licencia,
  fechas: [work.fechaRecepcion, work.fechaAceptacion, work.fechaPublicacion],
  secciones: documento.content.flatMap((block) =>
    block.type === 'heading' ? [[block.attrs.level, block.attrs.id, inlineText(block.content)]] : [],
  ),
  textos: work.textos.map(({ documento: text, ...said }) => ({
    ...said,
    secciones: text.content.flatMap((block) =>
      block.type === 'heading' ? [[block.attrs.level, block.attrs.id, inlineText(block.content)]] : [],
    ),
    bloques: text.content.map(({ type }) => type).filter((type) => type !== 'paragraph'),
  })),
  bloques: documento.content.map(({ type }) => type).filter((type) => type !== 'paragraph'),
});

/** The kinds of blocks, marks, references … that a value has, each with the fields that are filled in it. */
function kindsOf(value: unknown, at = ''): Set<string> {
  if (value === null || typeof value !== 'object') return new Set([at]);
  if (Array.isArray(value)) return new Set(value.flatMap((each) => [...kindsOf(each, at)]));
  const kind = 'type' in value && typeof value.type === 'string' ? value.type : at;
  return new Set([
    kind,
    ...Object.entries(value)
      .filter(([, field]) => field !== null && field !== undefined && field !== '' && field !== false)
      .flatMap(([name, field]) => [...kindsOf(field, `${kind}.${name}`)]),
  ]);
}

test.skipIf(articleFiles.length > 0)('SKIPPED, no real articles: put JATS files in ../shared/data/articles', () => {});
test.skipIf(canValidate)('SKIPPED, no JATS schema: xmllint and ../shared/schemas are needed to validate', () => {});

describe.skipIf(articleFiles.length === 0)('real articles', () => {
  it.runIf(isLongRun)('have no kind of content that the telling ones have not', () => {
    const kinds = (files: readonly string[]) => new Set(files.flatMap((file) => [...kindsOf(articleOf(file))]));
    const told = kinds(tellingArticles);
    expect([...kinds(articleFiles)].filter((kind) => !told.has(kind))).toEqual([]);
  });

  it.each(articles)('%s comes through JATS as it was', (file) => {
    const work = articleOf(file);
    expect(essence(readJats(writeJats(exported(work))).work)).toEqual(essence(work));
  });

  it.each(articles)('%s is the same in all its languages when it comes through JATS again', (file) => {
    const once = readJats(writeJats(exported(articleOf(file)))).work;
    expect(readJats(writeJats(exported(once))).work).toEqual(once);
  });
});

describe('the demonstration set', () => {
  it.each(demonstrationFiles)('%s comes through JATS with its parts and references', (file) => {
    const work = demonstrationWork(file);
    const { work: again } = readJats(writeJats(work));
    expect(again).toMatchObject({
      titulo: work.titulo,
      resumen: work.resumen,
      palabrasClave: work.palabrasClave,
      autores: work.autores,
      traducciones: work.traducciones,
    });
    expect(again.referencias.map(({ id, texto }) => [id, texto])).toEqual(
      work.referencias.map(({ id, texto }) => [id, texto]),
    );
    expect(again.documento.content.map(({ type }) => type)).toEqual(work.documento.content.map(({ type }) => type));
  });
});

it('a work with one of everything is the same when it comes through JATS again', () => {
  const work = fullWork();
  const once = readJats(writeJats(work)).work;
  const kinds = ({ content }: ExportedWork['documento']) => content.map(({ type }) => type);
  expect(kinds(once.documento).slice(0, work.documento.content.length)).toEqual(kinds(work.documento));
  const cited = ({ content }: ExportedWork['documento']) =>
    content
      .flatMap((block) => (block.type === 'paragraph' ? block.content : []))
      .filter(({ type }) => type === 'citation');
  expect(cited(once.documento)).toEqual(cited(work.documento));
  expect(readJats(writeJats(exported(once))).work).toEqual(once);
});

it.skipIf(!canValidate)('each is valid JATS Publishing 1.3', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-jats-'));
  try {
    const works = [
      ...demonstrationFiles.slice(0, validated).map((file) => [file, demonstrationWork(file)] as const),
      ...articles.map((file) => [file, exported(articleOf(file))] as const),
      ['full', fullWork()] as const,
    ];
    for (const [file, work] of works) writeFileSync(join(folder, `${file}.xml`), writeJats(work));
    const files = works.map(([file]) => join(folder, `${file}.xml`));
    const { status, stdout } = spawnSync('bash', [validator, 'jats', ...files], { encoding: 'utf8' });
    expect(stdout.split('\n').filter((line) => line !== '' && !line.startsWith('OK'))).toEqual([]);
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.skipIf(canValidateSps)(
  'SKIPPED, no SciELO PS: python3-lxml and ../shared/schemas are needed to hold to it',
  () => {},
);

describe.skipIf(!canValidateSps)('by SciELO PS 1.10', () => {
  /** The rules that fail in each work, without what is said of them. */
  const failed = (works: readonly ExportedWork[]) =>
    failedRules(works.map(writeJats)).map((rules) => [...new Set(rules.map((rule) => rule.split(':')[0]))].sort());

  it('a work with all that it asks for meets every rule', { timeout: 120_000 }, () => {
    const { metadatos } = fullWork();
    const placed = { ...metadatos, paginaInicial: '', paginaFinal: '' };
    const works = [
      fullWork(),
      // By its number, by pages that have letters, and by one page.
      fullWork({ metadatos: { ...placed, elocation: 'e12' } }),
      fullWork({ metadatos: { ...metadatos, paginaInicial: 'S331', paginaFinal: 'S340' } }),
      fullWork({ metadatos: { ...metadatos, paginaFinal: '' } }),
      ...(['ERRATA', 'RETRACTACION'] as const).map((clase) => noticeOf(clase)),
      fullWork({ metadatos: { ...metadatos, tipoArticulo: 'essay' } }),
      fullWork({ declaraciones: { financiacion: { respuesta: 'SIN_FINANCIACION' } } }),
      fullWork({ autoresOcultos: true, autores: [], declaraciones: {} }),
    ];
    validate('sps', works.map(writeJats));
  });

  it('each rule that fails is of what the work does not say', { timeout: 120_000 }, () => {
    const { metadatos } = fullWork();
    const cases: [work: ExportedWork, rules: string[]][] = [
      [
        workOf([], { resumen: '' }),
        [
          'abstract',
          'fpage_or_elocation-id',
          'has_journal-title_and_abbrev-journal-title',
          // The DTD asks for an ISSN: the journal that has none has the element, and nothing in it.
          'issn_notempty',
          'license',
          'pub-date_type_pub',
        ],
      ],
      [fullWork({ licencia: 'https://creativecommons.org/publicdomain/zero/1.0/' }), ['license']],
      // A sentence on who paid, without who; a reference without its parts; a notice of what has no DOI.
      [
        fullWork({ declaraciones: {}, metadatos: { ...metadatos, financiacion: 'Pagó el CNPq.' } }),
        ['funding-group_elements'],
      ],
      [fullWork({ referencias: [{ id: 'r1', texto: 'Obra.' }] }), ['element-citation_cardinality', 'ref']],
      [
        noticeOf('ERRATA', { doi: null, direccion: 'https://pliego.test/catalogo/2' }),
        ['related-article_ext-link-type-values'],
      ],
    ];
    expect(failed(cases.map(([work]) => work))).toEqual(cases.map(([, rules]) => rules));
  });

  it('so it is of the demonstration set and of real articles', { timeout: 120_000 }, () => {
    const lacking = ['fpage_or_elocation-id', 'has_journal-title_and_abbrev-journal-title', 'issn_notempty'];
    const works = demonstrationFiles.slice(0, validated).map(demonstrationWork);
    expect(failed(works)).toEqual(works.map(() => lacking));
    const unsaid = [
      'correction_related-article',
      'element-citation_cardinality',
      'fpage_or_elocation-id',
      'funding-group_elements',
      'ref',
    ];
    const real = articles.slice(0, isLongRun ? undefined : validated).map((file) => exported(articleOf(file)));
    expect(
      failed(real)
        .flat()
        .filter((rule) => !unsaid.includes(rule ?? '')),
    ).toEqual([]);
  });

  function noticeOf(clase: RelationKind, changes: Partial<ExportedRelation> = {}): ExportedWork {
    const sobre = { titulo: 'Otra', fecha: '2026-03-01', doi: '10.1590/otra', direccion: '', levantada: null, clase };
    return fullWork({ relaciones: { sobre: { ...sobre, ...changes }, posteriores: [] } });
  }
});
