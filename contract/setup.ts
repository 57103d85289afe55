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
  'sitio',
  'acceso',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What an administrator may say of a step; PENDIENTE takes back what was said. */
export const setupStates = ['PENDIENTE', 'HECHO', 'OMITIDO'] as const;
export type SetupState = (typeof setupStates)[number];

/** The address of one step of the first hour; 'siguiente': of what is left first; 'listo': of its end. */
export const stepAddress = (step: SetupStep | 'siguiente' | 'listo'): string => `/admin/puesta-en-marcha/${step}`;

/** Where whoever sets a platform up goes on, whichever step that is. */
export const nextStep = stepAddress('siguiente');

/** The step of an address's last word, where it is one. */
export const stepNamed = (word: string | undefined): SetupStep | undefined => setupSteps.find((step) => step === word);
