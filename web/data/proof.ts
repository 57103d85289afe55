/** A grave act that asks once more who is there: the question, and who waits for its answer. */

let waiting: ((proven: boolean) => void)[] = [];
/** Shows the question, or takes it away; undefined where nobody would. */
let show: ((asked: boolean) => void) | undefined;

/** Whether the person has proved who they are; several acts at once ask once. False where they will not, and where nobody asks them. */
export async function askProof(): Promise<boolean> {
  return (
    show !== undefined &&
    new Promise((resolve) => {
      waiting.push(resolve);
      show?.(true);
    })
  );
}

/** Answers all who wait. */
export function settleProof(proven: boolean): void {
  const asking = waiting;
  waiting = [];
  show?.(false);
  for (const answer of asking) answer(proven);
}

/** Where the question is shown; gives how that ends. What is asked then is asked of nobody any more. */
export function showsProof(shown: (asked: boolean) => void): () => void {
  show = shown;
  return () => {
    settleProof(false);
    show = undefined;
  };
}
