/** The platform's own secrets: whether something is still sealed by one that was changed, or by one that is gone. */
import type pg from 'pg';
import { keyStates } from '#server/features/administration/keys/change.ts';
import { type KeyReader, lot, sealedRows } from '#server/features/administration/keys/queries.ts';
import { secretsIn } from '#server/platform/secrets.ts';
import { type Finding, look, well, wrong } from './finding.ts';
import { doctorWords as words } from './words.ts';

const readerOf = (client: pg.Client): KeyReader => ({
  secretsOf: async (clave) => {
    const { rows } = await client.query<{ valor: string }>('select valor from public.secrets where clave = $1', [
      clave,
    ]);
    return rows.flatMap(({ valor }) => secretsIn(valor));
  },
  // Names of the house's own list, and no one's words.
  sealed: async ({ table, id, column }, after) =>
    sealedRows.parse(
      await client.query(
        `select ${id}::text as id, ${column} as kept from public.${table} where ${id} > $1::uuid and ${column} <> ''
          order by ${table}.${id} limit ${lot}`,
        [after],
      ),
    ).rows,
});

export async function* examineKeys(client: pg.Client): AsyncGenerator<Finding> {
  const states = await keyStates(readerOf(client));
  for (const { clave, old, lost } of states) {
    if (old > 0) yield look(words.oldKeys(clave, old), words.oldKeysAdvice);
    if (lost > 0) yield wrong(words.lostKeys(clave, lost), words.lostKeysAdvice);
  }
  const before = states.filter(({ believed }) => believed > 1).map(({ clave }) => clave);
  if (before.length > 0) yield look(words.keysBefore(before.join(', ')), words.keysBeforeAdvice);
  else if (states.every(({ old, lost }) => old + lost === 0)) yield well(words.keys);
}
