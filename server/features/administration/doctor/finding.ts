/** What an examination found, for who runs the machine: one line each, and what to do where something is not well. */
export interface Finding {
  /** `look`: it works, and somebody should look at it; `wrong`: something will not work. */
  verdict: 'well' | 'look' | 'wrong';
  said: string;
  /** What to do; of `well` none. */
  advice?: string;
}

export const well = (said: string): Finding => ({ verdict: 'well', said });
export const look = (said: string, advice: string): Finding => ({ verdict: 'look', said, advice });
export const wrong = (said: string, advice: string): Finding => ({ verdict: 'wrong', said, advice });

/** In milliseconds, how long anything outside is waited for. */
export const patienceMs = 8000;
