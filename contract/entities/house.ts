/** What pages show of the journal that they are of, where that is not the platform's principal one. */
import { z } from 'zod';
import { id } from './common.ts';

export const houseSchema = z.object({
  id,
  /** '' where readers do not know of the journal: it has no page. */
  clave: z.string(),
  nombre: z.string(),
  institucion: z.string(),
  contacto: z.string(),
  telefono: z.string(),
  direccion: z.string(),
  issn: z.string(),
  issnImpreso: z.string(),
  logo: z.string(),
  imagenPortada: z.string(),
  color: z.string(),
});
export type House = z.infer<typeof houseSchema>;
