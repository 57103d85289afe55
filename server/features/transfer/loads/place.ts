/** The place of a brought-in work in its number, which is made, and out, where the journal has none of that name. */
import { v7 as uuid } from 'uuid';
import { issueLabel } from '#contract/issue-label.ts';
import { longest } from '#contract/limits.ts';
import { record } from '#server/events/events.ts';
import { followWhetherAny } from '#server/features/journals/issues/edit-issue.ts';
import { insertIssue, insertPlaces, updateIssue, updatePlace } from '#server/features/journals/issues/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { issues, issueWorks, loadLines } from '#server/platform/database/schema.ts';
import { and, eq, sql } from '#server/platform/database/sql.ts';
import type { Services } from '#server/platform/services.ts';
import { hasIssue } from './decide.ts';
import { type LoadedWork, yearOf } from './loaded-line.ts';
import type { LoadRow } from './queries.ts';

interface Placed {
  load: LoadRow;
  publicacionId: string;
  said: LoadedWork;
  fecha: Date;
  userId: string | null;
}

/** Puts a published work at the end of its number. The caller holds the journal's loads. */
export async function placeWork(services: Services, { load, publicacionId, said, fecha, userId }: Placed) {
  const { db } = services;
  const anio = yearOf(said);
  if (!hasIssue(said) || anio === undefined) return;
  const { volumen, numero, paginaInicial, paginaFinal, articulo, seccion } = said;
  const facts = { revistaId: load.revistaId, volumen, numero, anio };
  const numeroId = (await findIssueCalled(db, facts)) ?? (await makeIssue(services, facts, { said, fecha, userId }));
  const [last] = await db
    .select({ orden: sql`coalesce(max(${issueWorks.orden}), 0)`.mapWith(Number) })
    .from(issueWorks)
    .where(eq(issueWorks.numeroId, numeroId));
  const pages = { paginaInicial, paginaFinal, articulo, seccion: seccion.slice(0, longest.section) };
  await insertPlaces(db, [{ publicacionId, numeroId, orden: (last?.orden ?? 0) + 1, ...pages }]);
  await updateIssue(db, numeroId, {});
}

/** Says the pages of a work that stands in its number without. */
export const addPages = (
  db: Database,
  publicacionId: string,
  { paginaInicial, paginaFinal }: LoadedWork,
): Promise<void> => updatePlace(db, publicacionId, { paginaInicial, paginaFinal });

type Facts = { revistaId: string; volumen: string; numero: string; anio: number };

async function findIssueCalled(db: Database, { revistaId, volumen, numero, anio }: Facts): Promise<string | undefined> {
  const [row] = await db
    .select({ id: issues.id })
    .from(issues)
    .where(
      and(
        eq(issues.revistaId, revistaId),
        eq(issues.anio, anio),
        sql`lower(${issues.volumen}) = lower(${volumen}) and lower(${issues.numero}) = lower(${numero})`,
      ),
    );
  return row?.id;
}

async function makeIssue(
  services: Services,
  facts: Facts,
  { said, fecha, userId }: Pick<Placed, 'said' | 'fecha' | 'userId'>,
): Promise<string> {
  const { db } = services;
  const id = uuid();
  const paginacion = said.articulo && !said.paginaInicial ? 'ARTICULOS' : 'PAGINAS';
  await insertIssue(db, { id, ...facts, paginacion, fechaPublicacion: fecha });
  const datos = { revista: facts.revistaId, numero: issueLabel(facts) };
  await record(db, { type: 'publication.issueCreated', userId, datos });
  await followWhetherAny(services);
  return id;
}

/** Numbers that hold nothing but works of this load go by their first pages, however the file had its lines. */
export async function orderIssues(db: Database, cargaId: string): Promise<void> {
  await db.execute(sql`
    with own as (
      select w.numero_id from ${issueWorks} w left join ${loadLines} l
          on l.obra_id = w.publicacion_id and l.carga_id = ${cargaId}::uuid and l.creada
        where w.numero_id in (select t.numero_id from ${issueWorks} t join ${loadLines} s on s.obra_id = t.publicacion_id
          where s.carga_id = ${cargaId}::uuid and s.creada)
        group by w.numero_id having bool_and(l.linea is not null)),
    ordered as (
      select w.publicacion_id, row_number() over (partition by w.numero_id
          order by case when w.pagina_inicial ~ '^[0-9]{1,8}$' then w.pagina_inicial::int end nulls last, w.orden) as place
        from ${issueWorks} w where w.numero_id in (select numero_id from own))
    update ${issueWorks} set orden = o.place from ordered o
      where o.publicacion_id = ${issueWorks.publicacionId} and ${issueWorks.orden} <> o.place`);
}
