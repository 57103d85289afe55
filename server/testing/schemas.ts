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
  doaj: 'doaj/doajArticles.xsd',
};

/** Throws what the validator says where a document is not what its schema asks for; `sps`: the rules of SciELO PS 1.10. */
export function validate(kind: keyof typeof files | 'sps', documents: readonly string[]): void {
  if (kind === 'sps') {
    const failed = failedRules(documents).flat();
    if (failed.length > 0) throw new Error(failed.join('\n'));
    return;
  }
  inFiles(documents, (written) =>
    execFileSync('xmllint', ['--nonet', '--noout', '--schema', join(folder, files[kind]), ...written], {
      stdio: 'pipe',
      env: { ...process.env, XML_CATALOG_FILES: join(folder, 'catalog.xml') },
    }),
  );
}

/** The same by the DTDs of MECA, which its documents name by addresses on the net. */
export function validateMeca(kind: 'manifest' | 'transfer' | 'reviews', document: string): void {
  // Read without what it names: the DTD of the folder is asked instead.
  inFiles([document.replace(/<!DOCTYPE[^>]*>/, '')], (written) =>
    execFileSync('xmllint', ['--nonet', '--noout', '--dtdvalid', join(folder, `meca/${kind}.dtd`), ...written], {
      stdio: 'pipe',
    }),
  );
}

/** Debian's own Python, for which its python3-lxml is: another may come before it. */
const python = '/usr/bin/python3';
export const canValidateSps = existsSync(folder) && spawnSync(python, ['-c', 'import lxml.isoschematron']).status === 0;

/** Says of each file, a line each, which rules of a Schematron fail in it: its pattern, and what is said of it. */
const schematron = `
import json, sys
from lxml import etree, isoschematron
svrl = '{http://purl.oclc.org/dsdl/svrl}'
schema = isoschematron.Schematron(etree.parse(sys.argv[1]), store_report=True)
for file in sys.argv[2:]:
    schema.validate(etree.parse(file, etree.XMLParser(load_dtd=False, no_network=True)))
    pattern, failed = None, []
    for said in schema.validation_report.getroot():
        if said.tag == svrl + 'active-pattern': pattern = said.get('id')
        if said.tag == svrl + 'failed-assert': failed.append(pattern + ': ' + ' '.join(''.join(said.itertext()).split()))
    print(json.dumps(failed))
`;

/** Which rules of SciELO PS 1.10 each document fails, 'issn_notempty: Element …'; none where it meets them all. */
export function failedRules(documents: readonly string[]): string[][] {
  const rules = join(folder, 'jats/scielo-style-1.10.sch');
  const said = inFiles(documents, (written) =>
    execFileSync(python, ['-c', schematron, rules, ...written], { stdio: 'pipe', encoding: 'utf8' }),
  );
  return said
    .trim()
    .split('\n')
    .map((line): string[] => JSON.parse(line));
}

/** What is done with documents while they lie in files. */
function inFiles<Result>(documents: readonly string[], act: (files: readonly string[]) => Result): Result {
  const scratch = mkdtempSync(join(tmpdir(), 'pliego-schemas-'));
  try {
    const written = documents.map((text, i) => {
      const file = join(scratch, `${i}.xml`);
      writeFileSync(file, text);
      return file;
    });
    return act(written);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
