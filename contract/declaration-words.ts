/** What declarations are called and what they say, on pages and in files: in Spanish where the language is another than these. */
import type { DeclarationKind, declarationAnswers } from './declarations.ts';

export interface DeclarationWords {
  title: string;
  kinds: Record<DeclarationKind, string>;
  /** The sentence of each answer; '' where what was written says it. `{who}`, `{code}`, `{where}` are what it names. */
  said: { [K in DeclarationKind]: Record<(typeof declarationAnswers)[K][number], string> };
  /** Before the number of a grant, and of several. */
  grant: string;
  grants: string;
}

const es: DeclarationWords = {
  title: 'Declaraciones',
  kinds: {
    originalidad: 'Originalidad',
    financiacion: 'Financiación',
    conflictos: 'Conflictos de interés',
    etica: 'Aprobación ética',
    datos: 'Disponibilidad de los datos',
    codigo: 'Disponibilidad del código',
    ia: 'Uso de inteligencia artificial',
    preimpresion: 'Preprint',
  },
  said: {
    originalidad: {
      ORIGINAL: 'La obra es original: no se ha publicado antes ni se evalúa en otro lugar.',
      CON_ANTECEDENTES: 'La obra, o una parte de ella, se dio a conocer antes.',
    },
    financiacion: {
      SIN_FINANCIACION: 'La investigación no recibió financiación específica.',
      CON_FINANCIACION: 'La investigación recibió financiación de {who}.',
    },
    conflictos: { NINGUNO: 'No hay conflictos de interés que declarar.', HAY: '' },
    etica: {
      NO_PROCEDE: 'La investigación no necesita aprobación ética: en ella no participan personas ni animales.',
      APROBADA: 'La investigación fue aprobada por {who} (código {code}).',
      EXENTA: 'La investigación está exenta de aprobación ética.',
    },
    datos: {
      REPOSITORIO: 'Los datos están en {where}.',
      EN_LA_OBRA: 'Los datos están en la obra y en sus materiales suplementarios.',
      A_PETICION: 'Los datos se facilitan a petición, por la autoría de correspondencia.',
      NO_SE_COMPARTE: 'Los datos no se comparten.',
      SIN_DATOS: 'La obra no genera ni analiza datos.',
    },
    codigo: {
      REPOSITORIO: 'El código está en {where}.',
      EN_LA_OBRA: 'El código está en la obra y en sus materiales suplementarios.',
      A_PETICION: 'El código se facilita a petición, por la autoría de correspondencia.',
      NO_SE_COMPARTE: 'El código no se comparte.',
      SIN_CODIGO: 'La obra no usa código propio.',
    },
    ia: {
      NO_USADA: 'No se usó inteligencia artificial generativa para preparar la obra.',
      USADA: 'Se usó inteligencia artificial generativa para preparar la obra.',
    },
    preimpresion: {
      SIN_PREIMPRESION: 'La obra no se ha publicado como preprint.',
      CON_PREIMPRESION: 'La obra se dio a conocer como preprint: {where}.',
    },
  },
  grant: 'ayuda',
  grants: 'ayudas',
};

