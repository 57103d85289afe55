import { useState } from 'react';
import type { AnsweredPoint } from '#contract/entities/review.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { type Choice, chosenOf, differ, firstChoice, type Pair, pairsOf } from './two-answers.ts';

type Props = {
  mine: readonly AnsweredPoint[];
  theirs: readonly AnsweredPoint[];
  onSettle: (points: AnsweredPoint[]) => void;
  onClose: () => void;
};

/** Every point that two answers part on, to choose from. */
export function TwoAnswersDialog({ mine, theirs, onSettle, onClose }: Props) {
  const t = useMessages();
  const pairs = pairsOf(mine, theirs);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const choiceOf = (pair: Pair) => choices.get(pair.punto) ?? firstChoice(pair);
  const choose = ({ punto }: Pair, value: string) => {
    const choice = all.find((each) => each === value);
    if (choice) setChoices(new Map([...choices, [punto, choice]]));
  };
  const optionOf = (pair: Pair, value: Choice) => {
    if (value === 'neither') return { value, label: t('answers.conflict.neither') };
    const words = pair[value] || t('answers.sent.none');
    return { value, label: t(`answers.conflict.${value}`), description: <Words>{words}</Words> };
  };
  const isOffered = (pair: Pair, value: Choice) =>
    value === 'neither' ? pair.mine === null || pair.theirs === null : pair[value] !== null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={t('answers.conflict.compare')}
      description={t('answers.conflict.choose')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" onClick={() => onSettle(chosenOf(pairs, choiceOf))}>
            {t('answers.conflict.submit')}
          </Button>
        </>
      }
    >
      <ol className="divide-y divide-line border-y border-line">
        {pairs.filter(differ).map((pair) => (
          <li key={pair.punto} className="py-6">
            <RadioGroup
              legend={<Words>{pair.punto}</Words>}
              name={pair.punto}
              value={choiceOf(pair)}
              onChange={(event) => choose(pair, event.currentTarget.value)}
              options={all.filter((value) => isOffered(pair, value)).map((value) => optionOf(pair, value))}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

const all: readonly Choice[] = ['mine', 'theirs', 'neither'];

const Words = ({ children }: { children: string }) => <span className="whitespace-pre-line">{children}</span>;
