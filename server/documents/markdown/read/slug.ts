const maxLength = 70;

/** A readable anchor for a text: 'Área de estudio' → 'area-de-estudio', '2. Métodos' → 'seccion-2-metodos'. */
export function slug(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const name = /^[a-z]/.test(words) ? words : `seccion-${words || 'sin-titulo'}`;
  return name.slice(0, maxLength).replace(/-$/, '');
}
