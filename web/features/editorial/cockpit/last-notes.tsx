import { useQuery } from '@tanstack/react-query';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';

/** So many are shown; the rest stand among the notes. */
const shown = 3;

/** What editors noted last, the newest first. */
export function LastNotes({ id, onOpen }: { id: string; onOpen: () => void }) {
  const t = useMessages();
  const { moment } = useFormats();
  const query = useQuery({ ...callQuery(useClient(), 'listNotes', { params: { id } }), staleTime: 0 });
  return (
    <Section
      title={t('cockpit.notes')}
      actions={
        <Button size="small" variant="quiet" onClick={onOpen}>
          {t('cockpit.notes.open')}
        </Button>
      }
    >
      <QueryState
        query={query}
        loading={t('desk.notes.loading')}
        failed={(error) => messageOf(error, t('desk.notes.failed'))}
      >
        {({ notas }) =>
          notas.length === 0 ? (
            <p className="border-y border-line py-4 text-muted">{t('desk.notes.empty')}</p>
          ) : (
            <ul className="max-w-reading divide-y divide-line border-y border-line">
              {notas
                .slice(-shown)
                .reverse()
                .map(({ id: note, autor, fecha, privada, texto }) => (
                  <li key={note} className="py-4">
                    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                      <span className="font-semibold">{autor?.nombre ?? t('desk.notes.someone')}</span>
                      <time dateTime={fecha} className="text-muted">
                        {moment(fecha)}
                      </time>
                      {privada && <Badge tone="accent">{t('desk.notes.isPrivate')}</Badge>}
                    </p>
                    <p className="mt-1 line-clamp-4 whitespace-pre-line wrap-anywhere">{texto}</p>
                  </li>
                ))}
            </ul>
          )
        }
      </QueryState>
    </Section>
  );
}
