/** A server that keeps what is begun in forms, for tests of what is there when a form opens again. */
import type { StoredDraft } from '#contract/entities/draft.ts';
import type { showForm } from './form.fixture.tsx';

type Answers = NonNullable<Parameters<typeof showForm>[1]>;

/** What it answers, and what it has, by key. */
export function keptDrafts() {
  const drafts = new Map<string, StoredDraft['contenido']>();
  const fecha = '2026-03-01T10:00:00.000Z';
  const answers = {
    getDraft: ({ params }) => ({
      contenido: drafts.get(params.clave) ?? null,
      fecha: drafts.has(params.clave) ? fecha : null,
    }),
    keepDraft: ({ params, body }) => {
      drafts.set(params.clave, body.contenido);
      return { contenido: body.contenido, fecha };
    },
    forgetDraft: ({ params }) => void drafts.delete(params.clave),
  } satisfies Answers;
  return { drafts, answers };
}
