import { chaptersOf } from '#contract/chapters.ts';
import { Cover } from '#web/features/publications/cover.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { ChapterList } from './chapter-list.tsx';
import type { ReadWork } from './citable.ts';

/** The cover and the chapters of a book or thesis before its text, which can be read straight through, too; nothing of other works. */
export function WorkChapters({ work }: { work: ReadWork }) {
  const t = useMessages();
  const language = useLanguage();
  const chapters = chaptersOf(work);
  if (chapters.length === 0) return null;
  return (
    <div data-print="hide" className="mt-8 mb-4 flex gap-6 sm:gap-10">
      <Cover work={work} className="w-20 self-start sm:w-44" sizes="(width >= 40rem) 11rem, 5rem" isFirst />
      <nav aria-labelledby="capitulos" className="max-w-reading min-w-0 flex-1">
        <div lang={language} className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="capitulos" className="label-caps">
            {t('work.chapters')}
          </h2>
          <a href="#texto" className="link link-alone text-sm">
            {t('work.chapters.whole')}
          </a>
        </div>
        <ChapterList id={work.id} language={work.traducidaA} chapters={chapters} />
      </nav>
    </div>
  );
}
