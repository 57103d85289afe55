/** The texts that an editorial office words itself: letters of decisions and mails. Apart from the schemas, as letters are. */
import { letterKinds, letterPlaces, paragraphsOf, placesIn } from './letters.ts';

/** What a mail's words may leave a place for. The buttons with its links are the platform's, below the text. */
interface MailPlaces {
  /** In the subject and in the text. */
  anywhere: readonly string[];
  /** In the text alone: they are long. */
  inText: readonly string[];
  /** Of the text alone, too, and not always there: without one, its paragraph is left out. */
  sometimes: readonly string[];
  /** The text must have them: without them the mail would not say what it is for. */
  required: readonly string[];
}

/** No place names anybody but the reader, and who invites a co-author: whoever a blind mode hides stays hidden. */
export const mailPlaces = {
  INVITACION: {
    anywhere: ['nombre', 'titulo', 'vence', 'revista'],
    inText: [],
    sometimes: ['resumen', 'indicaciones', 'plazo'],
    required: ['titulo', 'vence', 'indicaciones'],
  },
  // To who has no account yet.
  INVITACION_SIN_CUENTA: {
    anywhere: ['nombre', 'titulo', 'vence', 'revista'],
    inText: [],
    sometimes: ['resumen', 'indicaciones', 'plazo'],
    required: ['titulo', 'vence', 'indicaciones'],
  },
  INVITACION_SIN_RESPUESTA: {
    anywhere: ['nombre', 'titulo', 'plazo', 'revista'],
    inText: ['enlace'],
    sometimes: [],
    required: ['titulo', 'plazo'],
  },
  REVISION_POR_ENTREGAR: {
    anywhere: ['nombre', 'titulo', 'plazo', 'revista'],
    inText: ['enlace'],
    sometimes: [],
    required: ['titulo', 'plazo'],
  },
  REVISION_ATRASADA: {
    anywhere: ['nombre', 'titulo', 'plazo', 'revista'],
    inText: ['enlace'],
    sometimes: [],
    required: ['titulo', 'plazo'],
  },
  PLAZO_CAMBIADO: {
    anywhere: ['nombre', 'titulo', 'plazo', 'revista'],
    inText: ['enlace'],
    sometimes: [],
    required: ['titulo', 'plazo'],
  },
  AGRADECIMIENTO: {
    anywhere: ['nombre', 'titulo', 'revista'],
    inText: ['enlace'],
    sometimes: [],
    required: ['titulo'],
  },
  REVISION_RETIRADA: {
    anywhere: ['nombre', 'titulo', 'revista'],
    inText: ['enlace'],
    sometimes: [],
    required: ['titulo'],
  },
  REVISION_REANUDADA: {
    anywhere: ['nombre', 'titulo', 'revista'],
    inText: ['enlace'],
    sometimes: ['plazo'],
    required: ['titulo'],
  },
  PETICION_RETIRADA: {
    anywhere: ['nombre', 'titulo', 'revista'],
    inText: ['motivo', 'enlace'],
    sometimes: [],
    required: ['titulo', 'motivo'],
  },
  CAMBIOS_EN_ESPERA: {
    anywhere: ['nombre', 'titulo', 'tiempo', 'revista'],
    inText: ['enlace'],
    sometimes: [],
    required: ['titulo'],
  },
  DEVOLUCION_EN_ESPERA: {
    anywhere: ['nombre', 'titulo', 'tiempo', 'revista'],
    inText: ['enlace'],
    sometimes: [],
    required: ['titulo'],
  },
  CORRECCION_POR_RESPONDER: {
    anywhere: ['nombre', 'titulo', 'cambios', 'plazo', 'revista'],
    inText: ['enlace'],
    sometimes: [],
    required: ['titulo', 'plazo'],
  },
  PRUEBAS_POR_APROBAR: {
    anywhere: ['nombre', 'titulo', 'plazo', 'revista'],
    inText: ['enlace'],
    sometimes: [],
    required: ['titulo', 'plazo'],
  },
  PRODUCCION_EN_ESPERA: {
    anywhere: ['nombre', 'titulo', 'plazo', 'revista'],
    inText: ['enlace'],
    sometimes: [],
    required: ['titulo', 'plazo'],
  },
  COAUTORIA: {
    anywhere: ['nombre', 'titulo', 'invita', 'revista'],
    inText: ['enlace'],
    sometimes: [],
    required: ['titulo', 'invita'],
  },
  OBRA_EN_ESPERA: { anywhere: ['nombre', 'revista'], inText: ['lista', 'enlace'], sometimes: [], required: ['lista'] },
  OBRAS_EN_ESPERA: { anywhere: ['nombre', 'revista'], inText: ['lista', 'enlace'], sometimes: [], required: ['lista'] },
  DEPOSITO_EN_REPOSITORIO: {
    anywhere: ['nombre', 'titulo', 'repositorio', 'revista'],
    inText: ['enlace'],
    sometimes: ['direccion'],
    required: ['titulo', 'repositorio'],
  },
  DEPOSITO_FALLIDO: {
    anywhere: ['nombre', 'titulo', 'repositorio', 'revista'],
    inText: ['enlace'],
    sometimes: ['respuesta'],
    required: ['titulo', 'repositorio'],
  },
} as const satisfies Record<string, MailPlaces>;
export type MailTemplateKind = keyof typeof mailPlaces;
type PlacesOf<K extends MailTemplateKind> = (typeof mailPlaces)[K];

