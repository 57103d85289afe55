/** The process that compiles PDFs (typeset.ts): one job after the other. */
import { compile } from '#server/documents/pdf/compile.ts';
import { typstJobSchema } from '#server/documents/pdf/job.ts';
import { answerParent } from '#server/platform/processes/answer-parent.ts';

answerParent(typstJobSchema, (job) => compile(job));
