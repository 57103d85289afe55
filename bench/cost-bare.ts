/**
 * What a process of ours is compared with: Node's own server that answers with rows of the same database, by `pg` where DATABASE_URL says
 * one, else by the bare engine in the folder that is its argument. Tells its parent its port.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { openFolder } from '#server/platform/database/pglite.ts';

const [, , folder = ''] = process.argv;
const url = process.env.DATABASE_URL;
const pool = url ? new pg.Pool({ connectionString: url, max: 10 }) : undefined;
const engine = pool ? undefined : await openFolder(folder);
const server = createServer(async (_, response) => {
  const asked = 'select id, titulo, resumen, autor from publications order by fecha_actualizacion desc limit 12';
  const rows = pool ? (await pool.query(asked)).rows : (await engine?.query(asked))?.rows;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(rows));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
process.on('disconnect', () => process.exit(0));
