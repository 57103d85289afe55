/** The steps of a platform's first hour. Without zod, since pages name them. */

/** In the order in which whoever sets a platform up is led through them. */
export const setupSteps = [
  'nombre',
  'revista',
  'textos',
  'publicacion',
  'consejo',
  'revision',
  'cartas',
  'correo',
  'convocatoria',
  'acceso',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What an administrator may say of a step; PENDIENTE takes back what was said. */
export const setupStates = ['PENDIENTE', 'HECHO', 'OMITIDO'] as const;
export type SetupState = (typeof setupStates)[number];
