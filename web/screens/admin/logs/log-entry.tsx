import { Link } from 'react-router';
import type { ActivityEntry } from '#contract/entities/system.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { SeverityBadge } from './severity-badge.tsx';

/** One thing that happened: how grave, what, of which type, when, who did it, and whom it touched. */
export function LogEntry({ entry }: { entry: ActivityEntry }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { type, message, severity, timestamp, user, userId, afecta, afectaId, porClave } = entry;
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <div>
        <SeverityBadge severity={severity} />
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p>{message}</p>
        <p className="text-sm text-muted">
          {user && (
            <>
              <PersonLink name={user} />
              {' · '}
            </>
          )}
          {porClave && (
            <>
              {t(porClave.nombre === null ? 'logs.by-key.gone' : 'logs.by-key', { nombre: porClave.nombre ?? '' })}{' '}
              <code className="text-xs">{porClave.comienzo}…</code>
              {' · '}
            </>
          )}
          {afecta && afectaId !== userId && (
            <>
              {t('logs.touched')} <PersonLink name={afecta} />
              {' · '}
            </>
          )}
          <code className="text-xs">{type}</code>
        </p>
      </div>
      <time dateTime={timestamp} className="text-sm whitespace-nowrap text-muted tabular-nums">
        {moment(timestamp)}
      </time>
    </li>
  );
}

/** A name that leads to all that its person did, and that touched them. */
function PersonLink({ name }: { name: string }) {
  const t = useMessages();
  return (
    <Link
      className="link"
      to={{ search: new URLSearchParams({ persona: name }).toString() }}
      aria-label={t('logs.person.only', { name })}
    >
      {name}
    </Link>
  );
}
