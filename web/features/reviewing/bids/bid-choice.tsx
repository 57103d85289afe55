import { Check, CircleSlash, Minus, ThumbsUp } from 'lucide-react';
import { useId } from 'react';
import { type BidAnswer, bidAnswers } from '#contract/entities/bid.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';

const icons = { QUIERO: ThumbsUp, PUEDO: Check, PREFIERO_NO: Minus, CONFLICTO: CircleSlash };
const chosenLooks: Record<BidAnswer, string> = {
  QUIERO: 'has-checked:border-green-line has-checked:bg-green-wash has-checked:text-green',
  PUEDO: 'has-checked:border-accent-line has-checked:bg-accent-wash has-checked:text-accent',
  PREFIERO_NO: 'has-checked:border-line-strong has-checked:bg-press',
  CONFLICTO: 'has-checked:border-ink has-checked:bg-press',
};

interface BidChoiceProps {
  /** What is asked, to be heard. */
  legend: string;
  value: BidAnswer | null;
  /** `isPassing`: by the arrows, which pass through the others. */
  onChoose: (answer: BidAnswer, isPassing: boolean) => void;
}

/** The four answers side by side, one of them chosen: the same pressed twice is said once. */
export function BidChoice({ legend, value, onChoose }: BidChoiceProps) {
  const t = useMessages();
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{legend}</legend>
      {bidAnswers.map((answer) => {
        const Icon = icons[answer];
        return (
          <label
            key={answer}
            className={classes(
              'inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-md border border-line-strong px-2.5 text-sm transition-colors hover:bg-wash pointer-coarse:min-h-11',
              'has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              chosenLooks[answer],
            )}
          >
            <input
              type="radio"
              name={name}
              value={answer}
              checked={value === answer}
              // A click of the keyboard's counts none.
              onChange={({ nativeEvent }) => onChoose(answer, 'detail' in nativeEvent && nativeEvent.detail === 0)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4 shrink-0" />
            {t(`bids.answer.${answer}`)}
          </label>
        );
      })}
    </fieldset>
  );
}
