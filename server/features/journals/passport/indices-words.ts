/** The indices that the passport speaks of, each with its criteria in its own order. */
import type { IndexKey } from '#contract/passport.ts';
import type { Words } from '#contract/words.ts';
import type { Criterion } from './criterion.ts';
import { doaj } from './doaj-words.ts';
import { latindex } from './latindex-words.ts';
import { dialnet, openaire, redalyc, scholar, scielo, scopus } from './other-words.ts';

export const indices: Readonly<Record<IndexKey, { name: Words; criteria: readonly Criterion[] }>> = {
  latindex: { name: { es: 'Latindex Catálogo 2.0', en: 'Latindex Catálogo 2.0' }, criteria: latindex },
  scielo: { name: { es: 'SciELO', en: 'SciELO' }, criteria: scielo },
  redalyc: { name: { es: 'Redalyc', en: 'Redalyc' }, criteria: redalyc },
  doaj: { name: { es: 'DOAJ', en: 'DOAJ' }, criteria: doaj },
  dialnet: { name: { es: 'Dialnet', en: 'Dialnet' }, criteria: dialnet },
  'google-academico': { name: { es: 'Google Académico', en: 'Google Scholar' }, criteria: scholar },
  openaire: { name: { es: 'OpenAIRE', en: 'OpenAIRE' }, criteria: openaire },
  scopus: { name: { es: 'Scopus', en: 'Scopus' }, criteria: scopus },
};
