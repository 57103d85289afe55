/** The last touches on what the libraries pack: no date of the build, parts written as we want them, the same bytes each time. */
import { unzipSync } from 'fflate';
import { packArchive } from '#server/documents/docx/archive.ts';
import { language } from './look.ts';

/** The templates' own date: that of their last editorial revision, not of the build. */
const revised = '2026-01-15T09:00:00Z';

/** The archive again, each text part passed through `mend` and dates of properties set to the templates' own. */
export function settle(bytes: Buffer, mend: (xml: string, name: string) => string = (xml) => xml): Buffer {
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => !name.endsWith('/'));
  return packArchive(parts.map(([name, content]) => [name, settled(name, Buffer.from(content), mend)]));
}

function settled(name: string, content: Buffer, mend: (xml: string, name: string) => string): Buffer {
  // A chart carries its data as a workbook of its own.
  if (name.endsWith('.xlsx')) return settle(content);
  if (!/\.(xml|rels)$/.test(name)) return content;
  const xml = content.toString('utf8');
  return Buffer.from(name === 'docProps/core.xml' ? properties(xml) : mend(xml, name));
}

/** The properties of the document: no library lets its language be told. */
const properties = (xml: string): string =>
  xml
    .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, (_, opening: string) => opening + revised)
    .replace('</cp:coreProperties>', `<dc:language>${language}</dc:language></cp:coreProperties>`);
