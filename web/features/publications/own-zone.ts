/** The time zone in which the reader's clock hangs, as IANA names it. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
