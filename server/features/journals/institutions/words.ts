/** What of an institution was changed, as the activity record calls it. */
import type { Words } from '#contract/words.ts';

export const names = {
  descripcion: { es: 'presentación', en: 'description' },
  enlace: { es: 'sitio web', en: 'website' },
  nombre: { es: 'nombre', en: 'name' },
  plan: { es: 'plan', en: 'plan' },
  ror: { es: 'ROR', en: 'ROR' },
  zonaHoraria: { es: 'zona horaria', en: 'time zone' },
} as const satisfies Record<string, Words>;
type Field = keyof typeof names;
export const fields = Object.keys(names) as Field[];
export const lists = {
  dominios: { es: 'dominios de correo', en: 'mail domains' },
  revistas: { es: 'revistas', en: 'journals' },
} as const;
