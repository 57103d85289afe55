import { useQuery } from '@tanstack/react-query';
import type { EditorialNote } from '#contract/entities/editorial.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { ResolveNote } from '#web/features/editorial/resolve-note.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';

/** So many are shown, and how many more there are; the rest stand among the notes. */
const shown = 3;

/** The notes that nobody has marked as resolved, the newest first. */
export function OpenNotes({ id, onOpen }: { id: string; onOpen: () => void }) {
  const t = useMessages();
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
        {({ notas }) => {
          const open = notas.filter(({ fechaResuelta }) => fechaResuelta === null);
          if (open.length === 0)
            return (
              <p className="border-y border-line py-4 text-muted">
                {t(notas.length > 0 ? 'desk.notes.noneOpen' : 'desk.notes.empty')}
              </p>
            );
          return (
            <>
              <ul className="max-w-reading divide-y divide-line border-y border-line">
                {open
                  .slice(-shown)
                  .reverse()
                  .map((note) => (
                    <OpenNote key={note.id} note={note} />
                  ))}
              </ul>
              {open.length > shown && (
                <p className="mt-3 text-sm text-muted">{t('cockpit.notes.more', { count: open.length - shown })}</p>
              )}
            </>
          );
        }}
      </QueryState>
    </Section>
  );
}

function OpenNote({ note }: { note: EditorialNote }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { autor, fecha, privada, texto } = note;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="font-semibold">{autor?.nombre ?? t('desk.notes.someone')}</span>
          <time dateTime={fecha} className="text-muted">
            {moment(fecha)}
          </time>
          {privada && <Badge tone="accent">{t('desk.notes.isPrivate')}</Badge>}
        </p>
        <p className="mt-1 line-clamp-4 whitespace-pre-line wrap-anywhere">{texto}</p>
      </div>
      <ResolveNote note={note} />
    </li>
  );
}
