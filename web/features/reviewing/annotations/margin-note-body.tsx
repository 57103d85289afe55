import { longest } from '#contract/limits.ts';
import { quoted } from '#contract/points.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { MarginNote } from './margin-note.ts';

type Props = {
  note: MarginNote;
  /** It stands in a box that can be closed. */
  onDone?: () => void;
  /** It stands beside the text: leads to its place there. */
  onShow?: () => void;
};

/** What is said of a passage, and by whom; one's own can be written and taken away. */
export function MarginNoteBody({ note: { passage, texto, by, ronda, onText, onRemove }, onDone, onShow }: Props) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-2">
      {!onText && (
        <p className="text-sm font-semibold">
          {by} <span className="font-normal text-muted">· {t('reviewing.margin.round', { round: ronda })}</span>
        </p>
      )}
      <blockquote className="line-clamp-3 border-s-2 border-accent-line ps-3 font-serif text-sm text-muted">
        {quoted(passage.exacto)}
      </blockquote>
      {onText ? (
        <Field label={t('reviewing.margin.label')} hideLabel>
          <Textarea
            data-first-focus
            rows={3}
            maxLength={longest.annotation}
            placeholder={t('reviewing.margin.label')}
            value={texto}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
          />
        </Field>
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">{texto}</p>
      )}
      {(onDone || onShow || onRemove) && (
        <div className="flex flex-wrap gap-2">
          {onText && onDone && (
            <Button size="small" onClick={onDone}>
              {t('reviewing.margin.done')}
            </Button>
          )}
          {onShow && (
            <Button size="small" variant="quiet" onClick={onShow}>
              {t('reviewing.margin.show')}
              <VisuallyHidden> {quoted(passage.exacto)}</VisuallyHidden>
            </Button>
          )}
          {onRemove && (
            <Button
              size="small"
              variant="dangerQuiet"
              onClick={() => {
                onDone?.();
                onRemove();
              }}
            >
              {t('reviewing.margin.remove')}
              <VisuallyHidden> {quoted(passage.exacto)}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
