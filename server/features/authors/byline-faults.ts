import type { BylineAuthor } from '#server/features/publications/byline-queries.ts';

type Fault = { field: string; message: string };

/** What a byline may not be: each fault by the field of the author it is about. */
export interface BylineFacts {
  autorPrincipalId: string | null;
  /** Accounts that the byline had, or that may be chosen. */
  accounts: ReadonlySet<string>;
  /** Address → account, of the accounts in the byline. */
  accountOf: ReadonlyMap<string, string>;
}

/** The faults of a byline, in its order; none where it may be saved. */
export function bylineFaults(authors: readonly BylineAuthor[], facts: BylineFacts): Fault[] {
  const faults = authors.flatMap(({ id, email }, place): Fault[] => {
    const earlier = authors.slice(0, place);
    if (id !== null) {
      if (earlier.some((author) => author.id === id)) return [at(place, 'id', 'Esta persona ya figura más arriba.')];
      return facts.accounts.has(id) ? [] : [at(place, 'id', 'Esta cuenta ya no existe.')];
    }
    if (!email) return [];
    if (facts.accountOf.has(email)) return [at(place, 'email', 'Quien tiene esta dirección ya figura con su cuenta.')];
    return earlier.some((author) => author.id === null && author.email === email)
      ? [at(place, 'email', 'Esta dirección está repetida.')]
      : [];
  });
  if (authors.some(({ id }) => id !== null && id === facts.autorPrincipalId)) return faults;
  return [...faults, { field: 'autores', message: 'Falta el autor principal: quien envía la obra también la firma.' }];
}

const at = (place: number, name: string, message: string): Fault => ({ field: `autores.${place}.${name}`, message });
