import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { mailEstados } from '#contract/vocabulary.ts';

/** What the address of the outbox may say; anything else is read as not said. */
const filtersSchema = z.object({
  search: z.string().max(200).catch(''),
  estado: z.enum(mailEstados).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
export type MailFilterValues = z.infer<typeof filtersSchema>;

/** The filters as the address has them, `?q=&estado=&pagina=`, and what changes it. */
export function useMailFilters() {
  const [address, setAddress] = useSearchParams();
  const filters = filtersSchema.parse({
    search: address.get('q'),
    estado: address.get('estado'),
    page: address.get('pagina') ?? 1,
  });
  const change = ({ search, estado, page }: MailFilterValues) =>
    setAddress(
      { ...(search && { q: search }), ...(estado && { estado }), ...(page > 1 && { pagina: String(page) }) },
      { replace: true },
    );
  return { filters, change };
}
