import type { PublicFormat } from '#contract/vocabulary.ts';
import { writeBibtex } from '#server/documents/citations/write-bibtex.ts';
import { writeCslJson } from '#server/documents/citations/write-csl-json.ts';
import { writeRis } from '#server/documents/citations/write-ris.ts';
import { writeHtml } from '#server/documents/html/write-html.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { withoutControls } from '#server/documents/xml/without-controls.ts';

/** All but PDF, which is typeset in a child process (typeset.ts). */
export type WrittenFormat = Exclude<PublicFormat, 'pdf'>;

const docx = () => import('#server/documents/docx/write/write-docx.ts');
const epub = () => import('#server/documents/epub/write-work-epub.ts');
const jats = () => import('#server/documents/jats/write/write-jats.ts');
const markdown = () => import('#server/documents/markdown/write/write-markdown.ts');
const onix = () => import('#server/documents/onix/write-onix.ts');

/** What makes a file of a work; of which the larger libraries are loaded as the first one asks, and no server waits for them. */
export const writers: Record<WrittenFormat, (work: ExportedWork) => Promise<string | Uint8Array>> = {
  docx: async (work) => (await docx()).writeDocx(withoutControls(work)),
  epub: async (work) => (await epub()).writeWorkEpub(withoutControls(work)),
  jats: async (work) => (await jats()).writeJats(withoutControls(work)),
  html: (work) => writeHtml(withoutControls(work)),
  markdown: async (work) => (await markdown()).writeMarkdown(withoutControls(work)),
  bibtex: async (work) => writeBibtex(withoutControls(work)),
  ris: async (work) => writeRis(withoutControls(work)),
  csl: async (work) => writeCslJson(withoutControls(work)),
  onix: async (work) => (await onix()).writeOnix(withoutControls(work)),
};
