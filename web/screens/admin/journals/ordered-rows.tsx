/** A list that an administrator writes whole: each row opens to its fields, is moved, taken away and put back. */
import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { moved } from '#web/data/ordered-list.ts';
import { useFocusNext } from '#web/features/forms/use-focus-next.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

type Row = { id: string };

type Props<R extends Row> = {
  rows: readonly R[];
  most: number;
  /** What a row is called, and what else is said of it while it is shut. */
  nameOf: (row: R) => string;
  about: (row: R) => ReactNode;
  /** Something in the row of this place is wrong: it stays open. */
  isFaulty: (place: number) => boolean;
  /** Whether people choose the order; else rows stand as they come. */
  ordered?: boolean;
  none: string;
  addLabel: string;
  fresh: () => R;
  onChange: (rows: R[]) => void;
  children: (row: R, place: number, change: (fields: Partial<R>) => void) => ReactNode;
};

const boxOf = (id: string) => `fila-${id}`;

export function OrderedRows<R extends Row>({ rows, ordered = true, ...props }: Props<R>) {
  const { most, nameOf, about, isFaulty, none, addLabel, fresh, onChange, children } = props;
  const t = useMessages();
  const [open, setOpen] = useState<string | null>(null);
  const [taken, setTaken] = useState<{ row: R; place: number } | null>(null);
  const [said, say] = useState('');
  const focusNext = useFocusNext();

  const add = () => {
    const row = fresh();
    onChange(ordered ? [...rows, row] : [row, ...rows]);
    setOpen(row.id);
    focusNext(`#${boxOf(row.id)} :is(input, select, textarea)`);
  };
  const move = (row: R, place: number, step: 1 | -1) => {
    const to = place + step;
    if (to < 0 || to >= rows.length) return say(t(step < 0 ? 'composer.isFirst' : 'composer.isLast'));
    onChange(moved(rows, place, step));
    say(t('composer.moved', { name: nameOf(row), place: to + 1, count: rows.length }));
    // The browser takes the focus from what is moved in the page.
    const focused = document.activeElement?.id;
    if (focused) focusNext(`#${focused}`);
  };
  const remove = (row: R, place: number) => {
    onChange(rows.filter((_, at) => at !== place));
    setTaken({ row, place });
    focusNext('#rows-undo');
  };
  const undo = () => {
    if (!taken) return;
    onChange([...rows.slice(0, taken.place), taken.row, ...rows.slice(taken.place)]);
    setTaken(null);
    focusNext(`#${boxOf(taken.row.id)}-abrir`);
  };

  return (
    <div className="flex flex-col gap-4">
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {!ordered && rows.length > 0 && <AddButton disabled={rows.length >= most} label={addLabel} onAdd={add} />}
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {rows.map((row, place) => (
            <RowItem
              key={row.id}
              id={boxOf(row.id)}
              name={nameOf(row)}
              about={about(row)}
              isOpen={open === row.id || isFaulty(place)}
              onToggle={() => setOpen(open === row.id ? null : row.id)}
              {...(ordered && { onMove: (step) => move(row, place, step) })}
              onRemove={() => remove(row, place)}
            >
              {children(row, place, (fields) =>
                onChange(rows.map((each, at) => (at === place ? { ...each, ...fields } : each))),
              )}
            </RowItem>
          ))}
        </ol>
      )}
      {taken && (
        <Notice
          live
          action={
            <Button id="rows-undo" size="small" onClick={undo}>
              {t('composer.undo')}
            </Button>
          }
        >
          {t('managing.removed', { name: nameOf(taken.row) })}
        </Notice>
      )}
      {(ordered || rows.length === 0) && <AddButton disabled={rows.length >= most} label={addLabel} onAdd={add} />}
    </div>
  );
}

const AddButton = ({ label, disabled, onAdd }: { label: string; disabled: boolean; onAdd: () => void }) => (
  <div>
    <Button icon={<Plus aria-hidden />} disabled={disabled} onClick={onAdd}>
      {label}
    </Button>
  </div>
);

type RowItemProps = {
  id: string;
  name: string;
  about: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  onMove?: (step: 1 | -1) => void;
  onRemove: () => void;
  children: ReactNode;
};

/** Alt with an arrow moves a row from wherever the keyboard is in it. */
function RowItem({ id, name, about, isOpen, onToggle, onMove, onRemove, children }: RowItemProps) {
  const t = useMessages();
  const moveByKeys = (event: KeyboardEvent) => {
    if (!onMove || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li id={id} onKeyDown={moveByKeys}>
      <div className="flex items-center gap-1">
        <button
          type="button"
          id={`${id}-abrir`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-campos` : undefined}
          onClick={onToggle}
          className="flex min-h-12 min-w-0 grow items-center gap-3 px-1 py-2 text-start hover:bg-wash"
        >
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 text-muted transition-transform ${isOpen ? '' : '-rotate-90'}`}
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-semibold">{name}</span>
            <span className="block text-sm text-muted">{about}</span>
          </span>
        </button>
        {onMove && (
          <>
            <IconButton
              id={`${id}-subir`}
              label={t('composer.up', { name })}
              icon={<ArrowUp aria-hidden />}
              size="small"
              onClick={() => onMove(-1)}
            />
            <IconButton
              id={`${id}-bajar`}
              label={t('composer.down', { name })}
              icon={<ArrowDown aria-hidden />}
              size="small"
              onClick={() => onMove(1)}
            />
          </>
        )}
        <IconButton
          label={t('composer.remove', { name })}
          icon={<Trash2 aria-hidden />}
          size="small"
          onClick={onRemove}
        />
      </div>
      {isOpen && (
        <fieldset id={`${id}-campos`} className="flex min-w-0 flex-col gap-4 border-s-2 border-line ps-4 pt-2 pb-6">
          <legend className="sr-only">{name}</legend>
          {children}
        </fieldset>
      )}
    </li>
  );
}
