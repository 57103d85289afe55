/** Who wrote a work, and whose a review is. Pure functions of plain facts. */
import { principalJournal } from './journals.ts';

/** Whose the work is: who sends it, and says who signs it. */
export const isMainAuthor = (work: { autorPrincipalId: string | null }, person: { id: string } | null) =>
  person !== null && work.autorPrincipalId === person.id;
/** Whether the person wrote the work, as main author or co-author. */
export const isAuthor = (work: { authorIds: readonly string[] }, person: { id: string } | null) =>
  person !== null && work.authorIds.includes(person.id);
/** Whether the person was asked to sign the work and has not answered: no author of it, and not free to judge it. */
export const isAsked = (work: { askedIds: readonly string[] }, person: { id: string } | null) =>
  person !== null && work.askedIds.includes(person.id);
/** The same facts of a work that was answered: who signs it, and who was asked to. */
export function authorsOf({ autores, coautoresIds = [], revistaId = principalJournal }: AnsweredByline) {
  const authorIds = autores.flatMap(({ id }) => id ?? []);
  return { authorIds, askedIds: coautoresIds.filter((id) => !authorIds.includes(id)), revistaId };
}
interface AnsweredByline {
  revistaId?: string;
  autores: readonly { id: string | null }[];
  coautoresIds?: readonly string[];
}
/** Whether the review is theirs: they wrote it, or are asked to. */
export const isOwnReview = (person: { id: string } | null, { revisorId }: { revisorId: string | null }) =>
  person !== null && revisorId === person.id;
