import { Highlighter, Link2, Quote, RemoveFormatting } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { Passage } from '#contract/entities/annotation.ts';
import { usePreferences } from '#web/data/preferences.ts';
import { type PassageAct, SelectionBar } from '#web/features/manuscript/selection-bar.tsx';
import { escaped, htmlOf } from '#web/features/publications/citation-html.ts';
import { copyText } from '#web/features/publications/copy-text.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { ReadWork } from '../citable.ts';
import { useCitations } from '../use-citations.ts';
import { HighlightList } from './highlight-list.tsx';
import { keepHighlights, mostHighlights, useHighlights } from './kept-highlights.ts';
import { passageHash } from './passage-link.ts';
import { PassageNews, type Said } from './passage-news.tsx';
import { quotation } from './quotation.ts';
import { useFoundPassages } from './use-found-passages.ts';
import { useLinkedPassage } from './use-linked-passage.ts';

export interface PassageToolsProps {
  /** Around the text, and what this stands in. */
  root: RefObject<HTMLElement | null>;
  work: ReadWork;
  /** The address of its page from the root, and whole. */
  page: string;
  address: string;
}

/** Longer passages than reviewers need: who quotes a paragraph quotes all of it. */
const longestPassage = 5000;

/** What readers do with passages of a text: the buttons below a selection, the marks, and the list of what is kept. */
export function PassageTools({ root, work, page, address }: PassageToolsProps) {
  const t = useMessages();
  const language = useLanguage();
  const [said, say] = useState<Said | null>(null);
  const highlights = useHighlights(page);
  const places = useFoundPassages(root, highlights);
  const citations = useCitations(work, language);
  const { citationStyle } = usePreferences();
  const { lost, forget } = useLinkedPassage(root);

  /** The last word holds: that of a passage that is gone gives way to it. */
  const tell = (news: Said | null) => {
    forget();
    say(news);
  };

  const copy = async (text: string, html: string | undefined, done: string) =>
    tell((await copyText(text, html)) ? { text: done } : { text: t('work.passage.failed'), toCopy: text });
  const remove = (gone: readonly Passage[]) => {
    keepHighlights(
      page,
      highlights.filter((each) => !gone.includes(each)),
    );
    tell({ text: t('work.passage.unhighlighted') });
  };
  const highlight = (passage: Passage) => {
    if (highlights.length >= mostHighlights) tell({ text: t('work.passage.tooMany', { most: mostHighlights }) });
    else if (keepHighlights(page, [...highlights, passage])) tell({ text: t('work.passage.highlighted') });
    else tell({ text: t('work.passage.noRoom') });
  };

  const actsOn = (passage: Passage): PassageAct[] => {
    const cited = citations.find(({ estilo }) => estilo === citationStyle) ?? citations[0];
    const quoted = quotation(passage.exacto, work.idioma);
    const end = passage.posicion + passage.exacto.length;
    const over = highlights.filter((_, index) => {
      const place = places[index];
      return place && place.start < end && place.end > passage.posicion;
    });
    return [
      {
        label: t('work.passage.link'),
        icon: <Link2 aria-hidden />,
        does: () => void copy(address + passageHash(passage), undefined, t('work.passage.linked')),
      },
      {
        label: t('work.passage.quote'),
        icon: <Quote aria-hidden />,
        does: () =>
          void copy(
            [quoted, cited?.texto].filter(Boolean).join(' '),
            `<p>${escaped(quoted)} ${htmlOf(cited?.partes ?? [])}</p>`,
            t('work.passage.quoted'),
          ),
      },
      over.length > 0
        ? {
            label: t('work.passage.unhighlight'),
            icon: <RemoveFormatting aria-hidden />,
            does: () => remove(over),
          }
        : { label: t('work.passage.highlight'), icon: <Highlighter aria-hidden />, does: () => highlight(passage) },
    ];
  };

  const lostWords = (words: string): Said => ({
    text: t('work.passage.lost'),
    more: t('work.passage.lost.text', { passage: quotation(words, work.idioma) }),
  });

  return (
    <div lang={language}>
      <SelectionBar root={root} label={t('work.passage.toolbar')} actsOn={actsOn} most={longestPassage} />
      <HighlightList
        highlights={highlights}
        places={places}
        language={work.idioma}
        onRemove={(gone) => remove([gone])}
      />
      <PassageNews said={lost === null ? said : lostWords(lost)} onClose={() => tell(null)} />
    </div>
  );
}
