import type { RefObject } from 'react';
import type { Publication } from '#contract/entities/publication.ts';
import { isMainAuthor } from '#contract/workflow.ts';
import { failureText } from '#web/data/failure-text.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';
import { type AuthorsHandle, BylineEditor } from './byline-editor.tsx';
import { BylineOfOthers } from './byline-of-others.tsx';
import { useByline } from './use-byline.ts';

type Props = { work: Publication; handle: RefObject<AuthorsHandle | null> };

/** Who signs a draft: for its main author to say, for co-authors to read. Every change is saved as it is made. */
export function BylineSection({ work, handle }: Props) {
  const t = useMessages();
  const { user } = useSession();
  const { list, save, isSaving } = useByline(work.id);
  const isMain = isMainAuthor(work, user);
  return (
    <Section title={t('byline.title')} intro={t(isMain ? 'byline.intro' : 'byline.intro.coauthor')}>
      <QueryState query={list} loading={t('byline.loading')} failed={(error) => failureText(t('byline.failed'), error)}>
        {({ autores }) =>
          isMain ? (
            <BylineEditor workId={work.id} authors={autores} save={save} isSaving={isSaving} handle={handle} />
          ) : (
            <BylineOfOthers workId={work.id} authors={autores} />
          )
        }
      </QueryState>
    </Section>
  );
}
