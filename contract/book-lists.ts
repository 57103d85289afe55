/** Lists of published books as distributors, bookshops and libraries take them: one message of ONIX for Books 3.0. Without zod, since pages name them. */

/** Books that are named one by one, at most. */
export const mostChosenBooks = 200;

/** Where it is: `/catalogo` for all that the site published, `/revistas/{clave}` for what a journal or collection did. */
export const bookListAddress = (page: string, query = ''): string => `${page}/libros.onix${query && `?${query}`}`;
