import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { accountStates, role, type UserSort, userSorts } from '#contract/entities/user.ts';
import { useSoughtWords } from '#web/data/use-sought-words.ts';
import { staying } from '#web/routing/stay.ts';

/** The states of accounts, and those of waiting for a role or for a confirmed address, which are asked for beside them. */
export const shownStates = [...accountStates, 'SOLICITUD', 'SIN_CONFIRMAR'] as const;

const filtersSchema = z.object({
  search: z.string().trim().max(200).catch(''),
  rol: role.optional().catch(undefined),
  estado: z.enum(shownStates).optional().catch(undefined),
  sort: z.enum(userSorts).catch('name'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
export type UserFilters = z.infer<typeof filtersSchema>;

/** What the address of the accounts says, `?q=&rol=&estado=&orden=&pagina=`; anything else is read as not said. */
export const readUserFilters = (address: URLSearchParams): UserFilters =>
  filtersSchema.parse({
    search: address.get('q') ?? '',
    rol: address.get('rol') ?? undefined,
    estado: address.get('estado') ?? undefined,
    sort: address.get('orden'),
    page: address.get('pagina') ?? 1,
  });

/** An address that `readUserFilters` reads back; what is usual is left out. */
export const writeUserFilters = ({ search, rol, estado, sort, page }: UserFilters): Record<string, string> => ({
  ...(search && { q: search }),
  ...(rol && { rol }),
  ...(estado && { estado }),
  ...(sort !== 'name' && { orden: sort }),
  ...(page > 1 && { pagina: String(page) }),
});

/** What the calls take of it, of the list and of its file. */
export const asQuery = ({ search, rol, estado }: UserFilters) => ({
  ...(search && { search }),
  rol,
  ...(estado === 'SOLICITUD'
    ? { conSolicitud: 'true' as const }
    : estado === 'SIN_CONFIRMAR'
      ? { sinConfirmar: 'true' as const }
      : { estado }),
});

/** The filters as the address has them, the words that are typed, and what changes them: others begin at the first page. */
export function useUserFilters() {
  const [address, setAddress] = useSearchParams();
  const filters = readUserFilters(address);
  const change = (changes: Partial<UserFilters>) =>
    setAddress((before) => writeUserFilters({ ...readUserFilters(before), page: 1, ...changes }), staying);
  const words = useSoughtWords(filters.search, (search) => change({ search }), 200);
  const clear = () => {
    words.say('');
    setAddress({}, staying);
  };
  return { filters, change, clear, words };
}

const ways = {
  persona: ['name', 'name-desc'],
  acceso: ['access', 'access-desc'],
  alta: ['newest', 'oldest'],
} as const satisfies Record<string, readonly [UserSort, UserSort]>;

/** How a column's heading stands in an order, and what it changes it to: its own first, then the other way. */
export function sortOf(column: keyof typeof ways, sort: UserSort, onSort: (sort: UserSort) => void) {
  const [first, other] = ways[column];
  const [ahead, back] =
    column === 'persona' ? (['ascending', 'descending'] as const) : (['descending', 'ascending'] as const);
  const direction = sort === first ? ahead : sort === other ? back : null;
  return { direction, onSort: () => onSort(sort === first ? other : first) };
}
