import { useMemo } from 'react';
import { compareNodes } from '#contract/comparison/compare-nodes.ts';
import { paragraphsOf } from '#contract/comparison/paragraphs-of.ts';
import { renderingOf } from '#contract/manuscript-html/rendering.ts';
import { ComparisonSection } from '#web/features/manuscript/comparison/comparison-section.tsx';
import { useChangeLabels } from '#web/features/manuscript/comparison/use-change-labels.ts';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { WorkText } from '../work-text.ts';

type Props = { mine: WorkText; theirs: WorkText; lang: string };

/** The text here and the one saved meanwhile, side by side, word by word. */
export function TextsCompared({ mine, theirs, lang }: Props) {
  const t = useMessages();
  const labels = useChangeLabels();
  const textLabels = useManuscriptLabels();
  const edits = useMemo(
    () => [
      ...compareNodes(mine.documento.content, theirs.documento.content),
      ...compareNodes(listOf(mine), listOf(theirs)),
    ],
    [mine, theirs],
  );
  const showing = useMemo(() => {
    const rendering = ({ documento }: WorkText, prefix: string) =>
      renderingOf(documento, [], { labels: textLabels, headingOffset: 2, prefix });
    return { labels, before: rendering(mine, 'comparado-mio-'), after: rendering(theirs, 'comparado-suyo-') };
  }, [mine, theirs, labels, textLabels]);
  return (
    <ComparisonSection
      edits={edits}
      showing={showing}
      sideBySide
      names={{ before: t('editing.conflict.here'), after: t('editing.conflict.there') }}
      lang={lang}
    />
  );
}

const listOf = ({ referencias }: WorkText) => referencias.flatMap(({ texto }) => paragraphsOf(texto));
