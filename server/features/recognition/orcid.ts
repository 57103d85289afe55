/** Somebody's reviews as records for ORCID: an archive with one a review, since ORCID takes them one by one. */
import { createHmac } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import type { SentFile } from '#contract/call.ts';
import { workPage } from '#contract/public-addresses.ts';
import type { Language } from '#contract/vocabulary.ts';
import { fill } from '#contract/words.ts';
import type { Person } from '#contract/workflow.ts';
import { type PeerReview, peerReviewXml, type ReviewedSubject } from '#server/documents/orcid/peer-review.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { orcidWords } from '#server/messages/certificate.ts';
import { lasting } from '#server/platform/http/origin.ts';
import { ownSite } from '#server/platform/http/own-sites.ts';
import { ownSecret } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { canNameReviewed } from '#server/policy/index.ts';
import { reviewsOf } from './handed-in.ts';
import { findReviewed, type HandedIn } from './queries.ts';

/** Of archives the earliest day; so the same reviews give the same bytes. */
const mtime = new Date('1980-01-01T12:00:00Z');

export async function reviewsForOrcid(
  services: Services,
  viewer: Person,
  { language, site }: { language: Language; site: string },
): Promise<SentFile> {
  const { db, settings } = services;
  const { nombre } = settings.get();
  const rows = await reviewsOf(db, viewer.id);
  const records = await recordsOf(services, rows, site);
  // By their identifiers, for the order of days would say which of a year came when.
  records.sort(
    (a, b) => a.fecha.getUTCFullYear() - b.fecha.getUTCFullYear() || (a.identificador < b.identificador ? -1 : 1),
  );
  const words = orcidWords[language];
  const files = Object.fromEntries(
    records.map((each, at) => [
      `${each.fecha.getUTCFullYear()}-${String(at + 1).padStart(3, '0')}.xml`,
      strToU8(peerReviewXml(each)),
    ]),
  );
  const text = strToU8(fill(words.text, { revista: nombre }, language));
  const body = zipSync({ [words.readme]: text, ...files }, { mtime });
  return { type: 'application/zip', name: `${words.file}.zip`, body };
}

/** What is told of each; `site`: where what is of no journal with a name of its own stands, '' where that is not known. */
async function recordsOf(
  { db, settings, env }: Services,
  rows: readonly HandedIn[],
  site: string,
): Promise<PeerReview[]> {
  const secret = await ownSecret(db, 'orcid');
  const works = await findReviewed(
    db,
    rows.map(({ publicacionId }) => publicacionId),
  );
  return rows.map(({ id, publicacionId, revistaId, fechaCompletada: fecha }): PeerReview => {
    const { nombre: revista, issn } = settings.of(revistaId);
    const work = works.get(publicacionId);
    const own = ownSite({ env, settings }, revistaId) ?? lasting(site);
    const obra = work && canNameReviewed(work) ? subjectOf(work, own) : null;
    return { identificador: opaque(secret, id), fecha, revista, issn, obra };
  });
}

/** One review as the platform itself adds it to a record: as in the archive. */
export async function reviewForOrcid(services: Services, row: HandedIn) {
  const [review] = await recordsOf(services, [row], services.env.PUBLIC_URL ?? '');
  if (!review) throw new Error('Nothing came of the record of that review');
  return { review, write: (codigo: string | null) => peerReviewXml(review, codigo) };
}

/** Of an id that authors are answered, too: without the secret nobody finds the record of a review that they know. */
const opaque = (secret: Uint8Array, id: string) =>
  createHmac('sha256', secret).update(`review ${id}`).digest('hex').slice(0, 32);

const subjectOf = ({ id, titulo, tipo, doi, estadoDoi }: Work, site: string): ReviewedSubject => ({
  titulo,
  tipo,
  doi: estadoDoi === 'REGISTRADO' ? doi : null,
  direccion: site && site + workPage(id),
});
