/** When this browser's copy is brought up to date: soon after each change, and never twice at once. */

/** The copy is at most a quarter of a second behind, its writing included. */
export const behind = 200;
/** A browser without room is asked again after that time. */
const withoutRoom = 5000;

interface Means {
  /** Gives whether this browser had room for it. Throws where what is to be written cannot be read. */
  write: (leaving: boolean) => Promise<boolean>;
  /** Whether there is anything that the server has not got. */
  isNeeded: () => boolean;
  onKept: () => void;
}

export type KeepHere = ReturnType<typeof createKeepHere>;

export function createKeepHere({ write, isNeeded, onKept }: Means) {
  let kept: boolean | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;

  const pause = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  /** `leaving`: the page may be gone in a moment. */
  async function now(leaving = false): Promise<void> {
    pause();
    const writing = write(leaving)
      .catch(() => false)
      .then((isKept) => {
        kept = isKept;
        onKept();
      });
    underWay = writing;
    await writing;
    if (underWay === writing) underWay = null;
  }

  function soon(): void {
    const act = () => {
      timer = undefined;
      if (!isNeeded()) return;
      // A slow disk is not asked for two things at once.
      if (underWay) void underWay.then(soon);
      else void now();
    };
    timer ??= setTimeout(act, kept === false ? withoutRoom : behind);
  }

  return {
    now,
    soon,
    /** The server has it: there is nothing to be brought up to date. */
    pause,
    /** Whether this browser has it; null while nobody knows. */
    kept: () => kept,
    know: (isKept: boolean | null) => {
      kept = isKept;
    },
  };
}
