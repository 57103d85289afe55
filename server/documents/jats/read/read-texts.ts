/** The whole text of an article in each of its languages. */
import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { mostTranslatedTexts, type TranslatedText } from '#contract/entities/publication.ts';
import { remark } from '#contract/remarks.ts';
import { at, attribute, descendants, elements, type XmlElement } from '#server/documents/xml/xml.ts';
import { Anchors } from './anchors.ts';
import { hasBody, type Version, type Versions } from './choose-text.ts';
import type { Pictures } from './pictures.ts';
import { readDocument } from './read-document.ts';
import { readReferences } from './read-references.ts';
import { metaOf } from './read-summaries.ts';
import { plainText } from './text.ts';
import { Warnings } from './warnings.ts';

export interface Texts {
  own: { documento: Manuscript; referencias: Reference[] };
  /** The original first, where it is not the one chosen. */
  translated: TranslatedText[];
}

/** Reads the chosen text, then the others; of these only what the chosen one does not warn of. */
export function readTexts(versions: Versions, pictures: Pictures, warnings: Warnings): Texts {
  const { original, translations, chosen } = versions;
  const taken = new Set<string>();
  const lists = new Map<XmlElement | undefined, ReturnType<typeof readReferences>>();
  const read = ({ text, language }: Version, own: Warnings) => {
    const anchors = new Anchors(taken);
    const back = listingBack(text, original.text);
    const references = lists.get(back) ?? readReferences(back, anchors, own);
    lists.set(back, references);
    const shared = { language, anchors, references, pictures, warnings: own };
    return { documento: readDocument(text, shared), referencias: [...references.values()], back };
  };
  const own = read(chosen, warnings);
  const ofOthers = new Warnings();
  const translated = kept([original, ...translations], chosen, warnings).map((version): TranslatedText => {
    const { documento, referencias, back } = read(version, ofOthers);
    return {
      idioma: version.language,
      esOriginal: version === original,
      doi: version === original ? null : doiOf(version.text),
      documento,
      referencias: back === own.back ? null : referencias,
    };
  });
  warnings.addUnsaid(ofOthers);
  return { own, translated };
}

/** A translation need not repeat the references of the article. */
function listingBack(text: XmlElement, article: XmlElement): XmlElement | undefined {
  const own = at(text, 'back');
  return descendants(own, 'ref').length > 0 ? own : at(article, 'back');
}

/** Those with a text, one a language; what is left out is said, with how much it is. */
function kept(all: readonly Version[], chosen: Version, warnings: Warnings): Version[] {
  const languages = new Set([chosen.language]);
  return all.filter((version) => {
    const { text, language } = version;
    if (version === chosen) return false;
    if (hasBody(text) && !languages.has(language) && languages.size <= mostTranslatedTexts) {
      languages.add(language);
      return true;
    }
    const words = ['body', 'back'].flatMap((part) => plainText(at(text, part)).split(' ').filter(Boolean)).length;
    if (words > 0) warnings.add(remark('textLeft', { language, words }));
    return false;
  });
}

/** Of a translation that is registered beside the work. */
export function doiOf(text: XmlElement): string | null {
  const said = elements(metaOf(text), 'article-id').find((id) => attribute(id, 'pub-id-type') === 'doi');
  const doi = plainText(said).trim();
  return /^10\.\d{4,9}\/\S{1,190}$/.test(doi) ? doi : null;
}
