import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { shownReviewEstados } from '#contract/entities/review.ts';
import { longest } from '#contract/limits.ts';
import { staying } from '#web/routing/stay.ts';

/** What the address of the reviews may say, `?q=&estado=&pagina=`; anything else is read as not said. */
const filtersSchema = z.object({
  search: z.string().trim().max(longest.personSearch).catch(''),
  estado: z.enum(shownReviewEstados).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
export type ReviewFilterValues = z.infer<typeof filtersSchema>;

/** The filters as the address has them, and what changes them: others begin at the first page. */
export function useReviewFilters() {
  const [address, setAddress] = useSearchParams();
  const filters = filtersSchema.parse({
    search: address.get('q') ?? '',
    estado: address.get('estado') ?? undefined,
    page: address.get('pagina') ?? 1,
  });
  const change = (changes: Partial<ReviewFilterValues>) => {
    const { search, estado, page } = { ...filters, page: 1, ...changes };
    setAddress(
      { ...(search && { q: search }), ...(estado && { estado }), ...(page > 1 && { pagina: String(page) }) },
      staying,
    );
  };
  return { filters, change };
}
