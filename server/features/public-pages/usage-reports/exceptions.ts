/** What the COUNTER API says of what it cannot do as asked: the Exceptions of appendix D of the Code of Practice 5.1. */
import { exceptionWords } from './exception-words.ts';

type Code = keyof typeof exceptionWords;

/** As JSON has it. */
export interface Exception {
  Code: number;
  Message: string;
  Data?: string;
}

export const exception = (code: Code, data?: string): Exception => ({
  Code: code,
  Message: exceptionWords[code][1],
  ...(data === undefined ? {} : { Data: data }),
});

/** Ends a request: it is answered with this alone. */
export class ReportFault extends Error {
  readonly exception: Exception;
  readonly status: number;

  constructor(code: Code, data?: string) {
    super(exceptionWords[code][1]);
    this.exception = exception(code, data);
    this.status = exceptionWords[code][0];
  }
}
