import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { dayMs } from '#contract/time.ts';
import { changeIssueCover } from '#server/features/journals/issues/change-cover.ts';
import { createIssue } from '#server/features/journals/issues/edit-issue.ts';
import { addWorks, orderIssue } from '#server/features/journals/issues/place-works.ts';
import { publishIssue, scheduleIssue } from '#server/features/journals/issues/publish-issue.ts';
import { findIssue } from '#server/features/journals/issues/queries.ts';
import type { Services } from '#server/platform/services.ts';
import type { Player } from '../cast.ts';
import { dateNews } from '../history-queries.ts';
import { idOf } from '../load-published.ts';
import { dateIssue } from './dating-queries.ts';
import type { DemonstrationIssue } from './issues.ts';

/** Days that a number was prepared before it came out. */
const prepared = 40;

/** A number with its works in order, out for so long, or to come out by itself on its day. */
export async function loadIssue(
  services: Services,
  editor: Player,
  revistaId: string,
  issue: DemonstrationIssue,
): Promise<void> {
  const { db } = services;
  const {
    volumen,
    numero,
    titulo = '',
    editores = [],
    paginacion,
    continua = false,
    portada,
    ago,
    works,
    added,
  } = issue;
  const anio = new Date(Date.now() - ago * dayMs).getUTCFullYear();
  const facts = { revistaId, volumen, numero, anio, titulo, editores, paginacion, continua };
  const id = await createIssue(services, editor, facts);
  const obras: Placed[] = [];
  for (const work of works) obras.push(await placed(services, work));
  await addWorks(
    services,
    editor,
    id,
    obras.map((work) => work.id),
  );
  const revision = async () => (await findIssue(db, id))?.revision ?? 1;
  await orderIssue(services, editor, id, { revision: await revision(), obras });
  if (portada) {
    const picture = await readFile(fileURLToPath(new URL(`./${portada}`, import.meta.url)));
    await changeIssueCover(services, editor, id, picture.toString('base64'));
  }
  if (ago >= 0) await publishIssue(services, editor, id, { revision: await revision() });
  else {
    const fecha = `${new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10)}T09:00`;
    await scheduleIssue(services, editor, id, { revision: await revision(), fecha, zona: 'Europe/Madrid' });
  }
  if (ago >= 0) await dateIssue(db, id, ago + prepared, ago);
  else await dateIssue(db, id, 6, null);
  if (!added) return;
  const last = await placed(services, added.work);
  await addWorks(services, editor, id, [last.id]);
  await orderIssue(services, editor, id, { revision: await revision(), obras: [...obras, last] });
  await dateNews(db, added.ago);
}

type Placed = Parameters<typeof orderIssue>[3]['obras'][number];

/** A work in its place. */
async function placed(
  services: Services,
  { file, seccion, from, to, articulo = '' }: DemonstrationIssue['works'][number],
): Promise<Placed> {
  const id = await idOf(services, file);
  return { id, seccion, articulo, paginaInicial: String(from ?? ''), paginaFinal: String(to ?? '') };
}
