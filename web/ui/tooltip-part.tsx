/** The words of a Tooltip: loaded once somebody comes to its control (Tooltip.tsx). */
import { Tooltip as Radix } from 'radix-ui';
import type { FocusEvent, ReactElement } from 'react';
import { isGivenBack } from './given-back.ts';
import { type Lent, LentTrigger } from './use-late-trigger.tsx';

export type TooltipProps = {
  /** A few words; never the only place where something is said. */
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that can take the focus. */
  children: ReactElement;
};

/**
 * A focus that a menu or a dialog gives back shows no words: they would lie over what is below, stay there wherever the pointer
 * goes, and take the next Escape from the dialog that the control stands in.
 */
const onlyWhereSeen = (event: FocusEvent<HTMLElement>) => {
  if (isGivenBack() || !event.currentTarget.matches(':focus-visible')) event.preventDefault();
};

export function Words({ lent, label, side }: Required<Omit<TooltipProps, 'children'>> & { lent: Lent }) {
  return (
    <Radix.Provider delayDuration={500}>
      <Radix.Root>
        <Radix.Trigger asChild onFocus={onlyWhereSeen}>
          <LentTrigger lent={lent} />
        </Radix.Trigger>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 rounded-float bg-ink px-2 py-1 text-start font-sans text-xs font-normal text-paper"
        >
          {label}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}
