/** Lists of published books as distributors, bookshops and libraries take them: one message of ONIX for Books 3.0. */
import { z } from 'zod';
import { day, id, instant, isPlannable } from './entities/common.ts';
import { fault } from './faults.ts';
import { longest } from './limits.ts';

/** Books that are named one by one, at most. */
export const mostChosenBooks = 200;

/** Where it is: `/catalogo` for all that the site published, `/revistas/{clave}` for what a journal or collection did. */
export const bookListAddress = (page: string, query = ''): string => `${page}/libros.onix${query && `?${query}`}`;

/**
 * What it is narrowed down by: the collection that books say they are of, books named one by one (`obra`, as often as there are), and
 * what readers were told anew of since a day (in UTC) or a moment.
 */
export const bookListQuery = z
  .strictObject({
    coleccion: z.string().trim().min(1).max(longest.title),
    desde: z.union([day, instant], 'fecha').refine(isPlannable, fault('anio')),
    obra: z.array(id).max(mostChosenBooks),
  })
  .partial();
export type BookListQuery = z.output<typeof bookListQuery>;
