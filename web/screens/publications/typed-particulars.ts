/** The particulars of a book, a thesis or a report as they are typed into the form of a draft, as they are checked, and as much of them as changed. */
import { z } from 'zod';
import { type ParticularChanges, particularChangesSchema } from '#contract/entities/particulars.ts';
import type { Publication } from '#contract/entities/publication.ts';
import {
  bookFormats,
  type NamedPerson,
  type ParticularField,
  particularFields,
  particularsOf,
} from '#contract/particulars.ts';
import { sameJson } from '#contract/same-json.ts';
import type { Tipo } from '#contract/vocabulary.ts';

/** Of which each line of the field is a person. */
const peopleFields = ['editores', 'directores', 'tribunal'] as const;
type PeopleField = (typeof peopleFields)[number];
export const isPeopleField = (field: ParticularField): field is PeopleField =>
  peopleFields.some((each) => each === field);
/** What is typed as it is. */
export type LineField = Exclude<ParticularField, 'isbn' | PeopleField>;

const text = z.string();
export const typedParticulars = z.object({
  isbn: z.object({ TAPA_BLANDA: text, TAPA_DURA: text, PDF: text, EPUB: text }),
  depositoLegal: text,
  edicion: text,
  coleccion: text,
  numeroColeccion: text,
  lugar: text,
  editores: text,
  grado: text,
  programa: text,
  institucion: text,
  directores: text,
  tribunal: text,
  fechaDefensa: text,
  serie: text,
  numeroInforme: text,
  comitente: text,
});
export type TypedParticulars = z.infer<typeof typedParticulars>;
type Work = Pick<Publication, 'tipo' | 'ficha'>;

/** A person a line, 'nombre; apellidos; cargo'. */
const lines = (people: readonly NamedPerson[] = []): string =>
  people
    .map(({ nombres, apellidos, cargo = '' }) => [nombres, apellidos, cargo].join('; ').replace(/[; ]+$/, ''))
    .join('\n');
const peopleIn = (typed: string) =>
  typed.split('\n').flatMap((line) => {
    const [nombres = '', apellidos = '', cargo = ''] = line.split(';').map((part) => part.trim());
    return line.trim() === '' ? [] : [{ nombres, apellidos, ...(cargo && { cargo }) }];
  });

/** What their fields begin with. */
export function particularsTyped({ ficha = {} }: Pick<Publication, 'ficha'>): TypedParticulars {
  const { isbn = {}, editores, directores, tribunal, ...said } = ficha;
  const blank = Object.fromEntries(Object.keys(typedParticulars.shape).map((field) => [field, '']));
  return typedParticulars.parse({
    ...blank,
    ...said,
    isbn: Object.fromEntries(bookFormats.map((format) => [format, isbn[format] ?? ''])),
    editores: lines(editores),
    directores: lines(directores),
    tribunal: lines(tribunal),
  });
}

/** Those of the type as they are sent: what is empty is null. */
function sent(tipo: Tipo, typed: TypedParticulars): Record<string, unknown> {
  const one = (field: ParticularField) => {
    if (field === 'isbn')
      return Object.fromEntries(Object.entries(typed.isbn).filter(([, value]) => value.trim() !== ''));
    return isPeopleField(field) ? peopleIn(typed[field]) : typed[field].trim();
  };
  return Object.fromEntries(particularFields[tipo].map((field) => [field, one(field)]));
}

/** Holds those of the type that is chosen to what the server takes; what was typed for another type stays, unchecked. */
export function checkParticulars(
  { tipo, ficha }: { tipo: Tipo; ficha: TypedParticulars },
  context: z.core.$RefinementCtx,
): void {
  const read = particularChangesSchema.safeParse(sent(tipo, ficha));
  for (const issue of read.error?.issues ?? []) {
    const [field = '', part] = issue.path;
    const isOfList = field !== 'isbn';
    context.issues.push({
      ...issue,
      input: undefined,
      path: ['ficha', field, ...(isOfList || part === undefined ? [] : [part])],
    } as z.core.$ZodRawIssue);
  }
}

/** What to send of them: those that differ from the work as it was opened. */
export function particularsChanged(work: Work, tipo: Tipo, typed: TypedParticulars): { ficha?: ParticularChanges } {
  const said = particularChangesSchema.parse(sent(tipo, typed));
  const before: Partial<Record<string, unknown>> = particularsOf(work);
  const changed = Object.fromEntries(
    Object.entries(said).filter(([field, value]) => !sameJson(value ?? null, before[field] ?? null)),
  );
  return Object.keys(changed).length > 0 ? { ficha: changed } : {};
}
