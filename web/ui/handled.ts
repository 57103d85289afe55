const known = new WeakSet<object>();

/**
 * Loads what can be done without, or what is answered for where it is asked: where it fails the page is not loaded anew
 * (`reloadWhenOutdated` in entry.client.tsx), and who asked gets the failure as it is.
 */
export async function handled<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Object) known.add(error);
    throw error;
  }
}

/** Whether somebody has answered for this failure; asked once who waits for it has heard of it. */
export const isHandled = (error: unknown): boolean => error instanceof Object && known.has(error);
