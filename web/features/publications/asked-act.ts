/** What somebody chose to do with a work elsewhere, in the palette, for the screen of the work to ask about. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Action, actions } from '#contract/actions.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { isStaying, staying } from '#web/routing/stay.ts';

/** Goes along with the navigation, and not in the address: nobody's link makes another person's screen ask for an act. */
export const askingFor = (obra: string, accion: Action) => ({ acto: { obra, accion } });

function readAsked(state: unknown): { obra: unknown; accion: Action } | undefined {
  if (typeof state !== 'object' || state === null || !('acto' in state)) return undefined;
  const { acto } = state;
  if (typeof acto !== 'object' || acto === null || !('obra' in acto && 'accion' in acto)) return undefined;
  const accion = actions.find((action) => action === acto.accion);
  return accion && { obra: acto.obra, accion };
}

/**
 * Calls `ask` once with the act that the person chose before they came here, if it is one of `among` and the work lets them do it
 * now. It is to open what the act's button opens; what would be done without a question is theirs to press.
 */
export function useAskedAct<A extends Action>(
  { id, acciones }: Pick<PublicationSummary, 'id' | 'acciones'>,
  among: readonly A[],
  ask: (act: A) => void,
): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = readAsked(state);
  const act =
    asked?.obra === id && acciones.includes(asked.accion) ? among.find((each) => each === asked.accion) : undefined;
  const open = useEffectEvent((chosen: A) => {
    ask(chosen);
    // Who was there already stays where they were.
    const kept = isStaying(state) ? staying.state : null;
    void navigate(pathname + search, { replace: true, state: kept, preventScrollReset: true });
  });
  useEffect(() => {
    if (act) open(act);
  }, [act]);
}
