import { useState } from 'react';
import { type ListedUser, mostRolesAtOnce } from '#contract/entities/user.ts';

/** Accounts chosen to be changed together; they stay so on other pages and under other filters. */
export function useChosenAccounts() {
  const [byId, setById] = useState<ReadonlyMap<string, ListedUser>>(new Map());
  const isFull = byId.size >= mostRolesAtOnce;
  return {
    users: [...byId.values()],
    has: ({ id }: ListedUser) => byId.has(id),
    isFull,
    toggle: (user: ListedUser) =>
      setById((before) => {
        const after = new Map(before);
        if (!after.delete(user.id) && !isFull) after.set(user.id, user);
        return after;
      }),
    clear: () => setById(new Map()),
  };
}
export type ChosenAccounts = ReturnType<typeof useChosenAccounts>;