const en: DeclarationWords = {
  title: 'Declarations',
  kinds: {
    originalidad: 'Originality',
    financiacion: 'Funding',
    conflictos: 'Competing interests',
    etica: 'Ethics approval',
    datos: 'Data availability',
    codigo: 'Code availability',
    ia: 'Use of artificial intelligence',
    preimpresion: 'Preprint',
  },
  said: {
    originalidad: {
      ORIGINAL: 'The work is original: it was not published before and is not under review elsewhere.',
      CON_ANTECEDENTES: 'The work, or a part of it, was made known before.',
    },
    financiacion: {
      SIN_FINANCIACION: 'The research received no specific funding.',
      CON_FINANCIACION: 'The research was funded by {who}.',
    },
    conflictos: { NINGUNO: 'There are no competing interests to declare.', HAY: '' },
    etica: {
      NO_PROCEDE: 'The research needs no ethics approval: neither people nor animals take part in it.',
      APROBADA: 'The research was approved by {who} (code {code}).',
      EXENTA: 'The research is exempt from ethics approval.',
    },
    datos: {
      REPOSITORIO: 'The data are at {where}.',
      EN_LA_OBRA: 'The data are in the work and its supplementary materials.',
      A_PETICION: 'The data are available on request from the corresponding author.',
      NO_SE_COMPARTE: 'The data are not shared.',
      SIN_DATOS: 'The work neither generates nor analyses data.',
    },
    codigo: {
      REPOSITORIO: 'The code is at {where}.',
      EN_LA_OBRA: 'The code is in the work and its supplementary materials.',
      A_PETICION: 'The code is available on request from the corresponding author.',
      NO_SE_COMPARTE: 'The code is not shared.',
      SIN_CODIGO: 'The work uses no code of its own.',
    },
    ia: {
      NO_USADA: 'No generative artificial intelligence was used to prepare the work.',
      USADA: 'Generative artificial intelligence was used to prepare the work.',
    },
    preimpresion: {
      SIN_PREIMPRESION: 'The work was not posted as a preprint.',
      CON_PREIMPRESION: 'The work was posted as a preprint: {where}.',
    },
  },
  grant: 'grant',
  grants: 'grants',
};

const pt: DeclarationWords = {
  title: 'Declarações',
  kinds: {
    originalidad: 'Originalidade',
    financiacion: 'Financiamento',
    conflictos: 'Conflitos de interesse',
    etica: 'Aprovação ética',
    datos: 'Disponibilidade dos dados',
    codigo: 'Disponibilidade do código',
    ia: 'Uso de inteligência artificial',
    preimpresion: 'Preprint',
  },
  said: {
    originalidad: {
      ORIGINAL: 'A obra é original: não foi publicada antes nem é avaliada em outro lugar.',
      CON_ANTECEDENTES: 'A obra, ou uma parte dela, foi divulgada antes.',
    },
    financiacion: {
      SIN_FINANCIACION: 'A pesquisa não recebeu financiamento específico.',
      CON_FINANCIACION: 'A pesquisa recebeu financiamento de {who}.',
    },
    conflictos: { NINGUNO: 'Não há conflitos de interesse a declarar.', HAY: '' },
    etica: {
      NO_PROCEDE: 'A pesquisa não precisa de aprovação ética: nela não participam pessoas nem animais.',
      APROBADA: 'A pesquisa foi aprovada por {who} (código {code}).',
      EXENTA: 'A pesquisa está isenta de aprovação ética.',
    },
    datos: {
      REPOSITORIO: 'Os dados estão em {where}.',
      EN_LA_OBRA: 'Os dados estão na obra e em seus materiais suplementares.',
      A_PETICION: 'Os dados são fornecidos mediante solicitação à autoria de correspondência.',
      NO_SE_COMPARTE: 'Os dados não são compartilhados.',
      SIN_DATOS: 'A obra não gera nem analisa dados.',
    },
    codigo: {
      REPOSITORIO: 'O código está em {where}.',
      EN_LA_OBRA: 'O código está na obra e em seus materiais suplementares.',
      A_PETICION: 'O código é fornecido mediante solicitação à autoria de correspondência.',
      NO_SE_COMPARTE: 'O código não é compartilhado.',
      SIN_CODIGO: 'A obra não usa código próprio.',
    },
    ia: {
      NO_USADA: 'Não se usou inteligência artificial generativa para preparar a obra.',
      USADA: 'Usou-se inteligência artificial generativa para preparar a obra.',
    },
    preimpresion: {
      SIN_PREIMPRESION: 'A obra não foi publicada como preprint.',
      CON_PREIMPRESION: 'A obra foi divulgada como preprint: {where}.',
    },
  },
  grant: 'auxílio',
  grants: 'auxílios',
};

const others: Readonly<Record<string, DeclarationWords>> = { en, pt };

/** Those that have words of their own. */
export const declarationLanguages: readonly string[] = ['es', ...Object.keys(others)];

/** By the primary language tag, `es`. */
export const declarationWords = (language: string): DeclarationWords => others[language] ?? es;
