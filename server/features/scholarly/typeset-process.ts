/** The process that compiles PDFs (typeset.ts): one job after the other. */
import { compile } from '#server/documents/pdf/compile.ts';
import { jobSchema } from '#server/documents/pdf/job.ts';
import { answerParent } from '#server/platform/processes/answer-parent.ts';

answerParent(jobSchema, (job) => compile(job));
