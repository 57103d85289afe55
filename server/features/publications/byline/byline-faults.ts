import type { Fault, FaultCode } from '#contract/faults.ts';
import type { BylineAuthor } from '#server/features/publications/byline-queries.ts';

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
  const faults = authors.flatMap(({ id, pedidaAId, email }, place): Fault[] => {
    const earlier = authors.slice(0, place);
    const account = id ?? pedidaAId;
    if (account) {
      if (earlier.some((author) => (author.id ?? author.pedidaAId) === account))
        return [at(place, 'id', 'autor_repetido')];
      return facts.accounts.has(account) ? [] : [at(place, 'id', 'cuenta_inexistente')];
    }
    if (!email) return [];
    if (facts.accountOf.has(email)) return [at(place, 'email', 'autor_con_cuenta')];
    return earlier.some((author) => author.id === null && author.email === email)
      ? [at(place, 'email', 'direccion_repetida')]
      : [];
  });
  if (authors.some(({ id }) => id !== null && id === facts.autorPrincipalId)) return faults;
  return [...faults, { field: 'autores', code: 'autor_principal' }];
}

const at = (place: number, name: string, code: FaultCode): Fault => ({ field: `autores.${place}.${name}`, code });
