/** What may be done with a number of a journal, by its estado. Shared by server and web; who may is asked of policy. */
import { hourMs } from './time.ts';

export const actions = ['CAMBIAR', 'ORDENAR', 'PUBLICAR', 'PROGRAMAR', 'QUITAR_FECHA', 'RETIRAR', 'ELIMINAR'] as const;
export type IssueAction = (typeof actions)[number];

/** How long a published number may be taken back (docs/specification.md 8). */
export const takeBackMs = hourMs;

export interface IssueFacts {
  fechaPublicacion: Date | null;
  fechaPrevista: Date | null;
  fechaRetirada: Date | null;
  continua: boolean;
}

/** Until when it may be taken back; null of one that is not published, and once the hour is over. */
export function takeBackUntil({ fechaPublicacion }: IssueFacts, now: Date): Date | null {
  const until = fechaPublicacion && new Date(fechaPublicacion.getTime() + takeBackMs);
  return until && until > now ? until : null;
}

/** What can be done with it now by whoever runs its journal's numbers, in the order of `actions`. */
export function openIssueActs(issue: IssueFacts, now = new Date()): IssueAction[] {
  const { fechaPublicacion, fechaPrevista, fechaRetirada, continua } = issue;
  const open: Record<IssueAction, boolean> = {
    CAMBIAR: true,
    ORDENAR: !fechaPublicacion || continua,
    PUBLICAR: !fechaPublicacion,
    PROGRAMAR: !fechaPublicacion,
    QUITAR_FECHA: fechaPrevista !== null,
    RETIRAR: takeBackUntil(issue, now) !== null,
    // Its address was given out once.
    ELIMINAR: !fechaPublicacion && !fechaRetirada,
  };
  return actions.filter((action) => open[action]);
}
