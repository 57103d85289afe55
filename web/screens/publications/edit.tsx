import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery, mayPass } from '#web/data/queries.ts';
import { WorkActions } from '#web/features/editorial/acts/work-actions.tsx';
import { MonthLine } from '#web/features/institutions/month-line.tsx';
import { PictureKey } from '#web/features/manuscript/picture-key.ts';
import { AnswersNotice } from '#web/features/publications/answers-notice.tsx';
import { ReturnedNotice } from '#web/features/publications/returned-notice.tsx';
import { useLanguageNames } from '#web/features/publications/text-in-languages.tsx';
import { WorkFailure } from '#web/features/publications/work-failure.tsx';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { EditForm } from './edit-form.tsx';

export const title = 'author.edit.title' satisfies MessageKey;

/** 'Editar Publicación' (spec 000 §2.9): only drafts are ever edited. */
export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  return (
    <>
      <PageHeader
        title={t('author.edit.title')}
        actions={
          <Button asChild icon={<Plus aria-hidden />}>
            <Link to="/publications/create">{t('author.add')}</Link>
          </Button>
        }
      />
      {/* Another address is another form: nothing typed for one work may land on another. */}
      <EditedWork key={id} id={id} />
    </>
  );
}

/** That the work has its text in other languages, and that these are not edited here. */
function OtherLanguagesNotice({ work: { id, idioma, idiomasDelTexto } }: { work: Publication }) {
  const t = useMessages();
  const nameOf = useLanguageNames();
  const { list } = useFormats();
  const others = idiomasDelTexto.filter((each) => each.idioma !== idioma).map((each) => nameOf(each.idioma));
  if (others.length === 0) return null;
  const languages = list(others);
  return (
    <Notice
      className="mb-8"
      action={
        <Link to={`/publications/${id}`} className="link link-alone">
          {t('author.edit.closed.link')}
        </Link>
      }
    >
      {t('author.edit.otrosIdiomas', { languages, language: nameOf(idioma) })}
    </Notice>
  );
}

function EditedWork({ id }: { id: string }) {
  const t = useMessages();
  // What is edited must be what the server has now: a co-author may have changed it since it was last read.
  const [openedAt] = useState(() => Date.now());
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...callQuery(useClient(), 'getPublication', { params: { id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  const isCurrent = data !== undefined && dataUpdatedAt >= openedAt;
  // A line that is lost while somebody writes takes no form away; a work that is gone, or no longer theirs, does.
  if (error && !(isCurrent && mayPass(error)))
    return (
      <WorkFailure what={t('author.edit.failed')} error={error} onRetry={() => void refetch()} busy={isFetching} />
    );
  if (!data || !isCurrent) return <Spinner label={t('author.loading')} />;
  if (!data.acciones.includes('EDITAR'))
    return (
      <EmptyState
        title={t('author.edit.closed')}
        action={data.acciones.includes('PREPARAR_VERSION') && <WorkActions work={data} show={['PREPARAR_VERSION']} />}
      >
        {t('author.edit.closed.text', { estado: t(`work.estado.${data.estado}`) })}{' '}
        <Link className="link" to={`/publications/${id}`}>
          {t('author.edit.closed.link')}
        </Link>
      </EmptyState>
    );
  return (
    <PictureKey value={data.llaveDeImagenes}>
      <ReturnedNotice work={data} className="mb-8" />
      <AnswersNotice work={data} className="mb-8" />
      <OtherLanguagesNotice work={data} />
      {data.versionActual === 0 && <MonthLine />}
      <EditForm work={data} />
    </PictureKey>
  );
}
