import type { ExportFormat } from '#contract/vocabulary.ts';
import { writeBibtex } from '#server/documents/citations/write-bibtex.ts';
import { writeRis } from '#server/documents/citations/write-ris.ts';
import { writeDocx } from '#server/documents/docx/write/write-docx.ts';
import { writeHtml } from '#server/documents/html/write-html.ts';
import { writeJats } from '#server/documents/jats/write/write-jats.ts';
import { writeMarkdown } from '#server/documents/markdown/write/write-markdown.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { withoutControls } from '#server/documents/xml/without-controls.ts';

/** All but PDF, which is typeset in a child process (typeset.ts). */
export type WrittenFormat = Exclude<ExportFormat, 'pdf'>;

/** What makes a file of a work. */
export const writers: Record<WrittenFormat, (work: ExportedWork) => Promise<string | Uint8Array>> = {
  docx: (work) => writeDocx(withoutControls(work)),
  jats: async (work) => writeJats(withoutControls(work)),
  html: (work) => writeHtml(withoutControls(work)),
  markdown: async (work) => writeMarkdown(withoutControls(work)),
  bibtex: async (work) => writeBibtex(withoutControls(work)),
  ris: async (work) => writeRis(withoutControls(work)),
};
