import { Tooltip as Radix } from 'radix-ui';
import type { FocusEvent, ReactElement } from 'react';
import { isGivenBack } from './given-back.ts';

type TooltipProps = {
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

/** Words that appear beside a control under the pointer or the focus, in the landmark where it is. */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={500}>
      <Radix.Root>
        <Radix.Trigger asChild onFocus={onlyWhereSeen}>
          {children}
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
