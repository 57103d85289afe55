import type { ProblemCode } from '#contract/problems.ts';

/** Why an answer by SAML is not believed: a word for the log, and what who was on the way is told. Nothing of the answer is in it. */
export class NotBelieved extends Error {
  readonly code: ProblemCode;
  constructor(reason: string, code: ProblemCode = 'institucion_no_fiable') {
    super(reason);
    this.code = code;
  }
}
