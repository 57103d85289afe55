/** How a screen that only notes its own state in the address navigates: nothing is scrolled, nothing enters the history. */
export const staying = { replace: true, state: { stays: true } } as const;

/** Whether a location's state says that the screen stays where it is. */
export const isStaying = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'stays') === true;
