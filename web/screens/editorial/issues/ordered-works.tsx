/** The contents of a number as they are put in order: by dragging, by the arrows on a row's handle, or from its menu. */
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { IssuePlan, PlannedWork } from '#contract/entities/issue.ts';
import { longest } from '#contract/limits.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { moved } from '#web/data/ordered-list.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { MoreActs } from '#web/ui/RowActs.tsx';
import { RowHandle } from '#web/ui/RowHandle.tsx';
import { useRowDrag } from '#web/ui/use-row-drag.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { WorkFate } from './work-fate.tsx';

type Placed = Pick<PlannedWork, 'id' | 'seccion' | 'paginaInicial' | 'paginaFinal' | 'articulo'>;
const placeOf = ({ id, seccion, paginaInicial, paginaFinal, articulo }: PlannedWork): Placed => ({
  id,
  seccion,
  paginaInicial,
  paginaFinal,
  articulo,
});

/** Its key is the number's revision: what somebody else saved begins it anew. */
export function OrderedWorks({ plan }: { plan: IssuePlan }) {
  const t = useMessages();
  const [places, setPlaces] = useState(plan.plan.map(placeOf));
  const [said, setSaid] = useState('');
  const order = useAct('orderIssue', ['issuePlan', 'readIssue']);
  const take = useAct('takeFromIssue', ['issuePlan', 'readIssue', 'listIssues']);
  const works = new Map(plan.plan.map((work) => [work.id, work]));
  const isOpen = plan.acciones.includes('ORDENAR');
  const isChanged = JSON.stringify(places) !== JSON.stringify(plan.plan.map(placeOf));

  function move(from: number, to: number) {
    const work = works.get(places[from]?.id ?? '');
    if (!work || to < 0 || to >= places.length) return;
    setPlaces(moved(places, from, to - from));
    setSaid(t('numbering.moved', { title: work.titulo, place: to + 1, total: places.length }));
  }
  const write = (id: string, part: Partial<Placed>) =>
    setPlaces((before) => before.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const send = (obras: Placed[], revision: number, then: (next: IssuePlan) => void) =>
    order.mutate(
      { params: { id: plan.id }, body: { revision, obras } },
      {
        onSuccess: then,
        onError: (error) => toast.error(failureText(t('numbering.order.failed'), error)),
      },
    );
  const save = () => send(places, plan.revision, () => toast.success(t('numbering.order.saved')));
  // What is dropped is saved at once, with what was typed; where that fails it is as what the keys moved: to be saved.
  const { list, handleOf, rowOf } = useRowDrag((from, to) => {
    move(from, to);
    send(moved(places, from, to), plan.revision, ({ revision }) =>
      sayDropped(plan.id, () => send(places, revision, () => toast.success(t('numbering.order.back')))),
    );
  });
  const remove = (obraId: string) =>
    take.mutate(
      { params: { id: plan.id, obraId } },
      { onError: (error) => toast.error(failureText(t('numbering.take.failed'), error)) },
    );

  const pager = usePager(plan, places, (id, part) => write(id, part));
  if (places.length === 0) return <p className="text-muted">{t('numbering.works.none')}</p>;
  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      <ol {...list} className="divide-y divide-line border-y border-line">
        {places.map((place, index) => {
          const work = works.get(place.id);
          if (!work) return null;
          return (
            <li key={place.id} {...rowOf(index)} className="flex gap-2 py-3 data-dragged:bg-wash">
              {isOpen && (
                <RowHandle
                  label={t('numbering.move', { title: work.titulo, place: index + 1, total: places.length })}
                  onMove={(by) => move(index, index + by)}
                  {...handleOf(index)}
                />
              )}
              <div className="min-w-0 grow">
                <p lang={work.idioma} className="wrap-anywhere">
                  {work.titulo}
                </p>
                <WorkFate work={work} dated={plan.fechaPrevista} />
                <PlaceFields plan={plan} work={work} place={place} disabled={!isOpen} onWrite={write} />
              </div>
              {isOpen && (
                <MoreActs
                  label={t('numbering.more', { what: work.titulo })}
                  size="compact"
                  acts={[
                    { id: 'subir', label: t('numbering.up'), onSelect: () => move(index, index - 1) },
                    { id: 'bajar', label: t('numbering.down'), onSelect: () => move(index, index + 1) },
                    ...(plan.estado === 'PUBLICADO'
                      ? []
                      : [{ id: 'quitar', label: t('numbering.take'), onSelect: () => remove(work.id) }]),
                  ]}
                />
              )}
            </li>
          );
        })}
      </ol>
      {isOpen && plan.paginacion === 'PAGINAS' && (
        <div className="mt-4">
          <Button size="small" busy={pager.isBusy} onClick={pager.run}>
            {t('numbering.pages')}
          </Button>
          <span className="ms-3 text-sm text-muted">{t('numbering.pages.hint')}</span>
        </div>
      )}
      {isChanged && (
        <div
          data-sticks="bottom"
          className="sticky bottom-0 mt-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3"
        >
          <span className="grow text-sm text-muted">{t('numbering.order.unsaved')}</span>
          <Button onClick={() => setPlaces(plan.plan.map(placeOf))}>{t('numbering.order.undo')}</Button>
          <Button variant="primary" busy={order.isPending} onClick={save}>
            {t('numbering.order.save')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Says that the order was saved, with the way back. */
function sayDropped(id: string, onUndo: () => void) {
  const toastId = `orden.${id}`;
  const undo = () => {
    toast.dismiss(toastId);
    onUndo();
  };
  toast.success(<Dropped onUndo={undo} />, { id: toastId, duration: 10_000 });
}

function Dropped({ onUndo }: { onUndo: () => void }) {
  const t = useMessages();
  return (
    <span>
      {t('numbering.order.saved')}{' '}
      <button type="button" className="link" onClick={onUndo}>
        {t('numbering.order.undo')}
      </button>
    </span>
  );
}

/** Pages all works one after the other, from the first page of the first, by how many pages each has as a PDF. */
function usePager(plan: IssuePlan, places: readonly Placed[], write: (id: string, part: Partial<Placed>) => void) {
  const t = useMessages();
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    try {
      let next = Number(places[0]?.paginaInicial) || 1;
      for (const { id } of places) {
        const { paginas } = await client.countWorkPages({ params: { id: plan.id, obraId: id } });
        write(id, { paginaInicial: String(next), paginaFinal: String(next + paginas - 1) });
        next += paginas;
      }
    } catch (error) {
      toast.error(failureText(t('numbering.pages.failed'), error));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run: () => void run() };
}

interface PlaceProps {
  plan: IssuePlan;
  work: PlannedWork;
  place: Placed;
  disabled: boolean;
  onWrite: (id: string, part: Partial<Placed>) => void;
}

/** Under which heading it stands, and where. */
function PlaceFields({ plan, work, place, disabled, onWrite }: PlaceProps) {
  const t = useMessages();
  const title = work.titulo;
  const field = (
    label: string,
    of: string,
    key: 'seccion' | 'paginaInicial' | 'paginaFinal' | 'articulo',
    maxLength: number,
  ) => (
    <Field label={label}>
      <Input
        aria-label={of}
        value={place[key]}
        maxLength={maxLength}
        disabled={disabled}
        onChange={({ target }) => onWrite(work.id, { [key]: target.value })}
      />
    </Field>
  );
  return (
    <div className="mt-2 grid max-w-2xl gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]">
      {field(t('numbering.section'), t('numbering.section.of', { title }), 'seccion', longest.section)}
      {plan.paginacion === 'PAGINAS' ? (
        <>
          {field(t('numbering.first'), t('numbering.first.of', { title }), 'paginaInicial', longest.pageNumber)}
          {field(t('numbering.last'), t('numbering.last.of', { title }), 'paginaFinal', longest.pageNumber)}
        </>
      ) : (
        field(t('numbering.article'), t('numbering.article.of', { title }), 'articulo', longest.articleNumber)
      )}
    </div>
  );
}
