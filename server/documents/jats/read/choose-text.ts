import { remark } from '#contract/remarks.ts';
import type { Words } from '#contract/words.ts';
import { at, attribute, descendants, elements, isElement, type XmlElement } from '#server/documents/xml/xml.ts';
import { findLanguage } from './find-language.ts';
import { plainText } from './text.ts';
import type { Warnings } from './warnings.ts';
import { noLanguage } from './words.ts';

export interface Version {
  /** `article`, or the `sub-article` that translates it. */
  text: XmlElement;
  language: string;
}
export interface Versions {
  original: Version;
  translations: Version[];
  /** The one to show: in Spanish where there is a full text in Spanish, otherwise the original; the first with a text where that has none. */
  chosen: Version;
}

/** The article in each of its languages. Replies, reviews and letters inside the file are other works: only named. */
export function findVersions(article: XmlElement, hasDtd: boolean, warnings: Warnings): Versions {
  const original = { text: article, language: languageOf(article) ?? undeclaredLanguage(article, hasDtd, warnings) };
  const translations = elements(article, 'sub-article', 'response').flatMap((part): Version[] => {
    if (!isTranslation(part)) return [];
    const language = languageOf(part) ?? findLanguage(plainText(...elements(part, 'body')));
    if (!language) warnings.add(remark('otherWork', { kind: 'translation', language: noLanguage }));
    return language ? [{ text: part, language }] : [];
  });
  const whole = [original, ...translations].filter(({ text }) => hasBody(text));
  nameOtherWorks(article, warnings);
  return { original, translations, chosen: whole.find(({ language }) => language === 'es') ?? whole[0] ?? original };
}

/** What `xml:lang` of an article is where it is left out: the default of the DTDs of NLM and JATS, in all their versions. */
const dtdLanguage = 'en';

function undeclaredLanguage(article: XmlElement, hasDtd: boolean, warnings: Warnings): string {
  const parts = [elements(article, 'body'), [at(article, 'front', 'article-meta')]];
  const found = hasDtd ? dtdLanguage : parts.map((part) => findLanguage(plainText(...part))).find(Boolean);
  if (hasDtd) warnings.add(remark('languageByDtd'));
  else warnings.add(found ? remark('languageFound', { language: languageNamed(found) }) : remark('languageUnsaid'));
  return found ?? 'es';
}

const languageNamed = (tag: string): Words => {
  const named = (own: string) => new Intl.DisplayNames([own], { type: 'language' }).of(tag) ?? tag;
  return { es: named('es'), en: named('en') };
};

/** The primary language of an element, `es` for `es-MX`. */
export function languageOf(element: XmlElement | undefined): string | undefined {
  return attribute(element, 'lang')
    ?.toLowerCase()
    .match(/^[a-z]{2,3}(?=$|[-_])/)?.[0];
}

const isTranslation = (part: XmlElement) => attribute(part, 'article-type') === 'translation';

/** Whether it has a text, and not title and abstract alone. */
export const hasBody = (text: XmlElement) =>
  elements(text, 'body').some((body) => body.children.some((node) => isElement(node) || node.trim() !== ''));

function nameOtherWorks(article: XmlElement, warnings: Warnings): void {
  const others = descendants(article, 'sub-article', 'response').filter((part) => !isTranslation(part));
  for (const part of others) {
    const kind = attribute(part, attribute(part, 'article-type') ? 'article-type' : 'response-type') ?? part.name;
    warnings.add(remark('otherWork', { kind, language: languageOf(part) ?? noLanguage }));
  }
}
