/** What a person said of themself; the word 'string', which some clients send for nothing, is nothing (spec 000 §2.9). */
export const said = (text: string): string => (text === 'string' ? '' : text);
