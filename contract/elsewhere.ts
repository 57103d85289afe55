/** A manuscript that goes to another journal or platform, as a package (MECA) that its author takes along. */
import type { Estado } from './vocabulary.ts';

/** While nobody reviews it here: one that was never published, as a draft, or rejected or withdrawn. It is never with two journals at once. */
export const goesElsewhere = ({ estado, wasPublished }: { estado: Estado; wasPublished: boolean }): boolean =>
  !wasPublished && (estado === 'BORRADOR' || estado === 'RETIRADO');
