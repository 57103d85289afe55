/** `npm run bench`: measures, and writes docs/benchmarks.md. It asserts nothing about time. */
import { installPackages, runNode } from './with-node24.mjs';

installPackages();
const built = await runNode(['scripts/build.ts']);
process.exitCode = built || (await runNode(['bench/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' }));