/** What a mail is filled with; the journal's name and the button's link come by themselves. */
export type TemplateValues<K extends MailTemplateKind> = Record<
  Exclude<PlacesOf<K>['anywhere'][number] | PlacesOf<K>['inText'][number], 'revista' | 'enlace'>,
  string
> &
  Record<PlacesOf<K>['sometimes'][number], string | null>;

/** All of them by who reads them, in the order of the screen. */
export const letterGroups = {
  DECISIONES: letterKinds,
  REVISION: [
    'INVITACION',
    'INVITACION_SIN_CUENTA',
    'INVITACION_SIN_RESPUESTA',
    'REVISION_POR_ENTREGAR',
    'REVISION_ATRASADA',
    'PLAZO_CAMBIADO',
    'AGRADECIMIENTO',
    'REVISION_RETIRADA',
    'REVISION_REANUDADA',
    'PETICION_RETIRADA',
  ],
  AUTORIA: [
    'CAMBIOS_EN_ESPERA',
    'DEVOLUCION_EN_ESPERA',
    'CORRECCION_POR_RESPONDER',
    'PRUEBAS_POR_APROBAR',
    'PRODUCCION_EN_ESPERA',
    'COAUTORIA',
  ],
  EDICION: ['OBRA_EN_ESPERA', 'OBRAS_EN_ESPERA', 'DEPOSITO_EN_REPOSITORIO', 'DEPOSITO_FALLIDO'],
} as const;
export const letterTemplateKinds = [
  ...letterGroups.DECISIONES,
  ...letterGroups.REVISION,
  ...letterGroups.AUTORIA,
  ...letterGroups.EDICION,
] as const;
export type LetterTemplateKind = (typeof letterTemplateKinds)[number];
export type TemplatePlace =
  | (typeof letterPlaces)[number]
  | { [K in MailTemplateKind]: PlacesOf<K>['anywhere' | 'inText' | 'sometimes'][number] }[MailTemplateKind];

const ofProduction: readonly LetterTemplateKind[] = [
  'CORRECCION_POR_RESPONDER',
  'PRUEBAS_POR_APROBAR',
  'PRODUCCION_EN_ESPERA',
];
/** What production asks of authors: listed where it is wanted. */
export const isOfProduction = (clave: LetterTemplateKind): boolean => ofProduction.includes(clave);

export const isMailTemplate = (clave: LetterTemplateKind): clave is MailTemplateKind => clave in mailPlaces;

type Part = 'asunto' | 'cuerpo';

/** The places that each part of a template may leave, those its text must have, and those whose paragraph may be left out. */
export function placesOf(clave: LetterTemplateKind): Record<Part | 'required' | 'sometimes', readonly string[]> {
  if (!isMailTemplate(clave)) return { asunto: letterPlaces, cuerpo: letterPlaces, required: [], sometimes: [] };
  const { anywhere, inText, sometimes, required }: MailPlaces = mailPlaces[clave];
  return { asunto: anywhere, cuerpo: [...anywhere, ...inText, ...sometimes], required, sometimes };
}

/** The names in braces that this part of the template cannot fill, each once. */
export const unknownPlaces = (clave: LetterTemplateKind, part: Part, text: string): string[] =>
  placesIn(text).filter((name) => !placesOf(clave)[part].includes(name));

/** The places that this part of the template must have, in a paragraph that is never left out, and has not. */
export function missingPlaces(clave: LetterTemplateKind, part: Part, text: string): string[] {
  const { required, sometimes } = placesOf(clave);
  const isLeftOutFor = (name: string) => (other: string) => other !== name && sometimes.includes(other);
  const paragraphs = paragraphsOf(text).map(placesIn);
  const isSaid = (name: string) => paragraphs.some((names) => names.includes(name) && !names.some(isLeftOutFor(name)));
  return part === 'asunto' ? [] : required.filter((name) => !isSaid(name));
}
