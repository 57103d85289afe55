/** Reads one pasted text in a child process; see parse-in-child.ts, which starts it. */
import { z } from 'zod';
import { parseReferences } from '#server/documents/citations/parse-references.ts';
import { answerParent } from '#server/platform/processes/answer-parent.ts';

answerParent(z.object({ texto: z.string() }), ({ texto }) => parseReferences(texto));
