/**
 * Makes the list of passwords known from breaches (server/features/accounts/breached) of one in JSON, as `src/passwords.json` in
 * `npm pack @zxcvbn-ts/language-common@4.1.3`: `node scripts/breached-passwords.ts FILE`. Those that are too short for an account anyway are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { breachKey } from '#server/features/accounts/breached/breached.ts';

const shortest = 6;
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file of passwords.');
const passwords = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
const keys = passwords.filter((password) => password.length >= shortest).map((password) => breachKey(password));
const ordered = [...new Map(keys.map((key) => [key.toString('hex'), key]))].sort(([one], [other]) =>
  one < other ? -1 : 1,
);
writeFileSync(
  new URL('../server/features/accounts/breached/passwords.bin', import.meta.url),
  Buffer.concat(ordered.map(([, key]) => key)),
);
process.stdout.write(`${ordered.length}\n`);
