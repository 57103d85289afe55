import { Link } from 'react-router';
import type { RosterEntry } from '#contract/entities/candidate.ts';
import { KeywordList } from '#web/features/publications/keyword-list.tsx';
import { useAwayWords } from '#web/features/reviewing/use-away-words.ts';
import { useFormats } from '#web/messages/dates.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import type { Column } from '#web/ui/Table.tsx';

/** The columns of the roster: who, what they know about, load, punctuality, last invitations. */
export function useRosterColumns(): Column<RosterEntry>[] {
  const t = useMessages();
  return [
    {
      id: 'persona',
      header: t('roster.person'),
      heading: true,
      className: 'lg:w-56',
      cell: (entry) => <Person entry={entry} />,
    },
    {
      id: 'temas',
      header: t('roster.fields'),
      className: 'lg:w-52',
      cell: ({ palabrasClave }) =>
        palabrasClave.length > 0 ? <KeywordList words={palabrasClave} /> : <span className="text-muted">—</span>,
    },
    { id: 'carga', header: t('cockpit.load'), className: 'lg:w-36', cell: (entry) => <Load entry={entry} /> },
    {
      id: 'puntualidad',
      header: t('roster.punctuality'),
      className: 'lg:w-32',
      cell: (entry) => <Punctuality entry={entry} />,
    },
    {
      id: 'ultimas',
      header: t('roster.last'),
      className: 'lg:w-64',
      cell: (entry) => <LastInvitations entry={entry} />,
    },
  ];
}

const Person = ({ entry: { nombres, apellidos, afiliacion, email } }: { entry: RosterEntry }) => (
  <div className="min-w-0 wrap-anywhere">
    {nombres} {apellidos}
    {afiliacion && <div className="text-sm font-normal text-muted">{afiliacion}</div>}
    <a href={`mailto:${email}`} className="link link-alone text-sm font-normal">
      {email}
    </a>
  </div>
);

function Load({ entry }: { entry: RosterEntry }) {
  const t = useMessages();
  const { abiertas, capacidad, vencidas, notaAusencia, preferencias } = entry;
  const away = useAwayWords('shortDay')(entry);
  return (
    <div className="flex flex-col items-start gap-1">
      <span className={abiertas > capacidad ? 'font-semibold' : undefined}>
        {t('cockpit.load.of', { abiertas, capacidad })}
      </span>
      {vencidas > 0 && <Badge tone="red">{t('roster.overdue', { count: vencidas })}</Badge>}
      {preferencias.quiere + preferencias.puede > 0 && <Badge tone="green">{bidsOf(t, preferencias)}</Badge>}
      {away && (
        <Badge tone="yellow" wraps>
          {away}
        </Badge>
      )}
      {notaAusencia && <span className="text-sm text-muted wrap-anywhere">{notaAusencia}</span>}
    </div>
  );
}

function bidsOf(t: Translate, { quiere: likes, puede: can }: RosterEntry['preferencias']): string {
  const both = can === 0 ? 'none' : likes > 0 ? 'yes' : 'no';
  return t('roster.bids', { likes, can, both });
}

function Punctuality({ entry: { completadas, aTiempo, diasMediana } }: { entry: RosterEntry }) {
  const t = useMessages();
  if (completadas === 0) return <span className="text-muted">{t('candidates.noHistory')}</span>;
  return (
    <div>
      <span className={aTiempo * 2 < completadas ? 'font-semibold text-red' : undefined}>
        {t('candidates.punctual', { onTime: aTiempo, done: completadas })}
      </span>
      {diasMediana !== null && (
        <div className="text-sm text-muted">{t('candidates.days', { days: Math.round(diasMediana) })}</div>
      )}
    </div>
  );
}

function LastInvitations({ entry: { ultimas } }: { entry: RosterEntry }) {
  const t = useMessages();
  const { shortDay } = useFormats();
  if (ultimas.length === 0) return <span className="text-muted">{t('roster.last.none')}</span>;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {ultimas.map(({ id, publicacionId, titulo, fecha, resultado }) => (
        <li key={id}>
          <Link
            to={`/editorial/${publicacionId}?parte=revisiones`}
            className="link link-alone line-clamp-2 wrap-anywhere"
          >
            {titulo}
          </Link>
          <span className="text-muted">
            {shortDay(fecha)} · {t(`roster.outcome.${resultado}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
