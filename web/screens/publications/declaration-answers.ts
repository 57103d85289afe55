/** What the answers of declarations are called where they are chosen. */
import type { DeclarationKind, declarationAnswers } from '#contract/declarations.ts';
import type { MessageKey } from '#web/messages/i18n.ts';

export const answerKeys: { [K in DeclarationKind]: Record<(typeof declarationAnswers)[K][number], MessageKey> } = {
  originalidad: {
    ORIGINAL: 'declarations.originalidad.ORIGINAL',
    CON_ANTECEDENTES: 'declarations.originalidad.CON_ANTECEDENTES',
  },
  financiacion: {
    SIN_FINANCIACION: 'declarations.financiacion.SIN_FINANCIACION',
    CON_FINANCIACION: 'declarations.financiacion.CON_FINANCIACION',
  },
  conflictos: {
    NINGUNO: 'declarations.conflictos.NINGUNO',
    HAY: 'declarations.conflictos.HAY',
  },
  etica: {
    NO_PROCEDE: 'declarations.etica.NO_PROCEDE',
    APROBADA: 'declarations.etica.APROBADA',
    EXENTA: 'declarations.etica.EXENTA',
  },
  datos: {
    REPOSITORIO: 'declarations.datos.REPOSITORIO',
    EN_LA_OBRA: 'declarations.datos.EN_LA_OBRA',
    A_PETICION: 'declarations.datos.A_PETICION',
    NO_SE_COMPARTE: 'declarations.datos.NO_SE_COMPARTE',
    SIN_DATOS: 'declarations.datos.SIN_DATOS',
  },
  codigo: {
    REPOSITORIO: 'declarations.codigo.REPOSITORIO',
    EN_LA_OBRA: 'declarations.codigo.EN_LA_OBRA',
    A_PETICION: 'declarations.codigo.A_PETICION',
    NO_SE_COMPARTE: 'declarations.codigo.NO_SE_COMPARTE',
    SIN_CODIGO: 'declarations.codigo.SIN_CODIGO',
  },
  ia: {
    NO_USADA: 'declarations.ia.NO_USADA',
    USADA: 'declarations.ia.USADA',
  },
  preimpresion: {
    SIN_PREIMPRESION: 'declarations.preimpresion.SIN_PREIMPRESION',
    CON_PREIMPRESION: 'declarations.preimpresion.CON_PREIMPRESION',
  },
};
