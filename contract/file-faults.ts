/** What may be wrong with a file in the store: it is not there, has other bytes than were stored, or cannot be read. */
export const fileFaults = ['FALTA', 'ALTERADO', 'ILEGIBLE'] as const;
export type FileFault = (typeof fileFaults)[number];
