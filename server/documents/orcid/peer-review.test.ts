/** Records for ORCID, held to its own schema where that is at hand. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { sharedFolder } from '#server/documents/model/exported-works.fixture.ts';
import { type PeerReview, peerReviewXml } from './peer-review.ts';

const schema = fileURLToPath(new URL('schemas/orcid/record_3.0/peer-review-3.0.xsd', sharedFolder));
const canValidate = existsSync(schema) && spawnSync('xmllint', ['--version']).status === 0;

const named: PeerReview = {
  identificador: '0123456789abcdef0123456789abcdef',
  fecha: new Date('2026-03-09T23:30:00Z'),
  revista: 'Anales de Ría & Costa',
  issn: '2443-9878',
  obra: {
    titulo: 'Salinidad <y> germinación\u0007',
    tipo: 'ARTICULO',
    doi: '10.5555/ria.1',
    direccion: 'https://ria.test/catalogo/1',
  },
};
const cases: Record<string, PeerReview> = {
  'of an open review': named,
  'without an address or a DOI': { ...named, obra: { titulo: 'Libro', tipo: 'LIBRO', doi: null, direccion: '' } },
  'of a hidden one': { ...named, obra: null },
  'without ISSN': { ...named, issn: '', obra: null },
  'of a journal in other letters': { ...named, revista: '海', issn: '', obra: null },
  'with a very long title': { ...named, obra: { titulo: '𝕏'.repeat(3000), tipo: 'TESIS', doi: null, direccion: '' } },
};

describe.skipIf(!canValidate)('a record', () => {
  it.each(Object.entries(cases))('%s is as ORCID’s schema asks', (_, review) => {
    const folder = mkdtempSync(join(tmpdir(), 'pliego-orcid-'));
    const file = join(folder, 'record.xml');
    writeFileSync(file, peerReviewXml(review));
    const { stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema, file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stderr.trim()).toBe(`${file} validates`);
  });
});
test.skipIf(canValidate)('SKIPPED, no ORCID schema: xmllint and ../shared/schemas are needed to validate', () => {});

it('names the work, its DOI and the day of an open review', () => {
  const xml = peerReviewXml(named);
  expect(xml).toContain('<common:title>Salinidad &lt;y&gt; germinación</common:title>');
  expect(xml).toContain('<common:external-id-value>10.5555/ria.1</common:external-id-value>');
  expect(xml).toContain('<common:year>2026</common:year><common:month>03</common:month><common:day>09</common:day>');
  expect(xml).toContain('<peer-review:review-group-id>issn:2443-9878<');
});

it('says of a hidden one that it was, in which year and for which journal, and nothing else', () => {
  const xml = peerReviewXml({ ...named, obra: null });
  expect(xml).not.toMatch(/subject|common:month|common:day|10\.5555/);
  expect(xml).toContain('<common:year>2026</common:year></peer-review:review-completion-date>');
});
