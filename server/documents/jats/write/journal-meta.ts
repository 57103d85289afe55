import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { said, type Xml } from './writing.ts';

/** The journal that the work names, or ours. */
export function writeJournalMeta(front: Xml, { metadatos, revista }: ExportedWork): void {
  const meta = front.ele('journal-meta');
  const name = String(metadatos.revista ?? revista.nombre);
  const { issn, issnImpreso } = metadatos.revista === undefined ? { ...revista, ...metadatos } : metadatos;
  said(meta, 'journal-id', metadatos.revistaAbreviada ?? name, { 'journal-id-type': 'publisher-id' });
  const titles = meta.ele('journal-title-group');
  said(titles, 'journal-title', name);
  said(titles, 'abbrev-journal-title', metadatos.revistaAbreviada, { 'abbrev-type': 'publisher' });
  said(meta, 'issn', issn || undefined, { 'pub-type': 'epub' });
  said(meta, 'issn', issnImpreso || undefined, { 'pub-type': 'ppub' });
  // The DTD asks for one, and not every journal has it.
  if (!issn && !issnImpreso) meta.ele('issn', { 'pub-type': 'epub' });
  said(meta.ele('publisher'), 'publisher-name', metadatos.editorial ?? (revista.institucion || revista.nombre));
}
