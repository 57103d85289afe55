import { z } from 'zod';

/** Whatever JSON can say. One for all: the API's document has it once, by its name, for it stands in itself. */
export const anyJson = z.json();
