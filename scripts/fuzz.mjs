/**
 * `npm run test:fuzz`, for an hour, or `npm run test:fuzz -- 300`, for so many seconds: what draws by lot is played again and again, each
 * time with another seed, until the time is over or something fails. Then it says how the same is drawn again.
 * With `PLIEGO_SEED` it begins with that one.
 */
import { globSync, readFileSync } from 'node:fs';
import { installPackages, runNode, say } from './with-node24.mjs';

/** Less than this is for `npm test`'s numbers; with more time each is played to its end. */
const secondsForLong = 600;

const seconds = Number(process.argv[2] ?? 3_600);
if (!(seconds > 0)) {
  say('How many seconds? npm run test:fuzz -- 300');
  process.exit(2);
}
installPackages();
process.exitCode = await playUntil(Date.now() + seconds * 1_000);

async function playUntil(until) {
  const files = filesByLot();
  let seed = Number(process.env.PLIEGO_SEED ?? Math.trunc(Math.random() * 2 ** 31));
  for (let times = 1; Date.now() < until; times++, seed++) {
    say(`\n── ${times}: seed ${seed}, of ${files.length} files`);
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), until - Date.now());
    const env = { PLIEGO_SEED: String(seed), PLIEGO_FUZZ: '1', ...(seconds >= secondsForLong && { PLIEGO_LONG: '1' }) };
    const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', '--bail=1', ...files], env, end.signal);
    clearTimeout(timer);
    if (end.signal.aborted) break;
    if (code === 0) continue;
    const long = env.PLIEGO_LONG ? 'PLIEGO_LONG=1 ' : '';
    say(`\nFailed. The same again: ${long}PLIEGO_SEED=${seed} npm test -- FILE`);
    return code;
  }
  say(`\nThe time is over; nothing failed. The last seed: ${seed}.`);
  return 0;
}

/** The test files that draw by lot, but those of the browser. */
function filesByLot() {
  return globSync('{contract,server,web,scripts}/**/*.test.{ts,tsx}').filter((file) =>
    /from 'fast-check'/.test(readFileSync(file, 'utf8')),
  );
}
