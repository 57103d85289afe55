/** What this tab remembers of its way to an institution and back; forgotten with a logout, as what guests type into forms. */
import { z } from 'zod';
import { openTabCopy } from './use-tab-copy.ts';

const waySchema = z.object({
  /** The page that the person was going to. */
  from: z.string().optional(),
  /** Whether the session is kept when the tab is closed. */
  remember: z.boolean().default(true),
  /** Who came back without an account, as their institution says, and what connects that with one. */
  proof: z
    .object({
      nombre: z.string(),
      nombres: z.string(),
      apellidos: z.string(),
      afiliacion: z.string(),
      email: z.string(),
      prueba: z.string(),
    })
    .optional(),
});
export type InstitutionWay = z.infer<typeof waySchema>;

const copy = () => openTabCopy('institucion', waySchema);
export const institutionWay = (): InstitutionWay => copy().kept ?? { remember: true };
export const keepInstitutionWay = (way: InstitutionWay): void => copy().keep(way);
export const forgetInstitutionWay = (): void => copy().forget();
