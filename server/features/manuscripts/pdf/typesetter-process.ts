/** The process that compiles: one job after the other, until its parent lets go of it. */
import { compile } from './compile.ts';
import { jobSchema } from './job.ts';

process.on('message', (message) => {
  const result = compile(jobSchema.parse(message));
  process.send?.(result);
});
process.on('disconnect', () => process.exit());
