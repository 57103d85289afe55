/** What programs are told of what they ask wrongly, in the protocol's own language. */
export const faultWords = {
  verb: 'There is no such verb, or more than one.',
  unknown: (verb: string) => `${verb} takes no such argument.`,
  twice: (name: string) => `The argument ${name} is said twice.`,
  alone: 'A resumptionToken stands alone, without other arguments.',
  missing: (verb: string, name: string) => `${verb} needs the argument ${name}.`,
  prefix: 'There is no such metadataPrefix.',
  date: (name: string) => `The argument ${name} is no UTC date: YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ.`,
  granularities: 'The arguments from and until have different granularities.',
  order: 'The argument from is later than until.',
  token: 'The resumptionToken is none of ours.',
  otherList: 'The resumptionToken is of another list.',
  wholeSets: 'The list of sets is told whole, without a resumptionToken.',
  identifier: 'There is no record of this identifier.',
  embargo: 'Its text is under embargo.',
  nothing: 'There are no records of these dates and this set.',
};
