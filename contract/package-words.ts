/** What packages for indices are called, what is in them and where they are handed in: on screens, and in the package itself. */
import type { PackageFault, PackageKind } from './packages.ts';
import type { Words } from './words.ts';

interface Said {
  name: Words;
  /** What is in it. */
  holds: Words;
  /** Who takes it, and how. */
  where: Words;
  /** Where that was read; null: nowhere, as `holds` says. */
  source: string | null;
}

export const packageWords: Record<PackageKind, Said> = {
  scielo: {
    name: { es: 'SciELO', en: 'SciELO' },
    holds: {
      es: 'Una carpeta por número con el XML de cada artículo (SciELO PS 1.10), sus PDF y sus imágenes, con los nombres que pide SciELO: ISSN-acrónimo-volumen-número-páginas.',
      en: 'A folder for each issue with the XML of each article (SciELO PS 1.10), its PDFs and its pictures, named as SciELO asks: ISSN-acronym-volume-number-pages.',
    },
    where: {
      es: 'Lo recibe tu colección nacional de SciELO, por la vía que te haya dado. El acrónimo lo asigna SciELO: si es otro, dilo antes de preparar el paquete.',
      en: 'Your national SciELO collection takes it, in the way that it gave you. SciELO assigns the acronym: if it is another, say so before the package is made.',
    },
    source:
      'https://github.com/scieloorg/scielo_publishing_schema/blob/0beadbeae89b7adab831119d1e222a74aaa77bfa/docs/source/narr/regra-nomeacao.rst',
  },
  redalyc: {
    name: { es: 'Redalyc (Marcalyc)', en: 'Redalyc (Marcalyc)' },
    holds: {
      es: 'Una carpeta por artículo con su XML JATS 1.3, sus PDF y sus imágenes, y dentro un «marcalyc.zip» con el texto en «index.html» y sus imágenes aparte, que es lo que Marcalyc pide para marcar.',
      en: 'A folder for each article with its JATS 1.3 XML, its PDFs and its pictures, and in it a “marcalyc.zip” with the text in “index.html” and its pictures apart, which is what Marcalyc asks for to tag.',
    },
    where: {
      es: 'Súbelo en Marcalyc con la cuenta de tu revista: el «marcalyc.zip» de cada artículo, con un HTML de hasta 4 MB e imágenes de hasta 1 MB. Qué más pide Redalyc del XML no se ha podido leer.',
      en: 'Upload it to Marcalyc with your journal’s account: the “marcalyc.zip” of each article, with an HTML of at most 4 MB and pictures of at most 1 MB. What else Redalyc asks of the XML could not be read.',
    },
    source: 'https://xmljatsredalyc.org/en/2020/03/04/frequent-questions-marcalyc/',
  },
  doaj: {
    name: { es: 'DOAJ', en: 'DOAJ' },
    holds: {
      es: 'Los metadatos de los artículos en el XML de DOAJ (doajArticles.xsd), y los mismos en JSON para su API; sin textos ni correos, en una sola lengua, como pide DOAJ.',
      en: 'The metadata of the articles in DOAJ’s XML (doajArticles.xsd), and the same as JSON for its API; without texts or mail addresses, in one language, as DOAJ asks.',
    },
    where: {
      es: 'Sube cada XML en «Upload article XML» de tu cuenta de DOAJ (hasta 50 MB), o envía cada JSON a /api/bulk/articles con tu clave.',
      en: 'Upload each XML under “Upload article XML” of your DOAJ account (up to 50 MB), or send each JSON to /api/bulk/articles with your key.',
    },
    source: 'https://doaj.org/docs/xml/',
  },
  dialnet: {
    name: { es: 'Dialnet', en: 'Dialnet' },
    holds: {
      es: 'Una carpeta por número con su sumario (CSV y RIS) y los PDF de los artículos. No se ha leído ninguna fuente pública que diga en qué forma los quiere Dialnet: esta es una que cualquiera puede leer.',
      en: 'A folder for each issue with its table of contents (CSV and RIS) and the PDFs of its articles. No public source was read that says in which form Dialnet wants them: this is one that anybody can read.',
    },
    where: {
      es: 'Pregunta a Dialnet, o a la biblioteca que lleva tu revista en ella, cómo enviarlo; también puede recoger los mismos datos de la dirección OAI-PMH de esta plataforma.',
      en: 'Ask Dialnet, or the library that looks after your journal there, how to send it; it can also harvest the same data at this platform’s OAI-PMH address.',
    },
    source: null,
  },
  pubmed: {
    name: { es: 'PubMed', en: 'PubMed' },
    holds: {
      es: 'Las citas con sus resúmenes en el XML de PubMed, un archivo por número. Aquí no hay con qué comprobarlas contra su DTD: pásalas antes por el validador de PubMed.',
      en: 'The citations with their summaries in PubMed’s XML, one file for each issue. There is nothing here to check them against its DTD with: put them through PubMed’s validator first.',
    },
    where: {
      es: 'Solo para revistas que ya están en PubMed: se envían por SFTP con la cuenta que da el NLM.',
      en: 'Only for journals that are in PubMed already: they are sent by SFTP with the account that the NLM gives.',
    },
    source: 'https://www.ncbi.nlm.nih.gov/books/NBK3828/',
  },
  preservacion: {
    name: { es: 'Preservación (Portico, CLOCKSS)', en: 'Preservation (Portico, CLOCKSS)' },
    holds: {
      es: 'Una carpeta por artículo con su JATS, sus PDF, sus imágenes y los archivos publicados con él, todo en una bolsa BagIt con las sumas SHA-512 de cada archivo.',
      en: 'A folder for each article with its JATS, its PDFs, its pictures and the files that were published with it, all in a BagIt bag with the SHA-512 checksums of each file.',
    },
    where: {
      es: 'Entrégalo por la transferencia de archivos que acuerdes con CLOCKSS o con Portico; los dos la preparan contigo antes del primer envío.',
      en: 'Hand it over by the file transfer that you agree with CLOCKSS or Portico; both prepare it with you before the first delivery.',
    },
    source: 'https://lockss.github.io/clockss-file-transfer-guidelines',
  },
};

export const packageFaultWords: Record<PackageFault, Words> = {
  EMBARGO: { es: 'Su texto está bajo embargo', en: 'Its text is under embargo' },
  SIN_TEXTO: { es: 'No tiene texto ni PDF', en: 'It has neither a text nor a PDF' },
  SIN_FECHA: { es: 'No dice cuándo se publicó', en: 'It does not say when it was published' },
  SIN_DIRECCION: {
    es: 'La plataforma no tiene una dirección pública en la que encontrarla',
    en: 'The platform has no public address at which to find it',
  },
  SIN_ISSN: { es: 'La revista no tiene ISSN', en: 'The journal has no ISSN' },
  NO_COMPUESTA: { es: 'Su PDF no se pudo componer', en: 'Its PDF could not be typeset' },
  NO_ES_ARTICULO: { es: 'No es un artículo', en: 'It is not an article' },
  RETRACTADA: { es: 'Está retractada', en: 'It was retracted' },
  NO_PUBLICADA: { es: 'Ya no está publicada', en: 'It is no longer published' },
};
