import { folded } from '#contract/text.ts';

const maxLength = 70;

/** A readable anchor for a text: 'Área de estudio' → 'area-de-estudio', '2. Métodos' → 'seccion-2-metodos'. */
export function slug(text: string): string {
  const words = folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const name = /^[a-z]/.test(words) ? words : `seccion-${words || 'sin-titulo'}`;
  return name.slice(0, maxLength).replace(/-$/, '');
}
