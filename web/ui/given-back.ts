let isGiven = false;

/** Called by what closes, before it gives the focus back to what had it, in the same turn. */
export function giveBack(): void {
  isGiven = true;
  queueMicrotask(() => {
    isGiven = false;
  });
}

/** Whether the focus that comes now is one given back. */
export const isGivenBack = (): boolean => isGiven;
