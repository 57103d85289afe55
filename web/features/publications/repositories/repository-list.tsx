import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Repository } from '#contract/entities/repository.ts';
import { mostRepositories } from '#contract/repositories.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { RowActs } from '#web/ui/RowActs.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { RepositoryDialog } from './repository-dialog.tsx';

/** The repositories of a journal, or of the platform for all, as administrators keep them. */
export function RepositoryList({ journalId }: { journalId?: string }) {
  const t = useMessages();
  const query = useCall('listRepositories', { query: { revistaId: journalId } });
  const [makes, setMakes] = useState(false);
  return (
    <Section title={t('repositories.title')} intro={t('repositories.intro')} className="mt-12 max-w-form">
      <QueryState
        query={query}
        loading={t('repositories.loading')}
        failed={(error) => failureText(t('repositories.failed'), error)}
      >
        {({ repositorios }) => (
          <>
            {repositorios.length === 0 ? (
              <p className="py-2 text-muted">{t('repositories.none')}</p>
            ) : (
              <RowList>
                {repositorios.map((repository) => (
                  <Row key={repository.id} repository={repository} />
                ))}
              </RowList>
            )}
            <Button
              className="mt-4"
              aria-haspopup="dialog"
              disabled={repositorios.length >= mostRepositories}
              onClick={() => setMakes(true)}
            >
              {t('repositories.new')}
            </Button>
          </>
        )}
      </QueryState>
      {makes && <RepositoryDialog journalId={journalId} onClose={() => setMakes(false)} />}
    </Section>
  );
}

function Row({ repository }: { repository: Repository }) {
  const t = useMessages();
  const { nombre, protocolo, coleccionNombre, version, automatico, activo, embargoMeses, depositadas } = repository;
  const change = useAct('changeRepository', ['listRepositories', 'readRepositoriesOfWork']);
  const [asks, setAsks] = useState<'change' | 'remove'>();
  const close = () => setAsks(undefined);
  const line = {
    protocol: t(`repositories.protocolo.${protocolo}`),
    collection: coleccionNombre,
    version: t(`repositories.version.${version}`),
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 grow basis-72 wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-3 font-semibold">
          {nombre}
          {!activo && <Badge tone="gray">{t('repositories.stopped')}</Badge>}
        </p>
        <p className="text-sm">{t('repositories.line', line)}</p>
        {activo && (
          <p className="text-sm text-muted">
            {t(automatico ? 'repositories.automaticLine' : 'repositories.byHandLine')}{' '}
            {embargoMeses > 0 && t('repositories.embargoLine', { months: embargoMeses })}
          </p>
        )}
        <p className="text-sm text-muted">{t('repositories.there', { total: depositadas })}</p>
      </div>
      <RowActs
        more={`${t('repositories.more')}: ${nombre}`}
        acts={[
          {
            id: 'change',
            label: t('repositories.change'),
            about: `${t('repositories.change')}: ${nombre}`,
            asks: true,
            onSelect: () => setAsks('change'),
          },
          {
            id: 'stop',
            label: t(activo ? 'repositories.stop' : 'repositories.resume'),
            busy: change.isPending,
            onSelect: () =>
              change.mutate(
                { params: { id: repository.id }, body: { activo: !activo } },
                { onError: (error) => void toast.error(failureText(t('repositories.actFailed'), error)) },
              ),
          },
          {
            id: 'remove',
            label: t('repositories.remove'),
            tone: 'danger',
            asks: true,
            onSelect: () => setAsks('remove'),
          },
        ]}
      />
      {asks === 'change' && <RepositoryDialog repository={repository} onClose={close} />}
      {asks === 'remove' && <Removal repository={repository} onClose={close} />}
    </li>
  );
}

function Removal({ repository, onClose }: { repository: Repository; onClose: () => void }) {
  const t = useMessages();
  const remove = useAct('removeRepository', ['listRepositories', 'readRepositoriesOfWork']);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('repositories.remove.ask', { name: repository.nombre })}
      description={t('repositories.remove.text')}
      confirmLabel={t('repositories.remove')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { params: { id: repository.id } },
          {
            onSuccess: onClose,
            onError: (error) => void toast.error(failureText(t('repositories.actFailed'), error)),
          },
        )
      }
    />
  );
}
