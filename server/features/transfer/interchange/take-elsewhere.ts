/**
 * A manuscript for another journal or platform, as those exchange them (MECA, NISO RP-30): its text in JATS and as PDF, its files, and
 * its reviews where its author wishes. It goes where they take it; this platform sends it nowhere.
 */
import type { SentFile } from '#contract/call.ts';
import { goesElsewhere } from '#contract/elsewhere.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import {
  kindOfFile,
  manifestXml,
  mecaPlaces,
  type PackedItem,
  reviewsXml,
  type TransferredDecision,
  transferXml,
} from '#server/documents/meca/meca.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { withoutControls } from '#server/documents/xml/without-controls.ts';
import { readClaims } from '#server/features/editorial/claims/read.ts';
import { listDecisions } from '#server/features/editorial/decisions/read.ts';
import { exportPublication } from '#server/features/exports/export-publication.ts';
import { type AddFile, addFile, addPictures, freeName, packedJats, sentZip } from '#server/features/exports/packing.ts';
import { pictureType } from '#server/features/exports/pictures.ts';
import { readExportedWork } from '#server/features/exports/read-exported-work.ts';
import { listFiles } from '#server/features/files/list.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { listReviewsOf } from '#server/features/reviewing/read.ts';
import { fewAtOnce } from '#server/platform/http/few-at-once.ts';
import { lasting } from '#server/platform/http/origin.ts';
import type { Services } from '#server/platform/services.ts';
import { canTakeElsewhere, isCompleted } from '#server/policy/index.ts';

interface Asked {
  /** The other journal, as its author calls it. */
  destino: string;
  withReviews: boolean;
  /** The beginning of this site's addresses, '' where it is not known. */
  site: string;
}
/** More than a work ever has. */
const mostReviews = 200;
/** Of one person: each is a file of all that a work has. */
const fewOfOne = fewAtOnce(1);

/**
 * The package, for its main author, as they read all of it. Throws `no_encontrado`, `sin_permiso`, `no_va_a_otra_revista` where its
 * submission goes on here or it was published, `demasiadas_peticiones` while another is packed for them, and `pdf_no_compuesto`.
 */
export async function takeElsewhere(services: Services, viewer: Person, id: string, asked: Asked): Promise<SentFile> {
  const row = await readableWork(services, viewer, id);
  if (!canTakeElsewhere(viewer, row)) throw refuse('sin_permiso');
  const going = {
    ...{ estado: row.estado, wasPublished: row.wasPublished, ronda: row.ronda },
    ...(row.fechaDevolucion && { devuelta: true as const }),
    decisiones: await listDecisions(services, viewer, id),
    reclamaciones: (await readClaims(services, viewer, id)).reclamaciones,
  };
  if (!goesElsewhere(going)) throw refuse('no_va_a_otra_revista', { estado: row.estado });
  const work = withoutControls(
    withoutPreprint(await readExportedWork(services, viewer, id, { site: lasting(asked.site) })),
  );
  return fewOfOne(viewer.id, () => pack(services, viewer, row, work, asked));
}

/** Whoever reviews it blind there would find its authors by its preprint, which the other journal asks them of itself. */
function withoutPreprint(work: ExportedWork): ExportedWork {
  const { preimpresion: _, ...declaraciones } = work.declaraciones;
  return { ...work, declaraciones };
}

function pack(services: Services, viewer: Person, row: Work, work: ExportedWork, asked: Asked): Promise<SentFile> {
  const { id } = row;
  return sentZip(work, 'meca.zip', async (add) => {
    const items: PackedItem[] = [];
    const missing: string[] = [];
    const put =
      (item: Omit<PackedItem, 'place'>): AddFile =>
      async (place, content, options) => {
        await add(place, content, options);
        items.push({ ...item, place });
      };

    const pictures = await addPictures(services, work, add, missing, 'figures');
    const article = put({ kind: 'article-metadata', type: 'application/xml' });
    await article(mecaPlaces.article, [await packedJats(work, pictures)]);
    for (const place of pictures.values())
      items.push({ kind: 'figure', place, type: pictureType(place) ?? 'application/octet-stream' });
    // A manuscript whose text is in its files alone has nothing to be set.
    if (work.documento.content.length > 0) {
      const { body } = await exportPublication(services, viewer, id, 'pdf', {
        site: asked.site,
        shown: withoutPreprint,
      });
      await put({ kind: 'manuscript', type: 'application/pdf' })(mecaPlaces.pdf, [body], { deflate: false });
    }
    const taken = new Set<string>();
    for (const file of (await listFiles(services, viewer, id, undefined)).files) {
      const { nombre: title, descripcion: description, tipo: type, clase } = file;
      const adding = put({ kind: kindOfFile[clase], type, title, description });
      await addFile(services, file, `files/${freeName(file.nombre, taken)}`, adding, missing);
    }

    if (asked.withReviews) {
      const written = await writeReviews(services, viewer, row);
      if (written) await put({ kind: 'review-metadata', type: 'application/xml' })(mecaPlaces.reviews, [written]);
    }
    const transfer = transferXml({
      provider: services.settings.get().nombre,
      journal: services.settings.of(row).nombre,
      destination: asked.destino,
      comments: missing.map((place) => `Missing file: ${place}`),
    });
    await put({ kind: 'transfer-metadata', type: 'application/xml' })(mecaPlaces.transfer, [transfer]);
    await add(mecaPlaces.manifest, [manifestXml(items)]);
  });
}

/** What its author was shown of its reviews, and the decisions on them; undefined where there is nothing. */
async function writeReviews(services: Services, viewer: Person, work: Work): Promise<string | undefined> {
  const { reviews } = await listReviewsOf(services, viewer, work.id, { page: 1, limit: mostReviews });
  const shown = reviews.filter((review) => isCompleted(review) && !review.fechaDeclinada);
  const decided = (await listDecisions(services, viewer, work.id)).flatMap(
    ({ accion, ronda, fecha, fechaRevocacion }): TransferredDecision[] =>
      !fechaRevocacion && (accion === 'APROBAR' || accion === 'SOLICITAR_CAMBIOS' || accion === 'RECHAZAR')
        ? [{ ronda, decision: accion, fecha }]
        : [],
  );
  if (shown.length + decided.length === 0) return undefined;
  const inOrder = shown.toSorted((a, b) => (a.fechaCompletada ?? '').localeCompare(b.fechaCompletada ?? ''));
  const blinding = work.identidadRevision ?? 'doble ciego';
  return reviewsXml(inOrder, decided.toReversed(), { blinding, language: work.idioma });
}
