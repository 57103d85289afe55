/** The draft that was just made, told to the screen that follows (spec 000 §2.9: the dashboard), so that it offers to go on. */
import type { Publication } from '#contract/entities/publication.ts';

interface BegunDraft {
  id: string;
  titulo: string;
}

/** What a history entry carries of it. */
export const begunDraft = ({ id, titulo }: Pick<Publication, 'id' | 'titulo'>): { borrador: BegunDraft } => ({
  borrador: { id, titulo },
});

/** The same read off a history entry; undefined where it carries none. */
export function readBegunDraft(state: unknown): BegunDraft | undefined {
  if (typeof state !== 'object' || state === null || !('borrador' in state)) return undefined;
  const { borrador } = state;
  if (typeof borrador !== 'object' || borrador === null || !('id' in borrador) || !('titulo' in borrador))
    return undefined;
  const { id, titulo } = borrador;
  return typeof id === 'string' && typeof titulo === 'string' ? { id, titulo } : undefined;
}
