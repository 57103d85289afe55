/**
 * `npm run audit:verify [-- PLACE:HASH]`: verifies the activity record's chain, and that it still holds a place and hash
 * noted before. Exits with 1 where something is wrong. The embedded database must not be open in a running server: there
 * it is verified at /admin/logs.
 */
import { z } from 'zod';
import type { RecordFault } from '#contract/entities/system.ts';
import { runCommand, sayUsage } from '#scripts/command.ts';
import { commandWords } from '#scripts/words.ts';
import { readEnvironment } from '#server/platform/environment.ts';

const markSchema = z
  .templateLiteral([z.number(), ':', z.string().regex(/[0-9a-f]{64}/)])
  .transform((text) => ({ posicion: Number.parseInt(text, 10), hash: text.slice(text.indexOf(':') + 1) }))
  .optional();

const words = commandWords.verify;
const tellFault = ({ tipo, posicion, entrada }: RecordFault) =>
  [words.faults[tipo], posicion !== null && words.place(posicion), entrada !== null && words.entry(entrada)]
    .filter(Boolean)
    .join(', ');

const mark = markSchema.safeParse(process.argv[2]);
if (!mark.success) sayUsage('audit:verify');
await runCommand(async () => {
  const env = readEnvironment(process.env);
  const { openOwnDatabase } = await import('#server/platform/database/open.ts');
  const database = await openOwnDatabase(env);
  try {
    const { verifyRecord } = await import('#server/features/administration/activity/verify.ts');
    const { entradas, fallos, cabeza } = await verifyRecord(database, mark.data ? { mark: mark.data } : {});
    for (const fault of fallos) console.error(`✗ ${tellFault(fault)}`);
    console.log(words.verified(entradas, fallos.length));
    if (cabeza) console.log(words.note(`${cabeza.posicion}:${cabeza.hash}`));
    process.exitCode = fallos.length > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
});
