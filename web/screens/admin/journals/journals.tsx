/** /admin/revistas: the journals and collections of the platform, and where another is made. */
import { useState } from 'react';
import { Link } from 'react-router';
import type { CountedJournal } from '#contract/entities/journal.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useIdentity } from '#web/features/site/use-identity.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FactLine } from '#web/ui/FactLine.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { NewJournalDialog } from './new-journal-dialog.tsx';

export const title = 'managing.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const query = useCall('listManagedJournals');
  const [begins, setBegins] = useState(false);
  return (
    <>
      <PageHeader
        title={t('managing.title')}
        intro={t('managing.lead')}
        actions={
          <>
            <Button asChild>
              <Link to="/admin/cargas">{t('loads.title')}</Link>
            </Button>
            <Button variant="primary" aria-haspopup="dialog" onClick={() => setBegins(true)}>
              {t('managing.new')}
            </Button>
          </>
        }
      />
      <QueryState query={query} loading={t('managing.loading')} failed={t('managing.loadFailed')}>
        {({ revistas }) => (
          <div className="flex max-w-4xl flex-col gap-6">
            {revistas.length === 1 && <Notice>{t('managing.alone')}</Notice>}
            <ul data-rows className="divide-y divide-line border-y border-line">
              {revistas.map((journal) => (
                <Item key={journal.id} journal={journal} />
              ))}
            </ul>
          </div>
        )}
      </QueryState>
      {begins && <NewJournalDialog onClose={() => setBegins(false)} />}
    </>
  );
}

function Item({ journal }: { journal: CountedJournal }) {
  const t = useMessages();
  const { id, nombre, logo, color, issn, issnImpreso, obras, numeros, clase } = journal;
  const facts = [
    t(`managing.clase.${clase}`),
    ...(issn ? [t('managing.issn', { issn })] : []),
    ...(issnImpreso ? [t('managing.issnPrint', { issn: issnImpreso })] : []),
    t('managing.works', { count: obras }),
    ...(clase === 'REVISTA' || numeros > 0 ? [t('managing.numbers', { count: numeros })] : []),
  ];
  return (
    <li className="flex items-center gap-4 py-4">
      <Mark logo={logo} color={color} name={nombre} />
      <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 wrap-anywhere">
          <Link to={`/admin/revistas/${id}`} className="link font-semibold">
            {nombre}
          </Link>
          <p className="text-sm text-muted">
            <FactLine facts={facts} />
          </p>
        </div>
        <JournalEstado journal={journal} />
      </div>
    </li>
  );
}

/** What a journal is known by in the list: its logo, or its first letter on its colour. */
function Mark({ logo, color, name }: { logo: string; color: string; name: string }) {
  const platform = useIdentity();
  const own = logo !== '' && logo !== platform.logo;
  return (
    <span
      aria-hidden
      className="flex h-11 w-14 shrink-0 items-center justify-center overflow-hidden rounded-md border border-line bg-sheet"
      style={own || color === '' ? undefined : { borderBottom: `3px solid ${color}` }}
    >
      {own ? (
        <img src={logo} alt="" className="max-h-9 max-w-12 object-contain" />
      ) : (
        <span className="font-serif text-lg text-muted">{[...name][0]}</span>
      )}
    </span>
  );
}

/** Whether it is the principal one, is shown, takes works. */
function JournalEstado({ journal }: { journal: Pick<CountedJournal, 'principal' | 'publica' | 'fechaCierre'> }) {
  const t = useMessages();
  if (journal.principal) return <Badge tone="blue">{t('managing.estado.principal')}</Badge>;
  if (journal.fechaCierre !== null) return <Badge tone="gray">{t('managing.estado.closed')}</Badge>;
  return journal.publica ? (
    <Badge tone="green">{t('managing.estado.open')}</Badge>
  ) : (
    <Badge tone="yellow">{t('managing.estado.hidden')}</Badge>
  );
}
