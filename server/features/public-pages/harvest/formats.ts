/** In which formats records are told, and how many of each at once. */

import { writeDublinCore } from '#server/documents/records/dublin-core.ts';
import { writeMarc } from '#server/documents/records/marc.ts';
import { writeOpenaire } from '#server/documents/records/openaire.ts';
import type { RecordedWork } from '#server/documents/records/recorded-work.ts';

export const metadataPrefixes = ['oai_dc', 'oai_openaire', 'marcxml', 'jats'] as const;
export type MetadataPrefix = (typeof metadataPrefixes)[number];

interface Format {
  schema: string;
  namespace: string;
  /** Of one page of a list: whole texts are longer, and take longer to write. */
  atOnce: number;
  /** Absent: the whole text is asked for. */
  write?: (work: RecordedWork) => string;
}

export const formats: Record<MetadataPrefix, Format> = {
  oai_dc: {
    schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
    atOnce: 200,
    write: writeDublinCore,
  },
  oai_openaire: {
    schema: 'https://www.openaire.eu/schema/repo-lit/4.0/openaire.xsd',
    namespace: 'http://namespace.openaire.eu/schema/oaire/',
    atOnce: 200,
    write: writeOpenaire,
  },
  marcxml: {
    schema: 'http://www.loc.gov/standards/marcxml/schema/MARC21slim.xsd',
    namespace: 'http://www.loc.gov/MARC21/slim',
    atOnce: 200,
    write: writeMarc,
  },
  jats: {
    // Articles have no namespace, and the protocol takes nothing without one: that of PubMed Central's own harvest.
    schema: 'https://jats.nlm.nih.gov/archiving/1.3/xsd/JATS-archivearticle1-3.xsd',
    namespace: 'https://jats.nlm.nih.gov/ns/archiving/1.3/',
    atOnce: 20,
  },
};
/** Headers alone are short. */
export const headersAtOnce = 500;
