/** `npm start`: installs what is missing, builds what changed, and starts Pliego. */
import { installPackages, runNode } from './with-node24.mjs';

installPackages();
const built = await runNode(['scripts/build.ts']);
process.exitCode = built || (await runNode(['server/main.ts'], { NODE_ENV: 'production' }));
