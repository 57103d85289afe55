import { type SetupStep, setupSteps } from '#contract/setup.ts';

/** The address of one step of the first hour; 'siguiente': of what is left first; 'listo': of its end. */
export const stepAddress = (step: SetupStep | 'siguiente' | 'listo'): string => `/admin/puesta-en-marcha/${step}`;

/** Where whoever sets a platform up goes on, whichever step that is. */
export const nextStep = stepAddress('siguiente');

/** The step of an address's last word, where it is one. */
export const stepNamed = (word: string | undefined): SetupStep | undefined => setupSteps.find((step) => step === word);
