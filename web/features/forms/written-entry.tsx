import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast';
import { failureText } from '#web/data/failure-text.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { MoreActs, type RowAct, RowActs } from '#web/ui/RowActs.tsx';
import { ChangedTextForm } from './changed-text-form.tsx';

type Props = {
  /** Who wrote it, and what marks it. */
  by: ReactNode;
  badges?: ReactNode;
  date: string;
  /** 'editada', where it was changed since. */
  edited?: string | false;
  /** What became of it, above its text. */
  standing?: ReactNode;
  text: string;
  /** In place of its text where that was taken away. */
  gone?: string | false;
  /** Its own act, before those of who wrote it. */
  lead?: ReactNode;
  mayChange: boolean;
  mayRemove: boolean;
  /** 'Editar: tu mensaje del 3 de mayo'. */
  about: (action: string) => string;
  words: { change: string; remove: string; ask: string; askText: string; removed: string; failed: string };
  /** What its text is changed with. */
  form: Omit<Parameters<typeof ChangedTextForm>[0], 'text' | 'onClose'>;
  onRemove: () => Promise<unknown>;
  /** Told as its text begins to be changed in its place, and as that ends. */
  onChanging?: (is: boolean) => void;
};

/** One thing that somebody wrote to others, in a list: who wrote it changes its text in its place, or takes it away. */
export function WrittenEntry(props: Props) {
  const { by, badges, date, edited, standing, text, gone, lead, mayChange, mayRemove, about, words, form } = props;
  const t = useMessages();
  const { moment } = useFormats();
  const [changing, setIsChanging] = useState(false);
  const setChanging = (is: boolean) => {
    setIsChanging(is);
    props.onChanging?.(is);
  };
  const [removing, setRemoving] = useState(false);
  const acts: RowAct[] = [
    ...(mayChange
      ? [{ id: 'change', label: words.change, about: about(words.change), onSelect: () => setChanging(true) }]
      : []),
    ...(mayRemove
      ? [
          {
            id: 'remove',
            label: words.remove,
            about: about(words.remove),
            tone: 'danger' as const,
            asks: true,
            onSelect: () => setRemoving(true),
          },
        ]
      : []),
  ];
  const more = t('common.more', { what: moment(date) });
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">{by}</span>
        {badges}
        <span className="text-muted">
          <time dateTime={date}>{moment(date)}</time>
          {edited && ` · ${edited}`}
        </span>
      </div>
      {standing}
      {gone ? (
        <p className="mt-2 text-muted italic">{gone}</p>
      ) : changing ? (
        <ChangedTextForm {...form} text={text} onClose={() => setChanging(false)} />
      ) : (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
      )}
      {!changing && (lead || acts.length > 0) && (
        <div className="mt-3 flex flex-wrap items-center gap-1.5">
          {lead}
          {lead && acts.length > 0 ? <MoreActs acts={acts} label={more} /> : <RowActs acts={acts} more={more} />}
        </div>
      )}
      {removing && <RemoveDialog words={words} onRemove={props.onRemove} onClose={() => setRemoving(false)} />}
    </li>
  );
}

function RemoveDialog({ words, onRemove, onClose }: Pick<Props, 'words' | 'onRemove'> & { onClose: () => void }) {
  const t = useMessages();
  const [busy, setBusy] = useState(false);
  const remove = () => {
    setBusy(true);
    onRemove()
      .then(
        () => {
          toast.success(words.removed);
          onClose();
        },
        (error: unknown) => toast.error(failureText(words.failed, error)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.ask}
      description={words.askText}
      confirmLabel={words.remove}
      cancelLabel={t('common.cancel')}
      tone="danger"
      busy={busy}
      onConfirm={remove}
    />
  );
}
