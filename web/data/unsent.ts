/** What on this page saves itself and has not reached the server, so that nobody logs out of it unawares. */

interface Saving {
  isWaiting: () => boolean;
  save: () => Promise<boolean>;
}

const all = new Set<Saving>();
/** How long a logout waits, in milliseconds. */
const patience = 3000;

/** Gives the function for when its screen is left; what still waits then goes on counting. */
export function countSaving(saving: Saving): () => void {
  all.add(saving);
  return () => {
    if (!saving.isWaiting()) all.delete(saving);
  };
}

const waiting = () => [...all].filter((saving) => saving.isWaiting());

/** Sends what waits; gives whether the server has everything in time. */
export async function sendAll(): Promise<boolean> {
  const left = waiting();
  if (left.length === 0) return true;
  const inTime = new Promise<void>((done) => setTimeout(done, patience));
  await Promise.race([Promise.all(left.map(({ save }) => save())), inTime]);
  return waiting().length === 0;
}
