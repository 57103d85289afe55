import type { ExportedWork } from '../exported-work.ts';
import { said, type Xml } from './writing.ts';

/** The journal of works that name no other, and its publisher. */
const ownName = 'Pliego';

export function writeJournalMeta(front: Xml, { metadatos }: ExportedWork): void {
  const meta = front.ele('journal-meta');
  const name = String(metadatos.revista ?? ownName);
  said(meta, 'journal-id', metadatos.revistaAbreviada ?? name, { 'journal-id-type': 'publisher-id' });
  const titles = meta.ele('journal-title-group');
  said(titles, 'journal-title', name);
  said(titles, 'abbrev-journal-title', metadatos.revistaAbreviada, { 'abbrev-type': 'publisher' });
  said(meta, 'issn', metadatos.issn, { 'pub-type': 'epub' });
  said(meta, 'issn', metadatos.issnImpreso, { 'pub-type': 'ppub' });
  // The DTD asks for one, and the platform's own journal has none.
  if (!metadatos.issn && !metadatos.issnImpreso) meta.ele('issn', { 'pub-type': 'epub' });
  said(meta.ele('publisher'), 'publisher-name', metadatos.editorial ?? ownName);
}
