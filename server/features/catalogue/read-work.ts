import type { Publication } from '#contract/entities/publication.ts';
import { withSetReferences } from '#server/documents/citations/set-references.ts';
import { pdfOfWork } from '#server/features/files/pdf-of-work.ts';
import { findAnnouncedOfWork, findPlacesOfWork } from '#server/features/publications/place-queries.ts';
import { readWithText } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { findPdfFacts } from './pdf/queries.ts';

/** A public work as a guest reads it, whoever asks: with its PDF, where that is all its text. Throws `no_encontrado`. */
export async function readWork(services: Services, id: string, idioma?: string): Promise<Publication> {
  const { work, publication: read } = await readWithText(services, null, id, idioma);
  const places = (await Promise.all([findPlacesOfWork(services.db, id), findAnnouncedOfWork(services.db, id)])).flat();
  // One that is deposited and announced, or announced twice, is one page to go to.
  const tambienEn = places.filter(({ direccion }, at) => places.findIndex((one) => one.direccion === direccion) === at);
  const publication = tambienEn.length > 0 ? { ...read, tambienEn } : read;
  if (publication.documento.content.length > 0) return withSetReferences(publication);
  const pdf = await pdfOfWork(services, work);
  if (!pdf) return publication;
  const facts = await findPdfFacts(services.db, id);
  const textoEnPdf = { bytes: pdf.bytes, paginas: facts?.paginas ?? null, escaneado: facts?.isScanned ?? false };
  return { ...publication, textoEnPdf };
}
