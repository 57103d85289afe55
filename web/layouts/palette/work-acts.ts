import type { Action } from '#contract/actions.ts';
import { isDecision } from '#contract/letters.ts';
import { knownActs } from '#web/features/editorial/acts/act-looks.tsx';
import { askingFor } from '#web/features/publications/asked-act.ts';
import type { MessageKey } from '#web/messages/i18n.ts';

interface WorkAct {
  action: Action;
  label: MessageKey;
  to: string;
  state?: object;
}

/** What the desk offers, by the words of its buttons. */
const onDesk = (action: Action): MessageKey | undefined => {
  if (action === 'CREAR_REVISION') return 'editor.assign';
  // The next step of an approved work, where this person publishes (cockpit/step.ts).
  if (action === 'PUBLICAR') return 'author.act.PUBLICAR';
  return isDecision(action) ? `editor.decide.${action}` : undefined;
};
/** What the screen of a work offers, likewise. */
const onWork = (action: Action): MessageKey | undefined => {
  const known = knownActs.find((each) => each === action);
  return known && `author.act.${known}`;
};

/** What a person may do with a work now on the screen where they have it: each leads there, to its question. */
export function workActs(
  { id, acciones }: { id: string; acciones: readonly Action[] },
  home: string | null,
): WorkAct[] {
  const isDesk = home === `/editorial/${id}`;
  if (!isDesk && home !== `/publications/${id}`) return [];
  return acciones.flatMap((action) => {
    const label = isDesk ? onDesk(action) : onWork(action);
    if (!label) return [];
    if (action === 'EDITAR') return { action, label, to: `/publications/${id}/edit` };
    return { action, label, to: home, state: askingFor(id, action) };
  });
}
