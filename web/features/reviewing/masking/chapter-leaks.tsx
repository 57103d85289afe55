import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { FoldedIdentityLeaks } from './folded-identity-leaks.tsx';

export interface NamedChapter {
  id: string;
  titulo: string;
  idioma: string;
}
type Props = {
  chapters: readonly NamedChapter[];
  /** Where a chapter is read by whoever looks. */
  pageOf: (id: string) => string;
  /** The book whose mode holds for them, too; absent: whatever the mode is. */
  bookId?: string;
};

/** Each has its text and its files looked through: a few at once, and the next when one is done. */
const atOnce = 3;
const freshMs = 60_000;

/** What in each of these chapters tells who wrote it, chapter by chapter as it is found, and how far the search is. */
export function ChapterLeaks({ chapters, pageOf, bookId }: Props) {
  const t = useMessages();
  /** How many phrases of each; `failed`: it could not be looked through. */
  const [found, setFound] = useState<ReadonlyMap<string, number | 'failed'>>(new Map());
  const ofBook = useLeaks(bookId ?? '', bookId !== undefined);
  const isHidden = bookId === undefined || ofBook.data?.oculta === true;
  const outcomes = chapters.flatMap(({ id }) => found.get(id) ?? []);
  const doubtful = outcomes.filter((each) => each !== 'failed' && each > 0).length;
  const note = (id: string, count: number | 'failed') => setFound((before) => new Map(before).set(id, count));
  return (
    <div className="mt-3 flex flex-col gap-3">
      <p role="status" className="text-sm text-muted tabular-nums">
        {outcomes.length < chapters.length
          ? t('anonymise.chapters.looking', { done: outcomes.length, count: chapters.length })
          : doubtful > 0
            ? t('anonymise.chapters.some', { count: doubtful })
            : !outcomes.includes('failed') && t('anonymise.chapters.none', { count: chapters.length })}
      </p>
      {chapters.map((chapter, index) => (
        <Chapter
          key={chapter.id}
          chapter={chapter}
          page={pageOf(chapter.id)}
          isHidden={isHidden}
          isNext={index < outcomes.length + atOnce}
          onFound={note}
        />
      ))}
    </div>
  );
}

type ChapterProps = {
  chapter: NamedChapter;
  page: string;
  isHidden: boolean;
  isNext: boolean;
  onFound: (id: string, count: number | 'failed') => void;
};

function Chapter({ chapter: { id, titulo, idioma }, page, isHidden, isNext, onFound }: ChapterProps) {
  const t = useMessages();
  const { data, isError } = useLeaks(id, isNext);
  const count = data && (isHidden || data.oculta) ? data.avisos.length : 0;
  const isDone = data !== undefined || isError;
  const tell = useEffectEvent(() => onFound(id, isError ? 'failed' : count));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told changes with these
  useEffect(() => {
    if (isDone) tell();
  }, [isDone, isError, count]);
  if (isError) return <Notice tone="warning">{t('anonymise.chapters.failed', { title: titulo })}</Notice>;
  if (!data || count === 0) return null;
  return (
    <Notice
      tone="warning"
      title={
        <Link to={page} lang={idioma} className="link">
          {titulo}
        </Link>
      }
    >
      <p>{t('anonymise.leaks.title', { count })}</p>
      <FoldedIdentityLeaks avisos={data.avisos} completo={data.completo} isElsewhere />
    </Notice>
  );
}

const useLeaks = (id: string, enabled: boolean) =>
  useQuery({
    ...callQuery(useClient(), 'findIdentityLeaks', { params: { id } }),
    staleTime: freshMs,
    enabled,
  });
