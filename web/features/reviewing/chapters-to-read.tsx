import { type ReactNode, useState } from 'react';
import type { Publication } from '#contract/entities/publication.ts';
import type { PublicationWithReviews } from '#contract/entities/review.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

import { Section } from '#web/ui/Section.tsx';

const ChapterDialog = late(async () => (await import('./chapter-dialog.tsx')).ChapterDialog);

type Chapters = NonNullable<PublicationWithReviews['capitulos']>;

type Props = { chapters: Chapters; isNameless: boolean; children: (work: Publication) => ReactNode };

/**
 * The chapters that a book is reviewed with: works in themselves, to be read one by one. `children`: how one is read. `isNameless`: the book
 * tells nobody who wrote it, nor is anybody told here who wrote a chapter, though that be public.
 */
export function ChaptersToRead({ chapters, isNameless, children }: Props) {
  const t = useMessages();
  const [opened, setOpened] = useState<Chapters[number]>();
  return (
    <Section title={t('reviewer.chapters.title')} intro={t('reviewer.chapters.intro')} level={3}>
      <ol className="divide-y divide-line border-y border-line">
        {chapters.map((chapter) => (
          <li key={chapter.id} className="flex items-start justify-between gap-4 py-3">
            <span lang={chapter.idioma} className="min-w-0 font-serif wrap-anywhere">
              {chapter.titulo}
            </span>
            <Button
              size="small"
              aria-haspopup="dialog"
              aria-label={t('reviewer.chapters.read.of', { title: chapter.titulo })}
              onClick={() => setOpened(chapter)}
            >
              {t('reviewer.chapters.read')}
            </Button>
          </li>
        ))}
      </ol>
      {opened && (
        <ChapterDialog chapter={opened} isNameless={isNameless} onClose={() => setOpened(undefined)}>
          {children}
        </ChapterDialog>
      )}
    </Section>
  );
}
