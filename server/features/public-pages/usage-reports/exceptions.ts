/** What the COUNTER API says of what it cannot do as asked: the Exceptions of appendix D of the Code of Practice 5.1, in its own words. */

const messages = {
  1000: [503, 'Service Not Available'],
  1010: [503, 'Service Busy'],
  1020: [429, 'Client has made too many requests'],
  1030: [400, 'Insufficient Information to Process Request'],
  2010: [403, 'Requestor is Not Authorized to Access Usage for Institution'],
  3020: [400, 'Invalid Date Arguments'],
  3030: [200, 'No Usage Available for Requested Dates'],
  3031: [200, 'Usage Not Ready for Requested Dates'],
  3032: [200, 'Usage No Longer Available for Requested Dates'],
  3040: [200, 'Partial Data Returned'],
  3050: [200, 'Parameter Not Recognized in this Context'],
  3060: [200, 'Invalid ReportFilter Value'],
  3062: [200, 'Invalid ReportAttribute Value'],
  3063: [200, 'Components Not Supported'],
} as const;
type Code = keyof typeof messages;

/** As JSON has it. */
export interface Exception {
  Code: number;
  Message: string;
  Data?: string;
}

export const exception = (code: Code, data?: string): Exception => ({
  Code: code,
  Message: messages[code][1],
  ...(data === undefined ? {} : { Data: data }),
});

/** Ends a request: it is answered with this alone. */
export class ReportFault extends Error {
  readonly exception: Exception;
  readonly status: number;

  constructor(code: Code, data?: string) {
    super(messages[code][1]);
    this.exception = exception(code, data);
    this.status = messages[code][0];
  }
}
