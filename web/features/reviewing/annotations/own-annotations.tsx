import { useMessages } from '#web/messages/use-messages.ts';
import type { ReviewForm } from '../use-review-form.ts';
import { MarginNoteBody } from './margin-note-body.tsx';
import { ownNotes } from './own-notes.ts';

type Props = { form: ReviewForm; onShow?: ((at: number) => void) | undefined };

/** What one says in the margin, in the order of the text, as a part of the review that is being written. */
export function OwnAnnotations({ form, onShow }: Props) {
  const t = useMessages();
  const notes = ownNotes(form)
    .map((note, at) => ({ note, at }))
    .sort((one, other) => one.note.passage.posicion - other.note.passage.posicion);
  return (
    <section aria-label={t('reviewing.margin.title')} className="border-t border-line pt-6">
      <h3 className="text-base">{t('reviewing.margin.title')}</h3>
      <p className="mt-1 text-sm text-muted">{t('reviewing.margin.hint')}</p>
      {notes.length > 0 && (
        <ol className="mt-2 divide-y divide-line">
          {notes.map(({ note, at }) => (
            <li key={note.key} className="py-4">
              <MarginNoteBody note={note} {...(onShow && { onShow: () => onShow(at) })} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
