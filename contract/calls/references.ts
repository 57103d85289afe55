import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import { referenceSchema } from '../entities/manuscript.ts';

/** The styles in which a work can be cited. */
export const citationStyles = ['apa', 'ieee', 'vancouver', 'chicago', 'mla', 'iso690'] as const;
export type CitationStyleName = (typeof citationStyles)[number];

export const referenceCalls = defineCalls({
  parseReferences: {
    method: 'POST',
    path: '/references/parse',
    summary: 'Leer referencias escritas en BibTeX, RIS, CSL-JSON o una por línea',
    access: 'person',
    body: z.object({ texto: z.string().max(1_000_000) }),
    answer: z.object({
      /** Their ids are unique among themselves. */
      referencias: z.array(referenceSchema),
      /** Entries that could not be read, by the line of `texto` on which each begins (the first is 1). */
      errores: z.array(z.object({ linea: z.number().int(), mensaje: z.string() })),
    }),
    perMinute: 60,
  },
  citePublication: {
    method: 'GET',
    path: '/publications/{id}/citation/{estilo}',
    summary: 'Cómo se cita una publicación, en uno de los estilos usuales',
    access: 'anyone',
    params: z.object({ id, estilo: z.enum(citationStyles) }),
    answer: z.object({ estilo: z.enum(citationStyles), texto: z.string() }),
    perMinute: 120,
  },
});
