/** The works that a book gathers as its chapters: put in order by dragging, by the arrows on a row's handle, or from its menu. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { ChapterPlan, PlannedChapter } from '#contract/entities/chapter.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { moved } from '#web/data/ordered-list.ts';
import { callQuery, useAct, useCall } from '#web/data/queries.ts';
import { useSearch } from '#web/features/publications/searching-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { MoreActs } from '#web/ui/RowActs.tsx';
import { RowHandle } from '#web/ui/RowHandle.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useRowDrag } from '#web/ui/use-row-drag.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { isSameOrder, mergeChapters, placeOf } from './merge-chapters.ts';

/** Of a book, for who runs it; nothing of other works. */
export function ChaptersOfBook({ work }: { work: Pick<Publication, 'id' | 'tipo'> }) {
  return work.tipo === 'LIBRO' ? <OfBook id={work.id} /> : null;
}

function OfBook({ id }: { id: string }) {
  const t = useMessages();
  const { data } = useCall('chapterPlan', { params: { id } });
  return (
    <Section title={t('particulars.chapters.title')}>
      <p className="mb-3 text-sm text-muted">{t('particulars.chapters.hint')}</p>
      {data && <Gathering key={id} plan={data} />}
    </Section>
  );
}

export function Gathering({ plan }: { plan: ChapterPlan }) {
  const t = useMessages();
  const [chapters, setChapters] = useState(plan.capitulos);
  /** As they were saved last, on which one's own changes stand. */
  const [base, setBase] = useState(plan.capitulos);
  const [isMerged, setMerged] = useState(false);
  const [said, setSaid] = useState('');
  const saving = useAct('saveChapters', ['chapterPlan', 'publishedProcess', 'readWork']);
  const total = chapters.length;
  const isChanged = !isSameOrder(chapters, plan.capitulos);
  // What was saved since, here or by somebody else, takes nothing of what is written on this screen.
  if (!isSameOrder(base, plan.capitulos)) {
    const merged = mergeChapters(base, chapters, plan.capitulos);
    setBase(plan.capitulos);
    setMerged(!isSameOrder(chapters, base) && !isSameOrder(merged, plan.capitulos));
    setChapters(isSameOrder(chapters, base) ? plan.capitulos : merged);
  }

  function move(from: number, to: number) {
    const chapter = chapters[from];
    if (!chapter || to < 0 || to >= total) return;
    setChapters(moved(chapters, from, to - from));
    setSaid(t('particulars.chapters.moved', { title: chapter.titulo, place: to + 1, total }));
  }
  const { list, handleOf, rowOf } = useRowDrag(move);
  const write = (id: string, part: Partial<Pick<PlannedChapter, 'paginaInicial' | 'paginaFinal'>>) =>
    setChapters((before) => before.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const save = () =>
    saving.mutate(
      {
        params: { id: plan.id },
        body: { desde: plan.capitulos.map((each) => each.id), capitulos: chapters.map(placeOf) },
      },
      {
        onSuccess: () => toast.success(t('particulars.chapters.saved')),
        onError: (error) => toast.error(failureText(t('particulars.chapters.failed'), error)),
      },
    );

  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      {total === 0 && <p className="text-sm text-muted">{t('particulars.chapters.none')}</p>}
      <ol {...list} className="divide-y divide-line border-y border-line empty:hidden">
        {chapters.map((chapter, index) => {
          const { id, titulo: title } = chapter;
          return (
            <li key={id} {...rowOf(index)} className="flex gap-2 py-3 data-dragged:bg-wash">
              <RowHandle
                label={t('particulars.chapters.move', { title, place: index + 1, total })}
                onMove={(by) => move(index, index + by)}
                {...handleOf(index)}
              />
              <div className="min-w-0 grow">
                <Named chapter={chapter} />
                <div className="mt-2 grid grid-cols-2 gap-3">
                  {(['paginaInicial', 'paginaFinal'] as const).map((key) => {
                    const which = key === 'paginaInicial' ? 'first' : 'last';
                    return (
                      <Field key={key} label={t(`particulars.chapters.${which}`)}>
                        <Input
                          aria-label={t(`particulars.chapters.${which}.of`, { title })}
                          value={chapter[key]}
                          maxLength={longest.pageNumber}
                          onChange={({ target }) => write(id, { [key]: target.value })}
                        />
                      </Field>
                    );
                  })}
                </div>
              </div>
              <MoreActs
                label={t('particulars.chapters.acts', { title })}
                size="compact"
                acts={[
                  { id: 'subir', label: t('particulars.chapters.up'), onSelect: () => move(index, index - 1) },
                  { id: 'bajar', label: t('particulars.chapters.down'), onSelect: () => move(index, index + 1) },
                  {
                    id: 'quitar',
                    label: t('particulars.chapters.take'),
                    onSelect: () => setChapters(chapters.filter((each) => each.id !== id)),
                  },
                ]}
              />
            </li>
          );
        })}
      </ol>
      {isChanged && (
        <div className="my-4 flex flex-wrap items-center gap-3">
          <span className="grow text-sm text-muted" role="status">
            {t(isMerged ? 'particulars.chapters.merged' : 'particulars.chapters.unsaved')}
          </span>
          <Button size="small" onClick={() => setChapters(plan.capitulos)}>
            {t('particulars.chapters.undo')}
          </Button>
          <Button size="small" variant="primary" busy={saving.isPending} onClick={save}>
            {t('particulars.chapters.save')}
          </Button>
        </div>
      )}
      <Available plan={plan} taken={chapters} onAdd={(work) => setChapters((before) => [...before, work])} />
    </>
  );
}

