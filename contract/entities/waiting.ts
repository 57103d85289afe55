import { z } from 'zod';

/** No more of a kind are counted than this. */
export const mostWaiting = 100;
const number = z.number().int().min(0).max(mostWaiting);

/** How much waits for a person, by what it is. */
export const waitingSchema = z.object({
  /** Works of which they are the main author: with changes to make, or accepted and to be published. */
  obras: number,
  /** Works that somebody says they wrote too, or would have another main author, while they have not answered. */
  coautorias: number,
  /** Reviews to answer or to write, in a round that is open. */
  revisiones: number,
  /** Requests to let their name be known. */
  consentimientos: number,
  /** Works of the editors' queue whose turn it is theirs; nothing for who is no editor. */
  cola: number,
  /** Appeals and complaints that they are to answer. */
  reclamaciones: number,
  /** Those that they could read of all: without one, nothing leads there. Counted no further than one. */
  conReclamaciones: number,
  /** What other services announced of works that they run, or took back of what is shown, and nobody has looked at. */
  anuncios: number,
  /** Whether a service that may speak of their journals announced anything, of which works ever; as of `conReclamaciones`. */
  conAnuncios: number,
  /** Roles asked for, where they grant them. */
  solicitudesDeRol: number,
  /** Numbers of the journals whose numbers they prepare: without one, nothing leads there. Nothing for who prepares none. */
  numeros: number,
});
export type Waiting = z.infer<typeof waitingSchema>;
