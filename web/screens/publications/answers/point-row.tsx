import { Ellipsis } from 'lucide-react';
import type { AnsweredPoint } from '#contract/entities/review.ts';
import { longest } from '#contract/limits.ts';
import { isPraise } from '#web/features/publications/praise-words.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

type Props = {
  point: AnsweredPoint;
  number: number;
  onAnswer: (words: string) => void;
  /** Each absent where it cannot be done. */
  onSplit?: (() => void) | undefined;
  onJoin?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
};

/** A point of a review, and beside it the box for its answer. */
export function PointRow({ point, number, onAnswer, onSplit, onJoin, onRemove }: Props) {
  const t = useMessages();
  const name = t('answers.point', { number });
  return (
    <li className="grid gap-x-8 gap-y-3 py-6 roomy:grid-cols-2">
      <div className="min-w-0">
        <div className="flex items-center justify-between gap-2">
          <h3 className="label-caps">{name}</h3>
          {(onSplit || onJoin || onRemove) && (
            <Menu
              align="end"
              trigger={
                <IconButton
                  size="small"
                  label={t('answers.arrange', { point: name })}
                  icon={<Ellipsis aria-hidden />}
                />
              }
            >
              {onSplit && <MenuItem onSelect={onSplit}>{t('answers.split')}</MenuItem>}
              {onJoin && <MenuItem onSelect={onJoin}>{t('answers.join')}</MenuItem>}
              {onRemove && (
                <MenuItem tone="danger" onSelect={onRemove}>
                  {t('answers.remove')}
                </MenuItem>
              )}
            </Menu>
          )}
        </div>
        <p className="mt-1 font-serif whitespace-pre-line">{point.punto}</p>
      </div>
      <Field label={t('answers.answerTo', { number })} hint={isPraise(point.punto) ? t('answers.praise') : undefined}>
        <Textarea
          className="min-h-32"
          maxLength={longest.review}
          value={point.respuesta}
          onChange={(event) => onAnswer(event.currentTarget.value)}
        />
      </Field>
    </li>
  );
}