function Named({ chapter }: { chapter: PlannedChapter }) {
  const t = useMessages();
  return (
    <>
      <p lang={chapter.idioma} className="wrap-anywhere">
        {chapter.titulo}
      </p>
      <p className="text-sm text-muted">
        {chapter.autor} · {t(`particulars.chapters.fate.${chapter.destino}`)}
      </p>
    </>
  );
}

interface AvailableProps {
  plan: ChapterPlan;
  taken: readonly PlannedChapter[];
  onAdd: (work: PlannedChapter) => void;
}

/** Works that could come in, each with a button that puts it at the end; of many, those with the words sought. */
function Available({ plan, taken, onAdd }: AvailableProps) {
  const t = useMessages();
  const { typed, type, search } = useSearch({ longest: longest.search });
  const asked = callQuery(useClient(), 'chapterPlan', { params: { id: plan.id }, query: { buscar: search } });
  const { data = plan } = useQuery({ ...asked, enabled: search !== '', placeholderData: keepPreviousData });
  const { disponibles, hayMas } = search === '' ? plan : data;
  const offered = disponibles.filter((work) => !taken.some(({ id }) => id === work.id));
  const label = t('particulars.chapters.search');
  return (
    <details className="mt-4">
      <summary className="cursor-pointer py-1 text-sm">{t('particulars.chapters.available')}</summary>
      {(plan.hayMas || typed !== '') && <SearchBox label={label} placeholder={label} value={typed} onChange={type} />}
      {offered.length === 0 && <p className="text-sm text-muted">{t('particulars.chapters.available.none')}</p>}
      <ul className="divide-y divide-line">
        {offered.map((work) => (
          <li key={work.id} className="flex items-start justify-between gap-3 py-3">
            <div className="min-w-0">
              <Named chapter={work} />
            </div>
            <Button
              size="small"
              aria-label={t('particulars.chapters.add.of', { title: work.titulo })}
              onClick={() => onAdd(work)}
            >
              {t('particulars.chapters.add')}
            </Button>
          </li>
        ))}
      </ul>
      {hayMas && <p className="text-sm text-muted">{t('particulars.chapters.more')}</p>}
    </details>
  );
}
