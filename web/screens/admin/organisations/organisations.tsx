/** /admin/organizaciones/todas: the file of ROR's organisations, among which affiliations are chosen. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import { organisationCalls } from '#contract/calls/organisations.ts';
import type { OrganisationLoad } from '#contract/entities/organisation.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { upload } from '#web/data/upload.ts';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileInput } from '#web/ui/FileInput.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';

export const title = 'organisations.title' satisfies MessageKey;

/** How often it is looked how far a load is. */
const everyMs = 2000;
const isLoading = ({ estado }: OrganisationLoad) => estado === 'CARGANDO';

export function Screen() {
  const t = useMessages();
  const query = useQuery({
    ...callQuery(useClient(), 'listOrganisationLoads'),
    refetchInterval: ({ state }) => (state.data?.cargas.some(isLoading) ? everyMs : false),
  });
  return (
    <>
      <PageHeader
        title={t('organisations.title')}
        intro={t('organisations.lead')}
        back={<Link to="/admin/ajustes">{t('platform.title')}</Link>}
      />
      <div className="flex max-w-4xl flex-col gap-10">
        <Beginning busy={query.data?.cargas.some(isLoading) ?? false} />
        <Section title={t('organisations.files')}>
          <QueryState
            query={query}
            loading={t('organisations.loading')}
            failed={t('organisations.loadFailed')}
            isEmpty={({ cargas }) => cargas.length === 0}
            empty={t('organisations.none')}
          >
            {({ cargas }) => (
              <ul data-rows className="divide-y divide-line border-y border-line">
                {cargas.map((load) => (
                  <LoadRow key={load.id} load={load} />
                ))}
              </ul>
            )}
          </QueryState>
        </Section>
      </div>
    </>
  );
}

function LoadRow({ load }: { load: OrganisationLoad }) {
  const t = useMessages();
  const { day, percent } = useFormats();
  const [asking, setAsking] = useState(false);
  const undo = useAct('undoOrganisations', ['listOrganisationLoads']);
  const { id, nombre, estado, parte, organizaciones, retiradas, impedimento, iniciadaPor, fechaCreacion } = load;
  const act = () =>
    undo.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(t('organisations.undone')),
        onError: (error) => toast.error(failureText(t('organisations.undoFailed'), error)),
        onSettled: () => setAsking(false),
      },
    );
  const state = t(`organisations.estado.${estado}`);
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-4 wrap-anywhere">
      <div>
        <p className="font-semibold">{nombre}</p>
        <p className="text-sm text-muted tabular-nums">
          {[
            isLoading(load) && parte !== null ? `${state} ${percent(parte)}` : state,
            organizaciones > 0 && t('organisations.count', { count: organizaciones, withdrawn: retiradas }),
            day(fechaCreacion),
            iniciadaPor,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {impedimento && <p className="text-sm text-red">{impedimento}</p>}
      </div>
      {estado === 'VIGENTE' && (
        <Button size="small" onClick={() => setAsking(true)}>
          {t('organisations.undo')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t('organisations.undo.ask', { name: nombre })}
          description={t('organisations.undo.text')}
          confirmLabel={t('organisations.undo')}
          cancelLabel={t('common.cancel')}
          tone="danger"
          busy={undo.isPending}
          onConfirm={act}
        />
      )}
    </li>
  );
}

function Beginning({ busy }: { busy: boolean }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File>();
  const [sending, setSending] = useState(false);
  async function begin(): Promise<void> {
    if (!file || sending) return;
    setSending(true);
    try {
      await upload(organisationCalls.loadOrganisations, { params: {}, query: { nombre: file.name }, body: file });
      setFile(undefined);
      toast.success(t('organisations.begun'));
    } catch (error) {
      toast.error(failureText(t('organisations.beginFailed'), error));
    } finally {
      setSending(false);
      await queryClient.invalidateQueries({ queryKey: ['listOrganisationLoads'] });
    }
  }
  return (
    <Section title={t('organisations.new')}>
      <div className="flex flex-col items-start gap-5">
        <Field label={t('organisations.file')} hint={t('organisations.file.hint')} className="w-full max-w-xl">
          <FileInput
            chooseLabel={t('files.choose')}
            chosen={file?.name ?? t('files.choose.none')}
            accept=".json,.zip"
            onChange={({ currentTarget }) => {
              setFile(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </Field>
        <Button variant="primary" busy={sending} disabled={!file || busy} onClick={() => void begin()}>
          {t('organisations.begin')}
        </Button>
      </div>
    </Section>
  );
}
