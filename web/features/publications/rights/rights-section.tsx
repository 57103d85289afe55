/** Who of a work's authors signed its licence, and who is missing: on the form of a draft, on its page and on its desk. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Publication } from '#contract/entities/publication.ts';
import type { Signer, WorkRights } from '#contract/entities/rights.ts';
import type { RightsAnswer } from '#contract/rights.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { rightsStale } from './stale.ts';
import { Statement } from './statement.tsx';

const AnswerDialog = late(async () => (await import('./answer-dialogs.tsx')).AnswerDialog);
const AddressDialog = late(async () => (await import('./answer-dialogs.tsx')).AddressDialog);

/** Nothing where the journal asks for none, or asked for none when the work was sent. */
export function RightsSection({ work }: { work: Pick<Publication, 'id' | 'derechosPedidos'> }) {
  return work.derechosPedidos ? <Asked id={work.id} /> : null;
}

function Asked({ id }: { id: string }) {
  const t = useMessages();
  // Others sign meanwhile.
  const query = useQuery({ ...callQuery(useClient(), 'readRights', { params: { id } }), staleTime: 0 });
  if (query.data && query.data.autores.length === 0) return null;
  return (
    <Section
      id="derechos"
      title={t('rights.title')}
      intro={query.data && t('rights.intro', { version: query.data.version })}
      className="max-w-reading"
    >
      <QueryState query={query} loading={t('rights.loading')} failed={(error) => messageOf(error, t('rights.failed'))}>
        {(rights) => <Signers id={id} rights={rights} />}
      </QueryState>
    </Section>
  );
}

type Asking = { quien: string; correo?: string };

function Signers({ id, rights }: { id: string; rights: WorkRights }) {
  const t = useMessages();
  const { day } = useFormats();
  const [answering, setAnswering] = useState<RightsAnswer>();
  const [addressing, setAddressing] = useState<Signer>();
  const ask = useAct('askRights', rightsStale);
  const revoke = useAct('revokeRightsLink', rightsStale);
  const { autores, terminos, historial } = rights;
  const signed = autores.filter(({ estado }) => estado === 'FIRMADA').length;
  const missing = autores.filter(
    ({ acciones, conCuenta, tieneCorreo }) => acciones.includes('PEDIR') && (conCuenta || tieneCorreo),
  );
  const askThem = (them: Asking[]) =>
    ask.mutate(
      { params: { id }, body: { autores: them } },
      {
        onSuccess: ({ pedidas }) => {
          toast.success(t('rights.ask.done', { count: pedidas }));
          setAddressing(undefined);
        },
        onError: (error) => toast.error(failureText(t('rights.ask.failed'), error)),
      },
    );
  const takeBack = (quien: string) =>
    revoke.mutate(
      { params: { id, firmante: quien } },
      {
        onSuccess: () => toast.success(t('rights.revoke.done')),
        onError: (error) => toast.error(failureText(t('rights.revoke.failed'), error)),
      },
    );
  return (
    <div className="flex flex-col gap-6">
      <details>
        <summary className="link w-fit cursor-pointer">{t('rights.text')}</summary>
        <div className="mt-3">
          <Statement terms={terminos} />
        </div>
      </details>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{t('rights.count', { signed, total: autores.length })}</p>
        {missing.length > 1 && (
          <Button size="small" busy={ask.isPending} onClick={() => askThem(missing.map(({ quien }) => ({ quien })))}>
            {t('rights.act.all')}
          </Button>
        )}
      </div>
      <RowList>
        {autores.map((signer) => (
          <SignerRow
            key={signer.quien}
            signer={signer}
            onAnswer={setAnswering}
            onAsk={() =>
              signer.conCuenta || signer.tieneCorreo ? askThem([{ quien: signer.quien }]) : setAddressing(signer)
            }
            onRevoke={() => takeBack(signer.quien)}
          />
        ))}
      </RowList>
      {historial.length > 0 && (
        <details>
          <summary className="link w-fit cursor-pointer">{t('rights.history')}</summary>
          <ol className="mt-3 flex flex-col gap-6">
            {historial.map(({ nombre, version, fecha, respuesta, texto, licencia, idioma }) => (
              <li key={`${nombre} ${fecha}`} className="text-sm">
                <p className="font-semibold">{t('rights.history.of', { name: nombre, version, day: day(fecha) })}</p>
                <p className="mb-2 text-muted">{t(`rights.estado.${respuesta}`, { day: day(fecha) })}</p>
                <div lang={idioma}>
                  <Statement terms={{ texto: { es: texto, en: texto }, licencia }} />
                </div>
              </li>
            ))}
          </ol>
        </details>
      )}
      {answering && (
        <AnswerDialog id={id} rights={rights} respuesta={answering} onClose={() => setAnswering(undefined)} />
      )}
      {addressing && (
        <AddressDialog
          name={addressing.nombre}
          busy={ask.isPending}
          onAsk={(correo) => askThem([{ quien: addressing.quien, correo }])}
          onClose={() => setAddressing(undefined)}
        />
      )}
    </div>
  );
}

type RowProps = {
  signer: Signer;
  onAnswer: (respuesta: RightsAnswer) => void;
  onAsk: () => void;
  onRevoke: () => void;
};

function SignerRow({ signer, onAnswer, onAsk, onRevoke }: RowProps) {
  const t = useMessages();
  const { day } = useFormats();
  const { nombre, propia, estado, fecha, medio, motivo, pedida, vence, correo, acciones } = signer;
  const on = fecha ? day(fecha) : '';
  const said = [
    pedida && estado !== 'FIRMADA' && t('rights.asked', { day: day(pedida) }),
    vence && estado !== 'FIRMADA' && t('rights.until', { day: day(vence) }),
    correo && estado !== 'FIRMADA' && t('rights.at', { email: correo }),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {nombre}
          {propia && <span className="font-normal text-muted"> ({t('rights.you')})</span>}
        </p>
        <p className="text-sm">
          {estado === 'FIRMADA' && medio === 'ENLACE'
            ? t('rights.estado.FIRMADA.link', { day: on })
            : t(`rights.estado.${estado}`, { day: on })}
        </p>
        {motivo && <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{motivo}</p>}
        {said.length > 0 && <p className="mt-1 text-sm wrap-anywhere text-muted">{said.join(' ')}</p>}
      </div>
      {acciones.length > 0 && (
        <div data-print="hide" className="flex flex-wrap gap-2">
          {acciones.includes('FIRMAR') && (
            <>
              <Button size="small" variant="primary" aria-haspopup="dialog" onClick={() => onAnswer('FIRMADA')}>
                {t('rights.act.sign')}
              </Button>
              {estado !== 'RECHAZADA' && (
                <Button size="small" aria-haspopup="dialog" onClick={() => onAnswer('RECHAZADA')}>
                  {t('rights.act.refuse')}
                </Button>
              )}
            </>
          )}
          {acciones.includes('PEDIR') && (
            <Button
              size="small"
              aria-label={t(pedida ? 'rights.act.again.of' : 'rights.act.ask.of', { name: nombre })}
              onClick={onAsk}
            >
              {t(pedida ? 'rights.act.again' : 'rights.act.ask')}
            </Button>
          )}
          {acciones.includes('ANULAR') && estado !== 'FIRMADA' && (
            <Button size="small" aria-label={t('rights.act.revoke.of', { name: nombre })} onClick={onRevoke}>
              {t('rights.act.revoke')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
