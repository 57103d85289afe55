import { memo } from 'react';
import type { Publication } from '#contract/entities/publication.ts';
import { ManuscriptView } from '#web/features/manuscript/manuscript-view.tsx';
import { PictureKey } from '#web/features/manuscript/picture-key.ts';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { useMessages } from '#web/messages/use-messages.ts';

type Props = {
  work: Pick<Publication, 'documento' | 'referencias' | 'idioma' | 'llaveDeImagenes'>;
  /** How deep the heading over the text is: its own sections are one deeper. */
  headingOffset?: number;
};

/** The text of a work as readers see it, or that it has none yet: drawn once, whatever is typed beside it. */
export const WorkText = memo(function WorkText({ work, headingOffset = 2 }: Props) {
  const t = useMessages();
  const labels = useManuscriptLabels();
  if (work.documento.content.length === 0) return <p className="text-muted">{t('author.sheet.sinContenido')}</p>;
  return (
    <div lang={work.idioma} className="max-w-reading">
      <PictureKey value={work.llaveDeImagenes}>
        <ManuscriptView
          documento={work.documento}
          referencias={work.referencias}
          labels={labels}
          headingOffset={headingOffset}
        />
      </PictureKey>
    </div>
  );
});
