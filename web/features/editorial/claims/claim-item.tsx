import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import type { Claim, ListedClaim } from '#contract/entities/claim.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { claimCalls } from './claim-calls.ts';

const AnswerDialog = late(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

/** One appeal or complaint: what is asked, what was answered, and what the reader may do. In a list of several works, with its work. */
export function ClaimItem({ claim }: { claim: Claim | ListedClaim }) {
  const t = useMessages();
  const { day } = useFormats();
  const [open, setOpen] = useState<'answer' | 'withdraw'>();
  const { clase, sobre, estado, persona, propia, fecha, responde, respuesta, respondidaPor, fechaCierre } = claim;
  const closed = fechaCierre ? day(fechaCierre) : '';
  const titulo = 'titulo' in claim ? claim.titulo : undefined;
  const by = propia ? t('claims.own') : persona && t('claims.by', { name: persona });
  return (
    <li className="py-6">
      <p className="text-sm text-muted">
        {t('claims.asked', { kind: t(`claims.kind.${clase}`), day: day(fecha) })}
        {by && ` · ${by}`}
      </p>
      {titulo !== undefined && (
        <h2 className="mt-1 text-lg break-words">
          {'obraLegible' in claim && claim.obraLegible ? (
            <Link to={`/editorial/${claim.publicacionId}`} className="link">
              {titulo}
            </Link>
          ) : (
            titulo
          )}
        </h2>
      )}
      {sobre && <p className="mt-1">{t(`claims.about.${sobre}`)}</p>}
      <p className="mt-2 max-w-reading font-serif wrap-anywhere whitespace-pre-line">{claim.texto}</p>
      <p className="mt-3 text-sm">
        <span className="font-semibold">{t(`claims.estado.${estado}`)}</span>
        {responde && <span className="text-muted"> · {t(`claims.waits.${responde}`)}</span>}
      </p>
      {respuesta && (
        <div className="mt-3 max-w-reading border-s-2 border-line ps-4">
          <p className="text-sm text-muted">
            {respondidaPor
              ? t('claims.answer.by', { name: respondidaPor, day: closed })
              : t('claims.answer.of', { day: closed })}
          </p>
          <p className="mt-1 font-serif wrap-anywhere whitespace-pre-line">{respuesta}</p>
        </div>
      )}
      {claim.acciones.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          {claim.acciones.includes('RESPONDER') && (
            <Button
              size="small"
              variant="primary"
              aria-haspopup="dialog"
              {...(titulo !== undefined && { 'aria-label': t('claims.act.answer.of', { title: titulo }) })}
              onClick={() => setOpen('answer')}
            >
              {t('claims.act.answer')}
            </Button>
          )}
          {claim.acciones.includes('RETIRAR') && (
            <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('withdraw')}>
              {t('claims.act.withdraw')}
            </Button>
          )}
        </div>
      )}
      {open === 'answer' && <AnswerDialog claim={claim} onClose={() => setOpen(undefined)} />}
      {open === 'withdraw' && <WithdrawDialog claim={claim} onClose={() => setOpen(undefined)} />}
    </li>
  );
}

function WithdrawDialog({ claim: { id, clase }, onClose }: { claim: Claim; onClose: () => void }) {
  const t = useMessages();
  const withdraw = useAct('withdrawClaim', claimCalls);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`claims.withdraw.${clase}`)}
      description={t(`claims.withdraw.${clase}.text`)}
      confirmLabel={t('claims.act.withdraw')}
      cancelLabel={t('common.cancel')}
      busy={withdraw.isPending}
      onConfirm={() =>
        withdraw.mutate(
          { params: { id } },
          {
            onSuccess: () => {
              toast.success(t('claims.withdraw.done'));
              onClose();
            },
            onError: (error) => toast.error(failureText(t('claims.withdraw.failed'), error)),
          },
        )
      }
    />
  );
}
