import type { FaultCode } from '#contract/faults.ts';
import type { Removed } from './removed-words.ts';

/** In bytes: larger files are not opened. */
export const largestStripped = 100 * 1024 * 1024;

/** A copy of a file without what programs wrote beside its content. */
export interface Stripped {
  bytes: Uint8Array;
  /** What was taken out, each once. */
  removed: Removed[];
}

/** The file cannot be cleaned, so that the hidden side does not get it; `message` is the code of why. */
export class NotStrippable extends Error {
  override name = 'NotStrippable';
  readonly code: FaultCode;
  constructor(code: FaultCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
