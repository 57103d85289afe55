import type { SentFile } from '#contract/call.ts';
import type { ExportFormat } from '#contract/vocabulary.ts';
import type { Viewer } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { writeDocx } from './docx/write-docx.ts';
import type { ExportedWork } from './exported-work.ts';
import { fileName } from './file-name.ts';
import { writeHtml } from './html/write-html.ts';
import { writeJats } from './jats/write-jats.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import { readExportedWork } from './read-exported-work.ts';
import { withoutControls } from './without-controls.ts';
import { writePdf } from './write-pdf.ts';

interface Format {
  type: string;
  extension: string;
  write: (work: ExportedWork, services: Services) => Promise<string | Uint8Array>;
}

const formats: Record<ExportFormat, Format> = {
  pdf: { type: 'application/pdf', extension: 'pdf', write: writePdf },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    write: writeDocx,
  },
  jats: { type: 'application/xml; charset=utf-8', extension: 'xml', write: async (work) => writeJats(work) },
  html: { type: 'text/html; charset=utf-8', extension: 'html', write: writeHtml },
  markdown: { type: 'text/markdown; charset=utf-8', extension: 'md', write: async (work) => writeMarkdown(work) },
};

/**
 * A work as a file, as the viewer may see it: the text as it stands, or a submitted version. Throws `no_encontrado`
 * where they may not read it.
 */
export async function exportPublication(
  services: Services,
  viewer: Viewer,
  id: string,
  formato: ExportFormat,
  version?: number,
): Promise<SentFile> {
  const work = withoutControls(await readExportedWork(services, viewer, id, version));
  const { type, extension, write } = formats[formato];
  const written = await write(work, services);
  const body = typeof written === 'string' ? new TextEncoder().encode(written) : written;
  return { type, name: fileName(work, extension), body };
}
