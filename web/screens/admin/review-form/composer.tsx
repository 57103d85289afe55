/** The composer of the structured review form: its questions, their order, and how a reviewer sees them. */
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { reviewFormFieldTypes } from '#contract/entities/review-form.ts';
import { moved } from '#web/data/ordered-list.ts';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import type { GroupProps } from '#web/features/administration/platform-settings/groups.ts';
import { groupSchemas } from '#web/features/administration/platform-settings/groups.ts';
import { errorOf, useSettingsGroup } from '#web/features/administration/platform-settings/use-settings-group.ts';
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

export function Composer({ settings, onSettled }: GroupProps) {
  const t = useMessages();
  const group = useSettingsGroup('formulario', settings, groupSchemas.formulario, onSettled);
  const form = group.values.formularioRevision;
  const [taken, setTaken] = useState<{ question: Question; place: number } | null>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  const [said, say] = useState('');
  const focusNext = useFocusNext();
  const write = (formularioRevision: Question[]) => group.set({ formularioRevision });
  const nameOf = ({ etiqueta }: Question, place: number) =>
    etiqueta.trim() || t('composer.untitled', { place: place + 1 });

  const add = (tipo: Question['tipo']) => {
    const list = added(form, tipo);
    write(list);
    focusNext(`${fieldsetId(list.at(-1)?.id ?? '')} input`);
  };
  const move = (question: Question, place: number, step: 1 | -1) => {
    const to = place + step;
    if (to < 0 || to >= form.length) return say(t(step < 0 ? 'composer.isFirst' : 'composer.isLast'));
    write(moved(form, place, step));
    say(t('composer.moved', { name: nameOf(question, place), place: to + 1, count: form.length }));
    // The browser takes the focus from what is moved in the page.
    const focused = document.activeElement?.id;
    if (focused) focusNext(`#${focused}`);
    else focusNext(moveId(question.id, step));
  };
  const remove = (question: Question, place: number) => {
    write(removed(form, place));
    setTaken({ question, place });
    focusNext('#composer-undo');
  };
  const undo = () => {
    if (!taken) return;
    write(putBack(form, taken.place, taken.question));
    setTaken(null);
    focusNext(`${fieldsetId(taken.question.id)} input`);
  };

  return (
    <GroupForm title={t('platform.group.formulario')} intro={t('composer.intro')} group={group}>
      <Notice>{t('composer.underWay')}</Notice>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {group.errors.formularioRevision && <Notice tone="error">{group.errors.formularioRevision}</Notice>}
      {form.length === 0 && <EmptyState title={t('composer.empty')}>{t('composer.empty.text')}</EmptyState>}
      <ol className="flex flex-col gap-6">
        {form.map((question, place) => (
          <QuestionItem
            key={question.id}
            question={question}
            place={place}
            count={form.length}
            name={nameOf(question, place)}
            errorAt={(path) => errorOf(group.errors, `formularioRevision.${place}.${path}`)}
            onChange={(fields) => write(changed(form, place, fields))}
            onMove={(step) => move(question, place, step)}
            onDuplicate={() => write(duplicated(form, place))}
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
    </GroupForm>
  );
}

/** Puts the keyboard where it goes on, once that is drawn. */
function useFocusNext() {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (!next.current) return;
    const wanted = next.current;
    next.current = null;
    // After the menu has given the focus back to its button.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(wanted)?.focus());
  });
  return (selector: string) => {
    next.current = selector;
  };
}
