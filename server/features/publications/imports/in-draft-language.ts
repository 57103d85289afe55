import { inLanguage } from '#server/documents/model/in-language.ts';
import type { ImportedText } from './imported-text.ts';

/** What a file gives, in the language of the draft where it has a text in it: the text that it gave first stands among the others. */
export function inDraftLanguage(text: ImportedText, language: string): ImportedText {
  const { idioma, documento, referencias, textos = [] } = text;
  const own = textos.find((each) => each.idioma === language);
  if (!own || idioma === undefined) return text;
  const shared = own.referencias === null ? null : referencias;
  const first = { idioma, documento, referencias: shared, doi: null };
  const others = textos.filter((each) => each !== own);
  return {
    ...text,
    ...inLanguage({ ...text, idioma }, own),
    textos: [
      { ...first, esOriginal: textos.every(({ esOriginal }) => !esOriginal) },
      ...others.map((each) => ({ ...each, referencias: each.referencias ?? shared })),
    ],
  };
}
