import type { Load } from '#contract/entities/load.ts';

/** Something is being done with the load, or waits to be. */
export const isBusy = ({ trabajo }: Pick<Load, 'trabajo'>): boolean =>
  trabajo?.estado === 'PENDIENTE' || trabajo?.estado === 'EN_CURSO';
