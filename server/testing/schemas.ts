/** Official schemas, which lie beside the repository where it is developed (never in it): tests say that they skip without them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = resolve('../shared/schemas');
export const canValidate = existsSync(folder) && spawnSync('xmllint', ['--version']).status === 0;

const files = {
  oai: 'oai-pmh/oai-all.xsd',
  oaiDc: 'oai-pmh/oai_dc.xsd',
  openaire: 'openaire/4.0/openaire.xsd',
  marc: 'oai-pmh/MARC21slim.xsd',
  datacite: 'datacite/kernel-4.6/metadata.xsd',
  crossref: 'crossref/crossref5.3.1.xsd',
  sitemap: 'sitemap/sitemap.xsd',
};

/** Throws what the validator says where a document is not what its schema asks for. */
export function validate(kind: keyof typeof files, documents: readonly string[]): void {
  const scratch = mkdtempSync(join(tmpdir(), 'pliego-schemas-'));
  try {
    const written = documents.map((text, i) => {
      const file = join(scratch, `${i}.xml`);
      writeFileSync(file, text);
      return file;
    });
    execFileSync('xmllint', ['--nonet', '--noout', '--schema', join(folder, files[kind]), ...written], {
      stdio: 'pipe',
      env: { ...process.env, XML_CATALOG_FILES: join(folder, 'catalog.xml') },
    });
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
