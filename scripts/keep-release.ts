/**
 * `node scripts/run.mjs scripts/keep-release.ts`: keeps the release that is checked out in `fixtures/release-<version>`, for
 * tests of later ones (fixtures/README.md). Asks for PostgreSQL's programs.
 */
import { keepRelease } from '#server/testing/release/keep.ts';

await keepRelease((text) => process.stderr.write(`${text}\n`));
