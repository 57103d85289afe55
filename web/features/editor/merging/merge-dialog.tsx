import { useEffect, useMemo, useRef, useState } from 'react';
import type { Block, Reference } from '#contract/entities/manuscript.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import type { WorkText } from '../work-text.ts';
import { ClashChoice } from './clash-choice.tsx';
import { blockClashes, countSettled, type Merge, mergeTexts, referenceClashes, resolved } from './merge-texts.ts';
import type { Choice, Clash } from './piece.ts';
import { TextsCompared } from './texts-compared.tsx';

type Props = {
  base: WorkText | null;
  mine: WorkText;
  theirs: WorkText;
  lang: string;
  onClose: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onMerge: (text: WorkText) => void;
};

type AnyClash = Clash<Block> | Clash<Reference>;

/** What is here and what was saved meanwhile: made one, piece by piece, or compared. */
export default function MergeDialog({ base, mine, theirs, lang, onClose, onKeepMine, onTakeTheirs, onMerge }: Props) {
  const t = useMessages();
  const merge = useMemo(() => mergeTexts(base, mine, theirs), [base, mine, theirs]);
  const clashes = useMemo(() => [...blockClashes(merge), ...referenceClashes(merge)], [merge]);
  const [choices, setChoices] = useState<ReadonlyMap<object, Choice>>(new Map());
  const [tab, setTab] = useState('merge');
  /** How often the merge was asked for while a choice was missing. */
  const [asked, setAsked] = useState(0);
  const choiceOf = (clash: AnyClash) => choices.get(clash) ?? clash.proposed;
  const decide = (act: () => void) => () => {
    onClose();
    act();
  };
  const askForChoices = () => {
    setTab('merge');
    setAsked(asked + 1);
  };
  const isDecided = clashes.every((clash) => choiceOf(clash) !== null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={t('editing.conflict.merge')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={decide(onTakeTheirs)}>{t('editing.conflict.theirs')}</Button>
          <Button onClick={decide(onKeepMine)}>{t('editing.conflict.mine')}</Button>
          <Button
            variant="primary"
            onClick={isDecided ? decide(() => onMerge(resolved(merge, choiceOf))) : askForChoices}
          >
            {t('editing.merge.submit')}
          </Button>
        </>
      }
    >
      <Tabs
        label={t('editing.conflict.merge')}
        value={tab}
        onValueChange={(next) => {
          setTab(next);
          // Only who asks for the merge is led to what is missing.
          setAsked(0);
        }}
        tabs={[
          {
            value: 'merge',
            label: t('editing.merge.tab'),
            content: (
              <Pieces
                merge={merge}
                clashes={clashes}
                choiceOf={choiceOf}
                asked={asked}
                onChoose={(clash, choice) => setChoices(new Map(choices).set(clash, choice))}
              />
            ),
          },
          {
            value: 'compare',
            label: t('editing.merge.compare'),
            content: <TextsCompared mine={mine} theirs={theirs} lang={lang} />,
          },
        ]}
      />
    </Dialog>
  );
}

type PiecesProps = {
  merge: Merge;
  clashes: readonly AnyClash[];
  choiceOf: (clash: AnyClash) => Choice | null;
  asked: number;
  onChoose: (clash: AnyClash, choice: Choice) => void;
};

/** What goes together by itself, and what is to be decided; each time it is asked for, the first that is not gets the focus. */
function Pieces({ merge, clashes, choiceOf, asked, onChoose }: PiecesProps) {
  const t = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) frame.current?.querySelector<HTMLElement>('[data-undecided] input')?.focus();
  }, [asked]);
  return (
    <div ref={frame} className="flex flex-col gap-8">
      <p>
        {t('editing.merge.settled', { mine: countSettled(merge, 'mine'), theirs: countSettled(merge, 'theirs') })}{' '}
        {t('editing.merge.clashes', { count: clashes.length })}
      </p>
      {clashes.map((clash, index) => (
        <ClashChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: clashes have no identity but their place
          key={index}
          number={index + 1}
          clash={clash}
          written={merge.written}
          choice={choiceOf(clash)}
          isAsked={asked > 0}
          onChoose={(choice) => onChoose(clash, choice)}
        />
      ))}
    </div>
  );
}
