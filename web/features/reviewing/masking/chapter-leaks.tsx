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

/** How many phrases a chapter has; `open`: it is reviewed openly, whatever it says; `failed`: it could not be looked through. */
type Outcome = number | 'open' | 'failed';

/**
 * What in each of these chapters tells who wrote it, chapter by chapter as it is found, and how far the search is; nothing of those of which
 * reviewers may know it, by their own mode and by the book's.
 */
export function ChapterLeaks({ chapters, pageOf, bookId }: Props) {
  const t = useMessages();
  const [found, setFound] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const ofBook = useLeaks(bookId ?? '', bookId !== undefined);
  const isHidden = bookId === undefined || ofBook.data?.oculta === true;
  const isUnknown = bookId !== undefined && ofBook.data === undefined;
  const outcomes = chapters.flatMap(({ id }) => found.get(id) ?? []);
  const hidden = outcomes.filter((each) => each !== 'open');
  const doubtful = hidden.filter((each) => each !== 'failed' && each > 0).length;
  const note = (id: string, outcome: Outcome) => setFound((before) => new Map(before).set(id, outcome));
  const says = () => {
    if (isUnknown)
      return !ofBook.isError && t('anonymise.chapters.looking', { done: outcomes.length, count: chapters.length });
    if (!isHidden && hidden.length === 0) return false;
    if (outcomes.length < chapters.length)
      return t('anonymise.chapters.looking', { done: outcomes.length, count: chapters.length });
    if (doubtful > 0) return t('anonymise.chapters.some', { count: doubtful });
    return !hidden.includes('failed') && t('anonymise.chapters.none', { count: hidden.length });
  };
  return (
    <div className="mt-3 flex flex-col gap-3">
      <p role="status" className="text-sm text-muted tabular-nums">
        {says()}
      </p>
      {isUnknown && ofBook.isError && <Notice tone="warning">{t('anonymise.leaks.failed')}</Notice>}
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
  onFound: (id: string, outcome: Outcome) => void;
};

function Chapter({ chapter: { id, titulo, idioma }, page, isHidden, isNext, onFound }: ChapterProps) {
  const t = useMessages();
  const { data, isError } = useLeaks(id, isNext);
  const ofChapter = data && (isHidden || data.oculta ? data.avisos.length : 'open');
  const outcome: Outcome | undefined = isError ? 'failed' : ofChapter;
  const tell = useEffectEvent((told: Outcome) => onFound(id, told));
  useEffect(() => {
    if (outcome !== undefined) tell(outcome);
  }, [outcome]);
  if (isError) return <Notice tone="warning">{t('anonymise.chapters.failed', { title: titulo })}</Notice>;
  if (!data || outcome === 'open' || outcome === 0) return null;
  return (
    <Notice
      tone="warning"
      title={
        <Link to={page} lang={idioma} className="link">
          {titulo}
        </Link>
      }
    >
      <p>{t('anonymise.leaks.title', { count: data.avisos.length })}</p>
      <FoldedIdentityLeaks avisos={data.avisos} completo={data.completo} isElsewhere />
    </Notice>
  );
}

const useLeaks = (id: string, enabled: boolean) =>
  useQuery({
    ...callQuery(useClient(), 'findIdentityLeaks', { params: { id } }),
    // Whoever took a phrase out is not told of it again.
    staleTime: 0,
    enabled,
  });
