/** /admin/cargas: what journals published before they came here, brought in load by load. */
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link, useNavigate } from 'react-router';
import { loadCalls } from '#contract/calls/loads.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { upload } from '#web/data/upload.ts';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileInput } from '#web/ui/FileInput.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';

export const title = 'loads.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const { day } = useFormats();
  const [page, setPage] = useState(1);
  const query = useCall('listLoads', { query: { page } });
  return (
    <>
      <PageHeader
        title={t('loads.title')}
        intro={t('loads.lead')}
        back={<Link to="/admin/revistas">{t('managing.title')}</Link>}
      />
      <div className="flex max-w-4xl flex-col gap-10">
        <Beginning />
        <Section title={t('loads.begun')}>
          <QueryState
            query={query}
            loading={t('loads.loading')}
            failed={t('loads.loadFailed')}
            isEmpty={({ total }) => total === 0}
            empty={t('loads.none')}
          >
            {({ cargas, totalPages }) => (
              <>
                <ul data-rows className="divide-y divide-line border-y border-line">
                  {cargas.map((load) => (
                    <li key={load.id} className="py-4 wrap-anywhere">
                      <Link to={`/admin/cargas/${load.id}`} className="link font-semibold">
                        {load.nombre}
                      </Link>
                      <p className="text-sm text-muted">
                        {[load.revista, t(`loads.clase.${load.clase}`), day(load.fechaCreacion), load.iniciadaPor]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                    </li>
                  ))}
                </ul>
                {totalPages > 1 && (
                  <Pagination
                    label={t('loads.pages')}
                    pageLabel={t('loads.page', { page, pages: totalPages })}
                    previousLabel={t('loads.previous')}
                    nextLabel={t('loads.next')}
                    page={page}
                    hasNext={page < totalPages}
                    onPage={setPage}
                  />
                )}
              </>
            )}
          </QueryState>
        </Section>
      </div>
    </>
  );
}

/** The journal, and the file that a load is read from; what it is, its content tells. */
function Beginning() {
  const t = useMessages();
  const navigate = useNavigate();
  const journals = useCall('listManagedJournals');
  const [chosen, setChosen] = useState('');
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const revistas = journals.data?.revistas ?? [];
  const revistaId = chosen || (revistas[0]?.id ?? '');
  async function begin(): Promise<void> {
    if (!file || busy) return;
    setBusy(true);
    try {
      const sent = { params: {}, query: { revistaId, nombre: file.name }, body: file };
      const { id } = await upload(loadCalls.startLoad, sent);
      await navigate(`/admin/cargas/${id}`);
    } catch (error) {
      toast.error(failureText(t('loads.beginFailed'), error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Section title={t('loads.new')} intro={t('loads.new.text')}>
      <div className="flex flex-col items-start gap-5">
        {revistas.length > 1 && (
          <Field label={t('loads.journal')} className="w-full max-w-md">
            <Select
              value={revistaId}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              options={revistas.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            />
          </Field>
        )}
        <Field label={t('loads.file')} hint={t('loads.file.hint')} className="w-full max-w-xl">
          <FileInput
            chooseLabel={t('files.choose')}
            chosen={file?.name ?? t('files.choose.none')}
            accept=".csv,.tsv,.txt,.json,.zip"
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
          />
        </Field>
        <Button variant="primary" busy={busy} disabled={!file || revistaId === ''} onClick={() => void begin()}>
          {t('loads.begin')}
        </Button>
      </div>
    </Section>
  );
}
