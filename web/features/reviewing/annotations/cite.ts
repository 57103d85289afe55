import { quoted } from '#contract/points.ts';
import type { ReviewForm } from '../use-review-form.ts';

/** Puts a passage at the end of what is being written, and the keyboard after it. */
export function cite({ form }: Pick<ReviewForm, 'form'>, passage: string): void {
  const before = form.getValues('comentarios').trimEnd();
  form.setValue('comentarios', `${before}${before && '\n\n'}${quoted(passage)}\n`, { shouldDirty: true });
  form.setFocus('comentarios');
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement) {
    activeElement.setSelectionRange(activeElement.value.length, activeElement.value.length);
    activeElement.scrollTop = activeElement.scrollHeight;
  }
}
