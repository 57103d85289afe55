/** DocMaps by the shapes of the project that made them (SHACL), which lie beside the repository where it is developed, as the other schemas do. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import jsonld from 'jsonld';
import { Parser, Store } from 'n3';
import Validator from 'rdf-validate-shacl';

const folder = resolve('../shared/schemas/docmaps');
export const canValidateDocmaps = existsSync(folder);

/** The document as triples, with the context that it names taken from the folder: nothing is fetched. */
export async function docmapTriples(document: string): Promise<string> {
  const read = JSON.parse(document);
  if (read['@context'] !== 'https://w3id.org/docmaps/context.jsonld') throw new Error('another context is named');
  const { '@context': context } = JSON.parse(readFileSync(join(folder, 'docmaps-context.jsonld'), 'utf8'));
  // Safe: a key that the context does not know, and would be lost, is an error.
  return jsonld.toRDF({ ...read, '@context': context }, { format: 'application/n-quads', safe: true });
}

/** What the shapes say against a DocMap, a line each; nothing against one that is as they ask. */
export async function docmapFaults(document: string): Promise<string[]> {
  const shapes = readFileSync(join(folder, 'docmaps-shapes-fixed.ttl'), 'utf8');
  const { results } = await new Validator(new Store(new Parser().parse(shapes))).validate(
    new Store(new Parser().parse(await docmapTriples(document))),
  );
  return results.map(({ focusNode, path, sourceConstraintComponent, message }) =>
    [focusNode?.value, path?.value, sourceConstraintComponent?.value, ...message.map(({ value }) => value)].join(' '),
  );
}
