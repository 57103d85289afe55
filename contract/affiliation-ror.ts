/** Which organisation an affiliation names, as its author chose it. */
import type { Author } from './entities/publication.ts';

type Affiliated = Pick<Author, 'rors'>;

/** The ROR iD of an author's affiliation; undefined: it was written freely. */
export const rorOf = ({ rors }: Affiliated, afiliacion: string): string | undefined =>
  rors?.find((each) => each.afiliacion === afiliacion)?.ror;

/** Of an affiliation that several authors may share: the first of them who chose it says which it is. */
export const sharedRor = (autores: readonly Affiliated[], afiliacion: string): string | undefined =>
  autores.flatMap((author) => rorOf(author, afiliacion) ?? [])[0];
