/** How the part of an address that names a passage begins. It is a file of its own: every page of a work looks for it. */
export const passageKey = 'pasaje';

export const namesPassage = (hash: string): boolean => hash.startsWith(`#${passageKey}=`);
