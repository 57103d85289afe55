/** Whose a work is. Beside the workflow, which asks it, for pages that need no more of that. */

/** Whose the work is: who sends it, and says who signs it. */
export const isMainAuthor = (work: { autorPrincipalId: string | null }, person: { id: string } | null) =>
  person !== null && work.autorPrincipalId === person.id;
/** Whether the person wrote the work, as main author or co-author. */
export const isAuthor = (work: { authorIds: readonly string[] }, person: { id: string } | null) =>
  person !== null && work.authorIds.includes(person.id);
