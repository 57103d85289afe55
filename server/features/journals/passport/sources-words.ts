/**
 * Where each criterion of the passport was read, and when. Nothing counts that does not name one of them: whoever adds a criterion reads it
 * first, and writes down here where.
 */
import type { Words } from '#contract/words.ts';

export interface Source {
  title: Words;
  address: string;
  /** When it was published, as far as it says so: a day, a month or a year. */
  published: string | null;
  read: string;
}

const read = '2026-11-27';
const latindex = (page: string): Source => ({
  title: {
    es: 'Formulario de evaluación Latindex de la Universidad de Costa Rica (Catálogo 2.0)',
    en: 'Latindex evaluation form of the University of Costa Rica (Catálogo 2.0)',
  },
  address: `https://github.com/memoemg/evaluadorLatindex/blob/9030fc462d8f04e60d1224c0a6c85e1726805692/${page}`,
  published: '2020-04',
  read,
});

export const sources = {
  latindexBasic: latindex('basicas.jsp'),
  latindexLayout: latindex('presentacion.jsp'),
  latindexPolicy: latindex('gestion.jsp'),
  latindexContent: latindex('contenido.jsp'),
  latindexOnline: latindex('enLinea.jsp'),
  scieloPs: {
    title: {
      es: 'SciELO Publishing Schema 1.8: reglas de SciELO Brasil',
      en: 'SciELO Publishing Schema 1.8: rules of SciELO Brazil',
    },
    address: 'https://github.com/scieloorg/scielo_publishing_schema/blob/1.8-branch/docs/source/narr/scielo-brasil.rst',
    published: null,
    read,
  },
  scieloLicences: {
    title: {
      es: 'SciELO Publishing Schema: licencias que acepta SciELO Brasil',
      en: 'SciELO Publishing Schema: licences that SciELO Brazil takes',
    },
    address:
      'https://github.com/scieloorg/scielo_publishing_schema/blob/08a8c4991511589f6b1ded08dd7640caa3930c1b/docs/source/narr/scielo-brasil.rst',
    published: null,
    read,
  },
  scieloOrcid: {
    title: {
      es: 'SciELO Publishing Schema: ORCID obligatorio en SciELO Brasil',
      en: 'SciELO Publishing Schema: ORCID required in SciELO Brazil',
    },
    address: 'https://github.com/scieloorg/scielo_publishing_schema/pull/869',
    published: '2019-10-30',
    read,
  },
  redalycFaq: {
    title: {
      es: 'Redalyc: evaluación y revaluación, preguntas frecuentes',
      en: 'Redalyc: evaluation and re-evaluation, frequent questions',
    },
    address: 'http://www.redalyc.org/infope.oa?page=/politica-editorial/faqevaluacion.html',
    published: null,
    read,
  },
  doajGuide: {
    title: { es: 'DOAJ: guía para presentar la solicitud', en: 'DOAJ: guide to applying' },
    address: 'https://github.com/DOAJ/doaj/blob/01f8f536305de857350b87fea9b04620f5ce3bdf/cms/pages/apply/guide.md',
    published: '2025',
    read,
  },
  scholar: {
    title: {
      es: 'Google Académico: directrices de inclusión para webmasters',
      en: 'Google Scholar: inclusion guidelines for webmasters',
    },
    address: 'http://www.google.ie/intl/en/scholar/inclusion.html',
    published: null,
    read,
  },
  scholarTags: {
    title: {
      es: 'metathis: etiquetas de las directrices de Google Académico',
      en: 'metathis: tags of the guidelines of Google Scholar',
    },
    address: 'https://pkg.garrickadenbuie.com/metathis/reference/meta_google_scholar.html',
    published: null,
    read,
  },
  openaireProfile: {
    title: {
      es: 'OpenAIRE: directrices para repositorios de literatura, perfil de aplicación 4',
      en: 'OpenAIRE: guidelines for literature repositories, application profile 4',
    },
    address: 'https://openaire-guidelines-for-literature-repository-managers.readthedocs.io/en/v4.0.0/',
    published: null,
    read,
  },
  openaireOai: {
    title: { es: 'OpenAIRE: uso de OAI-PMH', en: 'OpenAIRE: use of OAI-PMH' },
    address:
      'https://github.com/openaire/guidelines-literature-repositories/blob/35a912db18f50e65fce7a530635149d01094b176/docs/use_of_oai_pmh.rst',
    published: null,
    read,
  },
  scopusPolicy: {
    title: {
      es: 'Criterios mínimos de Scopus, transcritos de la página de Elsevier',
      en: 'Minimum criteria of Scopus, copied from the page of Elsevier',
    },
    address: 'https://cikd.ca/2019/09/17/scopus-criteria-for-journals',
    published: '2019-09-17',
    read,
  },
  pubmedFormat: {
    title: {
      es: 'PubMed: formato de datos para editoriales (NLM Standard Publisher Data Format)',
      en: 'PubMed: data format for publishers (NLM Standard Publisher Data Format)',
    },
    address: 'http://www.ncbi.nlm.nih.gov/entrez/query/static/spec.html',
    published: '2008-02-14',
    read,
  },
  clockss: {
    title: { es: 'CLOCKSS: guía de transferencia de archivos', en: 'CLOCKSS: file transfer guidelines' },
    address: 'https://lockss.github.io/clockss-file-transfer-guidelines',
    published: '2023',
    read,
  },
  crossrefLinking: {
    title: { es: 'Crossref: enlace de las referencias', en: 'Crossref: reference linking' },
    address: 'https://www.crossref.org/services/reference-linking/',
    published: null,
    read,
  },
  accessibleContent: {
    title: {
      es: 'PKP: principios para crear contenido accesible',
      en: 'PKP: principles for creating accessible content',
    },
    address: 'https://docs.pkp.sfu.ca/accessible-content/pt/principles.html',
    published: null,
    read,
  },
  scieloFigures: {
    title: { es: 'SciELO Publishing Schema: <fig>', en: 'SciELO Publishing Schema: <fig>' },
    address:
      'https://github.com/scieloorg/scielo_publishing_schema/blob/0e3ef8f6270162d0e7b4f04cbf7d24b75885fa71/docs/source/tagset/elemento-fig.rst',
    published: null,
    read,
  },
  scopusPkp: {
    title: { es: 'PKP, guía de indexación: Scopus', en: 'PKP, indexing guide: Scopus' },
    address:
      'https://github.com/pkp/pkp-docs/blob/1aeea2f291b406db9b97444278506c9b8f2599aa/indexing-guide/en/scopus.md',
    published: null,
    read,
  },
} satisfies Record<string, Source>;
