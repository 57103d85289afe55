import { type ReactNode, useId } from 'react';
import type { Block, Reference } from '#contract/entities/manuscript.ts';
import { ManuscriptView } from '#web/features/manuscript/manuscript-view.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';
import { FieldError } from '#web/ui/FieldError.tsx';
import type { Choice, Clash } from './piece.ts';

type Props = {
  number: number;
  clash: Clash<Block> | Clash<Reference>;
  /** What an item says as it was written. */
  written: ReadonlyMap<Block | Reference, Block>;
  /** Null where nobody has chosen yet. */
  choice: Choice | null;
  /** Whether it is said that a choice is missing. */
  isAsked: boolean;
  onChoose: (choice: Choice) => void;
};

const choices = ['mine', 'theirs', 'both'] as const;

/** What each side has in one place, and which of them stays. */
export function ClashChoice({ number, clash, written, choice, isAsked, onChoose }: Props) {
  const t = useMessages();
  const name = useId();
  const isMissing = isAsked && choice === null;
  const asWritten = (items: readonly (Block | Reference)[]) => items.map((item) => written.get(item) ?? item);
  return (
    <fieldset
      data-undecided={choice === null ? '' : undefined}
      aria-describedby={isMissing ? `${name}-missing` : undefined}
      className="flex min-w-0 flex-col gap-3 border-t border-line-strong pt-4"
    >
      <legend className="sr-only">{t('editing.merge.place', { number })}</legend>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Side name={t('editing.conflict.here')} isKept={choice === 'mine' || choice === 'both'}>
          <Items items={asWritten(clash.mine)} prefix={`mio-${number}-`} />
        </Side>
        <Side name={t('editing.conflict.there')} isKept={choice === 'theirs' || choice === 'both'}>
          <Items items={asWritten(clash.theirs)} prefix={`suyo-${number}-`} />
        </Side>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {choices.map((each) => (
          <label key={each} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="radio"
              name={name}
              checked={each === choice}
              onChange={() => onChoose(each)}
              className="size-4.5 accent-accent"
            />
            {t(`editing.merge.choice.${each}`)}
          </label>
        ))}
      </div>
      {isMissing && <FieldError id={`${name}-missing`}>{t('editing.merge.choice.missing')}</FieldError>}
    </fieldset>
  );
}

function Side({ name, isKept, children }: { name: string; isKept: boolean; children: ReactNode }) {
  return (
    <div className={classes('min-w-0 border-s-4 ps-3', isKept ? 'border-accent' : 'border-line')}>
      <p className="label-caps mb-2">{name}</p>
      {children}
    </div>
  );
}

const isReference = (item: Block | Reference): item is Reference => 'texto' in item;

function Items({ items, prefix }: { items: readonly (Block | Reference)[]; prefix: string }) {
  const t = useMessages();
  const labels = useManuscriptLabels();
  if (items.length === 0) return <p className="text-sm text-muted">{t('editing.conflict.nothing')}</p>;
  const blocks = items.flatMap((item) => (isReference(item) ? [] : [item]));
  return (
    <>
      {items.map((item) => isReference(item) && <p key={item.id}>{item.texto}</p>)}
      {blocks.length > 0 && (
        <ManuscriptView
          documento={{ type: 'doc', content: blocks }}
          referencias={[]}
          labels={labels}
          headingOffset={2}
          prefix={prefix}
        />
      )}
    </>
  );
}
