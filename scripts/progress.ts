/** Tells on a terminal what a long script does: a line for each step, and under way how much it has done. */
import { performance } from 'node:perf_hooks';
import { commandWords } from '#scripts/words.ts';
import { machineLanguage } from '#server/platform/machine-words.ts';

const everyMs = 500;

/** `tick` counts bytes, or pieces where it is given none. Only a terminal is told of them. */
export function openProgress(out: NodeJS.WriteStream = process.stderr) {
  let [bytes, pieces, last, isOpen] = [0, 0, 0, false];
  const end = () => {
    if (isOpen) out.write('\r\x1b[K');
    isOpen = false;
  };
  return {
    tell: (text: string) => {
      end();
      [bytes, pieces] = [0, 0];
      out.write(`${text}\n`);
    },
    tick: (more = 0) => {
      bytes += more;
      pieces++;
      if (!out.isTTY || performance.now() - last < everyMs) return;
      last = performance.now();
      isOpen = true;
      out.write(
        `\r\x1b[K  ${bytes > 0 ? `${(bytes / 1e6).toLocaleString(machineLanguage, { maximumFractionDigits: 0 })} MB` : commandWords.parts(pieces)}`,
      );
    },
    /** Takes away the line that is being written over. */
    end,
  };
}
