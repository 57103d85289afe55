import { CircleCheck, CloudOff, LoaderCircle, PencilLine, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { SaveState } from './autosave.ts';

/** Where the text is: with the server, on its way, or in this browser only. */
export function SaveStatus({ state }: { state: SaveState }) {
  const t = useMessages();
  const language = useLanguage();
  const clock = useMemo(() => new Intl.DateTimeFormat(language, { timeStyle: 'short' }), [language]);
  switch (state.kind) {
    case 'saved':
      return (
        <Said Icon={CircleCheck}>
          {state.at ? t('editing.saved.at', { time: clock.format(state.at) }) : t('editing.saved')}
        </Said>
      );
    case 'changed':
      return <Said Icon={PencilLine}>{t('editing.changed')}</Said>;
    case 'sending':
      return <Said Icon={LoaderCircle}>{t('editing.saving')}</Said>;
    case 'apart':
      return (
        <Said Icon={state.kept ? CloudOff : TriangleAlert} isUrgent>
          {t(apart(state.why, state.kept))}
        </Said>
      );
    case 'refused':
      return (
        <Said Icon={TriangleAlert} isUrgent>
          {t(state.kept ? 'editing.refused.kept' : 'editing.refused', { why: state.message })}
        </Said>
      );
    case 'conflict':
      return (
        <Said Icon={TriangleAlert} isUrgent>
          {t(state.kept ? 'editing.conflict.kept' : 'editing.apart.noRoom')}
        </Said>
      );
  }
}

function apart(why: 'offline' | 'session', kept: boolean): MessageKey {
  if (!kept) return 'editing.apart.noRoom';
  return why === 'offline' ? 'editing.apart.offline' : 'editing.apart.session';
}

type SaidProps = { Icon: typeof CircleCheck; isUrgent?: boolean; children: string };

/** Read aloud only where something is wrong: saving happens all the time. */
const Said = ({ Icon, isUrgent = false, children }: SaidProps) => (
  <p role={isUrgent ? 'status' : undefined} className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
    <Icon aria-hidden className="size-4 shrink-0" />
    <span className={isUrgent ? 'text-ink' : ''}>{children}</span>
  </p>
);
