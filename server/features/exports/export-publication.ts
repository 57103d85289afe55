import { createHash } from 'node:crypto';
import type { SentFile } from '#contract/call.ts';
import { canGather } from '#contract/gathered-chapters.ts';
import { fileEndings } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { type PublicFormat, textFormats } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { setReferences } from '#server/documents/citations/set-references.ts';
import { exportedFileName } from '#server/documents/model/exported-file-name.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { longDay } from '#server/documents/model/words.ts';
import { bookJob } from '#server/documents/pdf/issue.ts';
import { withoutControls } from '#server/documents/xml/without-controls.ts';
import { lasting } from '#server/platform/http/origin.ts';
import type { Services } from '#server/platform/services.ts';
import type { Viewer } from '#server/policy/index.ts';
import { publishedJob, publishedPdf } from './published-pdf.ts';
import { readExportedChapters } from './read-exported-chapters.ts';
import { readExportedWork } from './read-exported-work.ts';
import { TypesettingError, typesetLong, typesetPdf } from './typeset.ts';
import { write } from './write-in-child.ts';

const types: Record<PublicFormat, string> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jats: 'application/xml; charset=utf-8',
  html: 'text/html; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  bibtex: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  csl: 'application/vnd.citationstyles.csl+json',
  onix: 'application/xml; charset=utf-8',
};
/** Formats in which the same work gives other bytes each time: a file holds when it was written. */
const varying: readonly PublicFormat[] = ['docx'];

interface Asked {
  /** A submitted version; absent: the text as it stands. */
  version?: number | undefined;
  /** Absent: the work's own. An article in JATS holds all of them. */
  idioma?: string | undefined;
  /** The beginning of this site's addresses, '' where it is not known (`originOf`). */
  site: string;
  /** What of it is written where that is not all; whole unless said. */
  shown?: (work: ExportedWork) => ExportedWork;
}

export type WrittenFile = SentFile & {
  body: Uint8Array;
  /** Weak (RFC 9110 §8.8.1) where the bytes are others each time. */
  etag: string;
};

const tagOf = (content: string | Uint8Array) => `"${createHash('sha256').update(content).digest('base64url')}"`;

const noText = { documento: { type: 'doc' as const, content: [] }, referencias: [] };

/** Throws `obra_embargada` where its text is closed to whom it was read for. */
export function checkOpen({ textoCerrado: day }: Pick<ExportedWork, 'textoCerrado'>): void {
  if (!day) return;
  throw refuse('obra_embargada', { values: { hasta: { es: longDay(day, 'es'), en: longDay(day, 'en') } } });
}

/** A work as a file, as the viewer may see it. Throws `no_encontrado` where they may not read it, and `obra_embargada` where its text is closed to them and is asked for; ONIX is of published books alone. */
export async function exportPublication(
  services: Services,
  viewer: Viewer,
  id: string,
  formato: PublicFormat,
  { version, idioma, site, shown = (work) => work }: Asked,
): Promise<WrittenFile> {
  const work = shown(
    await readExportedWork(services, viewer, id, {
      version,
      idioma: formato === 'jats' ? undefined : idioma,
      site: lasting(site),
    }),
  );
  if (formato === 'onix' && !(work.isPublished && canGather(work.tipo))) throw refuse('no_encontrado');
  const isText = textFormats.some((each) => each === formato);
  if (isText) checkOpen(work);
  // As it is read now: what it said in a version before, or says in another language, has no chapters.
  const chapters =
    work.capitulos && (formato === 'pdf' || formato === 'epub') && !work.traducidaA && work.isPublished
      ? await readExportedChapters(services, viewer, id, lasting(site))
      : [];
  const written =
    chapters.length > 0
      ? await writeBook(services, formato, work, chapters)
      : formato === 'pdf'
        ? await writePdf(withoutControls(work), services)
        : await write(formato, work);
  const body = typeof written === 'string' ? new TextEncoder().encode(written) : written;
  return {
    type: types[formato],
    name: exportedFileName(withoutControls({ ...work, ...noText }), fileEndings[formato]),
    body,
    etag: varying.includes(formato) ? `W/${tagOf(JSON.stringify(work))}` : tagOf(body),
  };
}

/** The PDF of a work with another text, as it would be published with that. Throws `no_encontrado` and `pdf_no_compuesto`. */
export async function exportWithText(
  services: Services,
  viewer: Person,
  id: string,
  {
    documento,
    referencias,
    titulo,
    resumen,
    traducciones,
    site,
  }: Pick<ExportedWork, 'documento' | 'referencias' | 'titulo' | 'resumen' | 'traducciones'> & { site: string },
): Promise<WrittenFile> {
  const work = await readExportedWork(services, viewer, id, { site: lasting(site) });
  const proof = {
    ...work,
    titulo,
    resumen,
    traducciones,
    documento,
    referencias: setReferences(documento, referencias, work.idioma),
  };
  const body = await writePdf(withoutControls(proof), services);
  const name = exportedFileName(withoutControls({ ...work, ...noText }), fileEndings.pdf);
  return { type: types.pdf, name, body, etag: tagOf(body) };
}

/** A book with its chapters as one file. Throws `pdf_no_compuesto`. */
async function writeBook(
  { files }: Pick<Services, 'files'>,
  formato: PublicFormat,
  work: ExportedWork,
  chapters: readonly ExportedWork[],
): Promise<Uint8Array> {
  const [book, parts] = [withoutControls(work), chapters.map(withoutControls)];
  if (formato === 'epub') return (await import('#server/documents/epub/write-work-epub.ts')).writeWorkEpub(book, parts);
  return publishedJob(files, work, await bookJob(book, parts), typesetLong).catch((error: unknown) => {
    throw error instanceof TypesettingError ? refuse('pdf_no_compuesto') : error;
  });
}

/** While it is reviewed, a work is set for its reviewers: numbered lines, and nobody's name. */
const inReview: readonly string[] = ['EN_REVISION', 'PENDIENTE_APROBACION'];

/** The work typeset; as it was published, it is made once and kept. Throws `pdf_no_compuesto` where it cannot be made. */
async function writePdf(work: ExportedWork, services: Pick<Services, 'files'>): Promise<Uint8Array> {
  try {
    return work.isPublished
      ? await publishedPdf(services, work)
      : await typesetPdf(work, { review: inReview.includes(work.estado) });
  } catch (error) {
    if (error instanceof TypesettingError) throw refuse('pdf_no_compuesto');
    throw error;
  }
}
