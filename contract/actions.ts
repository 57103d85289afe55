/** What people do with a work, by name: transitions and other acts. Who may do each, and when, is workflow.ts. */

export const actions = [
  'EDITAR',
  'ELIMINAR',
  'RESTAURAR',
  'ENVIAR_A_REVISION',
  'CREAR_REVISION',
  'DEJAR_REVISION',
  'APROBAR',
  'SOLICITAR_CAMBIOS',
  'RECHAZAR',
  'RECHAZAR_SIN_REVISION',
  'ELEVAR',
  'DEVOLVER_A_REVISION',
  'DEVOLVER_A_AUTORES',
  'REVOCAR_DECISION',
  'RETIRAR_ENVIO',
  'PREPARAR_VERSION',
  'PUBLICAR',
  'PUBLICAR_SIN_APROBACION',
  'RETRACTAR',
  'CORREGIR_FIRMA',
] as const;
export type Action = (typeof actions)[number];

/** Words for transitions that an estado alone never means: they are made only where they are asked for so. */
export const actNames = ['devolver', 'retirar', 'revocar'] as const;
export type ActName = (typeof actNames)[number];
const namedActs: Readonly<Record<ActName, Action>> = {
  devolver: 'DEVOLVER_A_AUTORES',
  retirar: 'RETIRAR_ENVIO',
  revocar: 'REVOCAR_DECISION',
};

/** The word by which an action is asked for; undefined where the estado that it leads to says enough. */
export const nameOf = (action: Action): ActName | undefined => actNames.find((name) => namedActs[name] === action);

/** Which of these actions are meant by `acto`, or, without it, by an estado alone. */
export const meantBy = (acto: ActName | undefined, among: readonly Action[] = actions): readonly Action[] =>
  among.filter((action) => nameOf(action) === acto);
