/** What a list of books as ONIX (contract/book-lists.ts) may be asked for. */
import { z } from 'zod';
import { mostChosenBooks } from '../book-lists.ts';
import { longest } from '../limits.ts';
import { id, plannedDay, plannedInstant } from './common.ts';

/**
 * What it is narrowed down by: the collection that books say they are of, books named one by one (`obra`, as often as there are), and
 * what readers were told anew of since a day (in UTC) or a moment.
 */
export const bookListQuery = z
  .strictObject({
    coleccion: z.string().trim().min(1).max(longest.title),
    desde: z.union([plannedDay, plannedInstant], 'fecha'),
    obra: z.array(id).max(mostChosenBooks),
  })
  .partial();
export type BookListQuery = z.output<typeof bookListQuery>;
