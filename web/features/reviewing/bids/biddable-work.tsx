import { useRef, useState } from 'react';
import type { BidAnswer, BiddableWork } from '#contract/entities/bid.ts';
import { longest } from '#contract/limits.ts';
import { useKindWords } from '#web/features/publications/journals.ts';
import { KeywordList } from '#web/features/publications/keyword-list.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { useCut } from '#web/ui/use-cut.ts';
import { BidChoice } from './bid-choice.tsx';

interface Props {
  work: BiddableWork;
  onChoose: (answer: BidAnswer | null, isPassing?: boolean) => void;
  onExplain: (reason: string) => void;
  onRead: () => void;
}

/** A work that looks for reviewers, what it is about, and what the reader says of it. */
export function BiddableWorkItem({ work, onChoose, onExplain, onRead }: Props) {
  const t = useMessages();
  const kindOf = useKindWords();
  const reader = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const abstract = useRef<HTMLParagraphElement>(null);
  const isCut = useCut(abstract, isWhole);
  const { titulo, resumen, categoria, idioma, autor, palabrasClave, respuesta, motivo } = work;
  const language = idioma === reader ? '' : new Intl.DisplayNames([reader], { type: 'language' }).of(idioma);
  const facts = [kindOf(work), categoria, language, autor].filter(Boolean);
  return (
    <li className="flex flex-col gap-3 py-6">
      <div>
        <h2 lang={idioma} className="max-w-reading text-lg leading-snug wrap-anywhere">
          {/* Read in a dialog: there is no page of a work in review for who was not asked to review it. */}
          <button
            type="button"
            aria-haspopup="dialog"
            data-opens-row
            onClick={onRead}
            className="link link-alone text-start font-semibold"
          >
            {titulo}
          </button>
        </h2>
        <p className="mt-1 text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <div className="max-w-reading">
        <p ref={abstract} lang={idioma} className={isWhole ? 'wrap-anywhere' : 'line-clamp-3 wrap-anywhere'}>
          {resumen}
        </p>
        {isCut && (
          <Button
            variant="quiet"
            size="small"
            className="-ms-3 mt-1"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {t(isWhole ? 'bids.abstract.less' : 'bids.abstract.more')}
          </Button>
        )}
      </div>
      <KeywordList words={palabrasClave} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <BidChoice legend={t('bids.say', { title: titulo })} value={respuesta} onChoose={onChoose} />
        {respuesta && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('bids.takeBack.of', { title: titulo })}
            onClick={() => onChoose(null)}
          >
            {t('bids.takeBack')}
          </Button>
        )}
      </div>
      {respuesta === 'CONFLICTO' && (
        <Field label={t('bids.reason')} hint={t('bids.reason.hint')} className="max-w-form">
          <Textarea
            rows={2}
            maxLength={longest.conflictNote}
            value={motivo}
            onChange={({ currentTarget }) => onExplain(currentTarget.value)}
          />
        </Field>
      )}
    </li>
  );
}
