/** Works that the demonstration set's people send to review and review, by the API, for walks that begin after that. */
import { z } from 'zod';
import { reviewListSchema } from '#contract/entities/review.ts';
import { sessionSchema } from '#contract/entities/user.ts';
import { ask } from './administrator.ts';

export const idSchema = z.object({ id: z.string() });

/** @param url gives the platform's address, once it has started */
export function submissionsAt(url: () => string) {
  /** Logs `{name}@pliego.test` in; its access token. */
  const tokenOf = async (name: string): Promise<string> => {
    const body = { email: `${name}@pliego.test`, password: 'demo1234' };
    return sessionSchema.parse(await ask(url(), 'POST', '/auth/login', body)).access_token;
  };
  /** A work of the author's in review; its id. */
  const submit = async (titulo: string): Promise<string> => {
    const token = await tokenOf('autor');
    const fields = { titulo, resumen: 'Un resumen.', palabrasClave: ['prueba'] };
    const { id } = idSchema.parse(await ask(url(), 'POST', '/publications', fields, token));
    await ask(url(), 'PUT', `/publications/${id}/content`, { contenido: 'Un texto.' }, token);
    await ask(url(), 'POST', `/publications/${id}/submit-review`, undefined, token);
    return id;
  };
  /** The reviewer completes the review that was assigned to them of the work. */
  const completeReview = async (id: string): Promise<void> => {
    const token = await tokenOf('revisor');
    const { reviews } = reviewListSchema.parse(await ask(url(), 'GET', '/reviews/my-reviews', undefined, token));
    const own = reviews.find(({ publicacionId }) => publicacionId === id);
    await ask(url(), 'PATCH', `/reviews/${own?.id}`, { estado: 'ACEPTADA', comentarios: 'Claro y útil.' }, token);
  };
  return { tokenOf, submit, completeReview };
}
