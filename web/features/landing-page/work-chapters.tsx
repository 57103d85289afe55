import { chaptersOf } from '#contract/chapters.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { ChapterList } from './chapter-list.tsx';
import type { ReadWork } from './citable.ts';

/** The chapters of a book or thesis before its text, which can be read straight through, too; nothing of other works. */
export function WorkChapters({ work }: { work: ReadWork }) {
  const t = useMessages();
  const language = useLanguage();
  const chapters = chaptersOf(work);
  if (chapters.length === 0) return null;
  return (
    <nav aria-labelledby="capitulos" data-print="hide" className="mt-8 mb-4 max-w-reading">
      <div lang={language} className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="capitulos" className="label-caps">
          {t('work.chapters')}
        </h2>
        <a href="#texto" className="link link-alone text-sm">
          {t('work.chapters.whole')}
        </a>
      </div>
      <ChapterList id={work.id} language={work.traducidaA} chapters={chapters} />
    </nav>
  );
}
