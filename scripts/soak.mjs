/** `npm run soak`: mixed traffic while processes, the database, mail and the bucket go and come back (bench/soak/main.ts). */
import { installPackages, runNode } from './with-node24.mjs';

installPackages();
const built = await runNode(['scripts/build.ts']);
process.exitCode =
  built || (await runNode(['bench/soak/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' }));
