import { Plus } from 'lucide-react';
import { useState } from 'react';
import { reviewFormFieldTypes } from '#contract/entities/review-form.ts';
import { moved } from '#web/data/ordered-list.ts';
import { useFocusNext } from '#web/features/forms/use-focus-next.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { added, changed, duplicated, putBack, type Question, removed } from './compose.ts';
import { FormPreview } from './form-preview.tsx';
import { fieldsetId, moveId, QuestionItem } from './question-item.tsx';

const mostQuestions = 30;

type Props = {
  form: readonly Question[];
  /** What is wrong with the whole form. */
  error?: string | undefined;
  /** What is wrong with a question, by its place and a part of it (`etiqueta`, `opciones.1`). */
  errorAt: (place: number, path: string) => string | undefined;
  onWrite: (form: Question[]) => void;
};

/** The questions of a review form as they are composed: added, ordered, copied, taken away and put back, looked at. */
export function QuestionsField({ form, error, errorAt, onWrite }: Props) {
  const t = useMessages();
  const [taken, setTaken] = useState<{ question: Question; place: number } | null>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  const [said, say] = useState('');
  const focusNext = useFocusNext();
  const nameOf = ({ etiqueta }: Question, place: number) =>
    etiqueta.trim() || t('composer.untitled', { place: place + 1 });

  const add = (tipo: Question['tipo']) => {
    const list = added(form, tipo);
    onWrite(list);
    focusNext(`${fieldsetId(list.at(-1)?.id ?? '')} input`);
  };
  const move = (question: Question, place: number, step: 1 | -1) => {
    const to = place + step;
    if (to < 0 || to >= form.length) return say(t(step < 0 ? 'composer.isFirst' : 'composer.isLast'));
    onWrite(moved(form, place, step));
    say(t('composer.moved', { name: nameOf(question, place), place: to + 1, count: form.length }));
    // The browser takes the focus from what is moved in the page.
    const focused = document.activeElement?.id;
    if (focused) focusNext(`#${focused}`);
    else focusNext(moveId(question.id, step));
  };
  const remove = (question: Question, place: number) => {
    onWrite(removed(form, place));
    setTaken({ question, place });
    focusNext('#composer-undo');
  };
  const undo = () => {
    if (!taken) return;
    onWrite(putBack(form, taken.place, taken.question));
    setTaken(null);
    focusNext(`${fieldsetId(taken.question.id)} input`);
  };

  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {error && <Notice tone="error">{error}</Notice>}
      {form.length === 0 && <EmptyState title={t('composer.empty')}>{t('composer.empty.text')}</EmptyState>}
      <ol className="flex flex-col gap-6">
        {form.map((question, place) => (
          <QuestionItem
            key={question.id}
            question={question}
            place={place}
            count={form.length}
            name={nameOf(question, place)}
            errorAt={(path) => errorAt(place, path)}
            onChange={(fields) => onWrite(changed(form, place, fields))}
            onMove={(step) => move(question, place, step)}
            onDuplicate={() => onWrite(duplicated(form, place))}
            onRemove={() => remove(question, place)}
          />
        ))}
      </ol>
      {taken && (
        <Notice
          live
          action={
            <Button id="composer-undo" size="small" onClick={undo}>
              {t('composer.undo')}
            </Button>
          }
        >
          {t('composer.removed', { name: nameOf(taken.question, taken.place) })}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Menu
          align="start"
          trigger={
            <Button icon={<Plus aria-hidden />} disabled={form.length >= mostQuestions}>
              {t('composer.add')}
            </Button>
          }
        >
          {reviewFormFieldTypes.map((tipo) => (
            <MenuItem key={tipo} onSelect={() => add(tipo)}>
              {t(`composer.kind.${tipo}`)}
            </MenuItem>
          ))}
        </Menu>
        {form.length > 0 && (
          <Button aria-haspopup="dialog" onClick={() => setPreviewing(true)}>
            {t('composer.preview')}
          </Button>
        )}
      </div>
      {isPreviewing && <FormPreview form={form} onClose={() => setPreviewing(false)} />}
    </>
  );
}
