import { useRef, useState } from 'react';
import type { OpenSession } from '#contract/entities/session.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { distinctLabels } from '#web/ui/distinct-labels.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { CloseSessions } from './close-sessions.tsx';

/** 'Firefox en Windows', as far as it is known. */
function deviceWords({ navegador, sistema }: OpenSession, t: Translate): string {
  if (navegador && sistema) return t('settings.sessions.device', { browser: navegador, system: sistema });
  return navegador || sistema || t('settings.sessions.device.unknown');
}

/** Where the person is logged in: each device with how it is ended, all others at once, and all. */
export function OpenSessions() {
  const t = useMessages();
  const { moment } = useFormats();
  const query = useCall('listSessions');
  const end = useAct('endSession', ['listSessions']);
  const endOthers = useAct('endOtherSessions', ['listSessions']);
  const [said, setSaid] = useState({ words: '', failed: false });
  const list = useRef<HTMLDivElement>(null);
  const isEnding = end.isPending || endOthers.isPending;
  /** Does it, once at a time, and says how it went; the button may go with what it ended. */
  const act = async (ending: () => Promise<unknown>, words: string) => {
    if (isEnding) return;
    try {
      await ending();
      setSaid({ words, failed: false });
    } catch (error) {
      setSaid({ words: failureText(t('settings.sessions.end.failed'), error), failed: true });
    }
    list.current?.focus();
  };
  /** What each button that ends one is called. */
  const labelsOf = (sessions: readonly OpenSession[]) =>
    distinctLabels(
      sessions.map((each) =>
        t('settings.sessions.end.of', { device: deviceWords(each, t), when: moment(each.inicio) }),
      ),
    );
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <QueryState query={query} loading={<Skeleton lines={2} />} failed={t('settings.sessions.list.failed')}>
        {({ sesiones, total }) => (
          <>
            <ul data-rows className="divide-y divide-line border-y border-line">
              {sesiones.map((session, at) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  label={labelsOf(sesiones)[at] ?? ''}
                  isEnding={isEnding && end.variables?.params.id === session.id}
                  onEnd={(words) =>
                    act(
                      () => end.mutateAsync({ params: { id: session.id } }),
                      t('settings.sessions.ended', { device: words }),
                    )
                  }
                />
              ))}
            </ul>
            {total > sesiones.length && (
              <p className="text-sm text-muted">{t('settings.sessions.more', { count: total - sesiones.length })}</p>
            )}
            <div className="flex flex-wrap gap-3">
              {total > 1 && (
                <Button
                  busy={endOthers.isPending}
                  onClick={() => act(() => endOthers.mutateAsync({}), t('settings.sessions.others.ended'))}
                >
                  {t('settings.sessions.others')}
                </Button>
              )}
              <CloseSessions />
            </div>
          </>
        )}
      </QueryState>
      {/* What cannot be listed can be ended all the same. */}
      {query.isError && <CloseSessions />}
      <p role={said.failed ? 'alert' : 'status'} className={said.failed ? 'text-sm text-red' : 'text-sm text-muted'}>
        {said.words}
      </p>
    </div>
  );
}

type RowProps = { session: OpenSession; label: string; isEnding: boolean; onEnd: (device: string) => void };

function SessionRow({ session, label, isEnding, onEnd }: RowProps) {
  const t = useMessages();
  const { moment } = useFormats();
  const device = deviceWords(session, t);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.actual && <Badge>{t('settings.sessions.this')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {t('settings.sessions.begun', { when: moment(session.inicio) })} ·{' '}
          {t('settings.sessions.used', { when: moment(session.ultimoUso) })}
        </p>
      </div>
      {!session.actual && (
        <Button size="small" busy={isEnding} aria-label={label} onClick={() => onEnd(device)}>
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  );
}
