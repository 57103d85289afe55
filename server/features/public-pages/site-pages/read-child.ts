/** Reads the Markdown of one page in a child process; see read-in-child.ts, which starts it. */
import { z } from 'zod';
import { markdownToManuscript, NestedTooDeep } from '#server/documents/markdown/read/from-markdown.ts';
import { answerParent } from '#server/platform/processes/answer-parent.ts';

answerParent(z.object({ markdown: z.string() }), ({ markdown }) => {
  try {
    // Pictures may be those of published works, by the address they have there.
    return markdownToManuscript(markdown, { fileAddress: (address) => address, references: [] });
  } catch (error) {
    if (error instanceof z.ZodError) return { fault: 'texto_dividir' };
    if (error instanceof NestedTooDeep) return { fault: 'texto_hondo' };
    throw error;
  }
});
