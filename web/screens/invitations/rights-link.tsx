/** /derechos/{token}: where an author without an account signs the licence of a work. Not rendered by the server, which would keep it. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { RightsLink } from '#contract/entities/rights.ts';
import type { RightsAnswer } from '#contract/rights.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { callQuery, useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import { Statement } from '#web/features/publications/rights/statement.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';

/** In the house of the work's journal; a link that no longer works says so on the page. */
export async function loader({ client, queryClient, params, t, identity }: PageRequest): Promise<Head> {
  const { token = '' } = params;
  const link = await queryClient
    .ensureQueryData(callQuery(client, 'readRightsLink', { params: { token } }))
    .catch(() => undefined);
  return {
    title: t('common.title', { title: t('rights.link.title'), site: link?.revista ?? identity.nombre }),
    noindex: true,
    ...(link?.casa && { house: link.casa }),
  };
}

export function Screen() {
  const t = useMessages();
  const { token = '' } = useParams();
  const query = useCall('readRightsLink', { params: { token } });
  const isGone = !query.data && [404, 410, 422].includes(problemOf(query.error)?.status ?? 0);
  return (
    <div className="page py-10 sm:py-14">
      <div className="folded-corner mx-auto max-w-reading border border-line bg-sheet px-5 pt-8 pb-10 sm:px-12 sm:pt-10">
        <PageHeader
          title={t('rights.link.title')}
          intro={query.data ? t('rights.link.lead', { journal: query.data.revista }) : t('rights.link.lead.plain')}
        />
        {isGone ? (
          <Notice tone="warning">{t('rights.link.gone')}</Notice>
        ) : (
          <QueryState
            query={query}
            loading={t('rights.link.loading')}
            failed={(error) => messageOf(error, t('rights.link.failed'))}
          >
            {(link) => <Link token={token} link={link} />}
          </QueryState>
        )}
      </div>
    </div>
  );
}

const told = {
  FIRMADA: 'rights.link.signed',
  RECHAZADA: 'rights.link.refused',
  AJENA: 'rights.link.disowned',
} as const;

function Link({ token, link }: { token: string; link: RightsLink }) {
  const t = useMessages();
  const { day } = useFormats();
  const idioma = useLanguage();
  const queryClient = useQueryClient();
  const answer = useAct('answerRightsLink', ['readRightsLink']);
  const [asking, setAsking] = useState<Exclude<RightsAnswer, 'FIRMADA'>>();
  const [motivo, setMotivo] = useState('');
  const { titulo, autor, nombre, terminos, estado, fecha, vence } = link;
  const send = (respuesta: RightsAnswer) =>
    answer.mutate(
      {
        params: { token },
        body: { respuesta, idioma, texto: terminos.texto[idioma], licencia: terminos.licencia, motivo: motivo.trim() },
      },
      {
        onSettled: () => setAsking(undefined),
        // What is asked may have changed since it was shown: it is shown anew, below why nothing was kept.
        onError: () => void queryClient.invalidateQueries({ queryKey: ['readRightsLink'] }),
      },
    );
  return (
    <div className="flex flex-col gap-6">
      <div lang={link.idioma} className="flex flex-col gap-2">
        <h2 className="font-serif text-xl break-words">{titulo}</h2>
        <p className="wrap-anywhere text-muted">{t('rights.link.by', { authors: autor })}</p>
      </div>
      <Statement terms={terminos} />
      {estado !== 'SIN_FIRMAR' && (
        <Notice tone={estado === 'FIRMADA' ? 'success' : 'warning'} live>
          {t(told[estado], { day: fecha ? day(fecha) : '' })}
        </Notice>
      )}
      {answer.error && (
        <Notice tone="error" live>
          {messageOf(answer.error, t('rights.sign.failed'))}
        </Notice>
      )}
      {estado !== 'FIRMADA' && (
        <>
          <p>{t('rights.link.as', { name: nombre })}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" size="large" busy={answer.isPending && !asking} onClick={() => send('FIRMADA')}>
              {t('rights.sign.confirm')}
            </Button>
            <Button size="large" aria-haspopup="dialog" onClick={() => setAsking('RECHAZADA')}>
              {t('rights.act.refuse')}
            </Button>
            <Button size="large" aria-haspopup="dialog" onClick={() => setAsking('AJENA')}>
              {t('rights.link.notMine')}
            </Button>
          </div>
        </>
      )}
      <p className="text-sm text-muted">{t('rights.link.until', { day: day(vence) })}</p>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(undefined)}
          title={t(asking === 'AJENA' ? 'rights.link.notMine.title' : 'rights.refuse.title')}
          description={t(asking === 'AJENA' ? 'rights.link.notMine.text' : 'rights.refuse.text')}
          confirmLabel={t(asking === 'AJENA' ? 'rights.link.notMine' : 'rights.refuse.confirm')}
          cancelLabel={t('common.cancel')}
          disabled={motivo.trim() === ''}
          busy={answer.isPending}
          onConfirm={() => send(asking)}
        >
          <ReasonField label={t('rights.refuse.why')} value={motivo} onChange={setMotivo} />
        </ConfirmDialog>
      )}
    </div>
  );
}
