import type { Publication } from '#contract/entities/publication.ts';

/** Whether readers have the work: it is published, or was, and stands there as retracted. */
export const isOut = ({ fechaPublicacion, estado }: Pick<Publication, 'fechaPublicacion' | 'estado'>): boolean =>
  Boolean(fechaPublicacion) && (estado === 'PUBLICADO' || estado === 'RETIRADO');
