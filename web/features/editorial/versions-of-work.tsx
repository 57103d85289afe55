import { useId, useState } from 'react';
import type { z } from 'zod';
import { declarationWords } from '#contract/declaration-words.ts';
import type { Publication } from '#contract/entities/publication.ts';
import type { versionSummarySchema } from '#contract/entities/version.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { WorkFiles } from '#web/features/publications/files/work-files.tsx';
import { hasDeclared, WorkDeclarations } from '#web/features/publications/work-declarations.tsx';
import { WorkText } from '#web/features/publications/work-text.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type Version = z.infer<typeof versionSummarySchema>;
type Props = { work: Publication; versions: readonly Version[] };

/** Every version that was submitted, the newest first; one at a time can be read whole. */
export function VersionsOfWork({ work, versions }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  const readingId = useId();
  const [reading, setReading] = useState<number>();
  if (versions.length === 0) return <EmptyState className="-mt-6 border-t-0" title={t('editor.versions.empty')} />;
  return (
    <ol data-rows className="-mt-6 divide-y divide-line border-b border-line">
      {versions
        .toSorted((one, other) => other.numero - one.numero)
        .map(({ numero, ronda, fecha, titulo }) => {
          const open = reading === numero;
          const words = t(open ? 'editor.versions.hide' : 'editor.versions.read');
          const name = t('editor.versions.name', { numero });
          return (
            <li key={numero} className="py-5">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="text-base">{name}</h3>
                {numero === work.versionActual && work.estado === 'EN_REVISION' && (
                  <Badge tone="accent">{t('editor.versions.current')}</Badge>
                )}
                <span className="text-sm text-muted">
                  {t('editor.reviews.round', { ronda })} · {day(fecha)}
                </span>
              </div>
              <p lang={work.idioma} className="mt-1 font-serif">
                {titulo}
              </p>
              <Button
                size="small"
                className="mt-3"
                aria-expanded={open}
                aria-controls={open ? readingId : undefined}
                aria-label={t('editor.about', { action: words, title: name })}
                onClick={() => setReading(open ? undefined : numero)}
              >
                {words}
              </Button>
              {open && (
                <div id={readingId} className="mt-6 border-s-2 border-line ps-4">
                  <VersionText work={work} numero={numero} />
                </div>
              )}
            </li>
          );
        })}
    </ol>
  );
}

function VersionText({ work, numero }: { work: Publication; numero: number }) {
  const t = useMessages();
  const { title } = declarationWords(useLanguage());
  const query = useCall('getVersion', { params: { id: work.id, numero } });
  return (
    <QueryState
      query={query}
      loading={t('editor.sheet.loading')}
      failed={(error) => messageOf(error, t('editor.versions.failed'))}
    >
      {(data) => (
        <>
          <p lang={work.idioma} className="mb-6 max-w-reading font-serif whitespace-pre-line">
            {data.resumen}
          </p>
          <WorkText work={{ ...data, idioma: work.idioma }} headingOffset={3} />
          {hasDeclared(data) && (
            <>
              <h4 className="label-caps mt-8 mb-2">{title}</h4>
              <WorkDeclarations work={{ ...data, idioma: work.idioma }} />
            </>
          )}
          <h4 className="label-caps mt-8 mb-2">{t('files.title')}</h4>
          <WorkFiles id={work.id} version={numero} />
        </>
      )}
    </QueryState>
  );
}
