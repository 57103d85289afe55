import type { Block } from '../entities/manuscript.ts';

/** Plain text as paragraphs, one a line, so that it is compared as texts are; none for an empty one. */
export const paragraphsOf = (text: string): Block[] =>
  text.split(/\n+/).flatMap((line): Block[] => {
    const words = line.trim();
    return words === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: words }] }];
  });
