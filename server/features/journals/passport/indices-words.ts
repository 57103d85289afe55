/** The indices that the passport speaks of, each with its criteria in its own order. */
import type { IndexKey } from '#contract/passport.ts';
import type { Words } from '#contract/words.ts';
import type { Criterion } from './criterion.ts';
import { doaj } from './doaj-words.ts';
import { latindex } from './latindex-words.ts';
import { dialnet, openaire, preservation, pubmed, redalyc, scholar, scielo, scopus } from './other-words.ts';

/** What the text of one work is looked at for, beside them. */
export const practicesName: Words = { es: 'Buenas prácticas', en: 'Good practice' };

export const indices: Readonly<Record<IndexKey, { name: Words; criteria: readonly Criterion[] }>> = {
  latindex: { name: { es: 'Latindex Catálogo 2.0', en: 'Latindex Catálogo 2.0' }, criteria: latindex },
  scielo: { name: { es: 'SciELO', en: 'SciELO' }, criteria: scielo },
  redalyc: { name: { es: 'Redalyc', en: 'Redalyc' }, criteria: redalyc },
  doaj: { name: { es: 'DOAJ', en: 'DOAJ' }, criteria: doaj },
  dialnet: { name: { es: 'Dialnet', en: 'Dialnet' }, criteria: dialnet },
  'google-academico': { name: { es: 'Google Académico', en: 'Google Scholar' }, criteria: scholar },
  openaire: { name: { es: 'OpenAIRE', en: 'OpenAIRE' }, criteria: openaire },
  scopus: { name: { es: 'Scopus', en: 'Scopus' }, criteria: scopus },
  pubmed: { name: { es: 'PubMed', en: 'PubMed' }, criteria: pubmed },
  preservacion: { name: { es: 'CLOCKSS (preservación)', en: 'CLOCKSS (preservation)' }, criteria: preservation },
};
