/** Views of the queue: what it was narrowed down by, under a name, for the person who keeps them and nobody else. */
import { v7 as uuid } from 'uuid';
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { mostViews, type QueueView } from '#contract/entities/queue.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteView, findViews, insertView, lockViews, updateView, type ViewRow } from './view-queries.ts';

export const listViews = async ({ db }: Services, viewer: Person) => ({ vistas: await findViews(db, viewer.id) });

type NewView = CallData<Calls['saveQueueView']>['body'];

/** Keeps a view. Throws `vistas_completas`, and `vista_ya_guardada` where they have one of that name. */
export function saveView({ db, transact }: Services, viewer: Person, body: NewView): Promise<QueueView> {
  return transact(async () => {
    const views = await lockViews(db, viewer.id);
    if (views.length >= mostViews) throw refuse('vistas_completas', { values: { cuantas: views.length } });
    refuseTwice(views, body.nombre);
    const view = { id: uuid(), ...body };
    await insertView(db, { ...view, userId: viewer.id });
    return view;
  });
}

type ViewChange = CallData<Calls['changeQueueView']>['body'];

/** Another name, other filters, or both. Throws `no_encontrado` for a view of nobody or of another, and `vista_ya_guardada`. */
export function changeView({ db, transact }: Services, viewer: Person, id: string, change: ViewChange) {
  return transact(async (): Promise<QueueView> => {
    const views = await lockViews(db, viewer.id);
    const before = views.find((view) => view.id === id);
    if (!before) throw refuse('no_encontrado');
    const { nombre = before.nombre, filtros = before.filtros } = change;
    refuseTwice(
      views.filter((view) => view !== before),
      nombre,
    );
    const view = { id, nombre, filtros };
    await updateView(db, viewer.id, view);
    return view;
  });
}

/** Throws `no_encontrado` for a view of nobody or of another. */
export async function removeView({ db }: Services, viewer: Person, id: string): Promise<void> {
  if (!(await deleteView(db, viewer.id, id))) throw refuse('no_encontrado');
}

/** Two of one name would be told apart by nobody, least of all by who hears them read. */
function refuseTwice(views: readonly ViewRow[], nombre: string): void {
  const alike = (name: string) => name.localeCompare(nombre, 'es', { sensitivity: 'base' }) === 0;
  if (views.some((view) => alike(view.nombre)))
    throw refuse('vista_ya_guardada', { errors: [{ field: 'nombre', code: 'vista_ya_guardada' }] });
}
