/** A work between acceptance and publication, for its editors and its authors: where it stands, what was changed, proofs and checks. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import type { Production } from '#contract/entities/production.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { showsText } from '#contract/production.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import type { TextHandle } from '#web/features/editor/manuscript-editor.tsx';
import type { TextKeeping } from '#web/features/editor/saving/keeping.ts';
import { PictureKey } from '#web/features/manuscript/picture-key.ts';
import { WorkText } from '#web/features/publications/work-text.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { ChangesList } from './changes-list.tsx';
import { Checklist } from './checklist.tsx';
import { HeadEditing } from './head-editing.tsx';
import { ProducedHead } from './produced-head.tsx';
import { ProofsList } from './proofs-list.tsx';
import { PublicationDate } from './publication-date.tsx';
import { StepButtons } from './step-buttons.tsx';

const ManuscriptEditor = lazy(() => import('#web/features/editor/manuscript-editor.tsx'));

/** The text in production. */
const ofProduction = (id: string): TextKeeping => ({
  name: `produccion.${id}`,
  save: (client, content, revision) => client.saveProductionText({ params: { id }, body: { ...content, revision } }),
  read: (client) => client.readProductionText({ params: { id } }),
  stale: ['readProduction', 'readProductionText'],
  imports: false,
});

/** All of it. Somebody else may have gone on meanwhile: it is asked anew whenever it is opened. */
export function WorkProduction({ work }: { work: Publication }) {
  const t = useMessages();
  const query = useQuery({
    ...callQuery(useClient(), 'readProduction', { params: { id: work.id } }),
    staleTime: 0,
  });
  return (
    <QueryState
      query={query}
      loading={t('production.loading')}
      failed={(error) => failureText(t('production.failed'), error)}
    >
      {(production) => <Parts work={work} production={production} />}
    </QueryState>
  );
}

function Parts({ work, production }: { work: Publication; production: Production }) {
  const t = useMessages();
  const { etapa, acciones, cambios, pruebas, puntos } = production;
  const edits = acciones.includes('EDITAR_TEXTO');
  return (
    <div className="flex flex-col gap-12">
      <Where work={work} production={production} />
      {edits && <HeadEditing work={work} />}
      {edits && <Editing work={work} />}
      {cambios.length > 0 && (
        <PictureKey value={work.llaveDeImagenes}>
          <ChangesList work={work} production={production} />
        </PictureKey>
      )}
      {etapa && !edits && (showsText(etapa) || puntos.length > 0) && <ProducedText work={work} />}
      {pruebas.length > 0 && <ProofsList production={production} />}
      {puntos.length > 0 && <Checklist production={production} />}
      {!etapa && acciones.length === 0 && <p className="text-muted">{t('production.none')}</p>}
    </div>
  );
}

/** Where it stands, whose turn it is, and the steps that this reader may take. */
function Where({ work, production }: { work: Publication; production: Production }) {
  const t = useMessages();
  const { day } = useFormats();
  const { etapa, desde, fechaLimite, acciones } = production;
  const isOver = fechaLimite !== null && Date.parse(fechaLimite) <= Date.now();
  const own = ownTurn(production);
  const [due, past] = own
    ? (['production.due.own', 'production.due.own.past'] as const)
    : (['production.due', 'production.due.past'] as const);
  return (
    <Section
      title={etapa ? t('production.at', { stage: t(`track.stage.${etapa}`) }) : t('production.title')}
      intro={desde && t('production.since', { day: day(desde) })}
    >
      <div className="flex max-w-reading flex-col gap-4">
        {etapa && <p>{t(own ? `production.turn.own.${own}` : `production.turn.${etapa}`)}</p>}
        {fechaLimite && (
          <Notice tone={isOver ? 'warning' : 'info'}>{t(isOver ? past : due, { day: day(fechaLimite) })}</Notice>
        )}
        <StepButtons id={work.id} production={production} />
        {(acciones.includes('PROGRAMAR') || production.fechaPrevista) && (
          <PublicationDate id={work.id} production={production} />
        )}
      </div>
    </Section>
  );
}

/** The stage, where it waits for this reader, who then reads of it in the second person. */
function ownTurn({ etapa, acciones }: Production) {
  if (etapa === 'CORRECCION_AUTOR' && acciones.includes('RESPONDER_CAMBIO')) return etapa;
  return etapa === 'PRUEBAS_AUTOR' && acciones.includes('APROBAR_PRUEBAS') ? etapa : undefined;
}

/** The text, edited as it will be read; it saves itself. */
function Editing({ work }: { work: Publication }) {
  const t = useMessages();
  const handle = useRef<TextHandle | null>(null);
  const { data } = useQuery({
    ...callQuery(useClient(), 'readProductionText', { params: { id: work.id } }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Section title={t('production.text')} intro={t('production.text.intro')}>
      {data ? (
        <PictureKey value={work.llaveDeImagenes}>
          <Suspense fallback={<Spinner label={t('editing.loading')} />}>
            <ManuscriptEditor work={{ ...work, ...data }} handle={handle} keeping={ofProduction(work.id)} />
          </Suspense>
        </PictureKey>
      ) : (
        <Spinner label={t('editing.loading')} />
      )}
    </Section>
  );
}

/** What would be published, as its page shows it. */
function ProducedText({ work }: { work: Publication }) {
  const t = useMessages();
  const { data } = useQuery({
    ...callQuery(useClient(), 'readProductionText', { params: { id: work.id } }),
    staleTime: 0,
  });
  return (
    <Section title={t('production.page')} intro={t('production.page.intro')}>
      {data ? (
        <div className="max-h-screen overflow-y-auto rounded-md border border-line bg-sheet p-4 sm:p-6">
          <ProducedHead work={work} head={data.cabecera} />
          <WorkText work={{ ...work, ...data }} headingOffset={2} />
        </div>
      ) : (
        <Spinner label={t('production.loading')} />
      )}
    </Section>
  );
}
