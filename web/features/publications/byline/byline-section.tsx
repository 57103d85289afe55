import type { RefObject } from 'react';
import type { Publication } from '#contract/entities/publication.ts';
import { isMainAuthor } from '#contract/workflow.ts';
import { useSession } from '#web/data/session.ts';
import { failureText } from '#web/features/publications/failure-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { type AuthorsHandle, BylineEditor } from './byline-editor.tsx';
import { BylineOfOthers } from './byline-of-others.tsx';
import { useByline } from './use-byline.ts';

type Props = { work: Publication; handle: RefObject<AuthorsHandle | null> };

/** Who signs a draft: for its main author to say, for co-authors to read. Every change is saved as it is made. */
export function BylineSection({ work, handle }: Props) {
  const t = useMessages();
  const { user } = useSession();
  const { list, save, isSaving } = useByline(work.id);
  const authors = list.data?.autores;
  const isMain = isMainAuthor(work, user);
  return (
    <Section title={t('byline.title')} intro={t(isMain ? 'byline.intro' : 'byline.intro.coauthor')}>
      {authors && isMain && (
        <BylineEditor workId={work.id} authors={authors} save={save} isSaving={isSaving} handle={handle} />
      )}
      {authors && !isMain && <BylineOfOthers workId={work.id} authors={authors} />}
      {!authors && list.error && (
        <ErrorState
          message={failureText(t('byline.failed'), list.error)}
          retryLabel={t('common.retry')}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        />
      )}
      {!authors && !list.error && <Spinner label={t('byline.loading')} />}
    </Section>
  );
}
