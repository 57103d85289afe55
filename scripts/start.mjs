/** `npm start`: installs what is missing, builds what changed, and starts Pliego. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, root, runNode } from './with-node24.mjs';

installPackages();
// A release is built, and comes without what builds.
const isRelease = !existsSync(join(root, 'scripts', 'build.ts'));
const built = isRelease ? 0 : await runNode(['scripts/build.ts']);
process.exitCode = built || (await runNode(['server/main.ts'], { NODE_ENV: 'production' }));
