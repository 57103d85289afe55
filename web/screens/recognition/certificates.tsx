import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import type { Certificate } from '#contract/entities/recognition.ts';
import { certificatePage } from '#contract/public-addresses.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { MoreActs } from '#web/ui/RowActs.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { DownloadButton } from './download-button.tsx';

/** Issuing a certificate, and those that were issued. */
export function Certificates({ years }: { years: readonly number[] }) {
  const t = useMessages();
  const [page, setPage] = useState(1);
  const query = useCall('listCertificates', { query: { page } });
  const [withdrawing, setWithdrawing] = useState<Certificate>();
  return (
    <>
      <Issue years={years} onIssued={() => setPage(1)} />
      <QueryState
        query={query}
        loading={<Skeleton lines={2} />}
        failed={t('recognition.list.failed')}
        isEmpty={({ certificados }) => certificados.length === 0}
        empty={<p className="text-muted">{t('recognition.list.none')}</p>}
      >
        {({ certificados }) => (
          <ul data-rows className="divide-y divide-line border-y border-line">
            {certificados.map((certificate) => (
              <Item key={certificate.codigo} certificate={certificate} onWithdraw={() => setWithdrawing(certificate)} />
            ))}
          </ul>
        )}
      </QueryState>
      <Pages
        list={t('recognition.certificates')}
        page={page}
        totalPages={query.data?.totalPages ?? 1}
        onPage={setPage}
      />
      {withdrawing && <Withdraw certificate={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </>
  );
}

const all = 'todas';

function Issue({ years, onIssued }: { years: readonly number[]; onIssued: () => void }) {
  const t = useMessages();
  const [period, setPeriod] = useState(all);
  const [named, setNamed] = useState(true);
  const issue = useAct('issueCertificate', ['listCertificates']);
  const submit = () =>
    issue.mutate(
      { body: { anio: period === all ? null : Number(period), conObras: named } },
      {
        onSuccess: () => {
          toast.success(t('recognition.issued'));
          onIssued();
        },
        onError: (error) => toast.error(failureText(t('recognition.issue.failed'), error)),
      },
    );
  return (
    <div className="mb-8 flex max-w-form flex-col items-start gap-4">
      <Field label={t('recognition.period')}>
        <Select
          value={period}
          options={[
            { value: all, label: t('recognition.period.all') },
            ...years.map((year) => ({
              value: String(year),
              label: t('recognition.period.year', { year: String(year) }),
            })),
          ]}
          onChange={({ target }) => setPeriod(target.value)}
        />
      </Field>
      <Checkbox
        label={t('recognition.named')}
        hint={t('recognition.named.hint')}
        checked={named}
        onChange={({ target }) => setNamed(target.checked)}
      />
      <Button variant="primary" busy={issue.isPending} onClick={submit}>
        {t('recognition.issue')}
      </Button>
    </div>
  );
}

function Item({ certificate, onWithdraw }: { certificate: Certificate; onWithdraw: () => void }) {
  const t = useMessages();
  const { day } = useFormats();
  const { codigo, estado, anio, fecha, fechaRetirada, revisiones } = certificate;
  const holds = estado === 'VIGENTE';
  const about = (action: string) => t('recognition.about', { action, code: codigo });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={certificatePage(codigo)}
            aria-label={about(t('recognition.page'))}
            className="link link-alone font-mono"
          >
            {codigo}
          </Link>
          <Badge tone={holds ? 'green' : 'gray'}>{t(`recognition.state.${estado}`)}</Badge>
        </p>
        <p className="mt-1 text-sm">
          {anio === null
            ? t('recognition.period.until', { day: day(fecha) })
            : t('recognition.period.year', { year: String(anio) })}
          {holds && ` · ${t('recognition.count', { count: revisiones })}`}
        </p>
        <p className="text-sm text-muted">
          {fechaRetirada
            ? t('recognition.withdrawnOn', { day: day(fechaRetirada) })
            : t('recognition.issuedOn', { day: day(fecha) })}
        </p>
      </div>
      {holds && (
        <div className="flex items-center gap-1.5">
          <DownloadButton size="small" path={`/certificates/${codigo}/pdf`} label={about(t('recognition.pdf'))}>
            {t('recognition.pdf')}
          </DownloadButton>
          <MoreActs
            label={t('common.more', { what: codigo })}
            acts={[
              { id: 'retirar', label: t('recognition.withdraw'), tone: 'danger', asks: true, onSelect: onWithdraw },
            ]}
          />
        </div>
      )}
    </li>
  );
}

function Withdraw({ certificate: { codigo }, onClose }: { certificate: Certificate; onClose: () => void }) {
  const t = useMessages();
  const withdraw = useAct('withdrawCertificate', ['listCertificates', 'readCertificate']);
  const confirm = () =>
    withdraw.mutate(
      { params: { codigo } },
      {
        onSuccess: () => {
          toast.success(t('recognition.withdraw.done'));
          onClose();
        },
        onError: (error) => toast.error(failureText(t('recognition.withdraw.failed'), error)),
      },
    );
  return (
    <ConfirmDialog
      open
      tone="danger"
      onOpenChange={onClose}
      title={t('recognition.withdraw.title')}
      description={t('recognition.withdraw.text')}
      confirmLabel={t('recognition.withdraw')}
      cancelLabel={t('recognition.withdraw.keep')}
      busy={withdraw.isPending}
      onConfirm={confirm}
    />
  );
}
