/** The words of the COUNTER API, which has no other language: of its Exceptions, to the letter (Code of Practice 5.1, table D.1), and what is added. */

/** By their codes, with the HTTP status that goes with each. */
export const exceptionWords = {
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

/** What an Exception says besides (`Data`). */
export const exceptionData = {
  noMonth: 'no whole month has been counted yet',
  upTo: (last: string) => `usage is available up to ${last}`,
  from: (first: string, last: string) => `usage is available from ${first} to ${last}`,
  reversed: 'end_date is before begin_date',
  notOver: 'begin_date is the current month or a month to come',
  noSearches: 'no search has been counted yet',
  searchesFrom: (first: string) => `Searches_Platform is available from ${first}`,
  tooMany: (limit: number) => `no more than ${limit} requests a minute`,
};
