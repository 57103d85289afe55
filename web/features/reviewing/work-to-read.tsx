import type { ReactNode } from 'react';
import type { Publication } from '#contract/entities/publication.ts';
import type { PublicationWithReviews } from '#contract/entities/review.ts';
import { WorkFiles } from '#web/features/publications/files/work-files.tsx';
import { WorkText } from '#web/features/publications/work-text.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';
import { ChaptersToRead } from './chapters-to-read.tsx';

type Props = {
  work: Publication & Pick<PublicationWithReviews, 'capitulos'>;
  children?: ReactNode;
  /** What the text stands in. */
  around?: (text: ReactNode) => ReactNode;
};

/** A work as who judges it reads it: its summary, its text and its files. `children` stand before the text. */
export function WorkToRead({ work, children, around = (text) => text }: Props) {
  const t = useMessages();
  return (
    <>
      <Section title={t('reviewer.detail.resumen')} level={3}>
        <p lang={work.idioma} className="max-w-reading font-serif whitespace-pre-line">
          {work.resumen || t('reviewer.detail.sinResumen')}
        </p>
      </Section>
      {children}
      <Section title={t('reviewer.detail.contenido')} level={3}>
        {around(<WorkText work={work} headingOffset={3} />)}
      </Section>
      {work.capitulos && (
        <ChaptersToRead chapters={work.capitulos} isNameless={work.autores.length === 0}>
          {(chapter) => <WorkToRead work={chapter} />}
        </ChaptersToRead>
      )}
      <Section title={t('files.title')} level={3}>
        <WorkFiles id={work.id} />
      </Section>
    </>
  );
}
