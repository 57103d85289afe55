/** Runs one of our scripts with everything it needs: `node scripts/run.mjs scripts/import.ts FOLDER`. */
import { installPackages, runNode } from './with-node24.mjs';

installPackages();
process.exitCode = await runNode(process.argv.slice(2));
