/** Works for ORCID, held to its own schema where that is at hand. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sharedFolder } from '#server/documents/model/exported-works.fixture.ts';
import { type OrcidWork, orcidWorkXml } from './work.ts';

const schema = fileURLToPath(new URL('schemas/orcid/record_3.0/work-3.0.xsd', sharedFolder));
const canValidate = existsSync(schema) && spawnSync('xmllint', ['--version']).status === 0;

const work: OrcidWork = {
  identificador: '0190a000-0000-7000-8000-0000000000b1',
  titulo: 'Salinidad <y> germinación\u0007',
  tipo: 'ARTICULO',
  doi: '10.5555/ria.1',
  direccion: 'https://ria.test/catalogo/1',
  revista: 'Anales de Ría & Costa',
  idioma: 'es',
  fecha: new Date('2026-03-09T23:30:00Z'),
  retractada: false,
};
const cases: Record<string, OrcidWork> = {
  'an article': work,
  'a retracted book without an address or a DOI': {
    ...work,
    tipo: 'LIBRO',
    doi: null,
    direccion: '',
    retractada: true,
  },
  'a thesis without a day and with a very long title': {
    ...work,
    tipo: 'TESIS',
    titulo: '𝕏'.repeat(3000),
    fecha: null,
  },
  'a report in another language': { ...work, tipo: 'REPORTE', idioma: 'ar', titulo: 'عنوان' },
};

describe.skipIf(!canValidate)('a work', () => {
  it.each(Object.entries(cases))('as %s is as ORCID’s schema asks, new and changed', (_, each) => {
    const folder = mkdtempSync(join(tmpdir(), 'pliego-orcid-'));
    for (const codigo of [null, '1234']) {
      const file = join(folder, 'record.xml');
      writeFileSync(file, orcidWorkXml(each, codigo));
      const { stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema, file], { encoding: 'utf8' });
      expect(stderr).toBe(`${file} validates\n`);
    }
    rmSync(folder, { recursive: true });
  });
});

it('says after the title that a work is retracted, and keeps room for it', () => {
  expect(orcidWorkXml({ ...work, titulo: 'a'.repeat(2000), retractada: true }, null)).toMatch(
    />a{987} \[Retractado\]</,
  );
});
