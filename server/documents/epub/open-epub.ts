/** The files of an EPUB as they are gathered, and the archive that they become. */
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ExportedPicture, ExportedWork } from '#server/documents/model/exported-work.ts';
import { loadPictures } from '#server/documents/model/load-pictures.ts';
import { type EpubSubject, type Item, packageOf } from './package.ts';
import { style } from './style.ts';
import { epubWordsIn } from './words.ts';
import { type Places, pageOf } from './xhtml.ts';

const folder = 'EPUB';
const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="${folder}/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;
const endings: Record<string, string> = { 'image/svg+xml': 'svg', 'image/jpeg': 'jpg', 'image/webp': 'webp' };
const endingOf = ({ type }: ExportedPicture) => endings[type] ?? 'png';

export interface Epub {
  /** A page that is read in its turn; `body` is XHTML. `nav`: it is the navigation document. */
  addPage: (page: { id: string; href: string; titulo: string; idioma: string; body: string; nav?: true }) => void;
  addCover: (picture: ExportedPicture, alt: string, titulo: string, idioma: string) => void;
  /** The pictures of a work's text; gives where each lies. `part` tells those of several works apart. */
  addPictures: (work: ExportedWork, part: number) => Promise<Places>;
  /** The archive. The same files give the same bytes. */
  close: (subject: EpubSubject) => Uint8Array;
}

export function openEpub(): Epub {
  const files: Record<string, string | Uint8Array> = {};
  const items: Item[] = [];
  let [hasPictures, hasFormulas] = [false, false];
  const add = (item: Item, content: string | Uint8Array) => {
    items.push(item);
    files[item.href] = content;
  };
  add({ id: 'style', href: 'style.css', type: 'text/css' }, style);
  const addPage: Epub['addPage'] = ({ id, href, titulo, idioma, body, nav }) => {
    const isMath = body.includes('<math');
    hasFormulas ||= isMath;
    const properties = [nav && 'nav', isMath && 'mathml'].filter(Boolean).join(' ') || undefined;
    add({ id, href, type: 'application/xhtml+xml', isPage: true, properties }, pageOf(titulo, idioma, body));
  };
  return {
    addPage,
    addCover: (picture, alt, titulo, idioma) => {
      const href = `portada.${endingOf(picture)}`;
      add({ id: 'cover-image', href, type: picture.type, properties: 'cover-image' }, picture.bytes);
      hasPictures = true;
      const body = `<section epub:type="cover"><img role="doc-cover" src="${href}" alt="${alt}"/></section>`;
      addPage({ id: 'cover', href: 'portada.xhtml', titulo, idioma, body });
    },
    addPictures: async (work, part) => {
      const pictures = await loadPictures({ ...work, revista: { ...work.revista, logo: '' } });
      const places = new Map<string, string>();
      for (const [address, picture] of pictures) {
        const href = `imagenes/${part}-${places.size + 1}.${endingOf(picture)}`;
        places.set(address, href);
        add({ id: `picture-${href.replace(/\W/g, '-')}`, href, type: picture.type }, picture.bytes);
        hasPictures = true;
      }
      return places;
    },
    close: (subject) => {
      const { accessibility } = epubWordsIn(subject.idioma);
      return zipped({
        ...files,
        'package.opf': packageOf(subject, { items, hasPictures, hasFormulas, accessibility }),
      });
    },
  };
}

/** Years that a zip archive can say; the same each time. */
const mtime = new Date(2000, 0, 1, 12);
/** The media type comes first and as it is (EPUB OCF 3.3 §4.3.3); pictures are packed already. */
function zipped(files: Record<string, string | Uint8Array>): Uint8Array {
  const archive: Zippable = {
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(container),
  };
  for (const [href, content] of Object.entries(files))
    archive[`${folder}/${href}`] = typeof content === 'string' ? strToU8(content) : [content, { level: 0 }];
  return zipSync(archive, { mtime });
}
