/** Packages (MECA) as tests send them: written by hand after the DTDs of version 1.0. */
import { strToU8, zipSync } from 'fflate';
import { png } from '#server/documents/metadata/pictures.fixture.ts';

export type Parts = Record<string, string | Uint8Array>;
export const packed = (parts: Parts): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, content]) => [
        name,
        [typeof content === 'string' ? strToU8(content) : content, { level: 1 }],
      ]),
    ),
  );
/** The package as a connection brings it. */
export async function* bodyOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
/** The same with another checksum for one of its entries, which is seen at the entry's end alone. */
export function withWrongChecksum(content: Uint8Array, name: string): Uint8Array {
  const bytes = Buffer.from(content);
  const [directory, toName, toChecksum] = [0x02014b50, 46, 16];
  for (let at = 0; at < bytes.length - toName; at++)
    if (bytes.readUInt32LE(at) === directory && bytes.subarray(at + toName).indexOf(name) === 0)
      bytes.writeUInt32LE(0xbadbad, at + toChecksum);
  return bytes;
}
export const head = '<?xml version="1.0" encoding="UTF-8"?>';
export const manifest = (items: string) =>
  `${head}<!DOCTYPE manifest PUBLIC "-//MECA//DTD Manifest v1.0//en" "https://www.manuscriptexchange.org/schema/manifest-1.0.dtd">
  <manifest xmlns="https://manuscriptexchange.org/schema/manifest" xmlns:xlink="http://www.w3.org/1999/xlink" manifest-version="1">${items}</manifest>`;
export const item = (kind: string, href: string, type: string, title = '') =>
  `<item item-type="${kind}">${title && `<item-title>${title}</item-title>`}<instance xlink:href="${href}" media-type="${type}"/></item>`;
export const articleItem = item('article-metadata', 'article.xml', 'application/xml');
export const article = (
  title = 'Suelos salinos',
  body = '<body><p>Medimos la sal. <xref ref-type="fig" rid="f1">1</xref></p></body>',
) =>
  `${head}<article xmlns:xlink="http://www.w3.org/1999/xlink" xml:lang="es" article-type="research-article"><front>
  <journal-meta><journal-title-group><journal-title>Anales</journal-title></journal-title-group></journal-meta>
  <article-meta><title-group><article-title>${title}</article-title>
  <trans-title-group xml:lang="en"><trans-title>Saline soils</trans-title></trans-title-group></title-group>
  <contrib-group>
    <contrib contrib-type="author"><name><surname>Roca</surname><given-names>Julia</given-names></name></contrib>
    <contrib contrib-type="author"><name><surname>Valcárcel</surname><given-names>IRENE</given-names></name></contrib>
  </contrib-group>
  <abstract><p>Sal y riego.</p></abstract><trans-abstract xml:lang="en"><p>Salt.</p></trans-abstract>
  <kwd-group xml:lang="es"><kwd>sal</kwd><kwd>riego</kwd></kwd-group></article-meta></front>${body}</article>`;
const transfer = `${head}<transfer xmlns="https://manuscriptexchange.org/schema/transfer" transfer-version="1.0"><transfer-source>
  <service-provider><provider-name>Otra plataforma</provider-name></service-provider>
  <publication type="journal"><publication-title>Anales del suelo</publication-title></publication></transfer-source>
  <destination><service-provider/><publication><publication-title>Esta</publication-title></publication></destination></transfer>`;
const reviewer = (given: string) =>
  `<contrib-group><contrib><name><surname>Secretísimo</surname><given-names>${given}</given-names></name><email>${given}@revisor.test</email></contrib></contrib-group>`;
export const said = (kind: string, text: string, attributes = '') =>
  `<review-item review-item-type="${kind}" ${attributes}><review-item-response><review-item-data>${text}</review-item-data></review-item-response></review-item>`;
export const reviewsOf = (reviews: string) =>
  `${head}<review-group xmlns="https://manuscriptexchange.org/schema/reviews">${reviews}</review-group>`;
const reviews = `${head}<review-group xmlns="https://manuscriptexchange.org/schema/reviews">
  <review review-version="1" review-type="review" blinding="double"><review-item-group>
    ${said('recommendation', 'revise', 'attended-for="authors"')}${said('comments', 'Falta el método &amp; la muestra.', 'attended-for="authors"')}
    ${said('comments', 'Sospecho de la tabla.', 'attended-for="editor"')}${said('comments', 'Muy justo.', 'is-confidential="yes"')}
  </review-item-group><date date-type="submitted"><year>2026</year><month>3</month><day>9</day></date>${reviewer('Oculto')}</review>
  <review review-version="1" blinding="none"><review-item-group>${said('comments', 'Firmo lo que digo.', 'is-confidential="no"')}</review-item-group>${reviewer('Abierta')}</review>
  <review review-version="1" permission-to-transfer="no"><review-item-group>${said('comments', 'No para otros.')}</review-item-group></review>
  <review review-version="1" review-type="decision"><review-item-group>${said('decision', 'reject', 'attended-for="authors"')}</review-item-group></review></review-group>`;
export const whole: Parts = {
  'manifest.xml': manifest(
    articleItem +
      item('figure', 'figures/mapa%20uno.png', 'image/png') +
      item('dataset', 'files/lluvia%20%26%20sol.csv', 'text/csv', 'lluvia &amp; sol.csv') +
      item('manuscript', 'manuscript.pdf', 'application/pdf') +
      item('cover-letter', 'carta.txt', 'text/plain') +
      item('supplementary-material', 'files/guion.exe', 'application/octet-stream') +
      item('review-metadata', 'reviews.xml', 'application/xml') +
      item('transfer-metadata', 'transfer.xml', 'application/xml'),
  ),
  'article.xml': article(
    'Suelos salinos',
    '<body><p>Medimos la sal.</p><fig id="f1"><label>Figura 1</label><caption><p>Un mapa.</p></caption><graphic xlink:href="figures/mapa uno.png"/></fig></body>',
  ),
  'figures/mapa uno.png': png,
  'files/lluvia & sol.csv': 'año,lluvia\n2024,312\n',
  'manuscript.pdf': '%PDF-1.4\n%%EOF\n',
  'carta.txt': 'Estimada editora:',
  'files/guion.exe': 'MZ',
  ...{ 'reviews.xml': reviews, 'transfer.xml': transfer },
};
