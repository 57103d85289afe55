/** `npm run dev`: the server restarts when its code changes, the web reloads by itself. */
import { installPackages, runNode } from './with-node24.mjs';

installPackages();
await runNode(['scripts/build-templates.ts']);
process.exitCode = await runNode(['--watch-path=server', '--watch-path=contract', 'server/main.ts'], {
  NODE_ENV: 'development',
});
