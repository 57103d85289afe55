/** What an article is given where its file has a picture alone, or a section without title: in the article's language. */
import type { Words } from '#contract/words.ts';

/** Instead of a language that a text does not declare, inside a sentence. */
export const noLanguage: Words = { es: 'sin idioma', en: 'no language' };

/** Instead of the label of a figure that has none, inside a sentence. */
export const unnamedFigure: Words = { es: 'una figura', en: 'a figure' };

const es = {
  picture: 'imagen',
  formula: 'fórmula',
  missingFormula: 'fórmula no disponible',
  notes: 'Notas',
  untitled: { ack: 'Agradecimientos', app: 'Apéndice', glossary: 'Glosario', notes: 'Notas de los autores' },
};
export type JatsWords = typeof es;

const others: Record<string, JatsWords> = {
  en: {
    picture: 'picture',
    formula: 'formula',
    missingFormula: 'formula not available',
    notes: 'Notes',
    untitled: { ack: 'Acknowledgements', app: 'Appendix', glossary: 'Glossary', notes: 'Authors’ notes' },
  },
  pt: {
    picture: 'imagem',
    formula: 'fórmula',
    missingFormula: 'fórmula não disponível',
    notes: 'Notas',
    untitled: { ack: 'Agradecimentos', app: 'Apêndice', glossary: 'Glossário', notes: 'Notas dos autores' },
  },
};

/** By the primary language tag, `es`; Spanish where it is not known. */
export const jatsWordsIn = (language: string): JatsWords => others[language] ?? es;
