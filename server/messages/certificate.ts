/** What a certificate of reviewing says, as a PDF; and what lies beside the records for ORCID. */
import type { Language } from '#contract/vocabulary.ts';

export const certificateWords = {
  es: {
    title: 'Certificado de revisión por pares',
    states: '{revista} hace constar que',
    oneInYear: 'ha realizado una revisión por pares para esta publicación en {anio}.',
    severalInYear: 'ha realizado {revisiones} revisiones por pares para esta publicación en {anio}.',
    one: 'ha realizado una revisión por pares para esta publicación.',
    several: 'ha realizado {revisiones} revisiones por pares para esta publicación.',
    year: 'Año',
    reviews: 'Revisiones',
    works: 'Entre ellas, las de estas obras, publicadas con revisión abierta:',
    issued: 'Expedido el {dia}.',
    code: 'Código de verificación',
    check: 'Puede comprobarse en {direccion}',
    file: 'Certificado de revisión {codigo}',
  },
  en: {
    title: 'Certificate of peer review',
    states: '{revista} certifies that',
    oneInYear: 'carried out one peer review for this publication in {anio}.',
    severalInYear: 'carried out {revisiones} peer reviews for this publication in {anio}.',
    one: 'carried out one peer review for this publication.',
    several: 'carried out {revisiones} peer reviews for this publication.',
    year: 'Year',
    reviews: 'Reviews',
    works: 'Among them those of these works, published with open review:',
    issued: 'Issued on {dia}.',
    code: 'Verification code',
    check: 'It can be checked at {direccion}',
    file: 'Certificate of review {codigo}',
  },
} satisfies Record<Language, Record<string, string>>;

export const orcidWords = {
  es: {
    file: 'Revisiones para ORCID',
    readme: 'LEEME.txt',
    text: `Tus revisiones para {revista}, como registros de ORCID

Cada archivo XML de esta carpeta es una revisión tuya en el formato de la API de ORCID (peer-review 3.0).

ORCID no deja que cada persona añada por sí misma sus revisiones: la sección «Peer review» la escriben solo las organizaciones que son miembros de ORCID, con tu permiso. Si tu universidad, tu biblioteca o la revista lo son, dales estos archivos: su sistema los envía tal como están a POST /v3.0/{orcid}/peer-review. Si mandan dos veces la misma revisión, ORCID la reconoce por su identificador.

Mientras tanto puedes añadir tú, en tu registro, la sección «Servicio» (Membership and service > Add service): organización, {revista}; función, revisión por pares; y los años.

De las revisiones anónimas, y de las obras que aún no están publicadas, los registros dicen solo el año: ni la obra ni el día.
`,
  },
  en: {
    file: 'Reviews for ORCID',
    readme: 'README.txt',
    text: `Your reviews for {revista}, as ORCID records

Each XML file in this folder is one of your reviews in the format of ORCID's API (peer-review 3.0).

ORCID does not let people add their own reviews: the section 'Peer review' is written only by organisations that are members of ORCID, with your permission. If your university, your library or the journal is one, give them these files: their system sends each as it is to POST /v3.0/{orcid}/peer-review. If the same review is sent twice, ORCID knows it by its identifier.

Meanwhile you can add a 'Service' yourself in your record (Membership and service > Add service): organisation, {revista}; role, peer reviewer; and the years.

Of anonymous reviews, and of works that are not published yet, the records say the year alone: neither the work nor the day.
`,
  },
} satisfies Record<Language, Record<string, string>>;
