import { z } from 'zod';
import { defineCalls, MB } from '../call.ts';
import { id, language } from '../entities/common.ts';
import { referenceSchema } from '../entities/manuscript.ts';
import { longest } from '../limits.ts';
import { citationStyles, languages } from '../vocabulary.ts';

export type CitationStyleName = (typeof citationStyles)[number];

/** A stretch of a citation: in italics, or the day on which the work was read. */
const citationPartSchema = z.object({
  texto: z.string(),
  cursiva: z.literal(true).optional(),
  consulta: z.literal(true).optional(),
});
export type CitationPart = z.infer<typeof citationPartSchema>;
const citationSchema = z.object({
  estilo: z.enum(citationStyles),
  /** All of it as plain text. */
  texto: z.string(),
  partes: z.array(citationPartSchema),
});
export type Citation = z.infer<typeof citationSchema>;

/** The words of the citation, 'Disponible en', are of this language. */
const inLanguage = z.object({
  idioma: z.enum(languages).default('es'),
  texto: language
    .optional()
    .describe('El idioma en que se lee, uno de sus `idiomasDelTexto`; si falta, el de la obra.'),
});

export const referenceCalls = defineCalls({
  parseReferences: {
    method: 'POST',
    path: '/references/parse',
    summary: 'Leer referencias escritas en BibTeX, RIS, CSL-JSON o una por línea',
    access: 'person',
    body: z.object({ texto: z.string().max(longest.pastedReferences) }),
    largest: { bytes: 3 * MB },
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
    open: true,
    params: z.object({ id, estilo: z.enum(citationStyles) }),
    query: inLanguage,
    answer: citationSchema,
    perMinute: 120,
  },
  citations: {
    method: 'GET',
    path: '/publications/{id}/citations',
    summary: 'Cómo se cita una publicación, en todos los estilos',
    access: 'anyone',
    open: true,
    params: z.object({ id }),
    query: inLanguage,
    answer: z.object({ citas: z.array(citationSchema) }),
    perMinute: 120,
  },
});
